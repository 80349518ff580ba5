/**
 * What a function's first call costs before it begins: the loading of its bundle in a fresh process, as Lambda loads it. A bundle a route beside the one that its routes share, and
 * what asks a model beside what does not, in turns, so that both met the same machine.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { handlerName } from '../../lib/contract/routes.ts';
import { type BundleEntry, bundleEntries, handlerFile, routeEntry } from '../../lib/stack/bundle-handlers.ts';
import { nodeOptions } from '../../lib/stack/node-options.ts';
import { handlersIn, sharedFunctionNames } from '../../lib/stack/shared-functions.ts';
import { BenchError } from './bench-error.ts';

const answering = 'answer-question';
export const usage = `Usage: npm run bench -- cold [FUNCTION…] [--runs N]
FUNCTION is one of ${[...sharedFunctionNames, answering].join(', ')}; by itself all. Loads each bundle in fresh processes, N of them (15 by itself), and prints its size and the least CPU time of the loading, without Node's own start.`;
const runCount = z.coerce.number().int().min(1).max(1000);

interface Bundle {
  readonly name: string;
  readonly file: string;
  readonly kilobytes: number;
}
interface Comparison {
  readonly title: string;
  /** The one that is deployed stands last. */
  readonly bundles: readonly Bundle[];
}

const bundleOf = (folder: string, name: string): Bundle => {
  const file = path.join(folder, name, 'index.mjs');
  return { name, file, kilobytes: Math.round(statSync(file).size / 1024) };
};

/** Each shared function beside its routes' own bundles. */
async function bundleShared(names: readonly string[], folder: string): Promise<Comparison[]> {
  const entries: Record<string, BundleEntry> = {};
  for (const name of names) {
    entries[name] = routeEntry(name);
    for (const route of handlersIn(name)) entries[`${name}.${handlerName(route)}`] = handlerFile(handlerName(route));
  }
  await bundleEntries(entries, folder, { model: false });
  return names.map((name) => ({
    title: name,
    bundles: [...handlersIn(name).map((route) => `${name}.${handlerName(route)}`), name].map((one) =>
      bundleOf(folder, one),
    ),
  }));
}

/** The function that writes the reports, with what asks a model and without. */
async function bundleAnswers(folder: string): Promise<Comparison> {
  const handler = { [answering]: handlerFile(answering) };
  await bundleEntries(handler, path.join(folder, 'with'), { model: true });
  await bundleEntries(handler, path.join(folder, 'without'), { model: false });
  const [given, plain] = ['with', 'without'].map((each) => bundleOf(path.join(folder, each), answering));
  if (given === undefined || plain === undefined) throw new BenchError(`${answering} was not bundled.`);
  const bundles = [
    { ...given, name: 'with a model' },
    { ...plain, name: 'without a model' },
  ];
  return { title: answering, bundles };
}

/** CPU milliseconds of loading a bundle, user and system, in a process of its own with a function's settings of Node. */
function loadOnce(file: string): number {
  const code = `const before = process.cpuUsage();
const { handler } = await import(${JSON.stringify(file)});
const { user, system } = process.cpuUsage(before);
if (typeof handler !== 'function') throw new Error('no handler');
process.stdout.write(String((user + system) / 1000));
process.exit();`;
  const env = { PATH: process.env.PATH, NODE_OPTIONS: nodeOptions, AWS_REGION: 'us-east-1' };
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8', env });
  return z.coerce.number().parse(printed.trim().split('\n').at(-1));
}

function measure({ title, bundles }: Comparison, runs: number): void {
  const least = bundles.map(() => Number.POSITIVE_INFINITY);
  for (let run = 0; run < runs; run += 1)
    bundles.forEach(({ file }, at) => {
      least[at] = Math.min(least[at] ?? Number.POSITIVE_INFINITY, loadOnce(file));
    });
  bundles.forEach(({ name, kilobytes }, at) => {
    const row = [title, name.replace(`${title}.`, ''), `${kilobytes} kB`, `${(least[at] ?? 0).toFixed(0)} ms`];
    console.log(row.join('\t'));
  });
}

export async function bench(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { runs: { type: 'string', default: '15' } },
  });
  const runs = runCount.safeParse(values.runs);
  const known = [...sharedFunctionNames, answering];
  const names = positionals.length > 0 ? positionals : known;
  if (!runs.success || names.some((name) => !known.includes(name))) throw new BenchError(usage);
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-cold-'));
  try {
    console.log(['function', 'bundle', 'size', 'CPU to load'].join('\t'));
    const shared = names.filter((name) => name !== answering);
    for (const comparison of await bundleShared(shared, folder)) measure(comparison, runs.data);
    if (names.includes(answering)) measure(await bundleAnswers(folder), runs.data);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
