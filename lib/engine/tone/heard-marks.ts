/** Finds oaths and shouting in talk. */
import { wholeWords } from '../../screenplay/text/phrases.ts';
import type { Oaths, Shouts } from '../../story/tone.ts';
import type { Derived } from '../derive.ts';
import { oaths, shouting } from '../lexicons/shown-feeling.ts';
import type { Speech } from '../people/speeches.ts';
import type { Passage } from '../text/passages.ts';
import { quoteExactly } from '../text/quote.ts';
import { sentencesOf } from '../text/words.ts';
import type { Found } from './shown-marks.ts';
import { thickestRun } from './tone-places.ts';

const families = Object.entries(oaths).map(([word, phrases]) => ({
  word,
  pattern: wholeWords(phrases, { flags: 'gi' }),
}));

interface Oath {
  readonly word: string;
  readonly page: number;
  readonly passage: Passage;
  readonly sentence: string;
}

/** Each oath once, in families; a song is no talk. */
export function oathsIn({ passages }: Derived): Found<Oaths> {
  const found = passages
    .filter(({ kind }) => kind === 'dialogue')
    .flatMap((passage) =>
      families.flatMap(({ word, pattern }) =>
        sentencesOf(passage.text).flatMap((sentence) =>
          [...sentence.matchAll(pattern)].map((): Oath => ({ word, page: passage.at.page, passage, sentence })),
        ),
      ),
    );
  const told = families.flatMap(({ word }) => {
    const own = found.filter((one) => one.word === word);
    return own.length === 0
      ? []
      : [{ word, count: own.length, pages: [...new Set(own.map(({ page }) => page))].sort((a, b) => a - b) }];
  });
  const strongest = found.find(({ word }) => word === told[0]?.word);
  return {
    told: strongest ? { families: told, cite: quoteExactly(strongest.passage, strongest.sentence) } : null,
    marks: found,
  };
}

/** Letters of a sentence in capitals, with its mark, from which it is shouted and no 'OK'; of speeches so printed from which capitals are how the script is printed. */
const fewestLetters = 6;
const mostPrinted = 0.2;
const shoutWords = wholeWords(shouting);
const notShouted = /\b(?:over|above|not|without|almost)\b/i;
const fewestShouts = 3;
const windowPages = 3;

const capitalsIn = (text: string): string | undefined =>
  sentencesOf(text).find(
    (sentence) =>
      sentence === sentence.toUpperCase() &&
      /!["”)]*$/.test(sentence) &&
      (sentence.match(/\p{Lu}/gu)?.length ?? 0) >= fewestLetters &&
      /\s/.test(sentence) &&
      !/\d/.test(sentence),
  );

export function shoutsIn({ speeches }: Derived): Found<Shouts> {
  const inCapitals = new Set(
    speeches.filter(({ spoken }) => spoken.some(({ text }) => capitalsIn(text) !== undefined)),
  );
  const capitals = inCapitals.size > mostPrinted * speeches.length ? new Set<Speech>() : inCapitals;
  const found = speeches.filter(
    (speech) =>
      capitals.has(speech) || speech.parentheticals.some(({ text }) => shoutWords.test(text) && !notShouted.test(text)),
  );
  const pages = [...Map.groupBy(found, ({ page }) => page)].map(([page, own]) => ({ page, count: own.length }));
  const [first] = found;
  if (found.length < fewestShouts || !first) return { told: null, marks: found };
  const run = thickestRun(pages, windowPages) ?? { from: first.page, to: found.at(-1)?.page ?? first.page };
  const there = found.filter(({ page }) => page >= run.from && page <= run.to);
  const shown =
    there.find((speech) => capitals.has(speech)) ??
    there.find(({ text, words }) => text.includes('!') && words.length > 1) ??
    there[0] ??
    first;
  const passage = shown.spoken.find(({ text }) => capitalsIn(text) !== undefined) ?? shown.passage;
  return {
    told: {
      count: found.length,
      among: speeches.length,
      capitals: found.filter((speech) => capitals.has(speech)).length,
      pages: pages.map(({ page }) => page),
      thickest: { ...run, count: there.length },
      cite: quoteExactly(passage, capitalsIn(passage.text) ?? sentencesOf(passage.text)[0] ?? passage.text),
    },
    marks: found,
  };
}
