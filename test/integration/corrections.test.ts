/** A writer corrects a reading over HTTP: on the product's stack, what depends on it is made again and says so, and taking it back gives the script back as it was counted. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callApi } from '../../bin/api-customer.ts';
import type { CorrectionsChange } from '../../lib/contract/corrections.ts';
import type { LocalCloud } from '../../lib/local-cloud/run.ts';
import { cardsForPlan } from '../../lib/reports/catalog.ts';
import { becomeCustomer, type HttpCustomer, until } from '../e2e/http-customer.ts';
import { temporaryDirectory } from '../local-cloud/fixtures/temporary-directory.ts';
import { assembly } from './assembly.ts';
import { runProduct } from './run-product.ts';

const sample = await readFile(path.join(import.meta.dirname, '../corpus/the-last-reel.pdf'));
const directory = await temporaryDirectory();
const all = cardsForPlan('expert').length;

let cloud: LocalCloud;
let writer: HttpCustomer;
let id: string;
beforeAll(async () => {
  cloud = await runProduct(assembly, path.join(directory, 'state'));
  writer = await becomeCustomer(cloud.url, 'expert');
  id = await writer.upload(sample, 'the-last-reel.pdf');
  await allMade();
}, 240_000);
afterAll(() => cloud?.close());

const allMade = () =>
  until(
    () => callApi(cloud.url, 'getScript', { token: writer.access, path: { id } }),
    ({ answers }) => answers.ready === all,
    ({ status, answers }) => `${status}, ${answers.ready} ready, ${answers.failed} failed`,
  );
const correct = (body: CorrectionsChange) => writer.call('saveCorrections', { path: { id }, body });
const report = async (n: number) =>
  JSON.stringify((await writer.call('getAnswer', { path: { n: String(n) } })).entries);

it('genre, title, format, protagonist, turns and names stand in the reports, and go when they are taken back', async () => {
  const before = await report(4);
  const untouched = await report(5);
  const corrected = await correct({
    genre: 'romance',
    title: 'Night Boat',
    format: 'half-hour',
    protagonist: 'MAGS',
    turns: { climax: { scene: 3 } },
  });
  expect(corrected).toMatchObject({
    title: 'Night Boat',
    corrections: { genre: 'romance', turns: { climax: { scene: 3 } } },
  });
  await allMade();
  const snapshot = await report(4);
  for (const words of ['Night Boat', 'Romance', 'half-hour episode', 'is the protagonist, as set by you'])
    expect(snapshot).toContain(words);
  expect(await report(13)).toContain('"by":"writer"');
  expect(await report(5)).toBe(untouched);
  expect(await writer.call('listScripts')).toMatchObject({ scripts: [{ title: 'Night Boat' }] });
  expect(JSON.stringify(await writer.call('getOverview', { path: { id } }))).toContain('Climax, set by you');

  await correct({ aliases: { merges: [], renames: [{ name: 'MAGS', to: 'Greta' }] } });
  await allMade();
  expect(await report(4)).toContain('Greta');

  await correct({ genre: null, title: null, format: null, protagonist: null, turns: null, aliases: null });
  await allMade();
  expect(await report(4)).toBe(before);
}, 240_000);

it('is refused with a code and a sentence, and changes nothing', async () => {
  const before = await report(13);
  const put = async (body: unknown) => {
    const answer = await fetch(`${cloud.url}/api/v1/upload/${id}/corrections`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${writer.access}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, ...((await answer.json()) as { code: string; message: string }) };
  };
  expect(await put({ turns: { climax: { scene: 999 } } })).toMatchObject({ status: 422, code: 'unknown_scene' });
  expect(await put({ protagonist: 'NOBODY' })).toMatchObject({ status: 422, code: 'unknown_character' });
  expect(await put({ title: '  ' })).toMatchObject({
    status: 400,
    code: 'invalid_input',
    message: expect.stringMatching(/title/),
  });
  expect(await put({ genre: 'western' })).toMatchObject({
    status: 400,
    code: 'invalid_input',
    message: expect.stringMatching(/genre/),
  });
  expect(await report(13)).toBe(before);
}, 60_000);
