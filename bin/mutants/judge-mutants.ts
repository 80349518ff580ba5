/** The verdict on each mutant: killed by a unit test, survived, reached by none, or never ending. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { instrument, type NumberedMutant } from './instrument.ts';
import { MutantsError } from './mutants-error.ts';
import { type Runner, startRunner } from './runner-process.ts';

export type Verdict = 'killed' | 'survived' | 'uncovered' | 'timed out';

export interface Judged {
  readonly mutant: NumberedMutant;
  readonly verdict: Verdict;
  /** The test file that killed it, or in which it did not end; empty for the others. */
  readonly by: string;
}

export interface JudgeInput {
  readonly root: string;
  readonly mutants: readonly NumberedMutant[];
  /** Relative to `root`. */
  readonly tests: readonly string[];
  readonly workers: number;
  /** Called for a test file that has no say, with the reason. */
  readonly onSilent: (test: string, reason: string) => void;
  /** Called after each verdict. */
  readonly onVerdict: (judged: Judged) => void;
}

/** A test that takes this long with a mutant awake is taken for one that never ends; so is a file at a multiple of its own time. */
const testTimeoutMs = 60_000;
const patienceMs = (durationMs: number): number => 20_000 + 6 * durationMs;
/** Long enough for the slowest file on a busy machine. */
const firstPatienceMs = 240_000;

const reachedSchema = z.object({ testFile: z.string(), reached: z.array(z.number().int()) });

interface TestFile {
  readonly file: string;
  readonly durationMs: number;
  readonly reached: ReadonlySet<number>;
}

/** Runs `work` for every item, as many at a time as there are runners. */
async function share<T>(
  runners: readonly Runner[],
  items: readonly T[],
  work: (runner: Runner, item: T) => Promise<void>,
) {
  const left = [...items];
  const ended = await Promise.allSettled(
    runners.map(async (runner) => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await work(runner, item);
    }),
  );
  for (const each of ended) if (each.status === 'rejected') throw each.reason;
}

/** All test files with no mutant awake: how long each takes and which mutants it reaches. One that does not pass twice has no say. @throws MutantsError when none passes. */
async function runUnchanged(
  runners: readonly Runner[],
  { root, tests, onSilent }: JudgeInput,
  folder: string,
): Promise<TestFile[]> {
  const durations = new Map<string, number>();
  await share(runners, tests, async (runner, test) => {
    const request = { mutant: 0, testFile: path.join(root, test), reachedFolder: folder };
    let reply = await runner.run(request, firstPatienceMs);
    // Once more: a busy machine is no reason.
    if (reply.outcome !== 'passed') reply = await runner.run(request, firstPatienceMs);
    if (reply.outcome === 'passed') durations.set(path.join(root, test), reply.durationMs);
    else onSilent(test, `does not pass on unchanged code: ${reply.message.split('\n', 1)[0]}`);
  });
  if (durations.size === 0) throw new MutantsError('No test file passes on unchanged code.');
  const lists = existsSync(folder) ? readdirSync(folder) : [];
  return lists
    .map((name) => reachedSchema.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))))
    .flatMap(({ testFile, reached }) => {
      const durationMs = durations.get(testFile);
      return durationMs === undefined ? [] : [{ file: testFile, durationMs, reached: new Set(reached) }];
    })
    .toSorted((a, b) => a.durationMs - b.durationMs);
}

/** Fastest test file first; the first that fails is the end of it. */
async function judge(
  runner: Runner,
  mutant: NumberedMutant,
  files: readonly TestFile[],
  root: string,
): Promise<Judged> {
  const covering = files.filter(({ reached }) => reached.has(mutant.id));
  if (covering.length === 0) return { mutant, verdict: 'uncovered', by: '' };
  for (const { file, durationMs } of covering) {
    const request = { mutant: mutant.id, testFile: file, reachedFolder: '' };
    const { outcome } = await runner.run(request, patienceMs(durationMs));
    const by = path.relative(root, file);
    if (outcome === 'failed') return { mutant, verdict: 'killed', by };
    if (outcome === 'timed out') return { mutant, verdict: 'timed out', by };
  }
  return { mutant, verdict: 'survived', by: '' };
}

function writeInstrumented({ root, mutants }: JudgeInput, file: string): void {
  const byFile = Map.groupBy(mutants, (mutant) => mutant.file);
  const sources = [...byFile].map(([name, inFile]) => {
    const absolute = path.join(root, name);
    return [absolute, instrument(readFileSync(absolute, 'utf8'), inFile)];
  });
  writeFileSync(file, JSON.stringify(Object.fromEntries(sources)));
}

/** Judges all mutants in their order of numbers. @throws MutantsError when no test passes on unchanged code. */
export async function judgeMutants(input: JudgeInput): Promise<Judged[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'dramaturg-mutants-'));
  const runners: Runner[] = [];
  try {
    const instrumentedFile = path.join(folder, 'sources.json');
    writeInstrumented(input, instrumentedFile);
    const start = () =>
      startRunner({ root: input.root, instrumentedFile, cacheFolder: path.join(folder, 'cache'), testTimeoutMs });
    runners.push(...(await Promise.all(Array.from({ length: input.workers }, start))));
    const files = await runUnchanged(runners, input, path.join(folder, 'reached'));
    const judged: Judged[] = [];
    await share(runners, input.mutants, async (runner, mutant) => {
      const verdict = await judge(runner, mutant, files, input.root);
      judged.push(verdict);
      input.onVerdict(verdict);
    });
    return judged.toSorted((a, b) => a.mutant.id - b.mutant.id);
  } finally {
    for (const runner of runners) runner.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
