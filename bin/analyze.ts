/** `npm run analyze -- FILE`: reads one script and prints its reports, with no server and no account. Refuses files it can't read, in a sentence. */
import { readFile } from 'node:fs/promises';
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
import { parseScreenplay } from '../lib/screenplay/parse.ts';
import { scriptEndings, scriptFormat } from './script-format.ts';

const usage = `Usage: npm run analyze -- FILE.pdf|FILE.fountain|FILE.fdx|FILE.txt [--format text|md|json] [--question N] [--plan basic|intermediate|advanced|expert]`;

/** A sentence for the terminal; anything else that goes wrong is a defect and shows its stack. */
class Refused extends Error {}

const options = z.object({
  format: z.enum(['text', 'md', 'json'], 'The format is text, md or json.').default('text'),
  question: z.coerce.number('The question is a number from 1 to 15.').int().optional(),
  plan: z.enum(planName.options, 'The plan is basic, intermediate, advanced or expert.').default('expert'),
});

function readArguments(args: string[]): { file: string } & z.infer<typeof options> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { format: { type: 'string' }, question: { type: 'string' }, plan: { type: 'string' } },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new Refused(usage);
  const parsed = options.safeParse(values);
  if (!parsed.success) throw new Refused(`${parsed.error.issues.map(({ message }) => message).join(' ')}\n${usage}`);
  return { file, ...parsed.data };
}

/** The numbers to answer: one that was asked for, or all that the plan opens and that have an analysis. */
function questionsFor(question: number | undefined, plan: z.infer<typeof planName>): number[] {
  const opened = cardsForPlan(plan).map(({ number }) => number);
  if (question === undefined) return opened.filter(isAnswered);
  if (!isAnswered(question)) throw new Refused(`Question ${question} has no analysis.`);
  if (!opened.includes(question)) throw new Refused(`The ${plan} plan does not open question ${question}.`);
  return [question];
}

function print(answers: readonly Answer[], format: z.infer<typeof options>['format']): string {
  if (format === 'json') return JSON.stringify(answers, null, 2);
  const markdown = answers.flatMap(({ entries }) => entries.map(toMarkdown));
  return format === 'md'
    ? markdown.join('\n')
    : answers.flatMap(({ entries }) => entries.map(toPlainText)).join('\n\n');
}

async function analyze(args: string[]): Promise<string> {
  const { file, format, question, plan } = readArguments(args);
  const kind = scriptFormat(file);
  if (kind === undefined) throw new Refused(`${path.basename(file)} is none of ${scriptEndings.join(', ')}.\n${usage}`);
  const numbers = questionsFor(question, plan);
  const screenplay = await parseScreenplay(new Uint8Array(await readFile(file)), { format: kind, maxPages });
  const answers = numbers.map((number) => runQuestion(number, { screenplay, details: emptyDetails }));
  return print(answers, format);
}

/** Errors that the user can act on: their message is enough. */
const isForUser = (error: unknown): error is Error =>
  error instanceof Refused ||
  (error instanceof Error &&
    (error.name === 'ScreenplayError' ||
      ('code' in error && /^(?:ENOENT|EISDIR|EACCES|ERR_PARSE_ARGS)/.test(String(error.code)))));

try {
  console.log(await analyze(process.argv.slice(2)));
} catch (error) {
  if (!isForUser(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
