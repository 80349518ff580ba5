/** The head of a block: its title and whether it was counted or judged. The two are never mixed on the page. */
import type { Block } from '../../../lib/contract/blocks.ts';

const basisText: Record<Block['basis'], string> = { counted: 'Counted from the script', opinion: 'Opinion' };

/** `title` may be null: then only the basis stands there. */
export function BlockTitle({ title, basis }: { title: string | null; basis: Block['basis'] }) {
  return (
    <header className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      {title !== null && <h3 className="text-xl">{title}</h3>}
      <span className={basis === 'counted' ? 'text-xs text-ink-faint' : 'text-xs font-semibold text-brass'}>
        {basisText[basis]}
      </span>
    </header>
  );
}
