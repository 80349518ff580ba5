/** Finds the loudest pages of a script by what is surely counted: speeches that are shouted. */
import type { Cite } from '../../story/cite.ts';
import type { Loudest } from '../../story/tone.ts';
import { wordsOf } from '../text/words.ts';
import { citeOfShout, pageOfShout, type Shouted } from './shouts.ts';

/** Pages of a run, and shouts in it from which it is told: so many, and so great a part of all where they would else lie anywhere. Ours. */
const run = 5;
const fewest = { shouts: 6, share: 0.25 } as const;

/** A shout to quote, in words. */
const fewestWords = 3;
const mostWords = 16;

/** The first of the runs of five pages with most shouts; null where they are few or lie all over the script. */
export function loudestIn({ found }: Pick<Shouted, 'found'>): Loudest | null {
  const pages = found.map(pageOfShout);
  let best: readonly number[] = [];
  for (const from of pages) {
    const own = pages.filter((page) => page >= from && page < from + run);
    if (own.length > best.length) best = own;
  }
  const [from, to] = [Math.min(...best), Math.max(...best)];
  const inRun = found.filter((speech) => pageOfShout(speech) >= from && pageOfShout(speech) <= to);
  const cites = inRun.map(citeOfShout);
  const worth = ({ quote }: Cite): number =>
    Number(quote === quote.toUpperCase()) * 2 +
    Number(wordsOf(quote).length >= fewestWords && wordsOf(quote).length <= mostWords);
  const [shown] = cites.toSorted((a, b) => worth(b) - worth(a));
  if (!shown || best.length < fewest.shouts || best.length < fewest.share * found.length) return null;
  return { from, to, shouts: best.length, cite: shown };
}
