/** Measures how much there is to see, hear and smell in the action. */
import { senseWords } from '../lexicons/word-lists.ts';
import { craftScale } from '../norms/craft-measures.ts';
import type { Passage } from '../text/passages.ts';
import { quoteBest, quoteLength } from '../text/quote.ts';
import { rateError } from '../text/statistics.ts';
import { sentencesOf } from '../text/words.ts';
import { type MeasureDefinition, thousand } from './measure.ts';

/** Fewer words of action say nothing of how it is put. */
const fewestWords = 200;
/** Words of a paragraph that is shown where there is one, and pages that have most, named where they tie. */
const longestShown = 45;
const mostPages = 2;
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
    const found = (passages: readonly Passage[]): number =>
      passages.reduce((sum, { text }) => sum + sensesIn(text, nameWords).length, 0);
    const total = found(actions);
    const pages = [...Map.groupBy(actions, ({ at }) => at.page).values()];
    const most = Math.max(0, ...pages.map(found));
    const thick = pages.filter((some) => found(some) === most).slice(0, mostPages);
    // A longer paragraph hides what it shows.
    const richest = (some: readonly Passage[]): Passage[] =>
      some
        .filter(({ text }) => sentencesOf(text).some((sentence) => shownIn(sentence) >= fewestShown))
        .toSorted((a, b) => kindsIn(b) - kindsIn(a))
        .toSorted((a, b) => Number(a.words.length > longestShown) - Number(b.words.length > longestShown))
        .slice(0, 1);
    return {
      value: (total / actionWords) * thousand,
      error: rateError(total, actionWords) * thousand,
      counts: { found: total, words: actionWords, most },
      places: (most === 0 ? [] : thick.flatMap(richest)).map((passage) =>
        quoteBest(passage, (_, sentence) => shownIn(sentence)),
      ),
    };
  },
};

export const senseMeasures = { senses };
