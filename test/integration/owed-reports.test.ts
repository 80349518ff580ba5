/** Reports that are owed come, on the product's own stack: after a kill in the middle of a corrected cast, and while the table loses its answers. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { callApi } from '../../bin/api-customer.ts';
import { seededLosses } from '../../lib/local-cloud/faults/lost-answers.ts';
import type { LocalCloud } from '../../lib/local-cloud/run.ts';
import { cardsForPlan } from '../../lib/reports/catalog.ts';
import { becomeCustomer, until } from '../e2e/http-customer.ts';
import { temporaryDirectory } from '../local-cloud/fixtures/temporary-directory.ts';
import { assembly } from './assembly.ts';
import { startKillableProduct } from './killable-product.ts';
import { runProduct } from './run-product.ts';

const sample = await readFile(path.join(import.meta.dirname, '../corpus/the-last-reel.pdf'));
const directory = await temporaryDirectory();
const all = cardsForPlan('expert').length;
const rename = { merges: [], renames: [{ name: 'LENA', to: 'MARLENE' }] };

const opened: { close(): Promise<void> }[] = [];
afterAll(() => Promise.all(opened.map((one) => one.close())));

const allMade = (url: string, token: string, id: string) =>
  until(
    () => callApi(url, 'getScript', { token, path: { id } }),
    ({ answers }) => answers.ready === all,
    ({ status, answers }) => `${status}, ${answers.ready} ready, ${answers.failed} failed`,
  );

/** The sweep as it runs by the clock, as if `minutes` had passed. */
const sweep = (cloud: LocalCloud, minutes: number): Promise<unknown> => {
  const functions = cloud.template.resources('AWS::Lambda::Function', z.object({ Description: z.string().optional() }));
  const arn = functions.find(({ properties }) => properties.Description === 'Mends what was begun and not ended.')?.arn;
  return cloud.invoke(arn ?? '', { time: new Date(Date.now() + minutes * 60_000).toISOString() });
};

describe('a corrected cast', () => {
  it('whose saving a kill -9 broke off is in every report after the next start and a sweep', async () => {
    const state = path.join(directory, 'killed');
    const first = await startKillableProduct(assembly, state);
    const customer = await becomeCustomer(first.url, 'expert');
    const id = await customer.upload(sample, 'the-last-reel.pdf');
    await allMade(first.url, customer.access, id);
    const saving = customer
      .call('saveCorrections', { path: { id }, body: { aliases: rename } })
      .catch(() => 'broken off');
    // As soon as some reports are pending again, and not yet all.
    await until(
      () => callApi(first.url, 'getScript', { token: customer.access, path: { id } }),
      ({ answers }) => answers.ready < all,
      ({ answers }) => `${answers.ready} ready`,
    );
    await first.kill();
    await saving;

    const second = await runProduct(assembly, state);
    opened.push(second);
    await sweep(second, 6);
    await allMade(second.url, customer.access, id);
    const list = await callApi(second.url, 'listAnswers', { token: customer.access });
    const text = list.map(({ response }) => response).join('\n');
    expect(/marlene/i.test(text)).toBe(true);
  }, 240_000);

  it('comes into every report while one in five answers of the table is lost', async () => {
    let areLost = false;
    const writes = new Set(['dynamodb.UpdateItem', 'dynamodb.PutItem']);
    const faults = seededLosses(13, 5, (call) => areLost && writes.has(call));
    const cloud = await runProduct(assembly, path.join(directory, 'lossy'), faults);
    opened.push(cloud);
    const customer = await becomeCustomer(cloud.url, 'expert');
    areLost = true;
    const id = await customer.upload(sample, 'the-last-reel.pdf');
    await allMade(cloud.url, customer.access, id);
    await customer.call('saveCorrections', { path: { id }, body: { aliases: rename } });
    const details = { script_type: 'Sitcom', genre: 'comedy' };
    await customer.call('saveDetails', { path: { id }, body: details });
    await allMade(cloud.url, customer.access, id);
    expect(await customer.call('listScripts')).toMatchObject({ scripts: [{ status: 'ready', details }] });
  }, 240_000);
});
