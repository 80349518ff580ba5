/** `npm run norms`: tables from a folder that nobody vouches for, in the shape that the engine reads. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFlawTable, makeGenreTable, quantile } from '../../bin/norms/make-tables.ts';
import { type CountedScript, readFolder } from '../../bin/norms/read-folder.ts';
import { craftTable, featureTable, flawTable, genreTable, producedGenres } from '../../lib/engine/norms/norm-tables.ts';
import { featureScales } from '../../lib/engine/norms/produced-scripts.ts';
import { scaleOf } from '../../lib/engine/norms/quick-parser-norms.ts';
import { middleOf, percentileOn } from '../../lib/engine/norms/scale.ts';
import { measureId } from '../../lib/story/measure.ts';

const root = path.join(import.meta.dirname, '../..');
const corpus = path.join(root, 'test/corpus');
const tables = path.join(root, 'lib/engine/norms');
const provenance = { source: 'scripts of a test', counted: '2026-11-21' };

const run = (...args: string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, ['bin/norms.ts', ...args], { cwd: root }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });
const json = (folder: string, file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

let home: string;
/** The two shorts by themselves, one of them as a PDF as well, which is the same script and counted once. */
let shorts: string;
beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), 'norms-'));
  shorts = path.join(home, 'shorts');
  mkdirSync(shorts);
  for (const name of ['the-last-reel.fountain', 'the-last-reel.pdf', 'minutes-of-the-marrow.fountain'])
    cpSync(path.join(corpus, name), path.join(shorts, name));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('the command', () => {
  it('counts the corpus into tables that the engine’s own schemas and scales take', async () => {
    const out = path.join(home, 'out');
    const { code, out: said } = await run(
      shorts,
      '--allow-few',
      '--date',
      '2026-11-21',
      '--name',
      'two shorts',
      '--out',
      out,
    );
    expect(code).toBe(0);
    expect(said).toContain('2 scripts could be counted, 1 skipped');
    expect(said).toContain('The genres keep their figures');
    const features = featureTable.parse(json(out, 'produced-scripts.json'));
    expect(features).toMatchObject({ scripts: 2, counted: '2026-11-21' });
    expect(features.source).toBe('2 scripts (two shorts), counted with this engine, 2026-11-21');
    const scales = featureScales(features);
    for (const scale of Object.values(scales)) {
      expect(percentileOn(scale, middleOf(scale))).toBeCloseTo(50, 5);
      expect(scale).toMatchObject({ kind: 'norm', sample: 2 });
    }
    const genres = genreTable.parse(json(out, 'quick-parser-norms.json'));
    expect(genres.genres).toEqual(genreTable.parse(json(tables, 'quick-parser-norms.json')).genres);
    expect(genres.every.measures.scenes).toEqual([11.7, 12.75, 14.5, 16.25, 17.3]);
    expect(middleOf(scaleOf(genres, 'scenes'))).toBe(14.5);
    expect(flawTable.parse(json(out, 'flaw-base-rates.json')).scripts).toBe(2);
  });

  it('counts the craft measures alone, without the scripts of titles it is told to leave out', async () => {
    const out = path.join(home, 'craft');
    const titles = path.join(home, 'titles.txt');
    writeFileSync(titles, 'Kept apart:\nNothing Else; Minutes of the Marrow');
    const { code, out: said } = await run(shorts, '--allow-few', '--craft', '--exclude', titles, '--out', out);
    expect([code, said.split('.')[0]]).toEqual([0, '1 script could be counted, 2 skipped']);
    expect(Object.values(craftTable.parse(json(out, 'craft-measures.json')).measures).length).toBe(
      measureId.options.length,
    );
    expect(() => json(out, 'produced-scripts.json')).toThrow();
  });

  it('refuses a handful of scripts, shorts not counted, and says why and what else there is', async () => {
    const out = path.join(home, 'refused');
    const { code, err } = await run(shorts, '--out', out);
    expect(code).toBe(1);
    expect(err).toContain('skipped the-last-reel.pdf: short');
    expect(err).toContain('0 scripts could be counted in this folder; percentiles need at least 20. With --allow-few');
    expect(() => json(out, 'produced-scripts.json')).toThrow();
  });

  it.each([
    ['no folder', []],
    ['a date that is none', [corpus, '--date', '2026-13-40']],
    ['an option it does not have', [corpus, '--fast']],
    ['a folder that is not there', [path.join(corpus, 'nothing')]],
    ['a list of titles that is not there', [corpus, '--exclude', path.join(corpus, 'nothing')]],
  ])('refuses %s in a sentence, without a stack', async (_name, args) => {
    const { code, err } = await run(...args);
    expect(code).toBe(1);
    expect(err).not.toMatch(/\n {4}at |NormsError/);
    expect(err.trim()).not.toBe('');
  });
});

