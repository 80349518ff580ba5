/** A kill -9 in the middle of an analysis, and as many at drawn moments as thirty seconds hold; more by `npm run bench -- kills SEED ROUNDS`. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { callApi } from '../../bin/api-customer.ts';
import type { LocalCloud } from '../../lib/local-cloud/run.ts';
import { becomeCustomer, until } from '../e2e/http-customer.ts';
import { playKills } from '../histories/kills.ts';
import { temporaryDirectory } from '../local-cloud/fixtures/temporary-directory.ts';
import { analysed, answeredQuestions, questionsOfPlan } from './analysed.ts';
import { assembly } from './assembly.ts';
import { type KillableProduct, startKillableProduct } from './killable-product.ts';
import { runProduct } from './run-product.ts';

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

describe('a kill -9 in the middle of an analysis', () => {
  let killed: KillableProduct | null = null;
  let next: LocalCloud | null = null;
  afterAll(() => Promise.all([killed?.kill(), next?.close()]));

  it('is made good at the next start: every answer is there, once', async () => {
    const stateDirectory = path.join(await temporaryDirectory(), 'killed');
    killed = await startKillableProduct(assembly, stateDirectory);
    const { url } = killed;
    const { access: token, upload } = await becomeCustomer(url, 'advanced');
    const id = await upload(
      await readFile(path.join(import.meta.dirname, '../corpus/the-last-reel.pdf')),
      'the-last-reel.pdf',
    );
    await until(
      () => callApi(url, 'getScript', { token, path: { id } }),
      ({ status }) => status !== 'awaiting_upload',
      ({ status }) => status,
    );
    await killed.kill();

    // Here, as nothing will kill it.
    next = await runProduct(assembly, stateDirectory);
    expect(await analysed(next.url, token, id)).toMatchObject({ status: 'ready', answers: { failed: 0 } });
    expect(await answeredQuestions(next.url, token)).toEqual(questionsOfPlan);
    expect((await callApi(next.url, 'listScripts', { token })).scripts).toHaveLength(1);
  });
});
