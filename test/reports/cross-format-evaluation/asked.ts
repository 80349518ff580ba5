/** What a format asks of a story for one fact that it wants otherwise. */
import { changesFor, type FormatStory } from '../../../lib/reports/cross-format-evaluation/changes.ts';
import type { FormatFact } from '../../../lib/story/formats.ts';

export type Side = 'low' | 'high';

export const wantOf = (fact: FormatFact, side: Side, weight: 1 | 2 = 1) => ({
  fact,
  low: side === 'low' ? 1 : null,
  high: side === 'high' ? -1 : null,
  weight,
  source: 'ours',
});

export const askedOf = (story: FormatStory, fact: FormatFact, side: Side, want = 'at most 4'): string[] =>
  changesFor(story, [wantOf(fact, side)], () => want).flatMap(({ text, todo, evidence }) => [
    text,
    ...(todo === null ? [] : [`${todo}${evidence.map(({ page }) => ` @${page}`).join('')}`]),
  ]);

export const sides: readonly (readonly [FormatFact, Side])[] = [
  ['pages', 'low'],
  ['pages', 'high'],
  ['scenes', 'low'],
  ['scenes', 'high'],
  ['speakers', 'low'],
  ['speakers', 'high'],
  ['places', 'low'],
  ['places', 'high'],
  ['talk', 'low'],
  ['talk', 'high'],
  ['speech', 'high'],
  ['small', 'low'],
  ['interiors', 'low'],
  ['interiors', 'high'],
  ['wordless', 'low'],
  ['wordless', 'high'],
  ['standing', 'low'],
];
