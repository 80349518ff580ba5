/** Holds the list of promises to the tests' sources: every promise names tests, and every test that it names is there and runs. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { assessedItems } from './assessed-items.ts';
import { conformance } from './e2e/conformance.ts';
import { reliabilityCases } from './reliability-cases.ts';
import { longOnly, sampled } from './tiers.ts';

const sources = new Map<string, string>();
function sourceOf(file: string): string {
  const full = path.join(import.meta.dirname, file);
  if (!sources.has(file)) sources.set(file, existsSync(full) ? readFileSync(full, 'utf8') : '');
  return sources.get(file) ?? '';
}

const packageJson = (): unknown => JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8'));

/** The title as the first argument of a test that runs: `it('…', () =>` or `it.each(…)('…', () =>`, with either quote. */
function isTestTitle(source: string, title: string): boolean {
  return [`'${title.replaceAll("'", "\\'")}'`, `"${title}"`].some((literal) => {
    const at = source.indexOf(`${literal},`);
    if (at < 0) return false;
    const before = source.slice(Math.max(0, at - 40), at).trimEnd();
    return /(?:\bit|\btest|\))\($/.test(before) && !/\.(?:skip|todo)\($/.test(before);
  });
}

describe('the reliability cases', () => {
  it('are forty, and each names tests that are in the sources', () => {
    expect(reliabilityCases.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
    const missing = reliabilityCases.flatMap(({ number, what, heldBy }) =>
      heldBy.length === 0
        ? [`case ${number}, ${what}, has no test`]
        : heldBy
            .filter(({ file, title }) => !isTestTitle(sourceOf(file), title))
            .map(({ file, title }) => `case ${number}: ${file} has no test “${title}”`),
    );
    expect(missing).toEqual([]);
  });
});

describe('the titles of tests', () => {
  const numbersIn = (title: string): number[] =>
    (/^cases? ([\d, ]+): /.exec(title)?.[1] ?? '').split(', ').filter(Boolean).map(Number);

  it('name the cases that they hold, all forty by number', () => {
    const unnamed = reliabilityCases.flatMap(({ number, heldBy }) =>
      heldBy
        .filter(({ title }) => !numbersIn(title).includes(number))
        .map(({ file, title }) => `case ${number}: ${file} “${title}”`),
    );
    expect(unnamed).toEqual([]);
  });

  it('name no case that the table does not know them for', () => {
    const held = new Set(
      reliabilityCases.flatMap(({ number, heldBy }) => heldBy.map(({ file, title }) => `${number} ${file} ${title}`)),
    );
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
    const named = files
      .filter((file) => /\.test\.tsx?$/.test(file))
      .flatMap((file) =>
        [...sourceOf(file).matchAll(/(['"])(cases? [\d, ]+: .*?[^\\])\1,/g)].flatMap(([, , title = '']) =>
          numbersIn(title).map((number) => `${number} ${file} ${title.replaceAll("\\'", "'")}`),
        ),
      );
    expect(named.length).toBeGreaterThanOrEqual(reliabilityCases.length);
    expect(named.filter((each) => !held.has(each))).toEqual([]);
  });
});

describe('the long tier', () => {
  it('names files that are there, each once, and the road from sign-up to log-out is not in it', () => {
    const named = [longOnly, sampled].flatMap((tier) => Object.values(tier).flat());
    expect(named.filter((file) => sourceOf(file) === '')).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
    expect(named).not.toContain('e2e/road.test.ts');
  });

  it('takes whole what `npm test` takes a part of: files that draw a part are named', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
    const drawing = files.filter((file) => /\.test\.tsx?$/.test(file) && /\/sampled\.ts'/.test(sourceOf(file)));
    expect(drawing.toSorted()).toEqual(Object.values(sampled).flat().toSorted());
  });
});

describe('what an assessment found or asked for', () => {
  it('is shown to be mended by tests that are in the sources', () => {
    expect(assessedItems.length).toBeGreaterThan(20);
    const missing = assessedItems.flatMap(({ what, heldBy }) =>
      heldBy.length === 0
        ? [`${what}: no test`]
        : heldBy
            .filter(({ file, title }) => !isTestTitle(sourceOf(file), title))
            .map(({ file, title }) => `${what}: ${file} has no test “${title}”`),
    );
    expect(missing).toEqual([]);
  });
});

describe('what README promises of security and reliability', () => {
  const readme = readFileSync(path.join(import.meta.dirname, '../README.md'), 'utf8');
  const section = /## Security and reliability\n([\s\S]*?)\n## |## Security and reliability\n([\s\S]*)$/.exec(readme);
  const rows = (section?.[1] ?? section?.[2] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.split(' | '));
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });

  it('has a command each, and what the command names is there', () => {
    expect(rows.length).toBeGreaterThan(15);
    const scripts = Object.keys(z.object({ scripts: z.record(z.string(), z.string()) }).parse(packageJson()).scripts);
    for (const [promise = '', shownBy = ''] of rows) {
      const commands = [...shownBy.matchAll(/`npm (?:run )?([\w:]+)([^`]*)`/g)];
      expect(commands, promise).not.toEqual([]);
      for (const [, script = '', rest = ''] of commands) {
        expect(scripts, promise).toContain(script);
        const named = [...rest.matchAll(/ test\/(\S+)/g)].map(([, file = '']) => file);
        const missing = named.filter(
          (file) => !files.some((each) => each.startsWith(`${file}.test.ts`) || each.startsWith(`${file}/`)),
        );
        expect(missing, promise).toEqual([]);
        for (const [, bench = ''] of rest.matchAll(/^ -- ([a-z]+) /g))
          expect(existsSync(path.join(import.meta.dirname, `../bin/bench/${bench}.ts`)), bench).toBe(true);
      }
    }
  });
});

describe('the promises', () => {
  it('are many, and each has a test of its own naming', () => {
    expect(conformance.length).toBeGreaterThan(90);
    expect(conformance.filter(({ heldBy }) => heldBy.length === 0)).toEqual([]);
    expect(new Set(conformance.map(({ promise }) => promise)).size).toBe(conformance.length);
  });

  it('name only tests that are in the sources', () => {
    const missing = conformance.flatMap(({ id, heldBy }) =>
      heldBy
        .filter(({ file, title }) => !isTestTitle(sourceOf(file), title))
        .map(({ file, title }) => `${id}: ${file} has no test “${title}”`),
    );
    expect(missing).toEqual([]);
  });

  it('would be found broken: a title that no test has, one that is skipped, one that is a describe', () => {
    const source = "describe('a group', () => { it.skip('one left out', () => {}); it('one that runs', () => {}); });";
    expect(isTestTitle(source, 'one that runs')).toBe(true);
    for (const title of ['no such test', 'one left out', 'a group']) expect(isTestTitle(source, title)).toBe(false);
  });
});
