/** Bundles every function's handlers into a folder of its own, all in one pass, and only when something changed; with what asks a language model only where there is one. Fails where a handler is missing. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import * as z from 'zod';
import { eventHandlerNames, handlerName } from '../contract/routes.ts';
import { handlersIn, routeFunctionNames } from './shared-functions.ts';

const root = path.join(import.meta.dirname, '../..');

/** Bundled CommonJS packages call require, which an ES module lacks. The name is long because minified code uses the short ones. */
const banner =
  "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);";

const settings = {
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  mainFields: ['module', 'main'],
  outExtension: { '.js': '.mjs' },
  banner: { js: banner },
  sourcemap: 'linked',
  sourcesContent: false,
  legalComments: 'none',
  logLevel: 'silent',
  metafile: true,
  write: false,
} as const;

/** Files that a package reads at run time, and the licences that go with its program. They lie beside every bundle that the package is part of. */
const pdfEngine = 'node_modules/@embedpdf/pdfium/';
const englishWords = 'lib/engine/norms/english-words';
const companions = [
  { part: pdfEngine, file: `${pdfEngine}dist/pdfium.wasm`, as: 'pdfium.wasm' },
  { part: pdfEngine, file: `${pdfEngine}LICENSE`, as: 'LICENSE.embedpdf' },
  { part: pdfEngine, file: `${pdfEngine}LICENSE.pdfium`, as: 'LICENSE.pdfium' },
  { part: `${englishWords}.json`, file: `${englishWords}.LICENSE`, as: 'LICENSE.english-words' },
] as const;

/** What each bundle holds, beside the bundles: bytes in all, and bytes by source file. */
const contentsName = 'contents.json';
const bundleContents = z.record(
  z.string(),
  z.object({ bytes: z.number(), bytesByFile: z.record(z.string(), z.number()) }),
);
type BundleContents = z.infer<typeof bundleContents>;

const contentsOf = (metafile: Metafile): BundleContents =>
  Object.fromEntries(
    Object.entries(metafile.outputs)
      .filter(([file]) => file.endsWith('.mjs'))
      .map(([file, { bytes, inputs }]) => [
        path.basename(path.dirname(file)),
        {
          bytes,
          bytesByFile: Object.fromEntries(
            Object.entries(inputs).map(([input, { bytesInOutput }]) => [input, bytesInOutput]),
          ),
        },
      ]),
  );

/** What the last pass was made from; `inputs` maps a file to the hash of its content. */
const stampSchema = z.object({ key: z.string(), inputs: z.record(z.string(), z.string()) });

const hash = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Hash of a file under the root; of packages only the installed versions count, of which npm keeps a list. */
const hashOf = (file: string): string => {
  const absolute = path.join(root, file);
  return existsSync(absolute) ? hash(readFileSync(absolute)) : 'absent';
};
const installedPackages = 'node_modules/.package-lock.json';
const isOurs = (file: string): boolean => !file.split('/').includes('node_modules');

function isFresh(stampFile: string, key: string, outputs: readonly string[]): boolean {
  if (!existsSync(stampFile) || !outputs.every((file) => existsSync(file))) return false;
  const stamp = stampSchema.safeParse(JSON.parse(readFileSync(stampFile, 'utf8')));
  if (!stamp.success || stamp.data.key !== key) return false;
  return Object.entries(stamp.data.inputs).every(([file, known]) => hashOf(file) === known);
}

/** A reader of the old file keeps it whole; two passes at once write the same bytes. */
async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = `${file}.${randomUUID()}.tmp`;
  await writeFile(temporary, content);
  await rename(temporary, file);
}

/** What a bundle begins with: a source file, or a module's text, whose imports are found from the root. */
export type BundleEntry = string | { readonly text: string };

const fileOf = (name: string, entry: BundleEntry): string => (typeof entry === 'string' ? entry : `written:${name}`);

/** Gives esbuild the entries that are no files. */
const writtenEntries = (entries: Readonly<Record<string, BundleEntry>>): Plugin => ({
  name: 'written-entries',
  setup(build) {
    build.onResolve({ filter: /^written:/ }, ({ path: file }) => ({ path: file, namespace: 'written' }));
    build.onLoad({ filter: /./, namespace: 'written' }, ({ path: file }) => {
      const [, found] = Object.entries(entries).find(([name, entry]) => fileOf(name, entry) === file) ?? [];
      return typeof found === 'object' ? { contents: found.text, loader: 'ts', resolveDir: root } : null;
    });
  },
});

/** What a deployment without a language model never loads: each is imported on first use, behind the question whether there is one. */
const ofModel = ['lambdas/deps-model.ts', 'lib/model/ask-model.ts', 'lib/model/ask/ask-script.ts'];

