/** The bundler: a folder a handler, runnable as an ES module, the same bytes each time, and no work when nothing changed. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { bundleEntries } from '../../lib/stack/bundle-handlers.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'bundle-test-'));
afterAll(() => rmSync(directory, { recursive: true }));

const sources = path.join(directory, 'sources');
const shared = path.join(sources, 'shared.ts');
const entries = { hello: path.join(sources, 'hello.ts'), bye: path.join(sources, 'bye.ts') };
let outdir = '';

beforeEach(() => {
  outdir = mkdtempSync(path.join(directory, 'out-'));
  mkdirSync(sources, { recursive: true });
  writeFileSync(shared, "export const greet = (word: string): string => word + '!';\n");
  // A CommonJS package that calls require, as some of the real ones do.
  writeFileSync(path.join(sources, 'legacy.cjs'), "module.exports = require('node:path').sep;\n");
  for (const name of ['hello', 'bye']) {
    const lines = [
      "import legacy from './legacy.cjs';",
      "import { greet } from './shared.ts';",
      `export const handler = async (): Promise<string> => greet('${name}') + legacy;`,
    ];
    writeFileSync(path.join(sources, `${name}.ts`), lines.join('\n'));
  }
});

const bundleOf = (name: string): string => path.join(outdir, name, 'index.mjs');

describe('bundleEntries', () => {
  it('makes a folder a handler, each whole in itself', async () => {
    await bundleEntries(entries, outdir);
    const module: { handler: () => Promise<string> } = await import(pathToFileURL(bundleOf('hello')).href);
    expect(await module.handler()).toBe(`hello!${path.sep}`);
    expect(readdirSync(path.join(outdir, 'bye')).sort()).toEqual(['index.mjs', 'index.mjs.map']);
  });

  it('gives the same bytes for the same sources', async () => {
    await bundleEntries(entries, outdir);
    const first = readFileSync(bundleOf('hello'));
    rmSync(path.join(outdir, '.stamp.json'));
    await bundleEntries(entries, outdir);
    expect(readFileSync(bundleOf('hello')).equals(first)).toBe(true);
  });

  it('puts no source text into the source map', async () => {
    await bundleEntries(entries, outdir);
    expect(readFileSync(`${bundleOf('hello')}.map`, 'utf8')).not.toContain('sourcesContent');
  });

  it('puts the PDF engine and its licences beside a bundle that reads PDFs, and beside no other', async () => {
    const reader = path.join(sources, 'reader.ts');
    const engine = path.join(import.meta.dirname, '../../node_modules/@embedpdf/pdfium/dist/index.js');
    writeFileSync(reader, `export { init as handler } from ${JSON.stringify(engine)};`);
    await bundleEntries({ ...entries, reader }, outdir);
    const companions = ['LICENSE.embedpdf', 'LICENSE.pdfium', 'pdfium.wasm'];
    expect(readdirSync(path.join(outdir, 'reader'))).toEqual(expect.arrayContaining(companions));
    for (const companion of companions) expect(readdirSync(path.join(outdir, 'hello'))).not.toContain(companion);
  });

  it('does nothing when nothing changed', async () => {
    expect(await bundleEntries(entries, outdir)).toBe(true);
    const before = statSync(bundleOf('hello')).mtimeMs;
    expect(await bundleEntries(entries, outdir)).toBe(false);
    expect(statSync(bundleOf('hello')).mtimeMs).toBe(before);
  });

  it('works again when a file that two handlers share has changed, or a bundle is missing', async () => {
    await bundleEntries(entries, outdir);
    writeFileSync(shared, "export const greet = (word: string): string => word + '?';\n");
    expect(await bundleEntries(entries, outdir)).toBe(true);
    expect(readFileSync(bundleOf('bye'), 'utf8')).toContain('"?"');
    rmSync(bundleOf('bye'));
    expect(await bundleEntries(entries, outdir)).toBe(true);
  });

  it('refuses a handler that is not there, and leaves what was', async () => {
    await bundleEntries(entries, outdir);
    const before = readFileSync(bundleOf('hello'));
    const missing = { ...entries, lost: path.join(sources, 'lost.ts') };
    await expect(bundleEntries(missing, outdir)).rejects.toThrow(/lost\.ts/);
    expect(readFileSync(bundleOf('hello')).equals(before)).toBe(true);
  });
});
