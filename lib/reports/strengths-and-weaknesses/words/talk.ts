/** Dialogue as a strength and as a weakness. */
import { thousand } from '../../../engine/measures/measure.ts';
import { counted, decimal, numberWord, percent } from '../../../engine/wording.ts';
import { type Around, isHigh, leadName, pageAt, pagesIn, say, sceneName, type TraitWords } from './say.ts';

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
    strength: say(
      (m, { source }) =>
        `Quick exchanges: ${decimal(m.value)} words a speech over ${counted(source.speeches, 'speech', 'speeches')}`,
      (_, a) => longestSpeech(a, 'are where the rhythm breaks: see that it breaks on purpose'),
    ),
    weakness: say(
      (m) => `Speeches run to ${decimal(m.value)} words on average`,
      (_, a) =>
        longestSpeech(a, 'are the first place to look for a sentence that the listener could say, or leave unsaid'),
    ),
  },
  'speech-rhythm': {
    strength: say(
      (_, { source }) => `Short lines set off the long ones over ${counted(source.speeches, 'speech', 'speeches')}`,
      (_, a) => longestSpeech(a, 'stand out because what surrounds it is short'),
    ),
    weakness: say(
      (_, a) => `${leadName(a)} and the others speak at much the same length`,
      (_, a) => `${thickest(a)} let somebody answer ${leadName(a)} in a word.`,
    ),
  },
  'dialogue-share': {
    weakness: say(
      (m) => `${percent(m.value)} of the words are spoken`,
      (m, a) =>
        isHigh(m)
          ? `Look at ${pagesIn(m)}, where talk is thickest: what could be seen instead of said?`
          : `The reader meets ${leadName(a)} and the others mostly from outside; a few more lines would let them be heard.`,
    ),
  },
  'plain-talk': {
    strength: say(
      (m, { source }) =>
        `People talk in plain words: ${percent(m.value)} of ${source.talkWords.toLocaleString('en-GB')} words have one or two syllables`,
      (m, a) =>
        `${leadName(a)} and the others can say the lines on ${pagesIn(m)} in one breath: read the rest against them.`,
    ),
    weakness: say(
      (m) => `Long words in the talk: ${percent(1 - m.value)} have three syllables or more`,
      (m) => `Read ${pagesIn(m)} aloud, and find the short word where an actor would stumble.`,
    ),
  },
  questions: {
    strength: say(
      (m, { source }) =>
        `People want to know: ${percent(m.value)} of ${counted(source.speeches, 'speech', 'speeches')} ask`,
      (m) => `See on ${pagesIn(m)} that questions are answered with something other than what was asked.`,
    ),
    weakness: say(
      (m) => `Few questions: ${percent(m.value)} of speeches end on a question`,
      (_, a) => `${thickest(a)} let somebody want to know what ${leadName(a)} already does.`,
    ),
  },
  refusals: {
    strength: say(
      (m) => `People resist one another in ${percent(m.value)} of speeches`,
      (m) => `On ${pagesIn(m)} the refusal comes first: keep the reasons after it.`,
    ),
    weakness: say(
      (m, { source }) =>
        `People seldom refuse one another: ${percent(m.value)} of ${source.speeches} speeches open against the one before`,
      (_, a) => `${thickest(a)} ask whether ${leadName(a)} is believed too easily, and let somebody say no.`,
    ),
  },
  explaining: {
    weakness: say(
      (m) => `On ${pagesIn(m)} somebody explains what both speakers know`,
      (m) =>
        `The line on ${pagesIn(m)} is meant for the reader: let somebody who does not know ask, or let it be seen.`,
    ),
  },
  'told-feelings': {
    weakness: say(
      (m) => `Feelings are named outright on ${pagesIn(m)}`,
      (m) =>
        `Try ${pagesIn(m)} without the sentence that names the feeling; often the next action has already said it.`,
    ),
  },
  pressure: {
    strength: say(
      (m) => `Pressure is always in the talk: ${decimal(m.value)} words of it in ${numberWord(thousand)}`,
      (m) => `The lines on ${pagesIn(m)} set limits; see that each of them is later kept or broken.`,
    ),
    weakness: say(
      (m) =>
        `Little is said to be at risk: ${decimal(m.value)} words of deadline, demand or danger in ${numberWord(thousand)}`,
      (_, a) => `Name what ${leadName(a)} loses, and by when, in one line by ${pageAt(a, riskKnownBy)}.`,
    ),
  },
};

/** Where most is said. */
function thickest({ landmarks: { mostTalk }, sceneOf }: Around): string {
  return mostTalk === null ? 'Where most is said,' : `In ${sceneName(sceneOf(mostTalk))}, where most is said,`;
}

function longestSpeech({ landmarks: { longestSpeech: longest }, nameOf }: Around, what: string): string {
  return longest
    ? `${nameOf(longest.speaker)}’s ${longest.words} words on page ${longest.page}, the longest speech, ${what}.`
    : '';
}
