/** The whole road with a language model: a server on this machine reads the sample once, and every report opens with what it says. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../../bin/api-customer.ts';
import { demoUser } from '../../bin/seed-demo.ts';
import { type FakeProvider, startFakeProvider } from '../model/fake-provider.ts';
import { answerPass } from '../model/read/scripted-reader.ts';
import { madeUpQuote, sampleOpinion } from '../model/sample-opinion.ts';
import { launchBrowser } from './browser.ts';
import { logIn, watchForErrors } from './customer.ts';
import { until } from './http-customer.ts';
import { type Product, startProduct } from './product.ts';

let model: FakeProvider;
let product: Product;
let browser: Browser;
beforeAll(async () => {
  model = await startFakeProvider((question, prompt) =>
    question.includes('<note>') ? sampleOpinion(question) : answerPass(prompt),
  );
  const settings = { MODEL_BASE_URL: `${model.url}/v1`, MODEL_ID: 'reader-of-the-house', MODEL_API_KEY: 'k-123' };
  [product, browser] = await Promise.all([startProduct({ settings }), launchBrowser()]);
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await product?.remove();
  await model?.close();
});

describe('a product with a model', () => {
  it('has it read the sample once, pass by pass, for all reports and the overview', async () => {
    const { access } = await callApi(product.url, 'login', { body: demoUser });
    const answer = await until(
      () => callApi(product.url, 'getAnswer', { token: access, path: { n: '3' } }),
      ({ reading }) => reading?.kind === 'given',
      ({ status, reading }) => `${status}, ${reading?.kind}`,
    );
    expect(answer.entries).toHaveLength(2);
    expect(answer.reading).toEqual({ kind: 'given', model: 'reader-of-the-house', message: null });
    const list = await until(
      () => callApi(product.url, 'listAnswers', { token: access }),
      (entries) => entries.every(({ status, reading_awaited }) => status === 'succeeded' && !reading_awaited),
      (entries) => `${entries.filter(({ reading_awaited }) => reading_awaited).length} readings awaited`,
    );
    expect(list.filter(({ response }) => response.includes('Read by reader-of-the-house')).length).toBeGreaterThan(8);
    const asked = model.calls.map(({ body }) => body);
    for (const opening of ['Read scenes 1 ', 'Say what the story is.', 'Now the notes', 'Judge it.'])
      expect(asked.filter((body) => body.includes(opening)).length, opening).toBeGreaterThan(0);
    expect(new Set(asked).size).toBe(asked.length);
    const [script] = (await callApi(product.url, 'listScripts', { token: access })).scripts;
    const params = { id: script?.script_id ?? '' };
    const overview = await callApi(product.url, 'getOverview', { token: access, path: params });
    expect(overview.reading?.kind).toBe('given');
    expect(overview.fix_list?.blocks.length).toBeGreaterThan(0);
  });

  it('logs tokens and outcomes, and no word of script, prompt or model', async () => {
    const folder = path.join(product.stateDirectory, 'logs');
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const texts = files
      .filter((file) => file.isFile())
      .map((file) => readFile(path.join(file.parentPath, file.name), 'utf8'));
    const logs = (await Promise.all(texts)).join('\n');
    expect(logs).toContain('story_read');
    expect(logs).not.toMatch(/red neon|MERIDIAN|script reader|submarine|k-123|Here it says/i);
  });

  it('shows the reading first and what was counted folded under it, and has a challenged note amended', async () => {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 1000 } })).newPage();
    page.setDefaultTimeout(20_000);
    const errors = watchForErrors(page);
    await page.goto(`${product.url}/login`);
    await logIn(page, demoUser);
    await page.goto(`${product.url}/dashboard/strength-weakness`);
    await page.getByText('Read by reader-of-the-house', { exact: false }).first().waitFor();
    await page.getByRole('button', { name: 'Challenge this note' }).first().click();
    await page.getByText('Amended by reader-of-the-house (opinion):').waitFor();
    await page.getByText('the line matters more to Lena than to Isaac.', { exact: false }).waitFor();
    expect(await page.getByText(madeUpQuote).count()).toBe(0);
    await page.goto(`${product.url}/dashboard/location-analysis`);
    await page.getByText('What was counted', { exact: true }).first().waitFor();
    expect(errors).toEqual([]);
  });
});
