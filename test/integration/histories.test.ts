/** As many drawn histories of accounts, with services that fail, as six seconds hold, forty in the long tier; thousands by `npm run bench -- histories SEED`. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FaultPlan } from '../../lib/local-cloud/faults/fault-plan.ts';
import type { LocalCloud } from '../../lib/local-cloud/run.ts';
import { historyFaults, playHistories, type Theatre } from '../histories/histories.ts';
import { startPlayer } from '../histories/player.ts';
import { temporaryDirectory } from '../local-cloud/fixtures/temporary-directory.ts';
import { corpusPath } from '../pdf/corpus.ts';
import { amount } from '../sampled.ts';
import { assembly } from './assembly.ts';
import { runProduct } from './run-product.ts';

/** What was asked whether it fails: the point, and the service that asked. */
const asked = new Set<string>();
/** How far the clocks of table, bucket, user pool and card provider are from ours, in milliseconds. */
const skews = new Set<number>();
let cloud: LocalCloud | undefined;
let theatre: Theatre;

beforeAll(async () => {
  const stateDirectory = path.join(await temporaryDirectory(), 'state');
  const faults = historyFaults();
  const heard: FaultPlan = {
    next(point, about) {
      const fault = faults.next(point, about);
      asked.add(`${point} ${about.split('.')[0]}`);
      if (fault?.kind === 'skew') skews.add(fault.ms);
      return fault;
    },
  };
  // What goes wrong on purpose is no news.
  cloud = await runProduct(assembly, stateDirectory, heard, () => {});
  const sample = new Uint8Array(await readFile(corpusPath('the-last-reel.pdf')));
  theatre = { cloud, faults, stateDirectory, sample };
}, 120_000);
afterAll(() => cloud?.close());

it('cases 20, 23, 30: every history comes to rest with nothing lost, nothing doubled, and money and plans in accord', async () => {
  const played = await playHistories(theatre, { runs: 1000, timeLimitMs: amount(6_000, 40_000) });
  expect(played).toBeGreaterThan(0);
}, 360_000);

it('whether it fails is asked at every service, queue, notice and function, and clocks differ', async () => {
  const { cloud, sample } = theatre;
  const player = await startPlayer(() => cloud.url);
  await player.buy('basic', { currency: 'INR', pays: true, comesBack: true });
  await player.upload(sample);
  const services = ['card-provider', 'cognito', 'dynamodb', 's3', 'secrets', 'ses', 'sqs'];
  const wanted = [
    ...services.flatMap((service) => [`service/request ${service}`, `service/call ${service}`]),
    ...['card-provider/notice', 'function/answer', 'queue/send'],
  ];
  // Mail was sent for the histories before.
  const unasked = () => wanted.filter((each) => ![...asked].some((one) => `${one} `.startsWith(`${each} `)));
  await expect.poll(unasked, { timeout: 60_000 }).toEqual([]);
  expect(skews.size).toBe(4);
}, 180_000);
