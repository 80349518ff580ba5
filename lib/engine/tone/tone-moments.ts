/** What a page can be opened for: where nobody laughs, asks or exclaims, a loud scene without a dark word, the most mixed page, weeping. */
import { wholeWords } from '../../screenplay/text/phrases.ts';
import { longestGap, type PageSpan, pagesIn } from '../../story/people/presence.ts';
import type { ToneMoments } from '../../story/tone.ts';
import type { Derived } from '../derive.ts';
import { laughterWords, toneFamilies, weepingPhrases } from '../lexicons/tone-words.ts';
import { heardIn, heardWordsOf } from '../text/heard-words.ts';
import { isSpoken, type Passage } from '../text/passages.ts';
import { quoteWhere } from '../text/quote.ts';
import { sentencesOf, singular } from '../text/words.ts';
import { textOf } from './quarters.ts';
import { commonestOf, isBright, isDark, wordsNamed } from './tone-places.ts';

/** Share of a script from which an absence is told, and pages at least; ours. */
const longShare = 0.08;
const fewestPages = 6;
/** Speeches with an exclamation mark from which a scene is called loud. */
const fewestLoud = 6;
/** Different strong words of either side on a page that mixes them. */
const fewestEach = 3;
/** Letters in which forms of a word are alike. */
const rootLetters = 4;
/** Pages of weeping that are news; on more it is a habit. */
const mostWeeping = 4;

export function toneMomentsOf(derived: Derived): ToneMoments {
  const told = derived.passages.filter(({ kind }) => kind !== 'heading');
  const spoken = told.filter(isSpoken);
  const away = (holds: (passage: Passage) => boolean, among: readonly Passage[]): PageSpan | null =>
    longestAbsence(told, among.filter(holds));
  return {
    laughter: away(({ words }) => words.some((word) => laughterWords.has(word)), told),
    question: away(({ text }) => text.includes('?'), spoken),
    exclamation: away(({ text }) => text.includes('!'), spoken),
    loud: loudWithoutDark(derived),
    mixed: mixedPage(textOf(derived)),
    weeping: weepingOn(textOf(derived)),
  };
}

/** A passage that runs over a page end stands on both pages. */
const pagesOfPassage = ({ at, turns }: Passage): number[] => [at.page, ...(turns ?? []).map((turn) => turn.at.page)];

/** The longest run of pages of `all` on which none of `found` stands; null where it is no long one, or nothing was found. */
function longestAbsence(all: readonly Passage[], found: readonly Passage[]): PageSpan | null {
  const pages = all.flatMap(pagesOfPassage);
  if (found.length === 0) return null;
  const [first, last] = [Math.min(...pages), Math.max(...pages)];
  const on = [...new Set(found.flatMap(pagesOfPassage))].sort((a, b) => a - b);
  const gap = longestGap([first - 1, ...on, last + 1]);
  return gap && pagesIn(gap) >= Math.max(fewestPages, longShare * (last - first + 1)) ? gap : null;
}

/** The scene in which most speeches exclaim, of those without a dark word: a strong one, an oath or one of violence. */
function loudWithoutDark({ scenes }: Derived): ToneMoments['loud'] {
  const [found] = scenes
    .map((scene) => ({
      scene,
      loud: scene.speeches.filter(({ text }) => text.includes('!')),
    }))
    .filter(({ scene, loud }) => loud.length >= fewestLoud && !scene.passages.some(({ words }) => words.some(goesDark)))
    .sort((a, b) => b.loud.length - a.loud.length || a.scene.ordinal - b.scene.ordinal);
  const line = found?.loud.toSorted((a, b) => b.words.length - a.words.length)[0];
  return found && line
    ? {
        from: found.scene.page,
        to: found.scene.lastPage,
        speeches: found.loud.length,
        cite: quoteWhere(line.passage, (sentence) => sentence.includes('!')),
      }
    : null;
}

const harsh = toneFamilies.find(({ id }) => id === 'harshness')?.words;
const goesDark = (word: string): boolean => isDark(word) || harsh?.has(word) === true;

/** Each word once, the commonest first; 'play' and 'playing', which open alike, as one. */
function unlike(words: readonly string[]): string[] {
  const root = (word: string): string => singular(word).slice(0, rootLetters);
  const common = commonestOf(words, words.length);
  return common.filter((word, at) => common.findIndex((one) => root(one) === root(word)) === at);
}

/** The page on which most different strong words stand on either side. */
function mixedPage(text: readonly Passage[]): ToneMoments['mixed'] {
  // What runs over a page end stands on neither page alone.
  const whole = text.filter(({ turns }) => turns === null);
  const [best] = [...Map.groupBy(whole, ({ at }) => at.page)]
    .map(([page, own]) => {
      const words = own.flatMap(heardWordsOf);
      const [bright, dark] = [unlike(words.filter(isBright)), unlike(words.filter(isDark))];
      return { page, bright, dark, least: Math.min(bright.length, dark.length) };
    })
    .filter(({ least }) => least >= fewestEach)
    .sort((a, b) => b.least - a.least || a.page - b.page);
  if (!best) return null;
  return { page: best.page, bright: best.bright.slice(0, wordsNamed), dark: best.dark.slice(0, wordsNamed) };
}

const weeps = wholeWords(weepingPhrases);
const isWeeping = (sentence: string): boolean => weeps.test(heardIn(sentence).join(' '));

/** Pages on which the action has somebody weep or near tears; null where none or many do. */
function weepingOn(text: readonly Passage[]): ToneMoments['weeping'] {
  const places = text
    .filter(({ kind, words }) => kind === 'action' && weeps.test(words.join(' ')))
    .flatMap((passage) => (sentencesOf(passage.text).some(isWeeping) ? [quoteWhere(passage, isWeeping)] : []));
  const pages = [...new Set(places.map(({ page }) => page))];
  const [cite] = places;
  return cite && pages.length <= mostWeeping ? { pages, cite } : null;
}
