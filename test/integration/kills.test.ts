/** As many rounds of kill -9 at drawn moments as thirty seconds hold; more by `npm run bench -- kills SEED ROUNDS`. */
import path from 'node:path';
import { expect, it } from 'vitest';
import { playKills } from '../histories/kills.ts';
import { temporaryDirectory } from '../local-cloud/fixtures/temporary-directory.ts';
import { assembly } from './assembly.ts';

it('case 23: every round of kill -9 comes to rest with nothing lost, nothing doubled, and money and plans in accord', async () => {
  const directory = await temporaryDirectory();
  const played = await playKills({
    assembly,
    stateDirectory: path.join(directory, 'state'),
    rounds: 1000,
    timeLimitMs: 30_000,
  });
  expect(played).toBeGreaterThan(0);
}, 300_000);
