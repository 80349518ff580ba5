/** Kills the product at drawn moments of what an account does, and sees that all comes to rest: `npm run bench -- kills [SEED] [ROUNDS]`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { playKills } from '../../test/histories/kills.ts';
import { assembleProduct } from '../../test/integration/product-cloud.ts';
import { BenchError } from './bench-error.ts';

const usualRounds = 50;

export const usage = 'Usage: npm run bench -- kills [SEED] [ROUNDS]';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Prints each round, how long it took with its starts, and how long until all was at rest. @throws BenchError with the round that did not come to rest. */
export async function bench([seed = '20261122', rounds = String(usualRounds)]: string[]): Promise<void> {
  const directory = await mkdtemp(path.join(tmpdir(), 'dramaturg-kills-'));
  try {
    const played = await playKills({
      assembly: await assembleProduct(directory),
      stateDirectory: path.join(directory, 'state'),
      rounds: Number(rounds),
      seed: Number(seed),
      onRound: (count, what, { act, rest }) =>
        console.log(`${count}\t${seconds(act)}, at rest ${seconds(rest)} later\t${what}`),
    });
    console.log(`${played} rounds came to rest`);
  } catch (error) {
    throw new BenchError(error instanceof Error ? error.message : String(error));
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
