/** `npm run bench -- NAME [arguments]`: measures a part of the product on this machine. Refuses to judge: it prints figures, tests decide. */

import { BenchError } from './bench/bench-error.ts';

interface Bench {
  /** Prints its figures. @throws BenchError */
  readonly bench: (args: string[]) => Promise<void>;
}

/** A bench is a file in bin/bench that exports `bench`, and a line here. */
const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  answers: () => import('./bench/answers.ts'),
  corpus: () => import('./bench/corpus.ts'),
  dashboard: () => import('./bench/dashboard.ts'),
  'first-screen': () => import('./bench/first-screen.ts'),
  grounding: () => import('./bench/grounding.ts'),
  histories: () => import('./bench/histories.ts'),
  load: () => import('./bench/load.ts'),
  network: () => import('./bench/network.ts'),
  read: () => import('./bench/read.ts'),
  reading: () => import('./bench/reading.ts'),
  road: () => import('./bench/road.ts'),
  truth: () => import('./bench/truth.ts'),
  words: () => import('./bench/words.ts'),
};

const [benchName = '', ...args] = process.argv.slice(2);
const load = Object.hasOwn(benches, benchName) ? benches[benchName] : undefined;
try {
  if (!load) {
    throw new BenchError(
      `Usage: npm run bench -- NAME [arguments], where NAME is one of: ${Object.keys(benches).join(', ')}`,
    );
  }
  await (await load()).bench(args);
} catch (error) {
  if (!(error instanceof BenchError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
