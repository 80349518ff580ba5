/** Says before a deployment what would stop or surprise it: one line a check, ok or what to do. Changes nothing in the account. */
import { parseArgs } from 'node:util';
import { plansAt } from '../lib/contract/plan-terms.ts';
import { paymentSecretNames } from '../lib/stack/stage.ts';
import { openAws } from './ask-aws.ts';
import { runCommand } from './command.ts';
import { readModelOptions } from './model-options.ts';
import { readPlanTerms } from './plan-terms.ts';
import { preflightChecks } from './preflight/checks.ts';
import { report } from './preflight/report.ts';
import { readStage } from './stage.ts';

const usage = `Usage: npm run preflight -- --sender no-reply@example.com --owner you@example.com [--sender-identity example.com]
  [--site-url https://app.example.com --certificate ARN] [--payment-secret NAME] [--stage prod|dev]
Looks at the AWS account of the environment (credentials and region as for the deployment) and says what to do before one.
Exits 0 when nothing would stop a deployment, 1 otherwise.`;

const isForUser = (error: unknown): error is Error => error instanceof Error;

await runCommand({ usage, isForUser, exitCode: 1 }, async (args) => {
  const { values } = parseArgs({
    args,
    options: {
      sender: { type: 'string' },
      owner: { type: 'string' },
      'sender-identity': { type: 'string' },
      'site-url': { type: 'string' },
      certificate: { type: 'string' },
      'payment-secret': { type: 'string' },
      stage: { type: 'string' },
    },
  });
  if (values.sender === undefined || values.owner === undefined) throw new Error(usage);
  const aws = await openAws(process.env);
  const model = readModelOptions(process.env);
  const checks = preflightChecks(aws, {
    sender: values.sender,
    owner: values.owner,
    senderIdentity: values['sender-identity'] ?? values.sender,
    siteUrl: values['site-url'] ?? null,
    certificate: values.certificate ?? null,
    paymentSecret: values['payment-secret'] ?? paymentSecretNames[readStage(values.stage)],
    plans: plansAt(readPlanTerms(process.env)),
    model: model?.provider === 'bedrock' ? { id: model.modelId, region: model.region } : null,
  });
  const { lines, stops } = await report(checks);
  console.log(lines.join('\n'));
  if (stops) process.exitCode = 1;
});
