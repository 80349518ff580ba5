/** The bundler: a folder a handler, runnable as an ES module, the same bytes each time, and no work when nothing changed. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { handlerName, type RouteName } from '../../lib/contract/routes.ts';
import { bundleDirectory, bundleEntries, handlerFile, routeEntry } from '../../lib/stack/bundle-handlers.ts';
import { routeFunctionNames } from '../../lib/stack/shared-functions.ts';

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

describe('the text of a bundle', () => {
  const textOf = async (source: string): Promise<string> => {
    const entry = path.join(sources, 'own.ts');
    writeFileSync(entry, source);
    await bundleEntries({ own: entry }, outdir);
    return readFileSync(bundleOf('own'), 'utf8');
  };

  it('is small, begins with what CommonJS packages call, names its source map and keeps no comment', async () => {
    const text = await textOf(
      '/*! a licence */\nconst thisNameIsLong = (count: number): number => count + 1;\nexport const handler = () => thisNameIsLong(Date.now());\n',
    );
    expect(text).toMatch(
      /^import\{createRequire as __createRequire\}from'node:module';const require=__createRequire\(/,
    );
    expect(text).toMatch(/\n\/\/# sourceMappingURL=index\.mjs\.map\n$/);
    expect(text).not.toMatch(/licence|thisNameIsLong|\n\s+/);
    expect(text).toContain('as handler');
  });

  it('takes a package’s ES modules, speaks to Node and leaves its newest words as they are', async () => {
    const folder = path.join(sources, 'node_modules/pair');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      path.join(folder, 'package.json'),
      '{"name":"pair","main":"main.js","module":"module.js","browser":"browser.js"}',
    );
    for (const kind of ['main', 'module', 'browser'])
      writeFileSync(
        path.join(folder, `${kind}.js`),
        `${kind === 'main' ? 'exports.kind =' : 'export const kind ='} 'of ${kind}';\n`,
      );
    const text = await textOf(
      "import { kind } from 'pair';\nimport { sep } from 'node:path';\nexport const handler = (o?: { a?: string }) => (o?.a ?? kind) + sep;\n",
    );
    expect(text).toContain('of module');
    expect(text).not.toMatch(/of (?:main|browser)/);
    expect(text).toContain('?.a??');
    expect(text).toMatch(/from"node:path"/);
  });

  it('lies beside the list of English words’ licence where it holds that list', async () => {
    const words = JSON.stringify(path.join(import.meta.dirname, '../../lib/engine/norms/english-words.json'));
    await textOf(`import words from ${words} with { type: 'json' };\nexport const handler = () => words;\n`);
    expect(readdirSync(path.join(outdir, 'own')).sort()).toEqual([
      'LICENSE.english-words',
      'index.mjs',
      'index.mjs.map',
    ]);
  });
});

describe('a pass over the bundles', () => {
  it.each([
    ['the list of contents is missing', () => rmSync(path.join(outdir, 'contents.json'))],
    ['its own mark is missing', () => rmSync(path.join(outdir, '.stamp.json'))],
    ['its own mark is damaged', () => writeFileSync(path.join(outdir, '.stamp.json'), '{"key":1}')],
  ])('is made again where %s', async (_what, spoil) => {
    await bundleEntries(entries, outdir);
    expect(await bundleEntries(entries, outdir)).toBe(false);
    spoil();
    expect(await bundleEntries(entries, outdir)).toBe(true);
    expect(await bundleEntries(entries, outdir)).toBe(false);
  });

  it('is made again for other handlers, and leaves nothing unfinished behind', async () => {
    await bundleEntries(entries, outdir);
    expect(await bundleEntries({ hello: entries.hello }, outdir)).toBe(true);
    expect(readdirSync(outdir, { recursive: true }).filter((name) => String(name).endsWith('.tmp'))).toEqual([]);
  });

  it('lies by whether it holds a model', () => {
    expect([true, false].map((model) => path.basename(bundleDirectory({ model })))).toEqual([
      'lambdas-with-model',
      'lambdas',
    ]);
    expect(path.basename(path.dirname(bundleDirectory({ model: false })))).toBe('dist');
    expect(handlerFile('sweep')).toBe('./lambdas/handlers/sweep.ts');
  });
});

