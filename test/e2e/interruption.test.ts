/** A power cut in the middle of an analysis loses nothing and does nothing twice. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, describe, expect, it, onTestFailed } from 'vitest';
import { callApi } from '../../bin/api-customer.ts';
import { cardsForPlan } from '../../lib/reports/catalog.ts';
import { isAnswered } from '../../lib/reports/registry.ts';
import { becomeCustomer, until } from './http-customer.ts';
import { type Product, startProduct } from './product.ts';

const sample = path.join(import.meta.dirname, '../corpus/the-last-reel.pdf');
const started: Product[] = [];
afterAll(() => Promise.all(started.map((product) => product.remove())));

describe('an interrupted analysis', () => {
  it('case 39: completes by redelivery after a kill -9, each answer once', async () => {
    const first = await startProduct();
    started.push(first);
    // A slow machine takes minutes: who waits sees what is being done, before the ready line.
    expect(first.output()).toMatch(
      /Building the functions and the site.*Synthesizing.*Starting.*demo user.* is ready at /s,
    );
    const customer = await becomeCustomer(first.url, 'advanced');
    const scriptId = await customer.upload(await readFile(sample), 'the-last-reel.pdf');
    await first.stop('SIGKILL');

    const second = await startProduct({ stateDirectory: first.stateDirectory });
    started.push(second);
    onTestFailed(() => console.error(second.output()));
    const token = customer.access;
    const wanted = cardsForPlan('advanced')
      .map((card) => card.number)
      .filter(isAnswered);
    const script = await until(
      () => callApi(second.url, 'getScript', { token, path: { id: scriptId } }),
      (s) => s.status === 'failed' || (s.status === 'ready' && s.answers.ready + s.answers.failed >= wanted.length),
      (s) => `${s.status}, ${s.answers.ready} ready, ${s.answers.failed} failed`,
    );
    expect(script.status).toBe('ready');
    expect(script.answers.failed).toBe(0);
    const list = await callApi(second.url, 'listAnswers', { token });
    const answered = list.filter((entry) => entry.status === 'succeeded').map((entry) => entry.question);
    expect([...new Set(answered)]).toEqual(wanted);
    const { scripts } = await callApi(second.url, 'listScripts', { token });
    expect(scripts).toHaveLength(1);
  });
});
