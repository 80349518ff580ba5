/** The page as a weakness. */
import { decimal, percent, quoted } from '../../../engine/wording.ts';
import { countIn } from '../../measure-words/measure-phrase.ts';
import { type Around, pagesIn, say, type TraitWords } from './say.ts';

export const pageTraits: TraitWords = {
  'timed-headings': say(
    (m) => `${percent(m.value)} of the headings give a time of day or say that time goes on`,
    (m) => `The others begin on ${pagesIn(m)}.`,
    () => 'A schedule is made from the headings: add DAY, NIGHT or CONTINUOUS.',
  ),
  parentheticals: say(
    (m) => `${countIn(m, 'parentheticals')} parentheticals stand in ${countIn(m, 'speeches')} speeches`,
    (m) => `Many of them on ${pagesIn(m)}.`,
    () => 'Which of them turn the meaning of the words? Those stay.',
  ),
  paragraphs: say(
    (m) => `Action comes in long paragraphs, ${decimal(m.value, 0)} words on average`,
    longest,
    (m) => `Where on ${pagesIn(m)} does the eye move? There a paragraph can break.`,
  ),
};

function longest(_: unknown, { landmarks: { longestParagraph } }: Around): string {
  return longestParagraph
    ? `The longest, ${longestParagraph.words} words on page ${longestParagraph.page}, begins ${quoted(`${longestParagraph.opening} …`)}.`
    : '';
}
