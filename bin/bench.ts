/** `npm run bench -- NAME [arguments]`: measures a part of the product on this machine. Refuses to judge: it prints figures, tests decide. */

/** What a file of bin/bench exports. */
export interface Bench {
  /** Prints its figures. @throws Error with a sentence for the terminal */
  readonly bench: (args: string[]) => Promise<void>;
}

/** A bench is a file in bin/bench that exports `bench`, and a line here. */
const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  read: () => import('./bench/read.ts'),
};

const [benchName = '', ...args] = process.argv.slice(2);
const load = Object.hasOwn(benches, benchName) ? benches[benchName] : undefined;
if (load) await (await load()).bench(args);
else {
  console.error(`Usage: npm run bench -- NAME [arguments], where NAME is one of: ${Object.keys(benches).join(', ')}`);
  process.exitCode = 2;
}
