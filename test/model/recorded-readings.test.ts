/** The recorded readings of our own scripts: each of their answers is asked for, and the two that are shown want none. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readAlone } from '../../bin/read-alone.ts';
import { recordedReader } from '../../bin/recorded-passes.ts';
import { screenplayOf } from '../corpus/scripts.ts';

const corpus = path.join(import.meta.dirname, '../corpus');
const readings = path.join(corpus, 'readings');
const shown = ['the-last-reel', 'minutes-of-the-marrow'];
const fountainOf = (name: string): string => {
  const [file] = ['', 'graded', 'planted'].map((of) => path.join(corpus, of, `${name}.fountain`)).filter(existsSync);
  if (file === undefined) throw new Error(`There is no script ${name}.`);
  return readFileSync(file, 'utf8');
};

it.each(readdirSync(readings))('%s has no answer that nobody asks for', async (name) => {
  const reader = recordedReader(path.join(readings, name));
  const asked = new Set<string>();
  const get: typeof reader.passes.get = (key, by) => {
    asked.add(`${key.name}.json`);
    return reader.passes.get(key, by);
  };
  const outcome = await readAlone(
    { ...reader, passes: { ...reader.passes, get } },
    await screenplayOf(fountainOf(name)),
  );
  expect(outcome.kind).toBe('read');
  expect(readdirSync(path.join(readings, name)).filter((file) => !asked.has(file))).toEqual([]);
  if (shown.includes(name)) expect(outcome.kind === 'read' && outcome.failed).toEqual([]);
});
