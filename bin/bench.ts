/** `npm run bench -- NAME [ARG …]`: prints measured figures, each bench in a file of its own. Refuses a name it does not know, listing those it does. */
import { BenchError } from './bench/bench-error.ts';

const benches: Readonly<Record<string, { readonly about: string; readonly run: (args: string[]) => Promise<void> }>> = {
  road: {
    about: 'an upload to all its answers, through the whole product',
    run: async () => (await import('./bench/road.ts')).benchRoad(),
  },
  read: {
    about: 'the reader: speed, memory, beside pdftotext ([FILE…] [--runs N])',
    run: async (args) => (await import('./bench/read.ts')).benchRead(args),
  },
};

const [name = '', ...args] = process.argv.slice(2);
const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
try {
  if (!bench) {
    const known = Object.entries(benches).map(([key, { about }]) => `  ${key.padEnd(8)} ${about}`);
    throw new BenchError(`Usage: npm run bench -- NAME\n${known.join('\n')}`);
  }
  await bench.run(args);
} catch (error) {
  if (!(error instanceof BenchError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
