/** Counts the graph's traits: what speaks for and against a script by a pattern, or by a measure far from the middle of its scale. */
import type { Finding } from '../../story/finding.ts';
import { findingId } from '../../story/ids.ts';
import type { StoryMeasure } from '../../story/measure.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import { countMeasures } from '../measures/count-measures.ts';
import { type MeasureTrait, measureTraits } from './measure-traits.ts';
import type { PatternRule } from './pattern-rule.ts';
import { absences } from './patterns/absences.ts';
import { lateComers } from './patterns/late-comers.ts';
import { longSilence } from './patterns/long-silence.ts';
import { longSpeech } from './patterns/long-speech.ts';
import { longestScene } from './patterns/longest-scene.ts';
import { namedToFace } from './patterns/named-to-face.ts';
import { numberedParts } from './patterns/numbered-parts.ts';
import { lineChanged, pictureAgain, saidAgain, thingAgain, wordsAgain } from './patterns/returns.ts';
import { smallTalk } from './patterns/small-talk.ts';
import { standsApart } from './patterns/stands-apart.ts';
import { talkRun } from './patterns/talk-run.ts';
import { toldByQuestions } from './patterns/told-by-questions.ts';
import { voiceEnds } from './patterns/voice-ends.ts';

/** Report that tells of traits, by number. */
const strengthsAndWeaknesses = 3;

/** No list of strengths or of weaknesses is longer: what is missing from a full one may only have been outranked. */
export const mostTold = 4;

/** Every pattern there is; among equals the earlier is told first. */
export const patternRules: readonly PatternRule[] = [
  lineChanged,
  saidAgain,
  thingAgain,
  pictureAgain,
  ...wordsAgain,
  longSilence,
  standsApart,
  absences,
  voiceEnds,
  lateComers,
  longestScene,
  smallTalk,
  toldByQuestions,
  numberedParts,
  namedToFace,
  longSpeech,
  talkRun,
];

/** Part of a measure's weight that it has however little it matters. */
const leastImportance = 0.4;
/** Scores run from 1 to 10. */
const middleScore = 5.5;
const halfOfScores = 4.5;
const allScores = 9;
/** How much a range over all scores would take away. */
const doubt = 0.5;

/** -1 (worst) to 1 (best): the score's distance from its middle, pulled in by half of its uncertainty. */
export function leaningOf({
  score,
  scoreLow,
  scoreHigh,
}: Pick<StoryMeasure, 'score' | 'scoreLow' | 'scoreHigh'>): number {
  const distance = (score - middleScore) / halfOfScores;
  const certainty = 1 - ((scoreHigh - scoreLow) / allScores) * doubt;
  return distance * certainty;
}

/** Patterns first, then measures; a measure without a place says nothing. A measure's facts are its id. */
export function countTraits({ derived }: Pick<AnalysisInput, 'derived'>): Finding[] {
  const patterns = patternRules.flatMap(({ id, kind, find }): Finding[] => {
    const found = find(derived);
    return found ? [{ ...traitOf(kind, 'pattern', id, id), ...found }] : [];
  });
  const taken = new Map<string, StoryMeasure>(countMeasures({ derived }).map((measure) => [measure.id, measure]));
  const traits: readonly (readonly [string, MeasureTrait])[] = Object.entries(measureTraits);
  const measured = traits.flatMap(([id, { topic, importance, sides, ofFeatures }]): Finding[] => {
    if (ofFeatures && derived.short) return [];
    const measure = taken.get(id);
    if (!measure || measure.places.length === 0) return [];
    const leaning = leaningOf(measure);
    const side = leaning > 0 ? 'strength' : 'weakness';
    if (leaning === 0 || isUsual(measure) || !sides.includes(side)) return [];
    const weight = Math.abs(leaning) * (leastImportance + (1 - leastImportance) * importance);
    return [{ ...traitOf(side, 'measure', id, topic), facts: { measure: id }, weight }];
  });
  return [...patterns, ...measured];
}

/** Percentiles between which a script does much as others do: that speaks neither for nor against it. */
const usual = { from: 15, to: 85 } as const;
const isUsual = ({ percentile }: StoryMeasure): boolean => percentile > usual.from && percentile < usual.to;

const traitOf = (kind: Finding['kind'], source: Finding['source'], rule: string, topic: string) => ({
  id: findingId(source, rule),
  kind,
  source,
  rule,
  topic,
  effort: null,
  baseRate: null,
  reports: [strengthsAndWeaknesses],
});
