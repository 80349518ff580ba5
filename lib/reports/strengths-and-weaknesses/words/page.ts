/** What stands on the page as a strength and as a weakness. */
import { counted, decimal, percent, quoted } from '../../../engine/wording.ts';
import { countIn } from '../../measure-words/measure-phrase.ts';
import { type Around, keep, pagesIn, say, type TraitWords } from './say.ts';

export const pageTraits: TraitWords = {
  'timed-headings': {
    weakness: say(
      (m) => `${percent(m.value)} of the headings give a time of day or say that time goes on`,
      (m) => `The others begin on ${pagesIn(m)}.`,
      () => 'A schedule is made from the headings: add DAY, NIGHT or CONTINUOUS.',
    ),
  },
  parentheticals: {
    weakness: say(
      (m) => `${countIn(m, 'parentheticals')} parentheticals stand in ${countIn(m, 'speeches')} speeches`,
      (m) => `Many of them on ${pagesIn(m)}.`,
      () => 'Which of them turn the meaning of the words? Those stay.',
    ),
  },
  paragraphs: {
    strength: keep((m) => `Action comes in short paragraphs, ${decimal(m.value, 0)} words on average`, longest),
    weakness: say(
      (m) => `Action comes in long paragraphs, ${decimal(m.value, 0)} words on average`,
      longest,
      (m) => `Where on ${pagesIn(m)} does the eye move? There a paragraph can break.`,
    ),
  },
  senses: {
    strength: keep(
      (m) =>
        `There is much to see and hear: ${counted(countIn(m, 'found'), 'word')} for colour, light, weather, sound and smell`,
      (m) => `Thick on ${pagesIn(m)}.`,
    ),
  },
  changes: {
    strength: keep(
      (m) =>
        `It moves: ${counted(countIn(m, 'changes'), 'change')} of place, or between day and night, quickest on ${pagesIn(m)}`,
      () => '',
    ),
  },
};

function longest(_: unknown, { landmarks: { longestParagraph } }: Around): string {
  return longestParagraph
    ? `The longest, ${longestParagraph.words} words on page ${longestParagraph.page}, begins ${quoted(`${longestParagraph.opening} …`)}.`
    : '';
}
