/** Question 9 as a view of the story graph: every flaw, weightiest first, line notes behind them. */
import { flawRuleOf, flawRules, isAskedOf } from '../../engine/flaw-rules/find-flaws.ts';
import { majorWeight } from '../../engine/flaw-rules/flaw-rule.ts';
import { evidenceOf } from '../../story/cite.ts';
import type { Finding } from '../../story/finding.ts';
import type { Story } from '../../story/story-graph.ts';
import { nameFinder } from '../story-lookup.ts';
import type { FlawDetectionFindings } from './card.ts';
import { checkedAs, directions, frequencyOf, unjudged } from './words.ts';

export const flawDetectionParts = ['source', 'scenes', 'characters', 'talk', 'spelling', 'flaws'] as const;
type FlawStory = Pick<Story, (typeof flawDetectionParts)[number]>;

export function flawDetectionView(story: FlawStory): FlawDetectionFindings {
  const { source, scenes, flaws } = story;
  const nameOf = nameFinder(story);
  const asked = flawRules.filter(
    (rule) => isAskedOf(rule, source) && (story.spelling.readable || rule.readsSpelling !== true),
  );
  return {
    flaws: flaws
      .map((flaw) => ({ flaw, notes: flawRuleOf(flaw.rule).lineNotes === true }))
      .toSorted((a, b) => Number(a.notes) - Number(b.notes) || b.flaw.weight - a.flaw.weight)
      .map(({ flaw }) => flawOf(flaw, nameOf)),
    clean: [...unjudged(story), ...(flaws.length > 0 ? [] : directions(story))],
    checks: asked.length,
    read: { scenes: scenes.length, speeches: source.speeches, against: checkedAs(source) },
  };
}

function flawOf(
  { id, rule, facts, weight, baseRate }: Finding,
  nameOf: (id: string) => string,
): FlawDetectionFindings['flaws'][number] {
  const { say, lineNotes = false, work } = flawRuleOf(rule);
  const { title, points, advice, unless } = say(facts, nameOf);
  return {
    id,
    title,
    bullets: [
      ...points.map(({ text, evidence }) => ({ text, evidence: evidence.map(evidenceOf) })),
      // How many scripts have a slip says nothing about a slip.
      ...(work === 'slip' && baseRate !== null ? [] : frequencyOf(baseRate, unless)).map((text) => ({
        text,
        evidence: [],
      })),
    ],
    advice,
    lineNotes,
    severity: weight >= majorWeight ? 'major' : 'minor',
    baseRate,
  };
}
