/** A small word typed twice. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { quoteExactly } from '../../text/quote.ts';
import { capitalised, counted } from '../../wording.ts';
import { hall, talk } from '../example-script.ts';
import { flawRule } from '../flaw-rule.ts';
import { correctOn, slipPoints } from '../spelling/slip-lines.ts';
import { withoutS } from '../spelling/verb-forms.ts';

/** Small words that are never doubled on purpose ('had had', 'came in in May', 'accounted for for a day' and 'give her her coat' may be). */
const smallWords = ['the', 'a', 'an', 'to', 'of', 'and', 'with', 'at', 'his', 'from', 'into', 'by'];
/** In action alone: who speaks may stammer or insist. */
const inAction = [
  'they',
  'he',
  'she',
  'it',
  'some',
  'their',
  'or',
  'as',
  'them',
  'around',
  'through',
  'other',
  'while',
  'where',
  'are',
  'was',
  'has',
];
/** In small letters: 'AND AND' is two lists, 'a A' a grade. A dash or a stop before it is a stammer. */
const doubledOf = (word: string): RegExp => new RegExp(`(?<![\\p{L}'’.-])(${word}) \\1(?![\\p{L}'’.-])(?! \\1)`, 'u');
const doubled = doubledOf(smallWords.join('|'));
const doubledInAction = doubledOf('\\p{Ll}{2,}');

/** What is doubled in the text, as it stands; null where nothing is. */
function doubledIn(text: string, isAction: boolean): string | null {
  const small = doubled.exec(text)?.[0] ?? null;
  if (small !== null || !isAction) return small;
  const [phrase, word = ''] = doubledInAction.exec(text) ?? [];
  const isSlip = inAction.includes(word) || withoutS(word) !== null;
  return phrase !== undefined && isSlip ? phrase : null;
}

const placesShown = 12;
/** Characters of context on either side, cut at a word. */
const contextLength = 30;

/** `pages` of every slip; `shown` the first few with their words. */
const facts = z.object({
  pages: z.array(z.number().int()).min(1),
  shown: z.array(z.object({ words: z.string(), cite })),
});

export const doubledWords = flawRule({
  id: 'doubledWords',
  name: 'A small word typed twice (the the, of of)',
  topic: 'doubled-words',
  over: 'words',
  countsAll: true,
  lineNotes: true,
  effect: 0.35,
  work: 'slip',
  facts,
  find({ passages, english }) {
    if (!english) return null;
    const hits = passages.flatMap((passage) => {
      const isRead = passage.kind === 'action' || passage.kind === 'dialogue';
      const text = isRead ? doubledIn(passage.text, passage.kind === 'action') : null;
      return text === null ? [] : [{ passage, text }];
    });
    if (hits.length === 0) return null;
    return {
      pages: hits.map(({ passage }) => passage.at.page),
      shown: hits.slice(0, placesShown).map(({ passage, text }) => ({
        words: text,
        cite: quoteExactly(passage, around(passage.text, text)),
      })),
    };
  },
  say({ pages, shown }) {
    return {
      title: capitalised(
        `${pages.length === 1 ? 'A word is' : `${counted(pages.length, 'word')} are`} doubled by a slip`,
      ),
      points: slipPoints(
        shown.map(({ words, ...place }) => ({ word: words, meant: words.split(' ')[0] ?? '', ...place })),
      ),
      advice: `${correctOn(shown)}; a reader takes such slips for haste.`,
    };
  },
  costs: (where) => `A reader trips on ${where} and thinks of the typing`,
  examples: [
    hall('She opens the the door and leaves.', talk('ANN', 'Go to to the window.')),
    hall('She is in the the car.'),
  ],
  nearMisses: [hall('She knows that that is so, and had had it.', 'He or her heron.', talk('ANN', 'No, no.'))],
});

/** The doubled word with a few words on either side, verbatim. */
function around(text: string, match: string): string {
  const at = text.indexOf(match);
  const start = Math.max(0, text.lastIndexOf(' ', Math.max(0, at - contextLength)) + 1);
  const end = text.indexOf(' ', at + match.length + contextLength);
  return text.slice(start, end < 0 ? undefined : end).trim();
}
