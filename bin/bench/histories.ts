/**
 * Plays drawn histories of accounts on the product while its services fail: `npm run bench -- histories [SEED] [RUNS]`. One that fails shrinks, is printed
 * as a list and written to a file, which `npm run bench -- histories FILE` plays again.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { historyFaults, playHistories, playHistory, type Theatre } from '../../test/histories/histories.ts';
import { history } from '../../test/histories/steps.ts';
import { assembleProduct } from '../../test/integration/product-cloud.ts';
import { runProduct } from '../../test/integration/run-product.ts';
import { corpusPath } from '../../test/pdf/corpus.ts';
import { BenchError } from './bench-error.ts';

const usualRuns = 1000;

export const usage = 'Usage: npm run bench -- histories [SEED] [RUNS] | FILE.json';

const again = async (theatre: Theatre, file: string): Promise<void> => {
  await playHistory(theatre, history.parse(JSON.parse(await readFile(file, 'utf8'))));
  console.log('This history came to rest.');
};

const many = async (theatre: Theatre, seed: string, runs: string): Promise<void> => {
  const beganMs = performance.now();
  const took = (): string => `${((performance.now() - beganMs) / 1000).toFixed(1)} s`;
  const played = await playHistories(theatre, {
    runs: Number(runs),
    seed: Number(seed),
    onHistory: (count, what) => console.log(`${count}\t${took()}\t${what}`),
  });
  console.log(`${played} histories came to rest in ${took()}`);
};

/** Prints how many came to rest, and how long they took. @throws BenchError with the shortest failing history. */
export async function bench([seed = '20261122', runs = String(usualRuns)]: string[]): Promise<void> {
  const directory = await mkdtemp(path.join(tmpdir(), 'dramaturg-histories-'));
  const stateDirectory = path.join(directory, 'state');
  const faults = historyFaults();
  const cloud = await runProduct(await assembleProduct(directory), stateDirectory, faults, () => {});
  try {
    const sample = new Uint8Array(await readFile(corpusPath('the-last-reel.pdf')));
    const theatre = { cloud, faults, stateDirectory, sample };
    await (seed.endsWith('.json') ? again(theatre, seed) : many(theatre, seed, runs));
  } catch (error) {
    throw new BenchError(error instanceof Error ? error.message : String(error));
  } finally {
    await cloud.close();
    await rm(directory, { recursive: true, force: true });
  }
}
