/** Finds oaths in talk. */
import { placeOfText } from '../../screenplay/scenes/page-turns.ts';
import { wholeWords } from '../../screenplay/text/phrases.ts';
import type { Oaths } from '../../story/tone.ts';
import { notOaths, oaths } from '../lexicons/oaths.ts';
import type { Passage } from '../text/passages.ts';
import { quoteExactly } from '../text/quote.ts';
import { sentencesOf } from '../text/words.ts';

const families = Object.entries(oaths).map(([word, phrases]) => ({
  word,
  pattern: wholeWords(phrases, { flags: 'gi' }),
}));
const otherWord = wholeWords(notOaths);

interface Oath {
  readonly word: string;
  readonly page: number;
  readonly passage: Passage;
  readonly from: number;
}

/** Pages between two oaths from which it is said that there are none. */
const longWithout = 5;

/** Oaths on a page from which it is one with many. */
const fewestOfMost = 4;

/** Each oath once, in families; a song is no talk. */
export function oathsIn(passages: readonly Passage[]): Oaths | null {
  const found = passages
    .filter(({ kind }) => kind === 'dialogue')
    .flatMap((passage) =>
      families.flatMap(({ word, pattern }) =>
        [...passage.text.matchAll(pattern)]
          .filter(([text]) => !otherWord.test(text))
          .map(({ index }): Oath => {
            const { page } = placeOfText(passage.at, passage.turns ?? undefined, index);
            return { word, page, passage, from: index };
          }),
      ),
    );
  const told = families.flatMap(({ word }) => {
    const own = found.filter((one) => one.word === word);
    return own.length === 0 ? [] : [{ word, count: own.length, pages: pagesIn(own) }];
  });
  const strongest = found.find(({ word }) => word === told[0]?.word);
  return strongest ? { families: told, course: courseOf(found), cite: citeOf(strongest) } : null;
}

const pagesIn = (marks: readonly { readonly page: number }[]): number[] =>
  [...new Set(marks.map(({ page }) => page))].sort((a, b) => a - b);

function citeOf({ passage, from }: Oath): Oaths['cite'] {
  const sentence = sentencesOf(passage.text).find((one) => {
    const start = passage.text.indexOf(one);
    return start <= from && from < start + one.length;
  });
  return quoteExactly(passage, sentence ?? passage.text);
}

/** The page with most, and the longest run of pages between two that has none. */
function courseOf(found: readonly Oath[]): Oaths['course'] {
  const pages = pagesIn(found);
  const counts = pages.map((page) => ({ page, count: found.filter((one) => one.page === page).length }));
  const most = counts.reduce((top, one) => (one.count > top.count ? one : top), { page: pages[0] ?? 1, count: 0 });
  const gaps = pages.slice(1).map((page, at) => ({ from: (pages[at] ?? page) + 1, to: page - 1 }));
  const length = ({ from, to }: { from: number; to: number }): number => to - from + 1;
  const longest = gaps.reduce<(typeof gaps)[number] | null>(
    (top, gap) => (length(gap) > (top ? length(top) : 0) ? gap : top),
    null,
  );
  return {
    most,
    isAlone: most.count >= fewestOfMost && counts.filter(({ count }) => count === most.count).length === 1,
    without: longest && length(longest) >= longWithout ? longest : null,
  };
}
