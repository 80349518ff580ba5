/** What `npm run analyze` does: reads a script and prints its reports, or its lines, with no server and no account. Refuses files it can't read, with a code and a sentence. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { planName } from '../lib/contract/plans.ts';
import type { Answer, ReportEntry } from '../lib/contract/report.ts';
import { emptyDetails, maxPages } from '../lib/contract/uploads.ts';
import type { DonePass } from '../lib/model/read/pass-asker.ts';
import { toMarkdown } from '../lib/report-formats/markdown.ts';
import { toPlainText } from '../lib/report-formats/plain-text.ts';
import { cardsForPlan } from '../lib/reports/catalog.ts';
import { isAnswered } from '../lib/reports/registry.ts';
import { runQuestion } from '../lib/reports/run.ts';
import { dumpLines } from '../lib/screenplay/dump.ts';
import type { readScript } from '../lib/screenplay/parse.ts';
import { ScreenplayError } from '../lib/screenplay/screenplay-error.ts';
import { exitCodes } from './command.ts';
import { formatOf, scriptEndings, scriptFormat } from './script-format.ts';

const standardInput = '-';

export const usage = `Usage: npm run analyze -- FILE [--format text|md|json] [--question N] [--plan basic|intermediate|advanced|expert]
       npm run analyze -- FILE --model ID [--cost] [--passes DIR] [--question N] …
       npm run analyze -- FILE --dump [--format text|json]
       npm run analyze -- FILE… --dump --out DIR [--format text|json]
FILE is a .pdf, .fountain, .fdx or .txt, or - for standard input, whose format is told by how it begins. --dump prints every line as page:line, element and text, parted by tabs; with --format json the
whole screenplay. --model has a language model read the script: the overview comes first, and each report opens with the reading. It is
the server at MODEL_BASE_URL (with MODEL_API_KEY), else Amazon Bedrock in MODEL_REGION or AWS_REGION with the credentials of the
environment; MODEL_FALLBACK_ID, MODEL_WINDOW, MODEL_BUDGET_USD and MODEL_PRICE as in the README. --cost prints the passes of the reading
with their tokens and price instead of the reports; --passes keeps their answers in DIR, so that a reading that broke off goes on.
--out writes one file a script, NAME.dump.txt or NAME.json, and goes on after a file that can't be read.`;

/** A code and a sentence for the terminal; anything else that goes wrong is a defect and shows its stack. */
class Refused extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** What the command has of its surroundings. */
export interface Surroundings {
  /** Reads a script; a file that would keep the reader busy for ever is refused. */
  readonly read: typeof readScript;
  /** The bytes of standard input. */
  readonly input: () => Promise<Uint8Array>;
  /** The settings of a model. */
  readonly settings: NodeJS.ProcessEnv;
  /** What is asked for, as it should be printed; and one line of what is to be said beside it. */
  readonly print: (text: string) => void;
  readonly say: (line: string) => void;
}

const options = z.object({
  format: z.enum(['text', 'md', 'json'], 'The format is text, md or json.').default('text'),
  question: z.coerce.number('The question is a number from 1 to 15.').int().optional(),
  plan: z.enum(planName.options, 'The plan is basic, intermediate, advanced or expert.').default('expert'),
  dump: z.boolean().default(false),
  out: z.string().optional(),
  model: z.string().min(1).optional(),
  cost: z.boolean().default(false),
  passes: z.string().min(1).optional(),
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
      model: { type: 'string' },
      cost: { type: 'boolean' },
      passes: { type: 'string' },
    },
  });
  const parsed = options.safeParse(values);
  if (!parsed.success) throw misused(parsed.error.issues.map(({ message }) => message).join(' '));
  const [file, ...more] = positionals;
  if (file === undefined) throw misused('No file was named.');
  const { dump, out, format, model, cost, passes } = parsed.data;
  if (more.length > 0 && out === undefined) throw misused('Several files need --dump and --out DIR.');
  if (out !== undefined && !dump) throw misused('--out goes with --dump.');
  if (dump && model !== undefined) throw misused('A dump is made without a model.');
  if (cost && model === undefined) throw misused('--cost goes with --model.');
  if (passes !== undefined && model === undefined) throw misused('--passes goes with --model.');
  if (dump && format === 'md') throw misused('A dump is text or json.');
  return { files: [file, ...more], ...parsed.data };
}

/** The numbers to answer: one that was asked for, or all that the plan opens and that have an analysis. */
function questionsFor(question: number | undefined, plan: z.infer<typeof planName>): number[] {
  const opened: readonly number[] = cardsForPlan(plan).map(({ number }) => number);
  if (question === undefined) return opened.filter(isAnswered);
  if (!isAnswered(question)) throw new Refused('no_analysis', `Question ${question} has no analysis.`);
  if (!opened.includes(question))
    throw new Refused('plan_required', `The ${plan} plan does not open question ${question}.`);
  return [question];
}

/** In a text the overview comes first, where there is one. */
function print(overview: ReportEntry | null, answers: readonly Answer[], format: Options['format']): string {
  if (format === 'json') return JSON.stringify(overview === null ? answers : { overview, answers }, null, 2);
  const all = [...(overview === null ? [] : [overview]), ...answers.flatMap(({ entries }) => entries)];
  return format === 'md' ? all.map(toMarkdown).join('\n') : all.map(toPlainText).join('\n\n');
}

