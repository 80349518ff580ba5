/** All blocks of one report entry: the reading, its foot, and what was counted under it. */
import type { Block } from '../../../lib/contract/blocks.ts';
import { BesideReading } from './beside-reading.ts';
import { BlockView } from './block-view.tsx';
import { CountedFold } from './counted-fold.tsx';
import { keyed } from './keyed.ts';
import { countedUnder, holdsReading } from './split-reading.ts';

const drawn = (blocks: readonly Block[]) =>
  keyed(blocks, (block) => block.kind).map(({ key, item }) => <BlockView key={key} block={item} />);

/** `folds` false: for reading through and for paper, what was counted stands open under its heading. */
export function EntryBlocks({ blocks, folds }: { readonly blocks: readonly Block[]; readonly folds: boolean }) {
  const counted = countedUnder(blocks);
  return (
    <BesideReading value={holdsReading(blocks)}>
      {drawn(blocks.slice(0, blocks.length - counted.length))}
      {counted.length > 0 && <CountedFold folds={folds}>{drawn(counted)}</CountedFold>}
    </BesideReading>
  );
}
