/** Deploys a copy of the product with the CDK, then tells it what only a stack that stands can be told. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { stackNameOf } from '../lib/stack/stage.ts';
import { openAws } from './ask-aws.ts';
import { runCommand } from './command.ts';
import { finishDeployment } from './finish-deployment.ts';
import { readStage } from './stage.ts';

const usage = `Usage: npm run deploy -- [--stage prod|dev] --parameters OwnerEmail=you@example.com --parameters SenderEmail=no-reply@example.com [options of cdk deploy]
Deploys Dramaturg to the AWS account of the environment. README tells what it needs.`;

const cdk = path.join(import.meta.dirname, '../node_modules/aws-cdk/bin/cdk');

/** The word behind --stage, and the arguments without both. */
function takeStage(args: readonly string[]): { word: string | undefined; rest: string[] } {
  const at = args.indexOf('--stage');
  if (at < 0) return { word: undefined, rest: [...args] };
  return { word: args[at + 1] ?? '', rest: args.filter((_, index) => index !== at && index !== at + 1) };
}

const isForUser = (error: unknown): error is Error => error instanceof Error;

await runCommand({ usage, isForUser, exitCode: 1 }, async (args) => {
  const { word, rest } = takeStage(args);
  const stage = readStage(word);
  const { status } = spawnSync(process.execPath, [cdk, 'deploy', ...rest], {
    stdio: 'inherit',
    env: { ...process.env, STAGE: stage },
  });
  if (status !== 0) {
    process.exitCode = status ?? 1;
    return;
  }
  console.log(await finishDeployment(await openAws(process.env), stackNameOf(stage)));
});
