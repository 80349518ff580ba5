/** What is said before a deployment, from the services' own answers: each check ok, worth knowing, or something to do, and nothing of a secret. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Aws, type AwsCall, openAws } from '../../bin/ask-aws.ts';
import { type Plan, preflightChecks } from '../../bin/preflight/checks.ts';
import { priceFinding } from '../../bin/preflight/prices.ts';
import { report } from '../../bin/preflight/report.ts';
import { planTable } from '../../lib/contract/plans.ts';

const arn = 'arn:aws:acm:us-east-1:111122223333:certificate/1';
const plan: Plan = {
  sender: 'no-reply@example.com',
  owner: 'you@example.com',
  senderIdentity: 'example.com',
  siteUrl: 'https://app.example.com',
  certificate: arn,
  paymentSecret: 'dramaturg/stripe',
  plans: planTable,
  model: { id: 'us.anthropic.claude-sonnet-5-5', region: null },
};
const keys = {
  secretKey: 'sk_live_x',
  publishableKey: 'pk_x',
  webhookSecret: 'whsec_x',
  returnSigningKey: 'k'.repeat(32),
};
const certificate = (Status: string, ...SubjectAlternativeNames: string[]) => ({
  Certificate: { Status, SubjectAlternativeNames },
});
const available = {
  agreementAvailability: { status: 'AVAILABLE' },
  authorizationStatus: 'AUTHORIZED',
  entitlementAvailability: 'AVAILABLE',
  regionAvailability: 'AVAILABLE',
};

/** An account that is ready, by what each call asks for. */
const ready: Readonly<Record<string, unknown>> = {
  ssm: { Parameter: { Value: '21' } },
  '/v2/email/identities/example.com': { VerifiedForSendingStatus: true },
  '/v2/email/account': { ProductionAccessEnabled: true },
  secretsmanager: { SecretString: JSON.stringify(keys) },
  '/2016-08-19/account-settings/': { AccountLimit: { ConcurrentExecutions: 1000 } },
  acm: certificate('ISSUED', 'example.com', '*.example.com'),
  '/foundation-model-availability/anthropic.claude-sonnet-5-5': available,
};
const missing = Symbol('missing');
const denied = Symbol('denied');

const account = (changes: Readonly<Record<string, unknown>> = {}): Aws => ({
  region: 'eu-west-1',
  ask: async ({ service, path }: AwsCall) => {
    const answer = { ...ready, ...changes }[path ?? service];
    if (answer === denied) return { status: 400, text: '{"__type":"AccessDeniedException"}' };
    if (answer === missing || answer === undefined)
      return { status: 404, text: '{"__type":"ResourceNotFoundException"}' };
    return { status: 200, text: JSON.stringify(answer) };
  },
});
const lineOf = async (name: string, changes = {}, other: Partial<Plan> = {}) => {
  const { lines, stops } = await report(preflightChecks(account(changes), { ...plan, ...other }));
  return { line: lines.find((line) => line.slice(6).startsWith(`${name}:`)) ?? '', stops };
};

describe('an account that is ready', () => {
  it('is told so in eight lines, the DNS record among them, and stops nothing', async () => {
    const { lines, stops } = await report(preflightChecks(account(), plan));
    expect([lines.length, stops]).toEqual([8, false]);
    expect(lines.filter((line) => line.startsWith('ok')).length).toBe(7);
    expect(lines.join('\n')).toContain('point app.example.com to SiteAddress (CNAME)');
    // What the specified prices are: a rupee and 49 dollars.
    expect(lines.at(-1)).toMatch(/^note {2}Prices: rupees and dollars are far apart: basic ₹1 and \$49/);
  });
});

