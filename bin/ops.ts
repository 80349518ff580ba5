/** `npm run ops -- COMMAND`: what the owner on call looks up and does by hand, by the same code as the service's own. Changes nothing without --yes, and writes down who did what. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { AppError } from '../lib/contract/errors.ts';
import { stackNameOf } from '../lib/stack/stage.ts';
import { openAws } from './ask-aws.ts';
import { runCommand } from './command.ts';
import { type Operation, OpsError } from './ops/operation.ts';
import type { Operations } from './ops/wiring.ts';
import { readStage } from './stage.ts';

const usage = `Usage: npm run ops -- COMMAND --by YOUR_NAME [--yes] [--stage prod|dev | --local]
  find-user EMAIL|USER      plan, payments and scripts of an account, by their ids
  script SCRIPT             states of its reports, its reading, its passes and notes; no word of it
  replay SCRIPT             asks again for its failed reports
  replay --queue NAME       begins the work of dead letters again: uploads, reading or answers
  re-read SCRIPT            has all its reports made again by the engine and the model of today, free of charge
  refund PAYMENT            gives a payment back at the card provider; its plan ends
  close-account EMAIL|USER  deletes an account with everything in it
  quality                   how often notes were right, by rule, as their writers judged them
  audit [--since DAY] [--who NAME]
                            who looked up or did what by hand, the newest first; by itself of the last thirty days
Says what it would do; with --yes it does it. Every look and every act is written down in the table, with who and when.
It works on the stack of the AWS account in the environment, with --local on the run of npm start that uses DRAMATURG_STATE (.local by itself).`;

interface Given {
  readonly subject: string | undefined;
  readonly queue: string | undefined;
  readonly since: string | undefined;
  readonly who: string | undefined;
}
type Command = (deps: Operations, given: Given) => Promise<Operation>;

const insist = (word: string | undefined, what: string): string => {
  if (!word) throw new OpsError(`Please name ${what}.\n${usage}`);
  return word;
};

async function replay(deps: Operations, { subject, queue }: Given): Promise<Operation> {
  const { deadQueues, replayQueue, replayScript } = await import('./ops/replay.ts');
  if (queue === undefined) return replayScript(deps, insist(subject, 'a script, or a queue with --queue'));
  const named = deadQueues.find((known) => known === queue);
  if (named === undefined) throw new OpsError(`--queue is one of ${deadQueues.join(', ')}, not ${queue}.`);
  return replayQueue(deps, named);
}

/** A command is a file in bin/ops, and a line here. */
const commands: Readonly<Record<string, Command>> = {
  'find-user': async (deps, { subject }) =>
    (await import('./ops/find-user.ts')).findUser(deps, insist(subject, 'an account')),
  script: async (deps, { subject }) =>
    (await import('./ops/script.ts')).describeScript(deps, insist(subject, 'a script')),
  replay,
  're-read': async (deps, { subject }) => (await import('./ops/re-read.ts')).reRead(deps, insist(subject, 'a script')),
  refund: async (deps, { subject }) => (await import('./ops/refund.ts')).refund(deps, insist(subject, 'a payment')),
  'close-account': async (deps, { subject }) =>
    (await import('./ops/close-account.ts')).closeAccount(deps, insist(subject, 'an account')),
  quality: async (deps) => (await import('./ops/quality.ts')).quality(await deps.judged()),
  audit: async (deps, asked) => (await import('./ops/audit.ts')).listAudit(deps, asked),
};

/** Opens the copy that is meant. @throws OpsError when it is not there */
async function open({
  local,
  stage,
}: {
  readonly local: boolean;
  readonly stage?: string | undefined;
}): Promise<Operations> {
  const { deployedSettings, localSettings, enterLocalRun, enterSettings } = await import('./ops/settings.ts');
  const { openOperations } = await import('./ops/wiring.ts');
  if (local) {
    const state = path.resolve(import.meta.dirname, '..', process.env.DRAMATURG_STATE || '.local');
    const found = await localSettings(state);
    enterLocalRun(process.env, found);
    return openOperations(found.settings);
  }
  const settings = await deployedSettings(await openAws(process.env), stackNameOf(readStage(stage)));
  enterSettings(process.env, settings);
  return openOperations(settings);
}

const isForUser = (error: unknown): error is Error =>
  error instanceof OpsError ||
  error instanceof AppError ||
  (error instanceof Error && error.name.startsWith('Credentials'));

await runCommand({ usage, isForUser, exitCode: 1 }, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      by: { type: 'string' },
      yes: { type: 'boolean', default: false },
      local: { type: 'boolean', default: false },
      stage: { type: 'string' },
      queue: { type: 'string' },
      since: { type: 'string' },
      who: { type: 'string' },
    },
  });
  const [name = '', subject, ...rest] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined || rest.length > 0) throw new OpsError(usage);
  const by = insist(values.by, 'yourself with --by: every look and act is written down');
  const deps = await open(values);
  const { runOperation } = await import('./ops/run-operation.ts');
  const operation = await command(deps, { subject, queue: values.queue, since: values.since, who: values.who });
  await runOperation(deps.audit, operation, { command: name, by, yes: values.yes }, (line) => console.log(line));
});
