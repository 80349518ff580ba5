/** Where a claim can be checked: page, scene and the script's own words, set as script. */
import type { Evidence } from '../../../lib/contract/blocks.ts';

const keyOf = (e: Evidence): string => `${e.page}:${e.line}:${e.quote}`;

export function EvidenceList({ items }: { items: readonly Evidence[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="mt-2 space-y-1.5 border-l-2 border-rule pl-3" aria-label="Evidence">
      {items.map((item) => (
        <li key={keyOf(item)} className="text-sm text-ink-soft">
          <span className="mr-2 whitespace-nowrap text-xs font-semibold text-brass tabular-nums">
            p. {item.page}
            {item.scene !== null && ` · sc. ${item.scene}`}
          </span>
          <q className="script break-words">{item.quote}</q>
        </li>
      ))}
    </ul>
  );
}
