/** Holds the list of promises to the tests' sources: every promise names tests, and every test that it names is there and runs. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { conformance } from './e2e/conformance.ts';
import { reliabilityCases } from './reliability-cases.ts';

const sources = new Map<string, string>();
function sourceOf(file: string): string {
  const full = path.join(import.meta.dirname, file);
  if (!sources.has(file)) sources.set(file, existsSync(full) ? readFileSync(full, 'utf8') : '');
  return sources.get(file) ?? '';
}

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
