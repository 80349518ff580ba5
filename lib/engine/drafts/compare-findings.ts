/**
 * Matches the findings of two drafts' reports: fixed, open, new. A slip is a thing of one place, so it is matched by rule and scene; a habit is
 * matched by rule alone, for its places are examples.
 */
import * as z from 'zod';
import type { ComparedFinding, SceneChange } from '../../contract/comparison.ts';
import { type Evidence, evidence } from '../../contract/evidence.ts';
import { ruleOfFinding } from '../../story/ids.ts';
import { flawRuleOf, flawRules, isFlawRule } from '../flaw-rules/find-flaws.ts';
import { majorWeight } from '../flaw-rules/flaw-rule.ts';
import { mostTold } from '../traits/count-traits.ts';

/** What is read of a stored report; one made before findings had ids is matched by title. */
const item = z.object({
  id: z.string().optional(),
  title: z.string(),
  bullets: z.array(z.object({ evidence: z.array(evidence) })),
  advice: z.string().nullable(),
  severity: z.enum(['major', 'minor', 'info']).optional(),
  rank: z.number().optional(),
  baseRate: z.number().nullable(),
});
const weaknesses = z.object({ weaknesses: z.array(item) });
const flaws = z.object({ flaws: z.array(item) });

/** Stored findings of question 3 and question 9, null where there is no finished report. */
export interface StoredFindings {
  readonly weaknesses: unknown;
  readonly flaws: unknown;
}
type Found = Omit<ComparedFinding, 'older' | 'newer'> & {
  readonly id: string;
  readonly isSlip: boolean;
  readonly places: readonly Evidence[];
};

const foundOf = (one: z.infer<typeof item>, question: 3 | 9): Found => {
  // Reports made before held the rule's id alone.
  const id = ruleOfFinding(one.id ?? one.title);
  return {
    id,
    question,
    title: one.title,
    advice: one.advice,
    severity: one.severity ?? ((one.rank ?? 0) >= majorWeight ? 'major' : 'minor'),
    isSlip: isFlawRule(id) && flawRuleOf(id).work === 'slip',
    places: one.bullets.flatMap((bullet) => bullet.evidence),
  };
};

export interface FindingsCompared {
  readonly fixed: ComparedFinding[];
  readonly open: ComparedFinding[];
  readonly fresh: ComparedFinding[];
}

/** Only reports that both drafts have are compared, and of their flaws those that are still looked for. A flaw that stands in both reports is told once, from flaw detection. */
export function compareFindings(
  older: StoredFindings,
  newer: StoredFindings,
  scenes: readonly SceneChange[],
): FindingsCompared {
  const result: FindingsCompared = { fixed: [], open: [], fresh: [] };
  const sameScene = partnersOf(scenes);
  const told = new Set<string>();
  if (older.flaws !== null && newer.flaws !== null) {
    const [was, is] = [older, newer].map((side) =>
      flaws
        .parse(side.flaws)
        .flaws.filter(({ id }) => id === undefined || isFlawRule(ruleOfFinding(id)))
        .map((one) => foundOf(one, 9)),
    );
    for (const { id } of flawRules) told.add(id);
    match(was ?? [], is ?? [], sameScene, result);
  }
  if (older.weaknesses !== null && newer.weaknesses !== null) {
    const [was = [], is = []] = [older, newer].map((side) =>
      weaknesses.parse(side.weaknesses).weaknesses.map((one) => foundOf(one, 3)),
    );
    const untold = ({ id }: Found): boolean => !told.has(id);
    const sure = (list: readonly Found[], other: readonly Found[]): Found[] =>
      list.filter((one) => untold(one) && (other.length < mostTold || other.some(({ id }) => id === one.id)));
    match(sure(was, is), sure(is, was), sameScene, result);
  }
  return result;
}

/** True when a place of the older draft and one of the newer are in the same scene. */
function partnersOf(scenes: readonly SceneChange[]): (was: Evidence, is: Evidence) => boolean {
  const partners = new Set(
    scenes.flatMap((change) =>
      change.older.flatMap((one) => change.newer.map((other) => `${one.ordinal} ${other.ordinal}`)),
    ),
  );
  return (was, is) => partners.has(`${was.scene} ${is.scene}`);
}

function match(
  older: readonly Found[],
  newer: readonly Found[],
  sameScene: (was: Evidence, is: Evidence) => boolean,
  result: FindingsCompared,
): void {
  const held = new Map(newer.map((one) => [one.id, one]));
  const known = new Set(older.map(({ id }) => id));
  for (const was of older) {
    const is = held.get(was.id);
    if (!is) result.fixed.push(told(was, was.places, []));
    else if (!was.isSlip) result.open.push(told(is, was.places, is.places));
    else matchPlaces(was, is, sameScene, result);
  }
  for (const is of newer) if (!known.has(is.id)) result.fresh.push(told(is, [], is.places));
}

function matchPlaces(
  was: Found,
  is: Found,
  sameScene: (was: Evidence, is: Evidence) => boolean,
  result: FindingsCompared,
): void {
  const stays = was.places.filter((place) => is.places.some((other) => sameScene(place, other)));
  const stayed = is.places.filter((place) => was.places.some((other) => sameScene(other, place)));
  const gone = was.places.filter((place) => !stays.includes(place));
  const come = is.places.filter((place) => !stayed.includes(place));
  if (stays.length > 0) {
    result.open.push(told(is, was.places, is.places));
    return;
  }
  result.fixed.push(told(was, gone, []));
  result.fresh.push(told(is, [], come));
}

const told = (
  { question, title, advice, severity }: Found,
  older: readonly Evidence[],
  newer: readonly Evidence[],
): ComparedFinding => ({ question, title, advice, severity, older: [...older], newer: [...newer] });
