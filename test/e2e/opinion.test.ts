/** The whole road with a language model: the product asks a server on this machine, and its opinion stands beside what was counted. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../../bin/api-customer.ts';
import { demoUser } from '../../bin/seed-demo.ts';
import { type FakeProvider, startFakeProvider } from '../model/fake-provider.ts';
import { madeUpQuote, sampleOpinion } from '../model/sample-opinion.ts';
import { launchBrowser } from './browser.ts';
import { logIn, watchForErrors } from './customer.ts';
import { until } from './http-customer.ts';
import { type Product, startProduct } from './product.ts';

let model: FakeProvider;
let product: Product;
let browser: Browser;
beforeAll(async () => {
  model = await startFakeProvider(sampleOpinion);
  const settings = { MODEL_BASE_URL: `${model.url}/v1`, MODEL_ID: 'reader-of-the-house', MODEL_API_KEY: 'k-123' };
  [product, browser] = await Promise.all([startProduct({ settings }), launchBrowser()]);
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await product?.remove();
  await model?.close();
});

describe('a product with a model', () => {
  it('asks it about the sample, from the cache after the first call, and keeps every opinion beside its count', async () => {
    const { access } = await callApi(product.url, 'login', { body: demoUser });
    const answer = await until(
      () => callApi(product.url, 'getAnswer', { token: access, path: { n: '3' } }),
      ({ opinion }) => opinion?.kind === 'given',
      ({ status, opinion }) => `${status}, ${opinion?.kind}`,
    );
    expect(answer.entries).toHaveLength(2);
    expect(answer.opinion).toMatchObject({
      kind: 'given',
      model: 'reader-of-the-house',
      quotes: { verified: 1, replaced: 1, dropped: 1 },
    });
    expect(JSON.stringify(answer)).not.toContain(madeUpQuote);
    await until(
      () => callApi(product.url, 'listAnswers', { token: access }),
      (list) => list.every(({ opinion_awaited }) => !opinion_awaited),
      (list) => `${list.filter(({ opinion_awaited }) => opinion_awaited).length} opinions awaited`,
    );
    expect(model.calls.filter(({ usage }) => usage.cacheWrite > 0)).toHaveLength(1);
    expect(model.calls.length).toBeGreaterThan(15);
  });

  it('logs tokens and outcomes, and no word of script, prompt or model', async () => {
    const folder = path.join(product.stateDirectory, 'logs');
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const texts = files
      .filter((file) => file.isFile())
      .map((file) => readFile(path.join(file.parentPath, file.name), 'utf8'));
    const logs = (await Promise.all(texts)).join('\n');
    expect(logs).toContain('opinion_asked');
    expect(logs).not.toMatch(/red neon|MERIDIAN|script reader|submarine|k-123/i);
  });

  it('shows the opinion under its own heading, told apart from the counted facts, and has a challenged note amended', async () => {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 1000 } })).newPage();
    page.setDefaultTimeout(20_000);
    const errors = watchForErrors(page);
    await page.goto(`${product.url}/login`);
    await logIn(page, demoUser);
    await page.goto(`${product.url}/dashboard/strength-weakness`);
    const panel = page.getByRole('region', {
      name: 'Opinion by reader-of-the-house, prompt v1: 1 quote verified, 1 replaced, 1 dropped',
    });
    await panel.getByText('The red neon gives the town its one living thing').waitFor();
    await panel.getByText('Unsupported: the quote given for this is not in the script').waitFor();
    expect(await panel.getByText('Counted', { exact: true }).count()).toBe(0);
    expect(await page.getByText('Counted', { exact: true }).count()).toBeGreaterThan(0);
    expect(await page.getByText(madeUpQuote).count()).toBe(0);
    await page.getByRole('button', { name: 'Challenge this note' }).first().click();
    await page.getByText('Amended by reader-of-the-house (opinion):').waitFor();
    await page.getByText('the line matters more to Lena than to Isaac.', { exact: false }).waitFor();
    expect(errors).toEqual([]);
  });
});
