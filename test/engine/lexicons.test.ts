/** Every entry of a lexicon is found in its example and not in its near miss. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { anyOf, type Entry, type Phrases, type Slots } from '../../lib/screenplay/text/phrases.ts';

const root = path.join(import.meta.dirname, '../..');
const files = globSync('lib/**/lexicons/**/*.ts', { cwd: root });

const isEntry = (one: unknown): one is Entry => typeof one === 'object' && one !== null && 'nearMiss' in one;
const isList = (value: unknown): value is Phrases =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string' || isEntry(one));

/** Lists in an array, and those in a record (slots, families of words) by their names. */
const listsIn = (value: unknown): [string | null, Phrases][] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, one]): [string | null, Phrases][] =>
        isList(one) ? [[Array.isArray(value) ? null : key, one]] : [],
      );

const lists = await Promise.all(
  files.map(async (file) => {
    const module: Record<string, unknown> = await import(path.join(root, file));
    const found = Object.entries(module).flatMap(([name, value]): [string, Phrases][] =>
      isList(value) ? [[name, value]] : listsIn(value).map(([key, one]) => [key ?? name, one]),
    );
    return { file, found, slots: Object.fromEntries(found) satisfies Slots };
  }),
);
const entries = lists.flatMap(({ file, found, slots }) =>
  found.flatMap(([name, list]) => list.filter(isEntry).map((entry) => ({ file, name, entry, slots }))),
);

const finds = (entry: Entry, slots: Slots, text: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${anyOf([entry], slots)}(?![\\p{L}\\p{N}])`, 'iu').test(text);

describe('the lexicons', () => {
  it('are there to be tried', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(entries.filter(({ entry }) => entry.example !== null).length).toBeGreaterThan(100);
  });

  it('find each entry in its example, and not in its near miss', () => {
    const wrong = entries.filter(
      ({ entry, slots }) =>
        (entry.example !== null && !finds(entry, slots, entry.example)) ||
        (entry.nearMiss !== null && finds(entry, slots, entry.nearMiss)),
    );
    expect(wrong.map(({ file, name, entry }) => [file, name, entry])).toEqual([]);
  });

  it('hold no entry twice', () => {
    const twice = lists.flatMap(({ file, found }) =>
      found.flatMap(([name, list]) => {
        const phrases = list.map((one) => (isEntry(one) ? one.phrase : one));
        return phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at).map((phrase) => [file, name, phrase]);
      }),
    );
    expect(twice).toEqual([]);
  });
});
