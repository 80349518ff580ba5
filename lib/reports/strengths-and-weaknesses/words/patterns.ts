/** Patterns as strengths and as questions: each a plain sentence of its facts, the pages that show it, and what a writer may ask. Their only place. */
import { absences } from '../../../engine/traits/patterns/absences.ts';
import { lateComers } from '../../../engine/traits/patterns/late-comers.ts';
import { longSilence } from '../../../engine/traits/patterns/long-silence.ts';
import { longSpeech } from '../../../engine/traits/patterns/long-speech.ts';
import { longestScene } from '../../../engine/traits/patterns/longest-scene.ts';
import { namedToFace } from '../../../engine/traits/patterns/named-to-face.ts';
import { numberedParts } from '../../../engine/traits/patterns/numbered-parts.ts';
import {
  lineChanged,
  pictureAgain,
  saidAgain,
  thingAgain,
  wordsAgain,
} from '../../../engine/traits/patterns/returns.ts';
import { smallTalk } from '../../../engine/traits/patterns/small-talk.ts';
import { standsApart } from '../../../engine/traits/patterns/stands-apart.ts';
import { talkRun } from '../../../engine/traits/patterns/talk-run.ts';
import { toldByQuestions } from '../../../engine/traits/patterns/told-by-questions.ts';
import { voiceEnds } from '../../../engine/traits/patterns/voice-ends.ts';
import { sayAbsences, sayLateComers, sayNumberedParts, sayVoiceEnds } from './people.ts';
import { sayLineChanged, sayPictureAgain, saySaidAgain, sayThingAgain, sayWordsAgain } from './returns.ts';
import type { Naming, Told } from './say.ts';
import { sayLongestScene, sayLongSilence, sayStandsApart } from './shape.ts';
import { sayLongSpeech, sayNamedToFace, saySmallTalk, sayTalkRun, sayToldByQuestions } from './talk.ts';

/** By the pattern's id. */
const patterns: Readonly<Record<string, (facts: unknown, around: Naming) => Told>> = {
  [lineChanged.id]: (facts, around) => sayLineChanged(lineChanged.facts.parse(facts), around),
  ...Object.fromEntries(
    wordsAgain.map((rule) => [
      rule.id,
      (facts: unknown, around: Naming) => sayWordsAgain(rule.facts.parse(facts), around),
    ]),
  ),
  [saidAgain.id]: (facts, around) => saySaidAgain(saidAgain.facts.parse(facts), around),
  [thingAgain.id]: (facts) => sayThingAgain(thingAgain.facts.parse(facts)),
  [pictureAgain.id]: (facts) => sayPictureAgain(pictureAgain.facts.parse(facts)),
  [longSilence.id]: (facts) => sayLongSilence(longSilence.facts.parse(facts)),
  [standsApart.id]: (facts, around) => sayStandsApart(standsApart.facts.parse(facts), around),
  [absences.id]: (facts, around) => sayAbsences(absences.facts.parse(facts), around),
  [voiceEnds.id]: (facts, around) => sayVoiceEnds(voiceEnds.facts.parse(facts), around),
  [lateComers.id]: (facts, around) => sayLateComers(lateComers.facts.parse(facts), around),
  [longSpeech.id]: (facts, around) => sayLongSpeech(longSpeech.facts.parse(facts), around),
  [namedToFace.id]: (facts, around) => sayNamedToFace(namedToFace.facts.parse(facts), around),
  [numberedParts.id]: (facts, around) => sayNumberedParts(numberedParts.facts.parse(facts), around),
  [smallTalk.id]: (facts) => saySmallTalk(smallTalk.facts.parse(facts)),
  [talkRun.id]: (facts, around) => sayTalkRun(talkRun.facts.parse(facts), around),
  [toldByQuestions.id]: (facts, around) => sayToldByQuestions(toldByQuestions.facts.parse(facts), around),
  [longestScene.id]: (facts, around) => sayLongestScene(longestScene.facts.parse(facts), around),
};

/** Throws RangeError for a pattern that has no words. */
export function patternTold({ rule, facts }: { rule: string; facts: unknown }, around: Naming): Told {
  const told = patterns[rule];
  if (!told) throw new RangeError(`No words for the pattern ${rule}`);
  return told(facts, around);
}
