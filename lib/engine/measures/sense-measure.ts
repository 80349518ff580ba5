/** Measures how much there is to see, hear and smell in the action. */
import { senseWords } from '../lexicons/word-lists.ts';
import { craftScale } from '../norms/craft-measures.ts';
import type { Passage } from '../text/passages.ts';
import { quoteBest, quoteLength, spread } from '../text/quote.ts';
import { rateError } from '../text/statistics.ts';
import { sentencesOf } from '../text/words.ts';
import { type MeasureDefinition, thousand } from './measure.ts';

/** Fewer words of action say nothing of how it is put. */
const fewestWords = 200;
/** Lengths in words of a paragraph that is shown: a longer one hides what it shows. */
const shown = { from: 8, to: 45 } as const;
/** From as many of the richest the places are chosen, so that they lie spread over the script. */
const candidates = 8;
const placesShown = 2;
/** A sentence that is shown has two such words at least. */
const fewestShown = 2;

const word = /\p{L}[\p{L}’']*/gu;
/** 'James Brown', 'the Red Sea': in the middle of a sentence a capital makes it a name; all of a word in capitals is stress. */
const isNamed = (text: string, at: number, own: string): boolean =>
  /^\p{Lu}\p{Ll}/u.test(own) && /[\p{L}\d,;:’'][ \n]+$/u.test(text.slice(0, at));

/** The words of the list in a text, in order, names left out. */
export const sensesIn = (text: string, nameWords: ReadonlySet<string>): string[] =>
  [...text.matchAll(word)].flatMap(({ 0: own, index }) => {
    const small = own.toLowerCase();
    return senseWords.has(small) && !nameWords.has(small) && !isNamed(text, index, own) ? [small] : [];
  });

/** 'BLUE REVISION 11/4/06' at a page's head. */
const isFurniture = ({ text }: Pick<Passage, 'text'>): boolean =>
  /\brev(?:ised|isions?|\.)?\b|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2}/i.test(text);

const senses: MeasureDefinition = {
  id: 'senses',
  direction: 'more',
  scale: craftScale('senses'),
  english: true,
  count({ actions: all, actionWords, nameWords }) {
    const actions = all.filter((passage) => !isFurniture(passage));
    if (actionWords < fewestWords) return null;
    const kindsIn = ({ text }: Pick<Passage, 'text'>): number => new Set(sensesIn(text, nameWords)).size;
    // A sentence that would be cut may lose what it shows.
    const shownIn = (text: string): number => (text.length > quoteLength ? 0 : kindsIn({ text }));
    const total = actions.reduce((sum, { text }) => sum + sensesIn(text, nameWords).length, 0);
    const rich = actions
      .filter(({ words }) => words.length >= shown.from && words.length <= shown.to)
      .sort((a, b) => kindsIn(b) - kindsIn(a))
      .slice(0, candidates)
      .filter(({ text }) => sentencesOf(text).some((sentence) => shownIn(sentence) >= fewestShown));
    return {
      value: (total / actionWords) * thousand,
      error: rateError(total, actionWords) * thousand,
      counts: { found: total, words: actionWords },
      places: spread(rich, placesShown).map((passage) => quoteBest(passage, (_, sentence) => shownIn(sentence))),
    };
  },
};

export const senseMeasures = { senses };
