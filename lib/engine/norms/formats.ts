/**
 * What eight formats want of a script, as a table: bounds on things that can be counted, each with its source. Leaves out budgets, markets and taste. A page is taken for a minute, as the trade does.
 */

import type { FormatFact, FormatId } from '../../story/formats.ts';

/** `weight` 2 marks what the format can't do without. `source` is 'ours' or where the bound was measured or laid down. */
export interface Want {
  readonly fact: FormatFact;
  readonly low: number | null;
  readonly high: number | null;
  readonly weight: 1 | 2;
  readonly source: string;
}

/** `episode` gives the pages of one episode where the format is told in parts. */
export interface Format {
  readonly id: FormatId;
  readonly episode: { readonly min: number; readonly ideal: number; readonly max: number } | null;
  readonly wants: readonly Want[];
}

const ours = 'ours';
const tripod = '5th to 95th of 92 produced features';
const imsdb = '10th to 90th of 936 produced scripts';
/** What fits nine produced features in ten says nothing of one: what a format wants of a feature in particular stands where a quarter of them reach. */
const quarter = 'the quarter of 72 produced features that has most of it';
const want = (
  fact: FormatFact,
  low: number | null,
  high: number | null,
  source: string = ours,
  weight: 1 | 2 = 1,
): Want => ({ fact, low, high, weight, source });

export const formats: readonly Format[] = [
  {
    id: 'feature',
    episode: null,
    wants: [
      want('pages', 80, 154, 'low end ours; high end 95th of 92 produced features', 2),
      want('scenes', 76, 223, imsdb),
      want('speakers', 20, 80, tripod),
      want('places', 26, 174, tripod),
      want('talk', 0.27, 0.69, imsdb),
    ],
  },
  {
    id: 'limited',
    episode: { min: 24, ideal: 30, max: 45 },
    wants: [
      want('pages', 90, null, 'ours: three parts of 30 pages', 2),
      want('threads', 3, null, quarter, 2),
      want('hooks', 1.5, null, quarter),
      want('speakers', 15, null),
      want('places', 15, null),
      want('scenes', 45, null),
    ],
  },
  {
    id: 'half-hour',
    episode: { min: 20, ideal: 26, max: 32 },
    wants: [
      want('pages', 60, null, 'ours: three episodes of 20 pages', 2),
      want('threads', 2, null),
      want('standing', 0.35, null, ours, 2),
      want('speakers', 6, 40),
      want('talk', 0.5, null, quarter, 2),
      want('hooks', 1, null),
    ],
  },
  {
    id: 'hour',
    episode: { min: 43, ideal: 54, max: 66 },
    wants: [
      want('pages', 129, null, 'ours: three episodes of 43 pages', 2),
      want('threads', 3, null),
      want('standing', 0.25, null, ours, 2),
      want('speakers', 12, 60),
      want('talk', 0.35, null),
      want('hooks', 2, null),
    ],
  },
  {
    id: 'short',
    episode: null,
    wants: [
      want('pages', 1, 40, 'the Academy’s limit for shorts, 40 minutes', 2),
      want('scenes', 1, 25),
      want('speakers', 1, 8),
      want('places', 1, 8),
      want('threads', null, 2),
    ],
  },
  {
    id: 'stage',
    episode: null,
    wants: [
      want('places', 1, 4, ours, 2),
      want('talk', 0.55, null, ours, 2),
      want('speakers', 2, 9),
      want('small', 0.6, null),
      want('interiors', 0.75, null),
      want('wordless', null, 0.15),
      want('scenes', 1, 30),
      want('pages', 10, 120, 'ours, from a one-act to a full evening'),
    ],
  },
  {
    id: 'audio',
    episode: { min: 15, ideal: 22, max: 30 },
    wants: [
      want('talk', 0.55, null, ours, 2),
      want('wordless', null, 0.1, ours, 2),
      want('small', 0.7, null),
      want('speakers', 2, 15),
      want('speech', null, 25),
      want('pages', 10, null),
    ],
  },
  {
    id: 'graphic',
    episode: null,
    wants: [
      want('talk', null, 0.32, quarter, 2),
      want('speech', null, 12),
      want('wordless', 0.43, null, quarter, 2),
      want('interiors', null, 0.65),
      want('places', 8, null),
      want('pages', 15, 130),
    ],
  },
];

/** What one episode of a format told in parts wants of its length; its other wants are the series'. Ours. */
const oneEpisode: Readonly<Partial<Record<FormatId, Want>>> = {
  'half-hour': want('pages', 18, 42, 'ours: one episode', 2),
  hour: want('pages', 43, 70, 'ours: one episode', 2),
  limited: want('pages', 24, 70, 'ours: one episode', 2),
};

/** True where a script in the format `current` has an episode's pages and no series'. */
export function isOneEpisode(current: FormatId | null, pages: number): boolean {
  const series = formats.find(({ id }) => id === current)?.wants.find(({ fact }) => fact === 'pages')?.low ?? 0;
  return current !== null && oneEpisode[current] !== undefined && pages < series;
}

/** The table for a script in the format `current`: one episode is held against an episode's length. */
export const formatsFor = (current: FormatId | null, pages: number): readonly Format[] =>
  formats.map((format) => {
    const length = oneEpisode[format.id];
    return length && format.id === current && isOneEpisode(current, pages)
      ? { ...format, wants: format.wants.map((one) => (one.fact === 'pages' ? length : one)) }
      : format;
  });

export const formatOf = (id: FormatId): Format => {
  const found = formats.find((format) => format.id === id);
  if (!found) throw new RangeError(`No format ${id}`);
  return found;
};
