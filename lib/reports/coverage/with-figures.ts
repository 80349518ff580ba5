/** Findings with their figures: of a strength or a weakness the coverage tells the row, where the report has it in a table. */
import type { Block } from '../../contract/blocks.ts';
import { figureLine, figuresIn } from '../figure-rows.ts';

type FindingsItem = Extract<Block, { kind: 'findings' }>['items'][number];

/** `blocks` are those of the entry that the items stand in; an item's row takes the place of its rank alone. */
export function withFigures(items: readonly FindingsItem[], blocks: readonly Block[]): FindingsItem[] {
  const figures = figuresIn(blocks);
  return items.map((item, at) => {
    const own = figures.filter(({ about }) => about === String(at + 1));
    const [first, ...rest] = item.bullets;
    if (own.length === 0 || first === undefined) return item;
    return { ...item, bullets: [{ ...first, text: own.map(figureLine).join('; ') }, ...rest] };
  });
}
