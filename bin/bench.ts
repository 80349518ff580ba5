/** `npm run bench -- NAME [arguments]`: measures a part of the product on this machine. Refuses to judge: it prints figures, tests decide. */

import { BenchError } from './bench/bench-error.ts';
import { asksForHelp, runCommand } from './command.ts';
import { TrainError } from './train/train-error.ts';

interface Bench {
  readonly usage: string;
  /** Prints its figures. @throws BenchError */
  readonly bench: (args: string[]) => Promise<void>;
}

/** A bench is a file in bin/bench that exports `bench`, and a line here. */
const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  answers: () => import('./bench/answers.ts'),
  cold: () => import('./bench/cold.ts'),
  corpus: () => import('./bench/corpus.ts'),
  cost: () => import('./bench/cost.ts'),
  dashboard: () => import('./bench/dashboard.ts'),
  'first-screen': () => import('./bench/first-screen.ts'),
  grounding: () => import('./bench/grounding.ts'),
  histories: () => import('./bench/histories.ts'),
  kills: () => import('./bench/kills.ts'),
  load: () => import('./bench/load.ts'),
  network: () => import('./bench/network.ts'),
  notes: () => import('./bench/notes.ts'),
  read: () => import('./bench/read.ts'),
  reading: () => import('./bench/reading.ts'),
  road: () => import('./bench/road.ts'),
  truth: () => import('./bench/truth.ts'),
  words: () => import('./bench/words.ts'),
};

const usage = `Usage: npm run bench -- NAME [arguments], where NAME is one of: ${Object.keys(benches).join(', ')}
       npm run bench -- NAME --help`;
const isForUser = (error: unknown): error is Error => error instanceof BenchError || error instanceof TrainError;

const [benchName = '', ...rest] = process.argv.slice(2);
const load = Object.hasOwn(benches, benchName) ? benches[benchName] : undefined;
// A bench is loaded for its own usage only: some bring a browser along.
const shown = load && asksForHelp(rest) ? (await load()).usage : usage;
await runCommand({ usage: shown, isForUser }, async () => {
  if (!load) throw new BenchError(usage);
  await (await load()).bench(rest);
});
