/** What every report needs to tell a reading under one plan: which points are told and where their home is, names, pages. Leaves out what the plan does not hold. */
import { type PlanName, planCovers } from '../../contract/plans.ts';
import type { Cite } from '../../story/cite.ts';
import { cueNameOf, spelledName } from '../../story/ids.ts';
import type { PointEffort, PointRead } from '../../story/read/point-read.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import { cardByNumber } from '../catalog.ts';
import { wordsIn } from '../count-words.ts';

/** `points` are those that the plan tells, in order of worth; `homeOf` is the report that tells one in full. `pageCount` is the script's. */
export interface ReadAround {
  readonly plan: PlanName;
  readonly pageCount: number;
  readonly points: readonly PointRead[];
  holds(report: number): boolean;
  pointOf(id: string): PointRead | undefined;
  homeOf(point: PointRead): number;
  nameOf(person: string): string;
  pageOfScene(ordinal: number): number | null;
}

/** More than a writer works through is not told: fewer points, not shorter proofs. In reports written to be imitated there were 19, in about 1,200 words, half of them in one report. */
const mostPoints = 26;
const mostWords = 1950;
const mostWordsAtHome = 1300;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** Share of a sample's words from which the advice is taken to have written it out already. */
const writtenOut = 0.6;
/** The lines as they could be, where the advice does not have them. */
export function sampleTold({ sample, attempt }: Pick<PointRead, 'sample' | 'attempt'>): PointRead['sample'] {
  if (sample === null) return null;
  const [after, advised] = [wordsOf(sample.after), new Set(wordsOf(attempt ?? ''))];
  const common = after.filter((word) => advised.has(word)).length;
  return common >= writtenOut * after.length ? null : sample;
}

/** Words that a point takes in its home. */
function lengthOf(point: PointRead): number {
  const { title, said, costs, attempt } = point;
  const sample = sampleTold(point);
  return [
    title,
    said.text,
    costs,
    attempt,
    sample?.before,
    sample?.after,
    ...said.cites.map(({ quote }) => quote),
  ].reduce((sum, text) => sum + wordsIn(text ?? ''), 0);
}

const efforts: readonly PointEffort[] = ['word', 'scene', 'sequence', 'draft'];
/** From the least work to the most. */
export const effortRank = (effort: PointEffort): number => efforts.indexOf(effort);

/** Worth to the writer first; of equal ones a proved fault, then what is mended sooner. */
const byWorth = (a: PointRead, b: PointRead): number =>
  b.weight - a.weight || Number(b.fault) - Number(a.fault) || effortRank(a.effort) - effortRank(b.effort);

/** Those of the most worth that can be read, in all and in one report. */
function withinBudget(points: readonly { readonly point: PointRead; readonly home: number }[]): PointRead[] {
  let all = 0;
  const atHome = new Map<number, number>();
  return points
    .filter(({ point, home }) => {
      const words = lengthOf(point);
      const there = (atHome.get(home) ?? 0) + words;
      if (there > mostWordsAtHome || all + words > mostWords) return false;
      atHome.set(home, there);
      all += words;
      return true;
    })
    .slice(0, mostPoints)
    .map(({ point }) => point);
}

/** For whom a reading is told. `only`: of the plan's reports those that are shown, where somebody has chosen some. */
export interface ReadFor {
  readonly plan: PlanName;
  readonly pageCount: number;
  readonly only?: ReadonlySet<number> | undefined;
}

/** A point's home is the first report of the plan that holds it; one of locked reports alone is told nowhere. */
export function aroundRead(read: StoryRead, { plan, pageCount, only }: ReadFor): ReadAround {
  const holds = (report: number): boolean => {
    const card = cardByNumber(report);
    return card !== undefined && planCovers(plan, card.plan) && (only === undefined || only.has(report));
  };
  const points = withinBudget(
    read.points
      .filter(({ id }, at) => read.points.findIndex((each) => each.id === id) === at)
      .flatMap((point) => {
        const home = point.reports.find(holds);
        return home === undefined ? [] : [{ point, home }];
      })
      .toSorted((a, b) => byWorth(a.point, b.point)),
  );
  const pages = new Map(read.scenes.map(({ scene, cites }) => [scene, cites[0]?.page ?? null]));
  const names = new Map(read.people.map(({ id, name }) => [id, name]));
  return {
    plan,
    pageCount,
    points,
    holds,
    pointOf: (id) => points.find((point) => point.id === id),
    homeOf: ({ id, reports }) => {
      const home = reports.find(holds);
      if (home === undefined) throw new RangeError(`The plan ${plan} holds no report of ${id}`);
      return home;
    },
    nameOf: (person) => names.get(person) ?? spelledName(cueNameOf(person)),
    pageOfScene: (ordinal) => pages.get(ordinal) ?? null,
  };
}

const pageNamed = /\bpages?\s+(\d+)/i;
/** The page that a point is mended on: of its sample, else the first that its advice names. */
const mendedOn = ({ sample, attempt }: PointRead): number | null =>
  sample?.page ?? (Number(pageNamed.exec(attempt ?? '')?.[1] ?? 0) || null);
const firstPage = ({ said }: PointRead): number => said.cites[0]?.page ?? 1;

/** The page that a point is looked up on: of its first passage; what is missing stands on no page, so its own is the one where it would. */
export const pageOf = (point: PointRead): number =>
  (point.absence === null ? null : mendedOn(point)) ?? firstPage(point);

/** The page to work on. */
export const workPageOf = (point: PointRead): number => mendedOn(point) ?? firstPage(point);

/** Whether two lists of places share a piece of the script. */
const meet = (some: readonly Cite[], others: readonly Cite[]): boolean =>
  some.some((a) => others.some((b) => a.scene === b.scene && a.from <= b.to && b.from <= a.to));

/** The told point that says what a part of the graph would say again: it finds something wanting in the same passage, of `people` where some are named. */
export const pointOnSame = (
  { points }: Pick<ReadAround, 'points'>,
  cites: readonly Cite[],
  people: readonly string[] = [],
): PointRead | undefined =>
  points.find(
    ({ kind, touches, said }) =>
      kind !== 'strength' && people.every((person) => touches.includes(person)) && meet(said.cites, cites),
  );
