/** A reader's ratings for the FRAME and CALIBER reports: one number a letter, with the points it rests on. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { listed } from '../../engine/wording.ts';
import { shared, stemsOf } from '../../story/content-words.ts';
import type { RatingRead } from '../../story/read/judgement-read.ts';
import type { PlanStep, PointRead } from '../../story/read/point-read.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import type { Card } from '../card.ts';
import { pageBearing, pageOf, type ReadAround } from '../read/around.ts';
import { pointBlocks, pointLine } from '../read/points.ts';
import { type Fact, fact, facts } from '../read/said.ts';
import { keeping } from '../read/under-reading.ts';
import { namedTitle, toldIn, withPages } from '../read/words.ts';
import type { ReadBlocks } from '../report.ts';
import { letterOf } from './words.ts';

const raiserTitle = 'What would raise the lowest';
const tableNote = 'One reader’s opinion: another may rate otherwise.';
/** Where its reasons stand; their titles where it has no sentence of its own. */
const restsOn = (points: readonly PointRead[]): string =>
  listed(points.map((point) => `${namedTitle(point)} (page ${pageOf(point)})`));
/** A passage bears a reason out by so many of its words; fewer stand in any scene with the same people. */
const fewestShared = 2;
const namesPage = /\bpages? \d/;
/** 'The middle waits for the night (pages 4 and 9).'; a reason that names its page stands as it is; where no passage bears the sentence out, where a note of the same words stands, by its title where its page has several. */
function descriptionOf({ why }: RatingRead, because: readonly PointRead[], { points, homeOf }: ReadAround): string {
  if (why === '') return `${restsOn(because)}.`;
  if (namesPage.test(why)) return why;
  const pages = because.flatMap((point) => pageBearing(point, why, fewestShared) ?? []);
  const wanted = stemsOf(why);
  const note = because.find(
    ({ title, said, costs }) => shared(wanted, stemsOf(`${title} ${said.text} ${costs ?? ''}`)) >= fewestShared,
  );
  if (pages.length > 0 || note === undefined) return withPages(why, pages);
  const page = pageOf(note);
  const alone = points.filter((point) => pageOf(point) === page).length === 1;
  const place = toldIn(page, homeOf(note), note.kind);
  return `${why.replace(/\.$/, '')} (see ${alone ? '' : `“${namedTitle(note)}”, `}${place}).`;
}

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

/** Marks named with the step that would raise them. */
const mostRaised = 2;

/** The steps of the plan that mend what the lowest marks rest on, each beside the lowest mark that it would raise; none where no step does. */
function raisersOf(told: readonly Told[], { plan }: StoryRead, around: ReadAround): Fact[] {
  const mending = (because: readonly PointRead[]): { step: PlanStep; point: PointRead } | undefined =>
    because.flatMap((point) => {
      const step = plan.find(({ points }) => points.includes(point.id));
      return step === undefined ? [] : [{ step, point }];
    })[0];
  const taken = new Set<PlanStep>();
  return told
    .toSorted((a, b) => a.rating.score - b.rating.score)
    .flatMap(({ rating, because }): Fact[] => {
      const mend = mending(because);
      if (mend === undefined || taken.has(mend.step)) return [];
      taken.add(mend.step);
      return [{ ...fact(rating.name, mend.step.goal), note: pointLine(around, mend.point).value }];
    })
    .slice(0, mostRaised);
}

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
    rows: told.map(({ rating, because }) => ({
      short: letterOf(rating.name),
      name: rating.name,
      score: rating.score,
      low: rating.score,
      high: rating.score,
      description: descriptionOf(rating, because, around),
      // Its reasons are named with their pages.
      evidence: [],
    })),
    note: tableNote,
    basis: 'opinion',
  };
  return [
    [
      ...(told.length > 0 ? [table] : []),
      ...facts(raiserTitle, raisersOf(told, read, around)),
      ...pointBlocks(around, number),
    ],
  ];
}

/** One set of ratings: a reader's takes the place of the counted table and of its figures. */
export const underRatings = (
  names: readonly string[],
  entries: readonly ReportEntry[],
  read: StoryRead,
  around: ReadAround,
): ReportEntry[] =>
  toldRatings(names, read, around).length === 0
    ? [...entries]
    : keeping(({ kind }) => kind !== 'score_table' && kind !== 'table')(entries);
