/** A reader's ratings for the FRAME and CALIBER reports: one number a letter, with the points it rests on; the counted table below keeps its figures and loses its scores. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { listed, quoted } from '../../engine/wording.ts';
import type { RatingRead } from '../../story/read/judgement-read.ts';
import type { PointRead } from '../../story/read/point-read.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import type { Card } from '../card.ts';
import { columnPlaces, pageNamed } from '../named-places.ts';
import type { ReadAround } from '../read/around.ts';
import { pointBlocks } from '../read/points.ts';
import { titles } from '../read/words.ts';
import type { ReadBlocks } from '../report.ts';
import { letterOf } from './words.ts';

const tableNote =
  'One reader’s opinion, a number for each: another may rate otherwise. What it rests on is named beside it.';
const restsOn = (points: readonly PointRead[]): string =>
  `Rests on ${listed(points.map(({ title }) => quoted(title)))}.`;
const columns = { name: 'Looked at', counted: 'Counted from the pages', page: 'Page' } as const;

/** Reasons named beside a number. */
const mostReasons = 2;

interface Told {
  readonly rating: RatingRead;
  readonly because: readonly PointRead[];
}

/** In the order of `names`; a number whose reasons are all in locked reports is not told. */
const toldRatings = (names: readonly string[], { ratings }: StoryRead, around: ReadAround): Told[] =>
  names.flatMap((name) => {
    const rating = ratings.find((each) => each.name === name);
    const because = (rating?.because ?? []).flatMap((id) => around.pointOf(id) ?? []).slice(0, mostReasons);
    return rating === undefined || because.length === 0 ? [] : [{ rating, because }];
  });

/** `title` is the key of the ratings ('FRAME'), `names` its parameters. */
export function ratingsReading(
  { number }: Card,
  title: string,
  names: readonly string[],
  read: StoryRead,
  around: ReadAround,
): ReadBlocks {
  const told = toldRatings(names, read, around);
  const table: Block = {
    kind: 'score_table',
    title,
    rows: told.map(({ rating: { name, score, why }, because }) => ({
      short: letterOf(name),
      name,
      score,
      low: score,
      high: score,
      description: `${why} ${restsOn(because)}`,
      // Its reasons stand below with their pages.
      evidence: [],
    })),
    note: tableNote,
    basis: 'opinion',
  };
  const named = told.flatMap(({ because }) => because);
  return [[...(told.length > 0 ? [table] : []), ...pointBlocks(around, number, { first: named })]];
}

/** One set of ratings: below a reader's the counted table shows what was counted, and no score of its own. */
export function underRatings(
  names: readonly string[],
  entries: readonly ReportEntry[],
  read: StoryRead,
  around: ReadAround,
): ReportEntry[] {
  if (toldRatings(names, read, around).length === 0) return [...entries];
  return entries.map((entry) => ({
    ...entry,
    blocks: entry.blocks.map((block) => (block.kind === 'score_table' ? countedTable(block) : block)),
  }));
}

const countedTable = ({ rows }: Extract<Block, { kind: 'score_table' }>): Block => ({
  kind: 'table',
  title: titles.counted,
  columns: [
    { label: columns.name, align: 'left' },
    { label: columns.counted, align: 'left' },
    { label: columns.page, align: 'right' },
  ],
  rows: rows.map(({ name, description, evidence: [place] }) => [name, description, place?.page ?? '']),
  places: columnPlaces(
    2,
    rows.map(({ evidence }) => evidence.slice(0, 1).map(pageNamed)),
  ),
  basis: 'counted',
});
