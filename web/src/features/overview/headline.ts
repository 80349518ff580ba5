/** The overview in one line, for the strip above every report: the verdict, else what the script is about, else how many things there are to look at, else what is worth a second look. Pure. */
import type { Block } from '../../../../lib/contract/blocks.ts';
import type { ReportEntry } from '../../../../lib/contract/report.ts';

const countOf = (block: Block): number => (block.kind === 'findings' ? block.items.length : 0);

/** Weaknesses that the overview names, by their titles. */
const secondLookIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) =>
    block.kind === 'facts' && block.id === 'second-look' ? block.items.map(({ label }) => label) : [],
  );

/** Facts are known by their ids, whatever their labels say. A logline that is not a reader's is the writer's own, and no news to them. */
export function headlineOf({ blocks }: ReportEntry): string {
  const facts = blocks.flatMap((block) =>
    block.kind === 'facts' ? block.items.map(({ id, value }) => ({ id, value, basis: block.basis })) : [],
  );
  const said =
    facts.find(({ id }) => id === 'verdict') ?? facts.find(({ id, basis }) => id === 'logline' && basis === 'opinion');
  if (said) return said.value;
  const things = blocks.reduce((sum, block) => sum + countOf(block), 0);
  const named = secondLookIn(blocks);
  if (things === 0) return named.length === 0 ? 'nothing to look at first' : `worth a second look: ${named.join(', ')}`;
  return `${things} ${things === 1 ? 'thing' : 'things'} to look at`;
}
