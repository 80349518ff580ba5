/**
 * Two readings of one script side by side: which of the first points both make, by kind, by whom they touch and by the pieces they cite, whatever their words; the
 * verdict of each; what differs.
 */
import type { Cite } from '../../story/cite.ts';
import type { Grade } from '../../story/read/judgement-read.ts';
import type { PointRead } from '../../story/read/point-read.ts';
import type { StoryRead } from '../../story/read/story-read.ts';

export interface ReadersDiffer {
  /** Points of both that say one thing, ids of the first reading beside the second's. */
  readonly shared: readonly (readonly [string, string])[];
  readonly onlyFirst: readonly string[];
  readonly onlySecond: readonly string[];
  /** Shared points of those compared, 0 to 1; 1 where neither makes any. */
  readonly share: number;
  /** The grade of the script by each; null where none was given. */
  readonly verdicts: readonly [Grade | null, Grade | null];
}

/** What a busy reader gets to. */
const firstPoints = 10;

/** Questions and weaknesses are one side of the balance: one reader asks what the other holds against it. */
const sideOf = ({ kind }: PointRead): string => (kind === 'question' ? 'weakness' : kind);

/** Pieces next to each other are one place: a speech and its answer. */
const isNear = (a: Cite, b: Cite): boolean => a.scene === b.scene && a.from <= b.to + 1 && b.from <= a.to + 1;
const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** Half of the pieces of one, or one piece and half of the people: so much makes two points one. */
const leastAlike = 0.5;

/** 0 to 2; below `leastAlike` they are two points. */
function alike(a: PointRead, b: PointRead): number {
  if (sideOf(a) !== sideOf(b)) return 0;
  const [fewer, more] = [a.said.cites, b.said.cites].sort((one, other) => one.length - other.length);
  const places = (fewer ?? []).filter((one) => more?.some((other) => isNear(one, other))).length;
  if (places === 0) return 0;
  const people = new Set([...a.touches, ...b.touches]);
  const both = a.touches.filter((id) => b.touches.includes(id)).length;
  return share(places, fewer?.length ?? 0) + share(both, people.size);
}

/** The first ten of each, most important first; a point is paired once, the most alike first. */
export function compareReadings(first: StoryRead, second: StoryRead): ReadersDiffer {
  const [own, others] = [first, second].map(({ points }) =>
    points.toSorted((a, b) => b.weight - a.weight).slice(0, firstPoints),
  );
  const pairs = (own ?? [])
    .flatMap((a) => (others ?? []).map((b) => ({ a: a.id, b: b.id, by: alike(a, b) })))
    .filter(({ by }) => by >= leastAlike)
    .sort((x, y) => y.by - x.by);
  const shared: [string, string][] = [];
  for (const { a, b } of pairs) if (!shared.some(([one, other]) => one === a || other === b)) shared.push([a, b]);
  const onlyFirst = (own ?? []).flatMap(({ id }) => (shared.some(([one]) => one === id) ? [] : [id]));
  const onlySecond = (others ?? []).flatMap(({ id }) => (shared.some(([, other]) => other === id) ? [] : [id]));
  const most = Math.max(own?.length ?? 0, others?.length ?? 0);
  return {
    shared,
    onlyFirst,
    onlySecond,
    share: most === 0 ? 1 : shared.length / most,
    verdicts: [first.verdict?.script ?? null, second.verdict?.script ?? null],
  };
}
