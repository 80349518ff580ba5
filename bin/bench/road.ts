/** How long a customer waits: from the first byte of an upload until every answer of the ADVANCED plan is there, in the whole product with fresh state. */
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cardsForPlan } from '../../lib/reports/catalog.ts';
import { isAnswered } from '../../lib/reports/registry.ts';
import { callApi, sendScript } from '../api-customer.ts';
import { demoUser } from '../seed-demo.ts';
import { spawnProduct } from '../spawn-product.ts';

const sample = path.join(import.meta.dirname, '../../test/corpus/the-last-reel.pdf');
const runs = 5;

async function uploadToAnswersMs(url: string, token: string, expected: number): Promise<number> {
  const bytes = await readFile(sample);
  const beganMs = performance.now();
  const id = await sendScript(url, token, bytes, 'the-last-reel.pdf');
  for (;;) {
    const { status, answers } = await callApi(url, 'getScript', { token, path: { id } });
    if (status === 'failed' || answers.failed > 0) throw new Error('The sample was not analysed.');
    if (status === 'ready' && answers.ready >= expected) return performance.now() - beganMs;
    await sleep(10);
  }
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

export const usage = 'Usage: npm run bench -- road';

/** Prints the start's time with fresh state (demo user included), then the first upload's wait and the least of the following ones'. */
export async function bench(): Promise<void> {
  const state = await mkdtemp(path.join(tmpdir(), 'dramaturg-bench-'));
  const beganMs = performance.now();
  const product = await spawnProduct(state);
  const readyMs = performance.now() - beganMs;
  try {
    const { email, password } = demoUser;
    const { access } = await callApi(product.url, 'login', { body: { email, password } });
    const expected = cardsForPlan('advanced').filter(({ number }) => isAnswered(number)).length;
    const waits: number[] = [];
    for (let run = 0; run < runs; run += 1) waits.push(await uploadToAnswersMs(product.url, access, expected));
    const [first = 0, ...later] = waits;
    console.log(`start with fresh state, demo user analysed   ${seconds(readyMs)}`);
    console.log(`upload to ${expected} answers, first                   ${seconds(first)}`);
    console.log(`upload to ${expected} answers, least of the next ${later.length}     ${seconds(Math.min(...later))}`);
    console.log(`the sample: ${(await stat(sample)).size} bytes`);
  } finally {
    await product.stop();
    await rm(state, { recursive: true, force: true });
  }
}
