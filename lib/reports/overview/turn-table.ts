/** The strip of turns: each with its page. */
import type { Block } from '../../contract/blocks.ts';
import type { Cite } from '../../story/cite.ts';
import { columnPlaces, pageNamed } from '../named-places.ts';
import * as words from './words.ts';

export const turnTable = (
  turns: readonly { readonly name: string; readonly place: Cite }[],
  basis: Block['basis'],
): Block => ({
  kind: 'table',
  id: 'turns',
  title: words.titles.turns,
  columns: [
    { label: words.turnColumns.page, align: 'right' },
    { label: words.turnColumns.turn, align: 'left' },
  ],
  rows: turns.map(({ name, place }) => [place.page, name]),
  places: columnPlaces(
    0,
    turns.map(({ place }) => [pageNamed(place)]),
  ),
  basis,
});
