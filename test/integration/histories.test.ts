/** As many drawn histories of accounts, with services that fail, as six seconds hold, forty in the long tier; thousands by `npm run bench -- histories SEED`. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { historyFaults, playHistories } from '../histories/histories.ts';
import { temporaryDirectory } from '../local-cloud/fixtures/temporary-directory.ts';
import { corpusPath } from '../pdf/corpus.ts';
import { amount } from '../sampled.ts';
import { runProduct } from './run-product.ts';

it('cases 20, 23, 30: every history comes to rest with nothing lost, nothing doubled, and money and plans in accord', async () => {
  const directory = await temporaryDirectory();
  const stateDirectory = path.join(directory, 'state');
  const faults = historyFaults();
  // What goes wrong on purpose is no news.
  const cloud = await runProduct(inject('assembly'), stateDirectory, faults, () => {});
  try {
    const sample = await readFile(corpusPath('the-last-reel.pdf'));
    const theatre = { cloud, faults, stateDirectory, sample: new Uint8Array(sample) };
    const played = await playHistories(theatre, { runs: 1000, timeLimitMs: amount(6_000, 40_000) });
    expect(played).toBeGreaterThan(0);
  } finally {
    await cloud.close();
  }
}, 360_000);
