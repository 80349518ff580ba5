/** Every shape that is stored has a fixture: what an adapter writes in a new form, or a new one writes, is read back from an earlier store before it lands. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { itemKinds, kindOf, objectFolders } from './kinds.ts';
import { openStored, storedCommits } from './open-stored.ts';

const adapters = path.join(import.meta.dirname, '../../lambdas/adapters');
const sources = readdirSync(adapters).map((file) => ({ file, text: readFileSync(path.join(adapters, file), 'utf8') }));

let stores: Awaited<ReturnType<typeof openStored>>[] = [];
beforeAll(async () => {
  stores = await Promise.all(storedCommits.map(openStored));
});
afterAll(() => Promise.all(stores.map(({ close }) => close())));

it('each kind of item has one in its newest form', () => {
  const held = new Set(
    stores.flatMap(({ items }) =>
      items.map(({ pk, sk, schema_version }) => `${kindOf(String(pk?.S), String(sk?.S))} ${schema_version?.N ?? 1}`),
    ),
  );
  const without = Object.entries(itemKinds).filter(([kind, { form }]) => !held.has(`${kind} ${form}`));
  expect(without.map(([kind, { form }]) => `${kind} in form ${form}`)).toEqual([]);
});

it('each item in a store is of a kind that is known', () => {
  const kinds = stores.flatMap(({ items }) => items.map(({ pk, sk }) => kindOf(String(pk?.S), String(sk?.S))));
  expect([...new Set(kinds)].filter((kind) => itemKinds[kind] === undefined)).toEqual([]);
});

it('each adapter that writes items is named by a kind, and each that is named is there', () => {
  const writes = /new (?:Put|Update|TransactWrite)Command\(/;
  const writing = sources.filter(({ text }) => writes.test(text)).map(({ file }) => file);
  const named = new Set(Object.values(itemKinds).map(({ adapter }) => adapter));
  expect(writing.length).toBeGreaterThan(20);
  expect([...named].sort()).toEqual(writing.sort());
});

it('each kind of object has one', async () => {
  const held = new Set(stores.flatMap(({ keys }) => keys.map((key) => key.split('/')[0] ?? '')));
  expect([...held].sort()).toEqual([...objectFolders].sort());
});
