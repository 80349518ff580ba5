/** Measures of the graph as rows of figures, and rows as a table whose pages lead to the script. */
import type { Block } from '../contract/blocks.ts';
import { evidenceOf } from '../story/cite.ts';
import type { StoryMeasure } from '../story/measure.ts';
import { type FigureRow, figuresId } from './figure-rows.ts';
import type { NameOf } from './measure-words/measure-phrase.ts';
import { nameOfMeasure, rankOf, toldOf } from './measure-words.ts';
import { columnPlaces, pagesTo, placesTo } from './named-places.ts';

export const figureOf = (about: string, measure: StoryMeasure, nameOf: NameOf): FigureRow => ({
  about,
  name: nameOfMeasure(measure),
  value: toldOf(measure, nameOf),
  stands: rankOf(measure),
  places: measure.places.map(evidenceOf),
});

const columns = ['Figure', 'This script', 'Of features', 'See'] as const;

/** `label` heads the first column. No table without rows. */
export function figuresTable(title: string, label: string, rows: readonly FigureRow[]): Block[] {
  if (rows.length === 0) return [];
  return [
    {
      kind: 'table',
      id: figuresId,
      title,
      columns: [label, ...columns].map((each) => ({ label: each, align: 'left' })),
      rows: rows.map(({ about, name, value, stands, places }) => [about, name, value, stands, pagesTo(places)]),
      places: columnPlaces(
        columns.length,
        rows.map(({ places }) => placesTo(places)),
      ),
      basis: 'counted',
    },
  ];
}
