/**
 * `npm run train -- genre DIR --exclude FILE`: learns the engine's small models from a folder of scripts and the table of films. Refuses to train
 * without a list of what is kept for measuring, and to keep a word of any script but as a number.
 */
import { parseArgs } from 'node:util';
import { trainGenre } from './train/genre.ts';
import { readScripts } from './train/read-scripts.ts';
import { TrainError } from './train/train-error.ts';

const usage = `Usage: npm run train -- genre DIR --exclude FILE [--name "what the scripts are"] [--date YYYY-MM-DD]

DIR holds scripts of films, each named for its film; FILE names the titles that are kept for measuring.`;

async function train(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { exclude: { type: 'string' }, name: { type: 'string' }, date: { type: 'string' } },
  });
  const [what, folder] = positionals;
  if (what !== 'genre' || folder === undefined || positionals.length > 2 || values.exclude === undefined)
    throw new TrainError(usage);
  const scripts = await readScripts(folder, values.exclude);
  await trainGenre(scripts, {
    source: values.name ?? 'a corpus of our own',
    date: values.date ?? new Date().toISOString().slice(0, 10),
  });
}

try {
  await train(process.argv.slice(2));
  process.exit(0);
} catch (error) {
  if (!(error instanceof TrainError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
