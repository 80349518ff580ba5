/** Dialogue as a strength and as a weakness. */
import { decimal, percent } from '../../../engine/wording.ts';
import { countIn } from '../../measure-words/measure-phrase.ts';
import { type Around, isHigh, keep, leadName, pagesIn, say, sceneName, type TraitWords } from './say.ts';

export const talkTraits: TraitWords<'quick-talk' | 'dialogue-share' | 'questions'> = {
  'quick-talk': {
    strength: keep((m) => `Speeches are short, ${decimal(m.value)} words on average`, longest),
    weakness: say(
      (m) => `Speeches run long, ${decimal(m.value)} words on average`,
      longest,
      (_, { landmarks: { longestSpeech: most }, nameOf }) =>
        most === null
          ? 'Where could the listener break in?'
          : `Which sentence of ${nameOf(most.speaker)} on page ${most.page} could the listener say?`,
    ),
  },
  'dialogue-share': {
    weakness: say(
      (m) => `${percent(m.value)} of the words are spoken`,
      (m) => (isHigh(m) ? `Talk is thickest on ${pagesIn(m)}.` : ''),
      (m, a) =>
        isHigh(m)
          ? `What on ${pagesIn(m)} could be seen instead of said?`
          : `Does a reader hear enough of ${leadName(a)} to know what is thought as well as done?`,
    ),
  },
  questions: {
    strength: keep(
      (m) => `People ask: ${hits(m)} of ${countIn(m, 'speeches')} speeches end on a question`,
      () => '',
    ),
    weakness: say(
      (m) => `Few ask: ${hits(m)} of ${countIn(m, 'speeches')} speeches end on a question`,
      () => '',
      (_, a) => `${thickest(a)}, what would somebody want to know that ${leadName(a)} knows?`,
    ),
  },
};

/** Where most is said. */
const thickest = ({ landmarks: { mostTalk }, sceneOf }: Around): string =>
  mostTalk === null ? 'Where most is said' : `In ${sceneName(sceneOf(mostTalk))}`;

/** How many speeches a share of them is. */
const hits = (measure: Parameters<typeof countIn>[0] & { readonly value: number }): number =>
  Math.round(measure.value * countIn(measure, 'speeches'));

function longest(_: unknown, { landmarks: { longestSpeech: most }, nameOf }: Around): string {
  return most ? `The longest is ${nameOf(most.speaker)}’s on page ${most.page}, ${most.words} words.` : '';
}
