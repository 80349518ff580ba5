/** Counts how strong the script is in each of its four quarters, by words that are strongly bright or dark. */
import type { ToneQuarter } from '../../story/tone.ts';
import type { Derived } from '../derive.ts';
import { heardIn, heardWordsOf } from '../text/heard-words.ts';
import type { Passage } from '../text/passages.ts';
import { quoteBest } from '../text/quote.ts';
import { sum } from '../text/statistics.ts';
import { toneProfileOf } from './tone-profile.ts';
import { isStrong, netValue } from './word-weights.ts';

const quarters = 4;
/** Words below which four quarters can't be compared. */
export const fewestWordsForQuarters = 400;
/** Telling words from which a quarter's strongest tone is named. */
const fewestTelling = 3;
const peakWords = 4;

/** Passages that are told, said or sung. */
export const textOf = ({ passages }: Pick<Derived, 'passages'>): Passage[] =>
  passages.filter(({ kind }) => kind === 'action' || kind === 'dialogue' || kind === 'lyric');

/** None for a script of too few words. */
export function quartersOf(derived: Pick<Derived, 'passages'>): ToneQuarter[] {
  const text = textOf(derived);
  if (sum(text.map(({ words }) => words.length)) < fewestWordsForQuarters) return [];
  return Array.from({ length: quarters }, (_, quarter) =>
    quarterOf(text.filter(({ position }) => Math.min(quarters - 1, Math.floor(position * quarters)) === quarter)),
  );
}

function quarterOf(text: readonly Passage[]): ToneQuarter {
  const words = sum(text.map((passage) => passage.words.length));
  const heard = text.flatMap((passage) => [...heardWordsOf(passage)]);
  const perHundred = (count: number): number => Number(((100 * count) / Math.max(1, words)).toFixed(1)) + 0;
  const pages = text.map(({ at }) => at.page);
  const [top] = toneProfileOf(text).shares.filter(({ count }) => count >= fewestTelling);
  return {
    firstPage: pages.length > 0 ? Math.min(...pages) : null,
    lastPage: pages.length > 0 ? Math.max(...pages) : null,
    charged: perHundred(heard.filter(isStrong).length),
    balance: perHundred(netValue(heard)),
    family: top ? top.family.id : null,
    peak: peakOf(text),
  };
}

/** The first of the passages with most strong words. */
function peakOf(text: readonly Passage[]): ToneQuarter['peak'] {
  const weight = (words: readonly string[]): number => words.filter(isStrong).length;
  const best = text.reduce<Passage | null>(
    (top, one) => (weight(heardWordsOf(one)) > (top ? weight(heardWordsOf(top)) : 0) ? one : top),
    null,
  );
  return (
    best && {
      page: best.at.page,
      words: [...new Set(heardWordsOf(best).filter(isStrong))].slice(0, peakWords),
      cite: quoteBest(best, (_, sentence) => weight(heardIn(sentence))),
    }
  );
}