describe('what would stop a deployment', () => {
  it.each<[string, Record<string, unknown>, Partial<Plan>, RegExp]>([
    ['CDK', { ssm: missing }, {}, /not prepared for the CDK: run npx cdk bootstrap in eu-west-1/],
    ['CDK', { ssm: { Parameter: { Value: '5' } } }, {}, /version 5, 6 is needed/],
    ['Sender', { '/v2/email/identities/example.com': missing }, {}, /does not know example\.com/],
    ['Sender', { '/v2/email/identities/example.com': { VerifiedForSendingStatus: false } }, {}, /not verified yet/],
    ['Sender', {}, { sender: 'no-reply@other.org' }, /no-reply@other\.org is no address of example\.com/],
    ['Payment secret', { secretsmanager: missing }, {}, /no secret dramaturg\/stripe in eu-west-1/],
    ['Payment secret', { secretsmanager: { SecretString: 'sk_live_x' } }, {}, /is no JSON/],
    [
      'Payment secret',
      { secretsmanager: { SecretString: '{"secretKey":"sk_live_x"}' } },
      {},
      /lacks publishableKey, returnSigningKey\./,
    ],
    [
      'Functions at once',
      { '/2016-08-19/account-settings/': { AccountLimit: { ConcurrentExecutions: 10 } } },
      {},
      /10 at most: deploy with --parameters WebhookConcurrency=0/,
    ],
    ['Certificate', {}, { certificate: null }, /go together/],
    ['Certificate', {}, { certificate: arn.replace('us-east-1', 'eu-west-1') }, /us-east-1 alone/],
    ['Certificate', { acm: certificate('PENDING_VALIDATION', 'app.example.com') }, {}, /PENDING_VALIDATION/],
    ['Certificate', { acm: certificate('ISSUED', 'example.com') }, {}, /for example\.com, not for app\.example\.com/],
    ['Certificate', { acm: certificate('ISSUED', '*.com') }, {}, /not for app\.example\.com/],
    [
      'Model',
      { '/foundation-model-availability/anthropic.claude-sonnet-5-5': missing },
      {},
      /not offered in eu-west-1/,
    ],
    [
      'Model',
      {
        '/foundation-model-availability/anthropic.claude-sonnet-5-5': {
          ...available,
          authorizationStatus: 'NOT_AUTHORIZED',
        },
      },
      {},
      /AWS Marketplace permissions/,
    ],
  ])('is said of %s with what to do, when the account says %j', async (name, changes, other, says) => {
    const { line, stops } = await lineOf(name, changes, other);
    expect(line).toMatch(says);
    expect([line.slice(0, 4), stops]).toEqual(['DO  ', true]);
    expect(line).not.toMatch(/sk_live_x|whsec_x|k{16}/);
  });

  it('includes a price that the card provider does not take', () => {
    const free = { ...planTable, basic: { ...planTable.basic, price: 0 } };
    expect(priceFinding(free)).toEqual({ kind: 'stop', says: 'below what Stripe charges at least: basic in INR.' });
  });
});

describe('what is worth knowing', () => {
  it.each<[string, Record<string, unknown>, Partial<Plan>, RegExp]>([
    ['Mail', { '/v2/email/account': { ProductionAccessEnabled: false } }, {}, /sandbox: .*you@example\.com/],
    [
      'Payment secret',
      { secretsmanager: { SecretString: JSON.stringify({ ...keys, webhookSecret: undefined }) } },
      {},
      /may come after the deployment/,
    ],
    ['CDK', { ssm: denied }, {}, /could not be looked at: ssm answers 400 .*AccessDenied/],
  ])('is said of %s and stops nothing', async (name, changes, other, says) => {
    const { line, stops } = await lineOf(name, changes, other);
    expect(line).toMatch(says);
    expect([line.slice(0, 4), stops]).toEqual(['note', false]);
  });

  it('is nothing without a domain and without a model', async () => {
    const without = { siteUrl: null, certificate: null, model: null };
    expect((await lineOf('Certificate', { acm: missing }, without)).line).toMatch(/^ok .*CloudFront address/);
    expect((await lineOf('Model', {}, without)).line).toMatch(/^ok/);
  });
});

describe('a call', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('is signed for its service and region, with the credentials of the environment', async () => {
    const seen: IncomingHttpHeaders[] = [];
    const server = createServer((request, response) => {
      seen.push(request.headers);
      response.end('{"ProductionAccessEnabled":true}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
    vi.stubEnv('AWS_REGION', 'eu-west-1');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const aws = await openAws({ AWS_ENDPOINT_URL_SES: url });
    const { status, text } = await aws.ask({ service: 'ses', host: 'email', path: '/v2/email/account' });
    await new Promise((resolve) => server.close(resolve));
    expect([status, text]).toEqual([200, '{"ProductionAccessEnabled":true}']);
    expect(seen[0]?.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/eu-west-1\/ses\/aws4_request/,
    );
  });
});
