/** How often the quote verifier lets a quote pass, by what was done to the quote; on the project's own scripts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { leastSimilarity } from '../../lib/model/verify-quote.ts';
import { parseScreenplay } from '../../lib/screenplay/parse.ts';
import { seededRandom } from '../../test/pdf/seeded-random.ts';
import { BenchError } from './bench-error.ts';
import { runQuoteTrials } from './quote-trials.ts';

const corpus = path.join(import.meta.dirname, '../../test/corpus');
const names = ['the-last-reel.fountain', 'minutes-of-the-marrow.fountain'];
const trialCount = z.coerce.number().int().min(10).max(100_000);

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1).padStart(5)} %`;

export const usage = 'Usage: npm run bench -- grounding [--trials N]';

/** Prints one line a spoiling: accepted in all, word for word, replaced by the script's own words. */
export async function bench(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { trials: { type: 'string', default: '1000' } } });
  const trials = trialCount.safeParse(values.trials);
  if (!trials.success) throw new BenchError(usage);
  const scripts = await Promise.all(
    names.map((name) =>
      parseScreenplay(new Uint8Array(readFileSync(path.join(corpus, name))), { format: 'fountain', maxPages: 600 }),
    ),
  );
  const beganMs = performance.now();
  const rates = runQuoteTrials(scripts, trials.data, seededRandom(7));
  const lookups = rates.reduce((sum, rate) => sum + rate.trials, 0);
  const perLookup = (performance.now() - beganMs) / lookups;
  console.log(`quotes of 10-24 words, accepted from a similarity of ${leastSimilarity}, ${trials.data} trials each`);
  console.log('                      accepted  verified  replaced');
  for (const { spoiling, trials: all, verified, replaced } of rates) {
    const shares = [verified + replaced, verified, replaced].map((part) => percent(part, all));
    console.log(`${spoiling.padEnd(22)} ${shares.join('   ')}`);
  }
  console.log(`${perLookup.toFixed(2)} ms a quote, indexing included`);
}
