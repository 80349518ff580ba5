/**
 * Writes the public pages (lib/contract/prerendered-pages.ts) beside index.html while the site is built: the same page with its first screen drawn
 * into it, so that a browser paints before any code has come. The code is asked for after that paint (public/first-screen.js), and React takes
 * over what stands there (src/main.tsx). Fails the build for markup that the Content-Security-Policy would not let through.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type PluginOption } from 'vite';
import { prerenderedPages } from '../lib/contract/prerendered-pages.ts';
import { samplePath } from './src/features/sample/sample-paths.ts';

type Renderer = typeof import('./src/app/prerender-page.tsx');

/** The screens for Node, in one file that needs no other: the site may be built into any folder. */
async function loadRenderer(root: string, plugins: PluginOption[]): Promise<Renderer> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins,
    ssr: { noExternal: true },
    build: {
      ssr: 'src/app/prerender-page.tsx',
      write: false,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const outputs = 'output' in built ? built.output : [];
  const chunk = outputs.find((file) => file.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('The screens could not be built for Node.');
  const folder = await mkdtemp(path.join(tmpdir(), 'dramaturg-prerender-'));
  try {
    const file = path.join(folder, 'prerender-page.mjs');
    await writeFile(file, chunk.code);
    return (await import(pathToFileURL(file).href)) as Renderer;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Replaces what must be there, once. */
function exchange(html: string, what: string | RegExp, by: string): string {
  const changed = html.replace(what, () => by);
  if (changed === html) throw new Error(`The built page has no ${what} to prerender into.`);
  return changed;
}

/** The site's own script and what it imports, as index.html names them. */
const codeTags =
  /\s*<script type="module" crossorigin src="\/([^"]+)"><\/script>|\s*<link rel="modulepreload" crossorigin href="\/([^"]+)">/g;

const forbidden = /<script|<style|<template|\sstyle="|\son\w+="/i;

function allowed(address: string, markup: string): string {
  const held = forbidden.exec(markup);
  if (held) throw new Error(`The page ${address} holds '${held[0].trim()}', which the site's policy forbids.`);
  return markup;
}

const emptyRoot = '<div id="root"></div>';

const firstScreenTag = '<script src="/first-screen.js"';

/** The page with its code, the site's own script first, named instead of asked for: public/first-screen.js asks for it, where something can be read already after that is painted. */
function nameCode(index: string, code: readonly (string | undefined)[]): string {
  const named = JSON.stringify(code).replaceAll('"', '&quot;');
  return exchange(exchange(index, codeTags, ''), firstScreenTag, `${firstScreenTag} data-code="${named}"`);
}

const serifTag = /\s*<link rel="preload" as="font"[^>]*source-serif[^>]*>/;

/**
 * The page that no screen is drawn into waits for code and answers. So the code that all of its visits begin with is asked for at once, behind what the first paint
 * needs, and the letters of its headings only when the first screen stands (src/late-letters.ts).
 */
function emptyPage(index: string, code: readonly (string | undefined)[], shell: string): string {
  const ahead = code.map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`).join('');
  const steps: [string | RegExp, string][] = [
    ['<html lang="en">', '<html lang="en" data-letters="later">'],
    [serifTag, ''],
    ['</head>', `${ahead}</head>`],
    [emptyRoot, `<div id="root">${allowed('/', shell)}</div>`],
  ];
  return steps.reduce((html, [what, by]) => exchange(html, what, by), index);
}

/** The page with a screen in it. */
function fillPage(index: string, address: string, { title, markup }: { title: string; markup: string }): string {
  const steps: [string | RegExp, string][] = [
    [firstScreenTag, `${firstScreenTag} data-drawn=""`],
    [/<title>[^<]*<\/title>/, `<title>${title.replaceAll('&', '&amp;')}</title>`],
    [emptyRoot, `<div id="root" data-address="${address}">${allowed(address, markup)}</div>`],
  ];
  return steps.reduce((html, [what, by]) => exchange(html, what, by), index);
}

/** `plugins` are those that the screens themselves need. */
export function prerenderPages(plugins: () => PluginOption[]): Plugin {
  let root = '';
  return {
    name: 'prerender-pages',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const textOf = (file: string): string => {
          const built = bundle[file];
          if (built?.type !== 'asset' || typeof built.source !== 'string') throw new Error(`The site has no ${file}.`);
          return built.source;
        };
        const [built, sample] = [textOf('index.html'), textOf(samplePath.slice(1))];
        const code = [...built.matchAll(codeTags)].map((match) => match[1] ?? match[2]);
        const index = nameCode(built, code);
        const { drawShell, prerenderPage } = await loadRenderer(root, plugins());
        for (const { address, file } of prerenderedPages) {
          const source = fillPage(index, address, await prerenderPage(address, sample));
          this.emitFile({ type: 'asset', fileName: file, source });
        }
        const page = bundle['index.html'];
        if (page?.type === 'asset') page.source = emptyPage(index, code, drawShell());
      },
    },
  };
}