async function read(around: Surroundings, file: string): ReturnType<typeof readScript> {
  if (file === standardInput) {
    const bytes = await around.input();
    return around.read(bytes, { format: formatOf(bytes), maxPages });
  }
  const kind = scriptFormat(file);
  if (kind === undefined)
    throw new Refused('unknown_format', `${path.basename(file)} is none of ${scriptEndings.join(', ')}.`);
  return around.read(new Uint8Array(await readFile(file).catch((error: unknown) => refuseFile(file, error))), {
    format: kind,
    maxPages,
  });
}

/** A file that is not there, or cannot be opened, in a sentence. */
function refuseFile(file: string, error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOENT') throw new Refused('no_file', `There is no file ${file}.`);
  if (code === 'EISDIR') throw new Refused('no_file', `${file} is a folder. Please name a script.`);
  if (code === 'EACCES') throw new Refused('no_file', `${file} may not be read.`);
  throw error;
}

/** The model that `--model` names, loaded only then. */
async function openNamedModel(modelId: string, settings: NodeJS.ProcessEnv) {
  const { readModelOptions } = await import('./model-options.ts');
  const { openNamed } = await import('./open-named-model.ts');
  const { windowOf } = await import('../lib/model/read/windows.ts');
  const provider = settings.MODEL_BASE_URL ? 'openai-compatible' : 'bedrock';
  try {
    const options = readModelOptions({ ...settings, MODEL_PROVIDER: provider, MODEL_ID: modelId });
    if (options === null) throw new Error('No model is configured.');
    const { budgetUsd } = options;
    return {
      models: openNamed(options, settings.AWS_REGION || null),
      window: windowOf(provider, options.window),
      budgetUsd,
    };
  } catch (error) {
    throw new Refused('bad_model', error instanceof Error ? error.message : String(error));
  }
}

async function analyze(
  around: Surroundings,
  file: string,
  { format, question, plan, model, cost, passes }: Options,
): Promise<string> {
  const numbers = questionsFor(question, plan);
  const { screenplay } = await read(around, file);
  const answers = numbers.map((number) => runQuestion(number, { screenplay, details: emptyDetails }));
  if (model === undefined) return print(null, answers, format);
  const named = await openNamedModel(model, around.settings);
  const [{ readAlone }, { keptPasses }, { memoryPasses }, { costTable }, { notesOn, openAnswers }] = await Promise.all([
    import('./read-alone.ts'),
    import('./kept-passes.ts'),
    import('../lib/model/read/pass-store.ts'),
    import('./cost-table.ts'),
    import('./opened-answers.ts'),
  ]);
  const done: DonePass[] = [];
  const store = passes === undefined ? memoryPasses() : keptPasses(passes);
  const outcome = await readAlone({ ...named, passes: store, onPass: (pass) => done.push(pass) }, screenplay);
  for (const note of notesOn(outcome)) around.say(note);
  if (cost) return costTable(done, outcome.cost);
  const opened = openAnswers(outcome, answers, { screenplay, plan });
  return print(opened.overview, opened.answers, format);
}

async function dump(around: Surroundings, file: string, format: Options['format']): Promise<string> {
  const { screenplay, lines } = await read(around, file);
  for (const { code, message } of screenplay.diagnostics)
    around.say(`${path.basename(file)}: warning ${code}: ${message}`);
  return format === 'json' ? `${JSON.stringify(screenplay, null, 2)}\n` : dumpLines(lines);
}

/** One file a script, named as the script with its own ending and what it holds. A second script of one name gets a number. */
async function dumpAll(
  around: Surroundings,
  files: readonly string[],
  folder: string,
  format: Options['format'],
): Promise<number> {
  await mkdir(folder, { recursive: true });
  let worst = 0;
  const taken = new Map<string, number>();
  for (const file of files) {
    const name = path.basename(file);
    const before = taken.get(name) ?? 0;
    taken.set(name, before + 1);
    const target = `${name}${before > 0 ? `.${before + 1}` : ''}.${format === 'json' ? 'json' : 'dump.txt'}`;
    const code = await reportingErrors(around, file, async () =>
      writeFile(path.join(folder, target), await dump(around, file, format)),
    );
    worst = Math.max(worst, code);
  }
  return worst;
}

/** Errors that the user can act on have a code: of the reader, of the arguments, or of the file system. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Refused || error instanceof ScreenplayError)) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return /^(?:ENOENT|EISDIR|EACCES|ENOTDIR|EEXIST|ERR_PARSE_ARGS)/.test(code) ? code : null;
  }
  return error.code;
}

/** Does the work and answers 0; for an error of the user's says 'code: sentence' and answers 2, or 1 for a file that is missing or can't be opened; throws any other. */
async function reportingErrors(around: Surroundings, file: string | null, work: () => Promise<void>): Promise<number> {
  try {
    await work();
    return 0;
  } catch (error) {
    const code = codeOf(error);
    if (code === null) throw error;
    around.say(`${file === null ? '' : `${path.basename(file)}: `}${code}: ${(error as Error).message}`);
    return code === 'no_file' ? exitCodes.file : exitCodes.arguments;
  }
}

/** Does what the arguments ask for; answers the exit code. What is a defect is thrown. */
export async function analyzeScripts(args: string[], around: Surroundings): Promise<number> {
  let ofFiles = 0;
  const code = await reportingErrors(around, null, async () => {
    const { files, ...chosen } = readArguments(args);
    const [file] = files;
    if (chosen.out !== undefined) ofFiles = await dumpAll(around, files, chosen.out, chosen.format);
    else if (chosen.dump) around.print(await dump(around, file, chosen.format));
    else around.print(`${await analyze(around, file, chosen)}\n`);
  });
  return Math.max(code, ofFiles);
}
