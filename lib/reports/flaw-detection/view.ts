/** Question 9 as a view of the story graph: every flaw, weightiest first, and every check that there is. */
import { flawRuleOf, flawRules, isAskedOf } from '../../engine/flaw-rules/find-flaws.ts';
import { majorWeight } from '../../engine/flaw-rules/flaw-rule.ts';
import { baseRateOf, leastUnusual } from '../../engine/norms/flaw-base-rates.ts';
import { evidenceOf } from '../../story/cite.ts';
import type { Finding } from '../../story/finding.ts';
import type { Story } from '../../story/story-graph.ts';
import { nameFinder } from '../story-lookup.ts';
import type { FlawDetectionFindings } from './card.ts';
import { checkedAs, frequencySentence } from './words.ts';

export const flawDetectionParts = ['source', 'scenes', 'characters', 'flaws'] as const;
type FlawStory = Pick<Story, (typeof flawDetectionParts)[number]>;

/** A rule without a base rate stands last in the table. */
const uncounted = 100;

export function flawDetectionView(story: FlawStory): FlawDetectionFindings {
  const { source, scenes, flaws } = story;
  const found = new Set(flaws.map(({ rule }) => rule));
  const nameOf = nameFinder(story);
  return {
    flaws: flaws.toSorted((a, b) => b.weight - a.weight).map((flaw) => flawOf(flaw, nameOf)),
    checks: flawRules
      .map((rule) => ({
        name: rule.name,
        asked: isAskedOf(rule, source),
        found: found.has(rule.id),
        baseRate: baseRateOf(rule.id),
      }))
      .toSorted((a, b) => (a.baseRate ?? uncounted) - (b.baseRate ?? uncounted)),
    read: { scenes: scenes.length, speeches: source.speeches, against: checkedAs(source) },
  };
}

function flawOf(
  { rule, facts, weight, baseRate }: Finding,
  nameOf: (id: string) => string,
): FlawDetectionFindings['flaws'][number] {
  const { title, points, advice, unless } = flawRuleOf(rule).say(facts, nameOf);
  return {
    id: rule,
    title,
    bullets: [
      ...points.map(({ text, evidence }) => ({ text, evidence: evidence.map(evidenceOf) })),
      { text: frequencySentence(baseRate, unless), evidence: [] },
    ],
    advice,
    severity: (baseRate ?? 0) > leastUnusual ? 'info' : weight >= majorWeight ? 'major' : 'minor',
    baseRate,
  };
}
