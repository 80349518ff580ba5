/** A reader's ratings for the FRAME and CALIBER reports: one number a letter, with the points it rests on. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { listed, quoted } from '../../engine/wording.ts';
import type { RatingRead } from '../../story/read/judgement-read.ts';
import type { PointRead } from '../../story/read/point-read.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import type { Card } from '../card.ts';
import { pageOf, type ReadAround } from '../read/around.ts';
import { pointBlocks } from '../read/points.ts';
import { keeping } from '../read/under-reading.ts';
import { namedTitle } from '../read/words.ts';
import type { ReadBlocks } from '../report.ts';
import { letterOf } from './words.ts';

const tableNote =
  'One reader’s opinion, a number for each: another may rate otherwise. What it rests on is named beside it.';
const restsOn = (points: readonly PointRead[]): string =>
  `Rests on ${listed(points.map((point) => `${quoted(namedTitle(point))} (page ${pageOf(point)})`))}.`;

/** Reasons named beside a number. */
const mostReasons = 2;

interface Told {
  readonly rating: RatingRead;
  readonly because: readonly PointRead[];
}

/** In the order of `names`; a number whose reasons are all in locked reports is not told. Where there was no room for its reasons among the points, its own sentence gives it. */
const toldRatings = (names: readonly string[], { ratings, points }: StoryRead, around: ReadAround): Told[] =>
  names.flatMap((name) => {
    const rating = ratings.find((each) => each.name === name);
    if (rating === undefined) return [];
    const open = points.some(({ id, reports }) => rating.because.includes(id) && reports.some(around.holds));
    const because = rating.because.flatMap((id) => around.pointOf(id) ?? []).slice(0, mostReasons);
    return !open || (because.length === 0 && rating.why === '') ? [] : [{ rating, because }];
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
      description: [why, ...(because.length === 0 ? [] : [restsOn(because)])].filter((one) => one !== '').join(' '),
      // Its reasons are named with their pages.
      evidence: [],
    })),
    note: tableNote,
    basis: 'opinion',
  };
  const besides = told.flatMap(({ because }) => because);
  return [[...(told.length > 0 ? [table] : []), ...pointBlocks(around, number, { besides })]];
}

/** One set of ratings: a reader's takes the place of the counted table. */
export const underRatings = (
  names: readonly string[],
  entries: readonly ReportEntry[],
  read: StoryRead,
  around: ReadAround,
): ReportEntry[] =>
  toldRatings(names, read, around).length === 0 ? [...entries] : keeping(({ kind }) => kind !== 'score_table')(entries);
