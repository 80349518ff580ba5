/** Dialogue as a strength and as a weakness. */
import { type Around, isHigh, keep, leadName, pageAt, pagesIn, say, sceneName, type TraitWords } from './say.ts';

/** Where at the latest a reader should know what is at risk. */
const riskKnownBy = 0.15;

export const talkTraits: TraitWords<
  | 'quick-talk'
  | 'speech-rhythm'
  | 'dialogue-share'
  | 'plain-talk'
  | 'questions'
  | 'refusals'
  | 'explaining'
  | 'told-feelings'
  | 'pressure'
> = {
  'quick-talk': {
    strength: keep(() => 'Quick exchanges'),
    weakness: say(
      () => 'Long speeches',
      (_, a) => longestSpeech(a),
    ),
  },
  'speech-rhythm': {
    strength: keep(() => 'Speeches of every length'),
    weakness: say(
      () => 'Speeches of similar length',
      (_, a) => `${thickest(a)} let somebody answer ${leadName(a)} in a word.`,
    ),
  },
  'dialogue-share': {
    weakness: say(
      (m) => (isHigh(m) ? 'Much talk' : 'Little talk'),
      (m, a) =>
        isHigh(m)
          ? `Look at ${pagesIn(m)}, where talk is thickest: what could be seen instead of said?`
          : `The reader meets ${leadName(a)} and the others mostly from outside; a few more lines would let them be heard.`,
    ),
  },
  'plain-talk': {
    strength: keep(() => 'Plain words'),
    weakness: say(
      () => 'Long words in talk',
      (m) => `Read ${pagesIn(m)} aloud, and find the short word where an actor would stumble.`,
    ),
  },
  questions: {
    strength: keep(() => 'Many questions'),
    weakness: say(
      () => 'Few questions',
      (_, a) => `${thickest(a)} let somebody want to know what ${leadName(a)} already does.`,
    ),
  },
  refusals: {
    strength: keep(() => 'People refuse and correct'),
    weakness: say(
      () => 'People seldom refuse',
      (_, a) => `${thickest(a)} ask whether ${leadName(a)} is believed too easily, and let somebody say no.`,
    ),
  },
  explaining: {
    weakness: say(
      () => 'Phrases of explaining',
      (m) => `Let somebody on ${pagesIn(m)} ask who does not know, or let it be seen.`,
    ),
  },
  'told-feelings': {
    weakness: say(
      () => 'Feelings named outright',
      (m) => `Try ${pagesIn(m)} without the sentence that names the feeling.`,
    ),
  },
  pressure: {
    strength: keep(() => 'Pressing words in talk'),
    weakness: say(
      () => 'Few pressing words in talk',
      (_, a) =>
        `See whether a reader knows by ${pageAt(a, riskKnownBy)} what ${leadName(a)} stands to lose, and by when.`,
    ),
  },
};

/** Where most is said. */
function thickest({ landmarks: { mostTalk }, sceneOf }: Around): string {
  return mostTalk === null ? 'Where most is said,' : `In ${sceneName(sceneOf(mostTalk))}, where most is said,`;
}

function longestSpeech({ landmarks: { longestSpeech: longest }, nameOf }: Around): string {
  return longest
    ? `Look in ${nameOf(longest.speaker)}’s ${longest.words} words on page ${longest.page}, the longest speech, for a sentence that the listener could say.`
    : '';
}