describe('a folder from elsewhere', () => {
  it('loses its unreadable, doubled, foreign and linked files by name and code, and keeps the rest', async () => {
    const folder = path.join(home, 'folder');
    mkdirSync(path.join(folder, 'drama'), { recursive: true });
    mkdirSync(path.join(folder, 'comedy'));
    for (const place of ['drama/reel.fountain', 'comedy/reel.fountain', 'again.fountain', 'zz.fountain'])
      cpSync(path.join(corpus, 'the-last-reel.fountain'), path.join(folder, place));
    cpSync(path.join(corpus, 'minutes-of-the-marrow.fountain'), path.join(folder, 'comedy/marrow.fountain'));
    writeFileSync(path.join(folder, 'broken\u001b[2J.pdf'), 'no pdf at all');
    writeFileSync(path.join(folder, 'list.txt'), 'milk\neggs\n');
    writeFileSync(path.join(folder, 'bomb.fdx'), Buffer.alloc(26 * 1024 * 1024));
    writeFileSync(
      path.join(folder, 'fremd.fountain'),
      'INT. KÜCHE - TAG\n\nDie Mutter kocht.\n\nANNA\nIch habe Hunger.\n\nMUTTER\nGleich gibt es etwas.\n',
    );
    writeFileSync(path.join(folder, 'notes.json'), '{}');
    symlinkSync(path.join(corpus, 'minutes-of-the-marrow.fountain'), path.join(folder, 'link.fountain'));
    symlinkSync(corpus, path.join(folder, 'elsewhere'));
    const { scripts, skipped } = await readFolder(folder, { withShorts: true });
    expect(Object.fromEntries(skipped.map(({ file, code }) => [file, code]))).toEqual({
      'broken[2J.pdf': 'not_a_pdf',
      'bomb.fdx': 'too_large',
      'fremd.fountain': 'not_english',
      'list.txt': 'not_a_screenplay',
      'zz.fountain': 'same_again',
    });
    expect(scripts.map(({ genres }) => [...genres].sort())).toEqual([['comedy', 'drama'], ['comedy']]);
  });
});

describe('the tables', () => {
  const script = (value: number, genres: CountedScript['genres']): CountedScript => {
    const filled = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, value]));
    const feature = Object.keys(featureTable.shape.measures.shape);
    const five = Object.keys(genreTable.parse(json(tables, 'quick-parser-norms.json')).every.measures);
    return {
      genres,
      counts: {
        feature: filled(feature) as CountedScript['counts']['feature'],
        five: filled(five) as CountedScript['counts']['five'],
        craft: filled(measureId.options) as CountedScript['counts']['craft'],
        flaws: value > 3 ? ['cameraTerms'] : [],
      },
    };
  };
  const kept = genreTable.parse(json(tables, 'quick-parser-norms.json')).genres;

  it('take a percentile on the straight line between its two neighbours', () => {
    expect([0, 0.25, 0.5, 0.9, 1].map((share) => quantile([4, 1, 3, 2], share))).toEqual([1, 1.75, 2.5, 3.7, 4]);
    expect(quantile([7], 0.05)).toBe(7);
  });

  it('renew the genres when each has enough, and keep all of them when one has not', () => {
    const all = new Set(producedGenres);
    const scripts = [1, 2, 3, 4, 5].map((value) => script(value, all));
    const renewed = makeGenreTable(scripts, provenance, kept, 5);
    expect(renewed.missing).toEqual([]);
    expect(renewed.table.genres.each.horror).toMatchObject({ scripts: 5 });
    expect(renewed.table.genres.each.horror.measures.words).toEqual([1.4, 2, 3, 4, 4.6]);
    const few = makeGenreTable([...scripts.slice(1), script(1, new Set(['drama']))], provenance, kept, 5);
    expect(few.missing).toHaveLength(10);
    expect(few.table.genres).toEqual(kept);
  });

  it('count a flaw rule in hundredths of the scripts', () => {
    const { rates } = makeFlawTable(
      [1, 2, 3, 4, 5].map((value) => script(value, new Set())),
      provenance,
    );
    expect([rates.cameraTerms, rates.doubledWords]).toEqual([40, 0]);
  });
});
