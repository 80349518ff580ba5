/** `npm run analyze -- FILE`: reads a script and prints its reports, or its lines, with no server and no account. Refuses files it can't read, with a code and a sentence. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { cardsForPlan } from '../lib/analyses/catalog.ts';
import { isAnswered } from '../lib/analyses/registry.ts';
import { runQuestion } from '../lib/analyses/run.ts';
import { planName } from '../lib/contract/plans.ts';
import type { Answer } from '../lib/contract/report.ts';
import { emptyDetails, maxPages } from '../lib/contract/uploads.ts';
import { toMarkdown } from '../lib/report/markdown.ts';
import { toPlainText } from '../lib/report/plain-text.ts';
import { dumpLines } from '../lib/screenplay/dump.ts';
import { readScript } from '../lib/screenplay/parse.ts';
import { ScreenplayError } from '../lib/screenplay/screenplay-error.ts';
import { scriptEndings, scriptFormat } from './script-format.ts';

const usage = `Usage: npm run analyze -- FILE [--format text|md|json] [--question N] [--plan basic|intermediate|advanced|expert]
       npm run analyze -- FILE --dump [--format text|json]
       npm run analyze -- FILE… --dump --out DIR [--format text|json]
FILE is a .pdf, .fountain, .fdx or .txt. --dump prints every line as page:line, element and text, parted by tabs; with --format json the
whole screenplay. --out writes one file a script, NAME.dump.txt or NAME.json, and goes on after a file that can't be read.`;

/** A code and a sentence for the terminal; anything else that goes wrong is a defect and shows its stack. */
class Refused extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const options = z.object({
  format: z.enum(['text', 'md', 'json'], 'The format is text, md or json.').default('text'),
  question: z.coerce.number('The question is a number from 1 to 15.').int().optional(),
  plan: z.enum(planName.options, 'The plan is basic, intermediate, advanced or expert.').default('expert'),
  dump: z.boolean().default(false),
  out: z.string().optional(),
});
type Options = z.infer<typeof options>;

const misused = (message: string): Refused => new Refused('bad_arguments', `${message}\n${usage}`);

function readArguments(args: string[]): { files: [string, ...string[]] } & Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      format: { type: 'string' },
      question: { type: 'string' },
      plan: { type: 'string' },
      dump: { type: 'boolean' },
      out: { type: 'string' },
    },
  });
  const parsed = options.safeParse(values);
  if (!parsed.success) throw misused(parsed.error.issues.map(({ message }) => message).join(' '));
  const [file, ...more] = positionals;
  if (file === undefined) throw misused('No file was named.');
  const { dump, out, format } = parsed.data;
  if (more.length > 0 && out === undefined) throw misused('Several files need --dump and --out DIR.');
  if (out !== undefined && !dump) throw misused('--out goes with --dump.');
  if (dump && format === 'md') throw misused('A dump is text or json.');
  return { files: [file, ...more], ...parsed.data };
}

/** The numbers to answer: one that was asked for, or all that the plan opens and that have an analysis. */
function questionsFor(question: number | undefined, plan: z.infer<typeof planName>): number[] {
  const opened = cardsForPlan(plan).map(({ number }) => number);
  if (question === undefined) return opened.filter(isAnswered);
  if (!isAnswered(question)) throw new Refused('no_analysis', `Question ${question} has no analysis.`);
  if (!opened.includes(question))
    throw new Refused('plan_required', `The ${plan} plan does not open question ${question}.`);
  return [question];
}

function print(answers: readonly Answer[], format: Options['format']): string {
  if (format === 'json') return JSON.stringify(answers, null, 2);
  const markdown = answers.flatMap(({ entries }) => entries.map(toMarkdown));
  return format === 'md'
    ? markdown.join('\n')
    : answers.flatMap(({ entries }) => entries.map(toPlainText)).join('\n\n');
}

async function read(file: string): ReturnType<typeof readScript> {
  const kind = scriptFormat(file);
  if (kind === undefined)
    throw new Refused('unknown_format', `${path.basename(file)} is none of ${scriptEndings.join(', ')}.`);
  return readScript(new Uint8Array(await readFile(file)), { format: kind, maxPages });
}

async function analyze(file: string, { format, question, plan }: Options): Promise<string> {
  const numbers = questionsFor(question, plan);
  const { screenplay } = await read(file);
  return print(
    numbers.map((number) => runQuestion(number, { screenplay, details: emptyDetails })),
    format,
  );
}

async function dump(file: string, format: Options['format']): Promise<string> {
  const { screenplay, lines } = await read(file);
  for (const { code, message } of screenplay.diagnostics)
    console.error(`${path.basename(file)}: warning ${code}: ${message}`);
  return format === 'json' ? `${JSON.stringify(screenplay, null, 2)}\n` : dumpLines(lines);
}

/** One file a script, named as the script with its own ending and what it holds. A second script of one name gets a number. */
async function dumpAll(files: readonly string[], folder: string, format: Options['format']): Promise<void> {
  await mkdir(folder, { recursive: true });
  const taken = new Map<string, number>();
  for (const file of files) {
    const name = path.basename(file);
    const before = taken.get(name) ?? 0;
    taken.set(name, before + 1);
    const target = `${name}${before > 0 ? `.${before + 1}` : ''}.${format === 'json' ? 'json' : 'dump.txt'}`;
    await reportingErrors(file, async () => writeFile(path.join(folder, target), await dump(file, format)));
  }
}

/** Errors that the user can act on have a code: of the reader, of the arguments, or of the file system. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Refused || error instanceof ScreenplayError)) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return /^(?:ENOENT|EISDIR|EACCES|ENOTDIR|EEXIST|ERR_PARSE_ARGS)/.test(code) ? code : null;
  }
  return error.code;
}

/** Prints 'code: sentence' and sets exit code 2 for an error of the user's; throws any other. */
async function reportingErrors(file: string | null, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const code = codeOf(error);
    if (code === null) throw error;
    console.error(`${file === null ? '' : `${path.basename(file)}: `}${code}: ${(error as Error).message}`);
    process.exitCode = 2;
  }
}

await reportingErrors(null, async () => {
  const { files, ...chosen } = readArguments(process.argv.slice(2));
  const [file] = files;
  if (chosen.out !== undefined) await dumpAll(files, chosen.out, chosen.format);
  else if (chosen.dump) process.stdout.write(await dump(file, chosen.format));
  else console.log(await analyze(file, chosen));
});
