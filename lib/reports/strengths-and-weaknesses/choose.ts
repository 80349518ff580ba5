/** Chooses which findings a list of strengths or weaknesses tells, weightiest first and one a topic. */
import { mostTold } from '../../engine/traits/count-traits.ts';
import type { Finding } from '../../story/finding.ts';

/** No list is shorter if the script can be measured at all. */
const fewest = 2;
/** Below this weight a finding is only used to bring a list to its two. */
const clear = 0.28;

/** Ties keep the order given. Where a flaw and a measure speak of one thing the flaw is told, for it comes with a base rate. */
export function chosen(findings: readonly Finding[]): Finding[] {
  const byTopic = new Map<string, Finding>();
  for (const finding of findings) {
    const held = byTopic.get(finding.topic);
    byTopic.set(finding.topic, held ? merged(held, finding) : finding);
  }
  return [...byTopic.values()]
    .sort((a, b) => b.weight - a.weight)
    .filter(({ weight }, index) => index < fewest || weight >= clear)
    .slice(0, mostTold);
}

function merged(one: Finding, other: Finding): Finding {
  const [higher, lower] = one.weight >= other.weight ? [one, other] : [other, one];
  return higher.baseRate === null && lower.baseRate !== null ? { ...lower, weight: higher.weight } : higher;
}
