/** Question 9 as a view of the story graph: every flaw that most scripts avoid, weightiest first. */
import { flawRuleOf, flawRules, isAskedOf } from '../../engine/flaw-rules/find-flaws.ts';
import { majorWeight } from '../../engine/flaw-rules/flaw-rule.ts';
import { leastUnusual } from '../../engine/norms/flaw-base-rates.ts';
import { evidenceOf } from '../../story/cite.ts';
import type { Finding } from '../../story/finding.ts';
import type { Story } from '../../story/story-graph.ts';
import { nameFinder } from '../story-lookup.ts';
import type { FlawDetectionFindings } from './card.ts';
import { checkedAs, frequencyOf } from './words.ts';

export const flawDetectionParts = ['source', 'scenes', 'characters', 'flaws'] as const;
type FlawStory = Pick<Story, (typeof flawDetectionParts)[number]>;

export function flawDetectionView(story: FlawStory): FlawDetectionFindings {
  const { source, scenes, flaws } = story;
  const nameOf = nameFinder(story);
  return {
    flaws: flaws
      .filter(({ baseRate }) => (baseRate ?? 0) <= leastUnusual)
      .toSorted((a, b) => b.weight - a.weight)
      .map((flaw) => flawOf(flaw, nameOf)),
    checks: flawRules.filter((rule) => isAskedOf(rule, source)).length,
    read: { scenes: scenes.length, speeches: source.speeches, against: checkedAs(source) },
  };
}

function flawOf(
  { id, rule, facts, weight, baseRate }: Finding,
  nameOf: (id: string) => string,
): FlawDetectionFindings['flaws'][number] {
  const { title, points, advice, unless } = flawRuleOf(rule).say(facts, nameOf);
  return {
    id,
    title,
    bullets: [
      ...points.map(({ text, evidence }) => ({ text, evidence: evidence.map(evidenceOf) })),
      ...frequencyOf(baseRate, unless).map((text) => ({ text, evidence: [] })),
    ],
    advice,
    severity: weight >= majorWeight ? 'major' : 'minor',
    baseRate,
  };
}
