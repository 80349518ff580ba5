/** Trials of the quote verifier: quotes drawn from a script, spoiled in a known way, and looked up. */
import { indexQuotes, type QuoteIndex } from '../../lib/model/quote-index.ts';
import { scriptPieces } from '../../lib/model/script-lines.ts';
import { verifyQuote } from '../../lib/model/verify-quote.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';

export type Spoiling =
  | 'verbatim'
  | 'one word dropped'
  | '10 % changed'
  | '30 % changed'
  | 'denied or miscounted'
  | 'another script';
export const spoilings: readonly Spoiling[] = [
  'verbatim',
  'one word dropped',
  '10 % changed',
  '30 % changed',
  'denied or miscounted',
  'another script',
];

/** Of `trials` quotes so many were found word for word, so many gave way to the script's own words. */
export interface TrialRate {
  readonly spoiling: Spoiling;
  readonly trials: number;
  readonly verified: number;
  readonly replaced: number;
}

/** Words that stand in for others. */
const strangers = ['very', 'then', 'house', 'quickly', 'man', 'often', 'light', 'green', 'window', 'under'];
/** Words that make a sentence say something else. */
const deniers = ['never', 'not', 'seven', '12'];
const fewest = 10;
const most = 24;

interface Source {
  readonly index: QuoteIndex;
  readonly words: readonly string[];
}

function drawQuote({ words }: Source, random: () => number): string[] {
  const length = fewest + Math.floor(random() * (most - fewest + 1));
  const start = Math.floor(random() * Math.max(1, words.length - length));
  return words.slice(start, start + length);
}

function change(quote: readonly string[], share: number, random: () => number): string[] {
  const changed = [...quote];
  const places = new Set<number>();
  const wanted = Math.max(1, Math.round(quote.length * share));
  while (places.size < wanted) places.add(Math.floor(random() * quote.length));
  for (const place of places) changed[place] = strangers[Math.floor(random() * strangers.length)] ?? 'very';
  return changed;
}

function spoil(quote: readonly string[], spoiling: Spoiling, random: () => number): string[] {
  if (spoiling === 'one word dropped') return quote.toSpliced(Math.floor(random() * quote.length), 1);
  if (spoiling === '10 % changed') return change(quote, 0.1, random);
  if (spoiling === '30 % changed') return change(quote, 0.3, random);
  if (spoiling === 'denied or miscounted')
    return quote.toSpliced(
      1 + Math.floor(random() * (quote.length - 2)),
      0,
      deniers[Math.floor(random() * deniers.length)] ?? 'not',
    );
  return [...quote];
}

/** Every spoiling `trials` times over the scripts in turn. Needs two scripts or more: the last trial quotes another one. */
export function runQuoteTrials(scripts: readonly Screenplay[], trials: number, random: () => number): TrialRate[] {
  const sources = scripts.map((script): Source => {
    const pieces = scriptPieces(script);
    return { index: indexQuotes(pieces), words: pieces.flatMap(({ text }) => text.split(/\s+/)) };
  });
  return spoilings.map((spoiling) => {
    const counts = { verified: 0, replaced: 0, unsupported: 0 };
    for (let trial = 0; trial < trials; trial += 1) {
      const asked = sources[trial % sources.length];
      const drawn = spoiling === 'another script' ? sources[(trial + 1) % sources.length] : asked;
      if (!asked || !drawn) throw new RangeError('The trials need two scripts');
      const quote = spoil(drawQuote(drawn, random), spoiling, random).join(' ');
      counts[verifyQuote(asked.index, quote, null).standing] += 1;
    }
    return { spoiling, trials, verified: counts.verified, replaced: counts.replaced };
  });
}
