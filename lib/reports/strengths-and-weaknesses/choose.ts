/** Chooses which findings a list of strengths or weaknesses tells, weightiest first and one a topic. */
import { mostTold } from '../../engine/traits/count-traits.ts';
import { mostReturns, returnRules } from '../../engine/traits/patterns/returns.ts';
import type { Finding } from '../../story/finding.ts';

/** No list is shorter if the script can be measured at all. */
const fewest = 2;
/** Below this weight a measure is only used to bring a list to its two. */
const clear = 0.28;

/** Where a script comes back to something, that is told, and of what only counts so many at most, by how much comes back. */
const countedBeside = [mostTold, 2] as const;
const fewestCounted = 1;

/** What pages show comes before rates. Ties keep the order given. Where a flaw and a measure speak of one thing the flaw is told, for it comes with a base rate. */
export function chosen(findings: readonly Finding[]): Finding[] {
  const byTopic = new Map<string, Finding>();
  for (const finding of findings) {
    const held = byTopic.get(finding.topic);
    byTopic.set(finding.topic, held ? merged(held, finding) : finding);
  }
  const isRate = ({ source }: Finding): boolean => source === 'measure';
  const ranked = [...byTopic.values()].sort((a, b) => Number(isRate(a)) - Number(isRate(b)) || b.weight - a.weight);
  const shown = ranked.filter((finding) => !isRate(finding));
  const rates = ranked.filter(isRate).filter(({ weight }, index) => shown.length + index < fewest || weight >= clear);
  const told = [...shown, ...rates];
  const back = told.filter(({ rule }) => returnRules.has(rule)).slice(0, mostReturns);
  const counted = told.filter(({ rule }) => !returnRules.has(rule));
  return [...back, ...counted.slice(0, countedBeside[back.length] ?? fewestCounted)].slice(
    0,
    Math.max(mostTold, back.length),
  );
}

function merged(one: Finding, other: Finding): Finding {
  const [higher, lower] = one.weight >= other.weight ? [one, other] : [other, one];
  return higher.baseRate === null && lower.baseRate !== null ? { ...lower, weight: higher.weight } : higher;
}
