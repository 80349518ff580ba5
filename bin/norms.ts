/**
 * `npm run norms -- DIR`: counts a folder of scripts with our own engine and writes the tables of norms that the engine reads. Refuses
 * fewer than twenty scripts, because percentiles of a handful are no norm.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { craftTable, genreTable } from '../lib/engine/norms/norm-tables.ts';
import { exitCodes, runCommand } from './command.ts';
import { makeCraftTable, makeFeatureTable, makeFlawTable, makeGenreTable } from './norms/make-tables.ts';
import { NormsError } from './norms/norms-error.ts';
import { readFolder } from './norms/read-folder.ts';
import { titlesIn } from './train/read-scripts.ts';

const tables = path.join(import.meta.dirname, '../lib/engine/norms');
const fewest = 20;
const usage = `Usage: npm run norms -- DIR [--name "what the scripts are"] [--date YYYY-MM-DD] [--out DIR] [--allow-few]
                           [--exclude FILE] [--craft]

DIR holds PDF, Fountain, FDX or text files. Sub-folders named for a genre (drama, thriller, comedy, action, horror, romance, scifi, crime,
adventure, fantasy, animation) give the genre; a film may lie in several. FILE holds titles, parted by semicolons or lines, whose scripts are not
counted. With --craft the table of craft measures alone is written.`;

const options = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'The name of the scripts is empty.')
    .max(80, 'Name the scripts in 80 characters.')
    .default('a corpus of our own'),
  date: z.iso.date('The date is written YYYY-MM-DD.').default(new Date().toISOString().slice(0, 10)),
  out: z.string().min(1).default(tables),
  'allow-few': z.boolean().default(false),
  exclude: z.string().min(1).optional(),
  craft: z.boolean().default(false),
});

function readArguments(args: string[]): { folder: string } & z.infer<typeof options> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      date: { type: 'string' },
      out: { type: 'string' },
      'allow-few': { type: 'boolean' },
      exclude: { type: 'string' },
      craft: { type: 'boolean' },
    },
  });
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) throw new NormsError(usage);
  const parsed = options.safeParse(values);
  if (!parsed.success) throw new NormsError(`${parsed.error.issues.map(({ message }) => message).join(' ')}\n${usage}`);
  return { folder, ...parsed.data };
}

/** Indented, with a list of numbers on one line, as the formatter leaves it. */
const asJson = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replace(/\[\s+([-\d.,\s]+?)\s+\]/g, (_, list: string) => `[${list.split(/,\s+/).join(', ')}]`)}\n`;

/** @throws NormsError for a file that can't be read. */
function excludedBy(file: string): (key: string) => boolean {
  try {
    return titlesIn(file);
  } catch (cause) {
    throw new NormsError('The file of titles can’t be read.', { cause });
  }
}

async function makeNorms(args: string[]): Promise<void> {
  const { folder, name, date, out, 'allow-few': allowFew, exclude, craft: craftAlone } = readArguments(args);
  const { scripts, skipped } = await readFolder(folder, {
    withShorts: allowFew,
    withFlaws: !craftAlone,
    isExcluded: exclude === undefined ? () => false : excludedBy(exclude),
  });
  for (const { file, code } of skipped) console.error(`skipped ${file}: ${code}`);
  const found = `${scripts.length} ${scripts.length === 1 ? 'script' : 'scripts'} could be counted`;
  if (scripts.length === 0 || (scripts.length < fewest && !allowFew))
    throw new NormsError(
      `${found} in this folder; percentiles need at least ${fewest}. With --allow-few the tables are written all the same, shorts included: to try the command out, not to judge scripts by.`,
    );
  const provenance = {
    source: `${scripts.length} scripts (${name}), counted with this engine, ${date}`,
    counted: date,
  };
  const tableNow = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(tables, file), 'utf8'));
  const now = genreTable.parse(await tableNow('quick-parser-norms.json'));
  const craft = craftTable.parse(await tableNow('craft-measures.json'));
  const { table, missing } = makeGenreTable(scripts, provenance, now.genres, allowFew ? 1 : fewest);
  const crafts = { 'craft-measures.json': makeCraftTable(scripts, provenance, craft.measures) };
  const made = craftAlone
    ? crafts
    : {
        ...crafts,
        'produced-scripts.json': makeFeatureTable(scripts, provenance),
        'quick-parser-norms.json': table,
        'flaw-base-rates.json': makeFlawTable(scripts, provenance),
      };
  await mkdir(out, { recursive: true });
  for (const [file, value] of Object.entries(made)) await writeFile(path.join(out, file), asJson(value));
  console.log(`${found}, ${skipped.length} skipped. Written to ${out}: ${Object.keys(made).join(', ')}.`);
  if (missing.length > 0 && !craftAlone)
    console.log(`The genres keep their figures (${now.genres.source}): too few scripts in ${missing.join(', ')}.`);
  if (out === tables)
    console.log(
      'Renew the golden answers with `node test/reports/renew-golden.ts`, run `npm test` and read the difference.',
    );
}

/** Errors that the user can act on: their message is enough. */
const isForUser = (error: unknown): error is Error =>
  error instanceof NormsError ||
  (error instanceof Error && 'code' in error && /^(?:EROFS|ENOSPC|EEXIST)/.test(String(error.code)));

await runCommand({ usage, isForUser, exitCode: exitCodes.file }, makeNorms);
