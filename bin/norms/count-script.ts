/** Counts one script the way the engine reads its norms, as numbers alone. */
import type { Derived } from '../../lib/engine/derive.ts';
import { findFlaws } from '../../lib/engine/flaw-rules/find-flaws.ts';
import { allMeasures } from '../../lib/engine/measures/count-measures.ts';
import type { MeasureDefinition } from '../../lib/engine/measures/measure.ts';
import { paceMeasures } from '../../lib/engine/measures/pace-measures.ts';
import { pageMeasures } from '../../lib/engine/measures/page-measures.ts';
import type { FeatureTable, FiveMeasures } from '../../lib/engine/norms/norm-tables.ts';
import { sum } from '../../lib/engine/text/statistics.ts';
import type { MeasureId } from '../../lib/story/measure.ts';

/** null where a script has too little of what is counted. */
type Counts<Measure extends string> = Readonly<Record<Measure, number | null>>;

export interface ScriptCounts {
  readonly feature: Counts<keyof FeatureTable['measures']>;
  readonly five: Counts<keyof FiveMeasures>;
  readonly craft: Counts<MeasureId>;
  readonly flaws: readonly string[];
}

/** Speeches from which a speaker is major: a yardstick of ours. */
const majorSpeeches = 10;

/**
 * Where a craft measure is set against a norm, the very measure does the counting, so that a script and its norm can't be counted in two ways. Flaw rules, which take longest, are tried only `withFlaws`.
 */
export function countScript(derived: Derived, withFlaws = true): ScriptCounts {
  const { pages, scenes, speeches, characters, talkWords, actionWords } = derived;
  const read = (definition: MeasureDefinition): number | null => definition.count(derived)?.value ?? null;
  const words = talkWords + actionWords;
  const share = (part: number, all: number): number | null => (all === 0 ? null : part / all);
  const dark = scenes.filter(({ heading }) => /NIGHT|MIDNIGHT/i.test(heading.timeOfDay ?? '')).length;
  const set = scenes.filter(({ heading }) => heading.setting !== null);
  const common = {
    dialogueShare: share(talkWords, words),
    parentheticalsPerSpeech: read(pageMeasures.parentheticals),
    nightShare: share(dark, scenes.length),
  };
  return {
    feature: {
      ...common,
      pages,
      scenesPerPage: read(paceMeasures.scenePace),
      speakers: characters.length || null,
      locations: new Set(scenes.map(({ placeKey }) => placeKey)).size || null,
      leadShare: characters[0]?.share ?? null,
    },
    five: {
      ...common,
      words: words || null,
      scenes: scenes.length || null,
      speeches: speeches.length || null,
      speakers: characters.filter((character) => character.speeches.length >= 2).length || null,
      majorSpeakers: characters.filter((character) => character.speeches.length >= majorSpeeches).length,
      topSpeakerShare: characters[0]?.share ?? null,
      topThreeShare: characters.length === 0 ? null : sum(characters.slice(0, 3).map(({ share: own }) => own)),
      wordsPerSpeech: share(talkWords, speeches.length),
      interiorShare: share(set.filter(({ heading }) => heading.setting === 'INT').length, set.length),
      wordsPerScene: share(words, scenes.length),
    },
    craft: Object.fromEntries(allMeasures.map((one) => [one.id, read(one)])) as Counts<MeasureId>,
    flaws: withFlaws ? findFlaws(derived).map(({ rule }) => rule.id) : [],
  };
}
