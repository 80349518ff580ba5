/** Plays drawn histories of accounts on the product while its services fail: `npm run bench -- histories [SEED] [RUNS]`. A failing one shrinks and is printed as a list. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { historyFaults, playHistories } from '../../test/histories/histories.ts';
import { assembleProduct, runProduct } from '../../test/integration/product-cloud.ts';
import { corpusPath } from '../../test/pdf/corpus.ts';
import { BenchError } from './bench-error.ts';

const usualRuns = 1000;

export const usage = 'Usage: npm run bench -- histories [SEED] [RUNS]';

/** Prints how many came to rest, and how long they took. @throws BenchError with the shortest failing history. */
export async function bench([seed = '20261122', runs = String(usualRuns)]: string[]): Promise<void> {
  const directory = await mkdtemp(path.join(tmpdir(), 'dramaturg-histories-'));
  const stateDirectory = path.join(directory, 'state');
  const faults = historyFaults();
  const cloud = await runProduct(await assembleProduct(directory), stateDirectory, faults, () => {});
  const beganMs = performance.now();
  const took = (): string => `${((performance.now() - beganMs) / 1000).toFixed(1)} s`;
  try {
    const sample = await readFile(corpusPath('the-last-reel.pdf'));
    const played = await playHistories(cloud, faults, {
      stateDirectory,
      sample,
      runs: Number(runs),
      seed: Number(seed),
      onHistory: (count, what) => console.log(`${count}\t${took()}\t${what}`),
    });
    console.log(`${played} histories came to rest in ${took()}`);
  } catch (error) {
    throw new BenchError(error instanceof Error ? error.message : String(error));
  } finally {
    await cloud.close();
    await rm(directory, { recursive: true, force: true });
  }
}
