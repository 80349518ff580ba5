/** Stretches of the script on a bar as long as the script, and the same as a list with its evidence. */
import type * as z from 'zod';
import type { timelineBlock } from '../../../lib/contract/blocks.ts';
import { BlockFrame } from './block-frame.tsx';
import { EvidenceList } from './evidence.tsx';
import { keyed } from './keyed.ts';
import { toneFill } from './tones.ts';

const pagesOf = (from: number, to: number): string => (from === to ? `p. ${from}` : `p. ${from}–${to}`);

export function TimelineBlock({ block }: { readonly block: z.infer<typeof timelineBlock> }) {
  const pageCount = Math.max(1, block.pageCount);
  const rowHeight = 14;
  const stretches = keyed(block.items, ({ label, fromPage }) => `${label}:${fromPage}`);
  return (
    <BlockFrame title={block.title} basis={block.basis}>
      <svg
        viewBox={`0 0 100 ${block.items.length * rowHeight}`}
        preserveAspectRatio="none"
        width="100%"
        height={block.items.length * rowHeight}
        className="mb-1"
        aria-hidden="true"
      >
        {stretches.map(({ key, item }, at) => {
          // A page is a stretch, not a point: page 3 lies between 2/n and 3/n of the whole.
          const from = ((Math.max(1, item.fromPage) - 1) / pageCount) * 100;
          const width = Math.max(0.8, (item.toPage / pageCount) * 100 - from);
          const y = at * rowHeight + 2;
          return (
            <g key={key}>
              <rect x="0" y={y + 4} width="100" height="2" className="fill-well" />
              <rect x={from} y={y} width={width} height="10" className={toneFill(at)} />
            </g>
          );
        })}
      </svg>
      <div className="mb-4 flex justify-between text-xs text-ink-faint" aria-hidden="true">
        <span>p. 1</span>
        <span>p. {block.pageCount}</span>
      </div>
      <ol className="space-y-3">
        {stretches.map(({ key, item }) => (
          <li key={key} className="grid gap-x-4 sm:grid-cols-[7rem_1fr]">
            <span className="text-sm font-semibold tabular-nums text-brass">{pagesOf(item.fromPage, item.toPage)}</span>
            <div className="min-w-0">
              <strong className="font-semibold">{item.label}</strong>
              <p>{item.text}</p>
              <EvidenceList evidence={item.evidence} />
            </div>
          </li>
        ))}
      </ol>
    </BlockFrame>
  );
}
