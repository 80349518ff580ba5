/** The reader's speed and memory, beside pdftotext -layout in the same run. Does not download scripts: it reads the files it is given. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { type ParseOptions, parseScreenplay } from '../../lib/screenplay/parse.ts';
import { bundleEntries } from '../../lib/stack/bundle-handlers.ts';
import { readerNodeOptions } from '../../lib/stack/node-options.ts';
import { BenchError } from './bench-error.ts';
import { inMegabytes, summarise } from './figures.ts';
import { ownProcess, readOptions } from './read-once.ts';

export const usage = 'Usage: npm run bench -- read [FILE…] [--runs N]';
const ownScript = path.join(import.meta.dirname, '../../test/corpus/the-last-reel.pdf');
const formats: Readonly<Record<string, ParseOptions['format']>> = {
  '.pdf': 'pdf',
  '.fountain': 'fountain',
  '.fdx': 'fdx',
  '.txt': 'text',
};
/** Poppler's, the native limit. Not a dependency: compared with where it is installed. */
const pdftotext = 'pdftotext';
const runCount = z.coerce.number().int().min(1).max(10_000);
/** Fresh processes are slow to start, and their minimum settles soon. */
const freshRuns = 5;

/** Times every file warm and in a fresh process, run by run in turns with pdftotext, so that a ratio is of two runs that met the same machine. */
export async function bench(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { runs: { type: 'string', default: '20' } },
  });
  const runs = runCount.safeParse(values.runs);
  if (!runs.success) throw new BenchError(usage);
  const hasPdftotext = spawnSync(pdftotext, ['-v']).error === undefined;
  if (!hasPdftotext) console.log('pdftotext is not installed: no comparison.');
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-read-'));
  try {
    await bundleEntries({ once: 'bin/bench/read-once.ts' }, folder);
    const bundle = path.join(folder, 'once', 'index.mjs');
    for (const file of positionals.length > 0 ? positionals : [ownScript]) {
      await benchFile(file, runs.data, hasPdftotext, bundle);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function benchFile(file: string, runs: number, hasPdftotext: boolean, bundle: string): Promise<void> {
  const format = formats[path.extname(file).toLowerCase()];
  if (!format) throw new BenchError(`${path.basename(file)} is no script that the reader knows.\n${usage}`);
  const bytes = new Uint8Array(readFileSync(file));
  const compares = format === 'pdf' && hasPdftotext;
  const ours: number[] = [];
  const processor: number[] = [];
  const theirs: number[] = [];
  let pageCount = 0;
  for (let run = 0; run < runs; run += 1) {
    const [start, used] = [performance.now(), process.cpuUsage()];
    const { pageCount: script, titlePageCount } = await parseScreenplay(bytes, readOptions(format));
    ours.push(performance.now() - start);
    processor.push(processorMs(process.cpuUsage(used)));
    pageCount = script + titlePageCount;
    if (compares) theirs.push(timeOf(() => readNative(file)));
  }
  // The first read compiles what the others run.
  const warmed = <Figure>(figures: readonly Figure[]): readonly Figure[] => (runs > 1 ? figures.slice(1) : figures);
  const warm = summarise(warmed(ours));
  const cpu = summarise(warmed(processor).map((ms) => (ms / pageCount) * 100));
  console.log(`${path.basename(file)}: ${pageCount} pages, ${inMegabytes(bytes.byteLength)} MB`);
  console.log(
    `  warm          min ${warm.min} ms, p50 ${warm.p50} ms, p95 ${warm.p95} ms, ${Math.round((pageCount / warm.min) * 1000)} pages/s, ${(bytes.byteLength / 1000 / warm.min).toFixed(1)} MB/s`,
  );
  console.log(
    `  CPU           min ${cpu.min} ms, p50 ${cpu.p50} ms for a hundred pages, ${Math.round(100_000 / cpu.min)} pages/s of CPU`,
  );
  const { residentSizes } = readApart(bundle, file, format, runs);
  const shown = residentSizes.filter((_, run) => run === 0 || (run + 1) % Math.ceil(runs / 5) === 0);
  console.log(
    `  memory        ${shown.map(inMegabytes).join(', ')} MB resident over ${runs} reads in one process (as deployed)`,
  );
  const fresh = Array.from({ length: freshRuns }, () => ({
    ...readApart(bundle, file, format, 1),
    nativeMs: compares ? timeOf(() => readNative(file)) : null,
  }));
  const whole = summarise(fresh.map(({ wholeMs }) => wholeMs));
  console.log(
    `  fresh process min ${whole.min} ms, p50 ${whole.p50} ms, ${inMegabytes(Math.max(...fresh.map(({ maxResident }) => maxResident)))} MB at most (as deployed)`,
  );
  if (!compares) return;
  const native = summarise(theirs);
  const paired = summarise(warmed(ours.map((ms, run) => ms / (theirs[run] ?? ms))));
  const started = summarise(fresh.map(({ wholeMs, nativeMs }) => wholeMs / (nativeMs ?? wholeMs)));
  console.log(`  pdftotext     min ${native.min} ms, p50 ${native.p50} ms`);
  console.log(
    `  ratio         warm min ${paired.min}, p50 ${paired.p50}; fresh min ${started.min}, p50 ${started.p50} (of pairs of runs)`,
  );
}

/** User and system time, in milliseconds. */
const processorMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

function timeOf(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const readNative = (file: string): Buffer => execFileSync(pdftotext, ['-layout', file, devNull]);

/** Bundled, and with the settings of Node, as the function that reads scripts is. */
function readApart(
  bundle: string,
  file: string,
  format: string,
  runs: number,
): z.infer<typeof ownProcess> & { readonly wholeMs: number } {
  const start = performance.now();
  const env = { ...process.env, NODE_OPTIONS: readerNodeOptions };
  const printed = execFileSync(process.execPath, [bundle, file, format, String(runs)], { encoding: 'utf8', env });
  const wholeMs = performance.now() - start;
  return { wholeMs, ...ownProcess.parse(JSON.parse(printed)) };
}