/** Puts a module that only says so in place of what asks a model, and of the SDKs behind it. */
const withoutModel: Plugin = {
  name: 'without-model',
  setup(build) {
    build.onResolve({ filter: /(?:deps-model|ask-model|ask-script)\.ts$/ }, ({ kind, path: file, resolveDir }) => {
      if (kind !== 'dynamic-import') return null;
      const asked = path.relative(root, path.resolve(resolveDir, file)).split(path.sep).join('/');
      return ofModel.includes(asked) ? { path: asked, namespace: 'without-model' } : null;
    });
    build.onLoad({ filter: /./, namespace: 'without-model' }, () => ({
      contents: "throw new Error('These functions were bundled without a language model.');",
      loader: 'js',
    }));
  },
};

export interface BundleOptions {
  /** Whether the bundles can ask a language model. */
  readonly model: boolean;
}

/**
 * Bundles `entries` (name -> source) to `<outdir>/<name>/index.mjs`, minified ES modules with linked source maps, the AWS SDK
 * included, each with the files that its packages read at run time. The same sources give the same bytes. Answers whether anything had to be done.
 * @throws esbuild's BuildFailure when a source is missing or does not compile; what was there before stays.
 */
export async function bundleEntries(
  entries: Readonly<Record<string, BundleEntry>>,
  outdir: string,
  { model }: BundleOptions = { model: true },
): Promise<boolean> {
  // Loaded when needed: a synthesis in the tests bundles nothing.
  const esbuild = await import('esbuild');
  const stampFile = path.join(outdir, '.stamp.json');
  const key = hash(JSON.stringify([esbuild.version, settings, companions, entries, model, hashOf(installedPackages)]));
  const outputs = [
    ...Object.keys(entries).map((name) => path.join(outdir, name, 'index.mjs')),
    path.join(outdir, contentsName),
  ];
  if (isFresh(stampFile, key, outputs)) return false;

  const { metafile, outputFiles } = await esbuild.build({
    ...settings,
    mainFields: [...settings.mainFields],
    absWorkingDir: root,
    entryPoints: Object.fromEntries(
      Object.entries(entries).map(([name, entry]) => [`${name}/index`, fileOf(name, entry)]),
    ),
    outdir,
    plugins: [writtenEntries(entries), ...(model ? [] : [withoutModel])],
  });
  await Promise.all(outputFiles.map((file) => replaceFile(file.path, file.contents)));
  for (const [file, { inputs }] of Object.entries(metafile.outputs)) {
    for (const { part, file: companion, as } of companions) {
      if (!Object.keys(inputs).some((input) => input.includes(part))) continue;
      await cp(path.join(root, companion), path.join(root, path.dirname(file), as), { dereference: true });
    }
  }
  await replaceFile(path.join(outdir, contentsName), JSON.stringify(contentsOf(metafile)));
  const inputs = Object.keys(metafile.inputs)
    .filter(isOurs)
    .map((file) => [file, hashOf(file)]);
  await replaceFile(stampFile, JSON.stringify({ key, inputs: Object.fromEntries(inputs) }));
  return true;
}

/** Where a bundle of one handler begins. */
export const handlerFile = (name: string): string => `./lambdas/handlers/${name}.ts`;

const importLine = (what: string, file: string): string => ['import', what, 'from', JSON.stringify(file)].join(' ');

/** The one handler's file, or a module that switches between the handlers of the routes that share the function. */
export function routeEntry(functionName: string): BundleEntry {
  const names = handlersIn(functionName);
  const [first] = names;
  if (first !== undefined && names.length === 1) return handlerFile(handlerName(first));
  const lines = [
    importLine('{ byRoute }', './lambdas/by-route.ts'),
    ...names.map((name) => importLine(`{ handler as ${name} }`, handlerFile(handlerName(name)))),
    `export const handler = byRoute({ ${names.join(', ')} });`,
  ];
  return { text: lines.join(';\n') };
}

/** Where the bundles lie; those with a model lie apart, so that going from one to the other bundles nothing anew. */
export const bundleDirectory = ({ model }: BundleOptions): string =>
  path.join(root, 'dist', model ? 'lambdas-with-model' : 'lambdas');

/** Bundles the functions of every route and event of the contract. */
export async function bundleHandlers(options: BundleOptions): Promise<void> {
  const entries = [
    ...routeFunctionNames.map((name) => [name, routeEntry(name)] as const),
    ...eventHandlerNames.map((name) => [name, handlerFile(name)] as const),
  ];
  await bundleEntries(Object.fromEntries(entries), bundleDirectory(options), options);
}

/** What the bundles hold, by the function's name; sizes in bytes of the minified code. */
export const readBundleContents = (options: BundleOptions): BundleContents =>
  bundleContents.parse(JSON.parse(readFileSync(path.join(bundleDirectory(options), contentsName), 'utf8')));
