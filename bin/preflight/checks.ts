/** What is looked at before a deployment: bootstrap, mail, the payment secret, functions at once, the certificate, the model, prices. */
import * as z from 'zod';
import { paymentSecret } from '../../lambdas/adapters/secrets.ts';
import type { PlansOutput } from '../../lib/contract/plans.ts';
import { type Aws, type AwsAnswer, type AwsCall, jsonCall } from '../ask-aws.ts';
import { priceFinding } from './prices.ts';
import type { Check, Finding } from './report.ts';

export interface Plan {
  readonly sender: string;
  readonly owner: string;
  /** What SES is asked about: the sender's address, or its domain. */
  readonly senderIdentity: string;
  readonly siteUrl: string | null;
  readonly certificate: string | null;
  readonly paymentSecret: string;
  /** Prices as the deployment will have them. */
  readonly plans: PlansOutput;
  /** A model of Bedrock; null for none or another server. */
  readonly model: { readonly id: string; readonly region: string | null } | null;
}

const ok = (says: string): Finding => ({ kind: 'ok', says });
const note = (says: string): Finding => ({ kind: 'note', says });
const stop = (says: string): Finding => ({ kind: 'stop', says });

/** How a service says that something is not there. */
const isMissing = ({ text }: AwsAnswer): boolean => /NotFound/.test(text);

/** The answer as JSON; null when what was asked about does not exist. @throws Error with the service's own words for any other failure. */
async function read<T>(aws: Aws, call: AwsCall, schema: z.ZodType<T>): Promise<T | null> {
  const answer = await aws.ask(call);
  if (answer.status < 300) return schema.parse(JSON.parse(answer.text));
  if (isMissing(answer)) return null;
  throw new Error(`${call.service} answers ${answer.status} ${answer.text.slice(0, 200)}`);
}

const bootstrapParameter = '/cdk-bootstrap/hnb659fds/version';

async function bootstrap(aws: Aws): Promise<Finding> {
  const call = jsonCall('ssm', 'AmazonSSM.GetParameter', { Name: bootstrapParameter });
  const found = await read(aws, call, z.object({ Parameter: z.object({ Value: z.coerce.number() }) }));
  const how = `run npx cdk bootstrap in ${aws.region}`;
  if (found === null) return stop(`this account is not prepared for the CDK: ${how}.`);
  const version = found.Parameter.Value;
  return version < 6
    ? stop(`the CDK's preparation is of version ${version}, 6 is needed: ${how}.`)
    : ok(`version ${version}.`);
}

/** SES signs for another word than its address has. */
const mail = { service: 'ses', host: 'email' } as const;

async function sender(aws: Aws, { sender, senderIdentity }: Plan): Promise<Finding> {
  const path = `/v2/email/identities/${encodeURIComponent(senderIdentity)}`;
  const found = await read(aws, { ...mail, path }, z.object({ VerifiedForSendingStatus: z.boolean() }));
  if (!sender.endsWith(senderIdentity)) return stop(`${sender} is no address of ${senderIdentity}.`);
  if (found === null) return stop(`SES in ${aws.region} does not know ${senderIdentity}: add it there as an identity.`);
  return found.VerifiedForSendingStatus
    ? ok(`${senderIdentity} is verified.`)
    : stop(`${senderIdentity} is not verified yet: follow the mail or the DNS records that SES gave for it.`);
}

async function sandbox(aws: Aws, { owner }: Plan): Promise<Finding> {
  const found = await read(
    aws,
    { ...mail, path: '/v2/email/account' },
    z.object({ ProductionAccessEnabled: z.boolean() }),
  );
  return found?.ProductionAccessEnabled
    ? ok('mail goes to everybody.')
    : note(
        `SES is in its sandbox: codes for a new password reach only addresses verified there, ${owner} among them if you verify it. Ask SES for production access; it takes a day or so.`,
      );
}

async function secret(aws: Aws, { paymentSecret: name }: Plan): Promise<Finding> {
  const call = jsonCall('secretsmanager', 'secretsmanager.GetSecretValue', { SecretId: name });
  const found = await read(aws, call, z.object({ SecretString: z.string() }));
  if (found === null)
    return stop(`there is no secret ${name} in ${aws.region}: README, Deploy, step 1 says what goes in.`);
  let held: unknown;
  try {
    held = JSON.parse(found.SecretString);
  } catch {
    return stop(`the secret ${name} is no JSON.`);
  }
  const parsed = paymentSecret.safeParse(held);
  // The fields' names; never what is in them.
  if (!parsed.success)
    return stop(
      `the secret ${name} lacks ${[...new Set(parsed.error.issues.map(({ path }) => path.join('.')))].join(', ')}.`,
    );
  const { webhookSecret, secretKey } = parsed.data;
  const keys = secretKey.startsWith('sk_live_') ? 'live keys' : 'test keys: no card is charged';
  return webhookSecret === ''
    ? note(`complete but for webhookSecret, which may come after the deployment (${keys}).`)
    : ok(`complete (${keys}).`);
}