describe('a bundle of a deployment without a language model', () => {
  const asking = (file: string) => ({ asks: { text: `export const handler = () => import('./${file}');` } });
  const load = async (): Promise<unknown> => {
    const module: { handler: () => Promise<unknown> } = await import(pathToFileURL(bundleOf('asks')).href);
    return module.handler();
  };

  it.each(['lambdas/deps-model.ts', 'lib/model/ask-model.ts', 'lib/model/ask/ask-script.ts'])(
    'holds nothing of %s, and says so where it is asked for',
    async (file) => {
      await bundleEntries(asking(file), outdir, { model: false });
      expect(statSync(bundleOf('asks')).size).toBeLessThan(2000);
      await expect(load()).rejects.toThrow('bundled without a language model');
    },
  );

  it('holds it where a model is connected, which is another bundle', async () => {
    const entry = asking('lib/model/ask/ask-script.ts');
    await bundleEntries(entry, outdir, { model: false });
    expect(await bundleEntries(entry, outdir, { model: true })).toBe(true);
    const text = readFileSync(bundleOf('asks'), 'utf8');
    expect(text).toContain('askScript');
    expect(text).not.toContain('bundled without a language model');
  });

  it('holds a file of the same name that is another, and what is loaded at once', async () => {
    writeFileSync(path.join(sources, 'ask-model.ts'), "export const own = 'mine';\n");
    const own = JSON.stringify(path.join(sources, 'ask-model.ts'));
    await bundleEntries({ asks: { text: `export const handler = () => import(${own});` } }, outdir, { model: false });
    expect(await load()).toMatchObject({ own: 'mine' });
  });
});

describe('a function of routes', () => {
  it('begins with the handler of its one route', () => {
    expect(routeEntry('login')).toBe('./lambdas/handlers/login.ts');
  });

  it('begins with a switch between the handlers of all of its routes', () => {
    const shared = routeFunctionNames.map(routeEntry).filter((entry) => typeof entry !== 'string');
    expect(shared.length).toBeGreaterThan(0);
    for (const { text } of shared) {
      const imported = [...text.matchAll(/import \{ handler as (\w+) \} from ".\/lambdas\/handlers\/([\w-]+)\.ts"/g)];
      const names = imported.map(([, name]) => name);
      expect(names.length).toBeGreaterThan(1);
      expect(imported.map(([, , file]) => file)).toEqual(names.map((name) => handlerName(name as RouteName)));
      expect(text).toContain('import { byRoute } from "./lambdas/by-route.ts"');
      expect(text).toMatch(new RegExp(`export const handler = byRoute\\(\\{ ${names.join(', ')} \\}\\);$`));
    }
  });
});

describe('what the bundles hold', () => {
  const written = z.record(z.string(), z.object({ bytes: z.number(), bytesByFile: z.record(z.string(), z.number()) }));
  it('is written beside them: each with its size and what each file takes of it', async () => {
    await bundleEntries(entries, outdir);
    const contents = written.parse(JSON.parse(readFileSync(path.join(outdir, 'contents.json'), 'utf8')));
    expect(Object.keys(contents).sort()).toEqual(['bye', 'hello']);
    for (const [name, { bytes, bytesByFile }] of Object.entries(contents)) {
      expect(bytes).toBe(statSync(bundleOf(name)).size);
      const files = Object.keys(bytesByFile).map((file) => path.basename(file));
      expect(files.toSorted()).toEqual([`${name}.ts`, 'legacy.cjs', 'shared.ts'].toSorted());
    }
  });
});
