/**
 * `npm run train -- genre|comparables|lines|pairs|company|moments DIR --exclude FILE`: learns the engine's small models from a folder of scripts and the table of films. Refuses to train
 * without a list of what is kept for measuring, and to keep a word of any script but as a number.
 */
import { parseArgs } from 'node:util';
import { exitCodes, runCommand } from './command.ts';
import { trainCommonLines } from './train/common-lines.ts';
import { trainCommonPairs } from './train/common-pairs.ts';
import { countScripts, trainComparables } from './train/comparables.ts';
import { trainGenre } from './train/genre.ts';
import { readMarks, trainMoments } from './train/moments.ts';
import { eachScript, readScripts } from './train/read-scripts.ts';
import { TrainError } from './train/train-error.ts';
import { trainWordCompany } from './train/word-company.ts';

const usage = `Usage: npm run train -- genre|comparables|lines|pairs|company|moments DIR --exclude FILE [--name "what the scripts are"] [--date YYYY-MM-DD]

DIR holds scripts of films, each named for its film; FILE names the titles that are kept for measuring.`;

async function train(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { exclude: { type: 'string' }, name: { type: 'string' }, date: { type: 'string' } },
  });
  const [what, folder] = positionals;
  if (folder === undefined || positionals.length > 2 || values.exclude === undefined) throw new TrainError(usage);
  const about = {
    source: values.name ?? 'a corpus of our own',
    date: values.date ?? new Date().toISOString().slice(0, 10),
  };
  if (what === 'genre') await trainGenre(await readScripts(folder, values.exclude), about);
  else if (what === 'comparables') await trainComparables(countScripts(eachScript(folder, values.exclude)), about);
  else if (what === 'lines') await trainCommonLines(eachScript(folder, values.exclude), about);
  else if (what === 'pairs') await trainCommonPairs(eachScript(folder, values.exclude), about);
  else if (what === 'moments') {
    const marks = readMarks();
    await trainMoments(
      eachScript(folder, values.exclude, (key) => marks.has(key)),
      about,
    );
  } else if (what === 'company') await trainWordCompany(eachScript(folder, values.exclude), about);
  else throw new TrainError(usage);
}

const isForUser = (error: unknown): error is Error => error instanceof TrainError;

await runCommand({ usage, isForUser, exitCode: exitCodes.file }, train);
// The thread that reads scripts would go on waiting.
process.exit();
