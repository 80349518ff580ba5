/** A process that runs test files one at a time with one mutant awake, until it is told to stop. Started by judge-mutants. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { createVitest, type Vitest } from 'vitest/node';
import * as z from 'zod';

/** What the parent asks: one test file with one mutant. */
const request = z.object({ mutant: z.number().int(), testFile: z.string(), reachedFolder: z.string() });
export type RunRequest = z.infer<typeof request>;

export interface RunReply {
  readonly outcome: 'passed' | 'failed' | 'timed out';
  readonly durationMs: number;
  /** Of the first failure. */
  readonly message: string;
}

const settings = z.object({
  root: z.string(),
  /** JSON: absolute path of a source -> the same with its mutants in it. */
  instrumentedFile: z.string(),
  /** For compiled modules; of this trial alone, since another's have other mutants in them. */
  cacheFolder: z.string(),
  testTimeoutMs: z.number(),
});

/** Gives the instrumented sources wherever a test imports them. */
function instrumentedSources(file: string): Plugin {
  const sources = new Map(
    Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))),
  );
  return {
    name: 'instrumented-sources',
    enforce: 'pre',
    load: (id) => sources.get(id.split('?', 1)[0] ?? id),
  };
}

/** The first thing that went wrong, if anything did. */
function failureIn(vitest: Vitest, unhandled: readonly unknown[]): string | null {
  for (const module of vitest.state.getTestModules()) {
    for (const error of module.errors()) return error.message;
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result();
      if (state === 'failed') return errors?.[0]?.message ?? 'failed';
    }
    for (const suite of module.children.allSuites()) for (const error of suite.errors()) return error.message;
  }
  const [first] = unhandled;
  return first === undefined ? null : first instanceof Error ? first.message : JSON.stringify(first);
}

const { root, instrumentedFile, cacheFolder, testTimeoutMs } = settings.parse(JSON.parse(process.argv[2] ?? '{}'));
const vitest = await createVitest(
  {
    root,
    config: false,
    watch: false,
    fsModuleCachePath: cacheFolder,
    include: ['test/**/*.ts'],
    setupFiles: [path.join(import.meta.dirname, 'mark-mutants.ts')],
    reporters: [{}],
    maxWorkers: 1,
    bail: 1,
    testTimeout: testTimeoutMs,
    hookTimeout: testTimeoutMs,
    // A mutant's print is nobody's news.
    onConsoleLog: () => false,
  },
  { plugins: [instrumentedSources(instrumentedFile)], clearScreen: false },
);

async function run({ mutant, testFile, reachedFolder }: RunRequest): Promise<RunReply> {
  const project = vitest.getRootProject();
  vitest.provide('awakeMutant', mutant);
  vitest.provide('reachedFolder', reachedFolder);
  vitest.state.filesMap.clear();
  const began = performance.now();
  const { unhandledErrors } = await vitest.runTestSpecifications([project.createSpecification(testFile)]);
  const message = failureIn(vitest, unhandledErrors);
  const outcome = message === null ? 'passed' : /timed out in \d+ms/.test(message) ? 'timed out' : 'failed';
  return { outcome, durationMs: performance.now() - began, message: message ?? '' };
}

process.on('message', async (message) => {
  process.send?.(await run(request.parse(message)));
});
// Whoever asked is gone: nothing of this group is wanted any more.
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
process.send?.('ready');
