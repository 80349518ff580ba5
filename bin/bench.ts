/** `npm run bench -- NAME [ARG …]`: prints measured figures, each bench in a file of its own. Refuses a name it does not know, listing those it does. */
const benches: Readonly<Record<string, { readonly about: string; readonly run: (args: string[]) => Promise<void> }>> = {
  road: {
    about: 'an upload to all its answers, through the whole product',
    run: async () => (await import('./bench/road.ts')).benchRoad(),
  },
};

const [name, ...args] = process.argv.slice(2);
const bench = benches[name ?? ''];
if (bench) await bench.run(args);
else {
  const known = Object.entries(benches).map(([key, { about }]) => `  ${key.padEnd(8)} ${about}`);
  console.error(`Usage: npm run bench -- NAME\n${known.join('\n')}`);
  process.exitCode = 2;
}

export {};
