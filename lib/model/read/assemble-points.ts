/** Points and plan of the read story graph: proved, joined where they say one thing twice, known by ids that last over drafts. */
import { createHash } from 'node:crypto';
import type { AdvicePart, PlanStep, PointRead } from '../../story/read/point-read.ts';
import type { Said } from '../../story/read/said.ts';
import { effortOf, hardest, onPages, whereItStands } from './advice-pages.ts';
import type { GivenPart, GivenPoint, GivenPoints, ReportTopic } from './forms.ts';
import type { NumberedScript } from './numbered-script.ts';
import type { Opinions } from './proof/opinions.ts';
import type { Prover } from './proof/proof.ts';

/** The number of the report that a topic belongs to. */
const reportOf: Readonly<Record<ReportTopic, number>> = {
  strengths: 3,
  weaknesses: 3,
  tone: 5,
  potential: 6,
  relations: 7,
  characters: 8,
  faults: 9,
  genre: 11,
  format: 12,
  structure: 13,
  market: 14,
  production: 15,
};
/** Where a point is at home that names no report. */
const homeOf = ({ kind, fault }: GivenPoint): number => (fault ? 9 : kind === 'opportunity' ? 6 : 3);

/** Kind, people and the words cited: what lasts when a scene moves or a sentence of ours is put otherwise. */
function idOf(kind: GivenPoint['kind'], touches: readonly string[], { cites }: Said): string {
  const words = cites.map(({ quote }) =>
    quote
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
  const print = createHash('sha256').update([kind, ...touches.toSorted(), ...words.toSorted()].join('\0'));
  return `rd.${print.digest('hex').slice(0, 10)}`;
}

const strengthsAndWeaknesses = reportOf.weaknesses;
/** Whoever opens the report on strengths and weaknesses is told so many of each kind there, where there are as many. */
const leastAtHome = 3;

/** A reader may file every weakness under what it is about. The weightiest then have their home among the weaknesses: first those that were filed there as well, faults last. */
export function withWeaknessesAtHome(points: readonly PointRead[]): PointRead[] {
  const weak = points.filter(({ kind }) => kind === 'weakness');
  const missing = leastAtHome - weak.filter(({ reports }) => reports[0] === strengthsAndWeaknesses).length;
  const moved = weak
    .filter(({ reports }) => reports[0] !== strengthsAndWeaknesses)
    .toSorted(
      (a, b) =>
        Number(a.fault) - Number(b.fault) ||
        Number(b.reports.includes(strengthsAndWeaknesses)) - Number(a.reports.includes(strengthsAndWeaknesses)) ||
        b.weight - a.weight,
    )
    .slice(0, Math.max(0, missing));
  return points.map((point) =>
    moved.includes(point) ? { ...point, reports: [...new Set([strengthsAndWeaknesses, ...point.reports])] } : point,
  );
}

const inScale = (weight: number): number => Math.min(5, Math.max(1, Math.round(weight) || 1));

export function assemblePoints(
  given: GivenPoints | null,
  script: NumberedScript,
  prover: Prover,
  opinions: Opinions,
  personOf: (name: string) => string | null,
): { points: PointRead[]; plan: PlanStep[]; byNumber: ReadonlyMap<number, string> } {
  const points = new Map<string, PointRead>();
  const byNumber = new Map<number, string>();
  for (const [at, point] of (given?.points ?? []).entries()) {
    const read = readPoint(point, script, prover, opinions, personOf);
    if (read === null) continue;
    byNumber.set(at + 1, read.id);
    if (!points.has(read.id)) points.set(read.id, read);
  }
  const plan = (given?.plan ?? []).flatMap(({ goal, points: numbers, effort, gains }) => {
    const ids = [...new Set(numbers.flatMap((number) => byNumber.get(number) ?? []))];
    const most = hardest([effort, ...ids.flatMap((id) => points.get(id)?.effort ?? [])]);
    return ids.length === 0 || goal.trim() === '' ? [] : [{ goal, points: ids, effort: most, gains }];
  });
  const inOrder = [...points.values()].sort((a, b) => b.weight - a.weight);
  return { points: withWeaknessesAtHome(inOrder), plan, byNumber };
}

/** Advice place by place, in the script's order; a page that the script has not is no place. */
function partsOf(given: readonly GivenPart[], script: NumberedScript): AdvicePart[] {
  const { pages } = script;
  const isPage = (page: number): boolean => Number.isInteger(page) && page >= 1 && page <= pages;
  return given
    .filter(({ page, text }) => isPage(page) && text.trim() !== '')
    .map(({ page, to, act, text }) => ({
      page,
      to: to !== null && isPage(to) && to > page ? to : null,
      act,
      text: text.trim(),
    }))
    .map((part) => whereItStands(script, part))
    .sort((a, b) => a.page - b.page);
}

function readPoint(
  point: GivenPoint,
  script: NumberedScript,
  prover: Prover,
  opinions: Opinions,
  personOf: (name: string) => string | null,
): PointRead | null {
  const title = prover.counted(point.title.trim()) ?? '';
  if (title === '' || prover.isContradicted(point.absence)) return null;
  const { pages } = script;
  const absence = prover.absenceOf(point.absence);
  const said = prover.prove(point, {
    absence: point.absence !== null,
    searched: point.absence === null || absence !== null,
    looked: absence,
  });
  if (said === null) return null;
  const touches = [...new Set(point.people.flatMap((name) => personOf(name) ?? []))];
  const named = point.topics.map((topic) => reportOf[topic]);
  const { kind, costs, fault, severity, before, after } = point;
  const parts = partsOf(point.parts, script);
  return {
    id: idOf(kind, touches, said),
    kind,
    title,
    said,
    costs: costs === null ? null : opinions.told(costs) || null,
    attempt: onPages(point.try, pages),
    sample:
      before !== null && after !== null
        ? prover.sample(
            before,
            after,
            [...parts, ...said.cites].map(({ page }) => page),
          )
        : null,
    weight: inScale(point.weight),
    effort: effortOf(point.effort, parts),
    fault,
    severity: kind === 'weakness' ? severity : null,
    parts,
    loses: point.loses?.trim() || null,
    instead: onPages(point.instead?.trim() || null, pages),
    touches,
    reports: named.length > 0 ? [...new Set(named)] : [homeOf(point)],
    absence,
  };
}
