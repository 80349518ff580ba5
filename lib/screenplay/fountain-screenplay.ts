/** A Fountain script as a Screenplay, laid out on standard pages. Refuses to read other formats. */
import { buildScenes } from './build-scenes.ts';
import type { Furniture, Screenplay } from './model.ts';
import { paginate } from './paginate.ts';
import { placeBlocks } from './place-blocks.ts';
import { readFountain } from './read-fountain.ts';
import { emptyTitlePage } from './title-fields.ts';

/** Reads, paginates and builds scenes. Never throws. */
export function readFountainScreenplay(source: string): Omit<Screenplay, 'format'> {
  const { titlePage, blocks } = readFountain(source);
  const layout = paginate(blocks);
  const more = layout.lines.flatMap(({ style, text, page, line }): Furniture[] =>
    style === 'more' ? [{ kind: 'more', text, at: { page, line } }] : [],
  );
  return {
    titlePageCount: titlePage ? 1 : 0,
    pageCount: layout.pageCount,
    titlePage: titlePage ?? emptyTitlePage,
    scenes: buildScenes(placeBlocks(blocks, layout)),
    furniture: more,
    diagnostics: [],
  };
}
