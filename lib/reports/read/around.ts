/** What every report needs to tell a reading under one plan: which points are told and where their home is, names, pages. Leaves out what the plan does not hold. */
import { type PlanName, planCovers } from '../../contract/plans.ts';
import type { Cite } from '../../story/cite.ts';
import { shared, stemsOf } from '../../story/content-words.ts';
import { cueNameOf, spelledName } from '../../story/ids.ts';
import type { LedgerEntry } from '../../story/read/ledger-read.ts';
import type { PointEffort, PointRead } from '../../story/read/point-read.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import { cardByNumber } from '../catalog.ts';
import { isWrittenOut, withinBudget } from './told-points.ts';

/** `points` are those that the plan tells, in order of worth; `homeOf` is the report that tells one in full. `pageCount` is the script's. */
export interface ReadAround {
  readonly plan: PlanName;
  readonly pageCount: number;
  readonly points: readonly PointRead[];
  /** Whether there is room for all that is said of it: the second passage, the lines as they could be, what the advice costs and how that is spared. */
  isWhole(point: PointRead): boolean;
  holds(report: number): boolean;
  pointOf(id: string): PointRead | undefined;
  /** What was written up of days, ways and counts that a point's fault came of; null where it says no more than the point. */
  writtenUp(point: PointRead): LedgerEntry | null;
  homeOf(point: PointRead): number;
  nameOf(person: string): string;
  pageOfScene(ordinal: number): number | null;
}

const efforts: readonly PointEffort[] = ['word', 'scene', 'sequence', 'draft'];
/** From the least work to the most. */
export const effortRank = (effort: PointEffort): number => efforts.indexOf(effort);

/** What the kind of story allows comes last. Worth to the writer first; of equal ones a proved fault, then what is mended sooner. */
const byWorth = (a: PointRead, b: PointRead): number =>
  Number(a.severity === 'licence') - Number(b.severity === 'licence') ||
  b.weight - a.weight ||
  Number(b.fault) - Number(a.fault) ||
  effortRank(a.effort) - effortRank(b.effort);

/** Pieces of the script on which both stand. */
const fewestShared = 2;
/** An entry that does not agree belongs to the first fault that stands on two of its pieces and leaves out another. */
function writtenUpIn({ ledger }: StoryRead, points: readonly PointRead[]): ReadAround['writtenUp'] {
  const found = new Map<PointRead, LedgerEntry>();
  for (const entry of ledger.filter(({ hole }) => hole !== null)) {
    const { cites } = entry.said;
    const shared = ({ said }: PointRead): number => cites.filter((cite) => meet([cite], said.cites)).length;
    const point = points.find((each) => each.kind === 'weakness' && shared(each) >= fewestShared);
    if (point === undefined || found.has(point) || isWrittenOut(entry.said.text, point.said.text)) continue;
    if (cites.some((cite) => !meet([cite], point.said.cites))) found.set(point, entry);
  }
  return (point) => found.get(point) ?? null;
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
  const planned = new Set(read.plan.flatMap((step) => step.points));
  const { points, whole } = withinBudget(
    read.points
      .filter(({ id }, at) => read.points.findIndex((each) => each.id === id) === at)
      .flatMap((point) => {
        const home = point.reports.find(holds);
        return home === undefined ? [] : [{ point, home, planned: planned.has(point.id) }];
      })
      .toSorted((a, b) => byWorth(a.point, b.point)),
  );
  const pages = new Map(read.scenes.map(({ scene, cites }) => [scene, cites[0]?.page ?? null]));
  const names = new Map(read.people.map(({ id, name }) => [id, name]));
  return {
    plan,
    pageCount,
    points,
    isWhole: (point) => whole.has(point),
    holds,
    pointOf: (id) => points.find((point) => point.id === id),
    writtenUp: writtenUpIn(read, points),
    homeOf: ({ id, reports }) => {
      const home = reports.find(holds);
      if (home === undefined) throw new RangeError(`The plan ${plan} holds no report of ${id}`);
      return home;
    },
    nameOf: (person) => names.get(person) ?? spelledName(cueNameOf(person)),
    pageOfScene: (ordinal) => pages.get(ordinal) ?? null,
  };
}

const pageNamed = /\b(?:pages?|pp?\.)\s+(\d+)/i;
/** The page that a point is mended on: of its sample, else the first that its advice names. */
const mendedOn = ({ sample, attempt, parts }: PointRead): number | null =>
  parts.find(({ act }) => act !== 'keep')?.page ??
  sample?.page ??
  (Number(pageNamed.exec(attempt ?? '')?.[1] ?? 0) || null);
const firstPage = ({ said }: PointRead): number => said.cites[0]?.page ?? 1;

/** The page that a point is looked up on: of its first passage; what is missing stands on no page, so its own is the one where it would. */
export const pageOf = (point: PointRead): number =>
  (point.absence === null ? null : mendedOn(point)) ?? firstPage(point);

/** The page on which a sentence about a point is borne out: of its passages the one that shares most words with it, at least `fewest`; null where none does. */
export function pageBearing(point: PointRead, sentence: string, fewest: number): number | null {
  const wanted = stemsOf(sentence);
  const [best] = point.said.cites
    .map(({ page, quote }) => ({ page, common: shared(wanted, stemsOf(quote)) }))
    .toSorted((a, b) => b.common - a.common);
  return best === undefined || best.common < fewest ? null : best.page;
}
/** The page to work on. */
export const workPageOf = (point: PointRead): number => mendedOn(point) ?? firstPage(point);

/** Whether two lists of places share a piece of the script. */
const meet = (some: readonly Cite[], others: readonly Cite[]): boolean =>
  some.some((a) => others.some((b) => a.scene === b.scene && a.from <= b.to && b.from <= a.to));

/** The told strength that stands on the same passage and is about somebody. */
export const strengthOnSame = (
  { points }: Pick<ReadAround, 'points'>,
  cites: readonly Cite[],
  person: string,
): PointRead | undefined =>
  points.find(({ kind, touches, said }) => kind === 'strength' && touches.includes(person) && meet(said.cites, cites));

/** The told point that finds something wanting between these people and nobody else. */
export const pointBetween = (
  { points }: Pick<ReadAround, 'points'>,
  people: readonly string[],
): PointRead | undefined =>
  points.find(
    ({ kind, touches }) =>
      kind !== 'strength' && touches.length === people.length && people.every((person) => touches.includes(person)),
  );

/** Whether a told strength stands on both ends of what is planted and paid, or pages of them. */
export const strengthOnBoth = (
  { points }: Pick<ReadAround, 'points'>,
  planted: readonly Cite[],
  paid: readonly Cite[],
): boolean =>
  points.some(({ kind, said: { cites } }) => {
    const near = (others: readonly Cite[]): boolean =>
      others.some(({ page }) => cites.some((cite) => cite.page === page));
    return kind === 'strength' && (meet(cites, planted) || meet(cites, paid)) && near(planted) && near(paid);
  });

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
