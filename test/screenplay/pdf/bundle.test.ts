import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { lastReel } from '../../pdf/corpus.ts';
import { japanesePage } from '../../pdf/japanese-page.ts';
import { parsePdf } from '../compare.ts';

const root = path.join(import.meta.dirname, '..', '..', '..');

const entry = `
  import { parentPort, workerData } from 'node:worker_threads';
  import { parseScreenplay } from './lib/screenplay/parse.ts';
  import { readPdf } from './lib/screenplay/pdf/read-pdf.ts';
  const printed = [];
  for (const stream of [process.stdout, process.stderr]) stream.write = (text) => { printed.push(String(text)); return true; };
  const screenplay = await parseScreenplay(workerData.script, { format: 'pdf', maxPages: 600 });
  const refused = await parseScreenplay(new TextEncoder().encode('%PDF-1.7 no more'), { format: 'pdf', maxPages: 600 })
    .catch((error) => error.code);
  const [page] = await readPdf(workerData.japanese, { maxPages: 1 });
  parentPort.postMessage({ screenplay, refused, printed, japanese: page.runs.map((run) => run.text) });
`;

it("reads a PDF from one minified ESM file with the engine's program beside it, in a worker thread, and prints nothing", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'screenplay-bundle-'));
  try {
    const file = path.join(folder, 'index.mjs');
    const { outputFiles } = await build({
      stdin: { contents: entry, resolveDir: root, loader: 'ts' },
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      target: 'node24',
      minify: true,
      mainFields: ['module', 'main'],
      banner: {
        js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
      },
    });
    await writeFile(file, outputFiles[0]?.contents ?? '');
    await cp(path.join(root, 'node_modules/@embedpdf/pdfium/dist/pdfium.wasm'), path.join(folder, 'pdfium.wasm'));
    const answer = await new Promise((resolve, reject) => {
      const worker = new Worker(file, {
        workerData: { script: lastReel.pdf(), japanese: japanesePage(['屋内']) },
        env: {},
      });
      worker.once('message', resolve);
      worker.once('error', reject);
    });
    expect(answer).toEqual({
      screenplay: await parsePdf(lastReel.pdf()),
      refused: 'damaged_pdf',
      printed: [],
      japanese: ['屋内'],
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});