/** AWS keeps this many unreserved. */
const unreserved = 100;
/** What `WebhookConcurrency` is by itself. */
const reserved = 10;

async function functionsAtOnce(aws: Aws): Promise<Finding> {
  const schema = z.object({ AccountLimit: z.object({ ConcurrentExecutions: z.number() }) });
  const found = await read(aws, { service: 'lambda', path: '/2016-08-19/account-settings/' }, schema);
  const most = found?.AccountLimit.ConcurrentExecutions ?? 0;
  if (most >= unreserved + reserved) return ok(`${most}.`);
  return stop(
    `the account runs ${most} at most: deploy with --parameters WebhookConcurrency=0, and ask Service Quotas (Lambda, concurrent executions) for 1,000; under load users wait until then.`,
  );
}

const covers = (name: string, host: string): boolean =>
  name === host || (name.startsWith('*.') && host.split('.').slice(1).join('.') === name.slice(2));

async function certificate(aws: Aws, { siteUrl, certificate: arn }: Plan): Promise<Finding> {
  if (siteUrl === null && arn === null) return ok('none: the site will be at its CloudFront address.');
  if (siteUrl === null || arn === null) return stop('--site-url and --certificate go together: give both, or neither.');
  if (!arn.includes(':acm:us-east-1:'))
    return stop('CloudFront takes certificates of us-east-1 alone: make one there.');
  const call = jsonCall('acm', 'CertificateManager.DescribeCertificate', { CertificateArn: arn }, 'us-east-1');
  const names = z.array(z.string()).default([]);
  const schema = z.object({ Certificate: z.object({ Status: z.string(), SubjectAlternativeNames: names }) });
  const found = await read(aws, call, schema);
  if (found === null) return stop('there is no such certificate.');
  const { Status, SubjectAlternativeNames } = found.Certificate;
  const host = new URL(siteUrl).host;
  if (Status !== 'ISSUED')
    return stop(`the certificate is ${Status}, not ISSUED: add the DNS record that ACM gave for it.`);
  return SubjectAlternativeNames.some((name) => covers(name, host))
    ? ok(`is for ${host}. After the deployment, point ${host} to SiteAddress (CNAME).`)
    : stop(`the certificate is for ${SubjectAlternativeNames.join(', ')}, not for ${host}.`);
}

/** An inference profile's name begins with a part of the world. */
const behindProfile = (id: string): string => id.replace(/^(?:us-gov|us|eu|apac|jp|au|ca|global)\./, '');

async function model(aws: Aws, { model: wanted }: Plan): Promise<Finding> {
  if (wanted === null) return ok('none of Bedrock.');
  const schema = z.object({
    agreementAvailability: z.object({ status: z.string() }),
    authorizationStatus: z.string(),
    entitlementAvailability: z.string(),
    regionAvailability: z.string(),
  });
  const path = `/foundation-model-availability/${encodeURIComponent(behindProfile(wanted.id))}`;
  const call = { service: 'bedrock', path, ...(wanted.region !== null && { region: wanted.region }) };
  const found = await read(aws, call, schema);
  const where = wanted.region ?? aws.region;
  if (found === null || found.regionAvailability !== 'AVAILABLE')
    return stop(`${wanted.id} is not offered in ${where}: choose another region (MODEL_REGION) or model.`);
  if (
    found.authorizationStatus !== 'AUTHORIZED' ||
    found.entitlementAvailability !== 'AVAILABLE' ||
    found.agreementAvailability.status !== 'AVAILABLE'
  )
    return stop(
      `${wanted.id} was not asked for yet: open it once in Bedrock's console, model catalog, as somebody with AWS Marketplace permissions, and fill in the provider's form.`,
    );
  return ok(`${wanted.id} may be used.`);
}

export const preflightChecks = (aws: Aws, plan: Plan): readonly Check[] => [
  { name: 'CDK', look: () => bootstrap(aws) },
  { name: 'Sender', look: () => sender(aws, plan) },
  { name: 'Mail', look: () => sandbox(aws, plan) },
  { name: 'Payment secret', look: () => secret(aws, plan) },
  { name: 'Functions at once', look: () => functionsAtOnce(aws) },
  { name: 'Certificate', look: () => certificate(aws, plan) },
  { name: 'Model', look: () => model(aws, plan) },
  { name: 'Prices', look: async () => priceFinding(plan.plans) },
];
