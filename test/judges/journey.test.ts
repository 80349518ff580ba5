/** One whole journey over every route, on the local cloud and judged from outside: nothing that the template does not grant, nothing that a published model does not know. */
import { CognitoIdentityProviderClient, ForgotPasswordCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type CallOptions, callApi, Refused } from '../../bin/api-customer.ts';
import { type RouteName, type RouteOutput, routes } from '../../lib/contract/routes.ts';
import { shareDays } from '../../lib/contract/shares.ts';
import { totpAt } from '../../lib/local-cloud/cognito/totp.ts';
import type { Exchange } from '../../lib/local-cloud/iam/guard.ts';
import type { LocalCloud } from '../../lib/local-cloud/run.ts';
import { becomeCustomer, type HttpCustomer, logInByHttp, until, uploadSample } from '../e2e/http-customer.ts';
import { sharedProduct } from '../integration/shared-product.ts';
import { itemKinds } from '../stored/kinds.ts';
import { writtenKinds } from '../stored/written-kinds.ts';
import { judgeExchange } from './exchange-judge.ts';

const exchanges: Exchange[] = [];
/** Called on the way by the helpers that sign up, pay and upload. */
const walked = new Set<RouteName>([
  'signUp',
  'login',
  'initiatePayment',
  'verifyPayment',
  'paymentReturn',
  'paymentWebhook',
  'createUpload',
  'getScript',
]);
let cloud: LocalCloud;
let stopListening = (): void => undefined;

beforeAll(async () => {
  const product = await sharedProduct();
  ({ cloud } = product);
  stopListening = product.listen((exchange) => exchanges.push(exchange));
  const customer = await becomeCustomer(cloud.url, 'expert');
  await uploadSample(customer, 'expert');
  const id = await readAndCorrect(customer);
  await share(customer, id);
  await useSecondFactor(customer);
  await sweep();
  await endAccount(await forgetPassword(customer));
}, 300_000);
afterAll(() => stopListening());

/** A call with the password given again where the route asks for it. */
function walk<N extends RouteName>(who: HttpCustomer, name: N, options?: CallOptions): Promise<RouteOutput<N>> {
  walked.add(name);
  const asks = 'proof' in routes[name] && routes[name].proof === true;
  if (asks) walked.add('proveOwner');
  return asks ? who.prove(name, options) : who.call(name, options);
}

async function readAndCorrect(who: HttpCustomer): Promise<string> {
  const [script] = (await walk(who, 'listScripts')).scripts;
  const id = script?.script_id ?? '';
  const at = { path: { id } };
  for (const name of ['getAccount', 'listPlans', 'paymentStatus'] as const) await walk(who, name);
  await walk(who, 'saveMailChoices', { body: await walk(who, 'getMailChoices') });
  const { username } = await walk(who, 'getProfile');
  for (const picture of ['/9j/4AAB', null])
    await walk(who, 'saveProfile', { body: { username, locale: 'de-DE', picture } });
  await walk(who, 'saveProfile', { body: { picture: '/9j/4AAB' } });
  await walk(who, 'getSlate');
  for (const name of ['getReading', 'getScreenplay', 'getOverview', 'getStatistics', 'listQuestions'] as const)
    await walk(who, name, at);
  await walk(who, 'askScript', { ...at, body: { question: 'Where is the projector?' } });
  for (const { question } of await walk(who, 'listAnswers')) {
    await walk(who, 'getAnswer', { path: { n: String(question) } });
  }
  const answer = JSON.stringify(await who.call('getAnswer', { path: { n: '1' } }));
  const finding = /"id":"([^"]+)"/.exec(answer)?.[1] ?? '';
  await walk(who, 'challengeFinding', { path: { n: '1' }, body: { finding } }).catch(refused);
  await walk(who, 'compareDrafts', { ...at, query: { with: id } }).catch(refused);
  await walk(who, 'saveDetails', { ...at, body: { genre: 'comedy' } });
  const renames = [{ name: 'LENA', to: 'MARLENE' }];
  await walk(who, 'saveCorrections', { ...at, body: { aliases: { merges: [], renames } } });
  await until(
    () => who.call('getScript', at),
    ({ answers }) => answers.ready === answers.total,
    ({ answers }) => `${answers.ready} of ${answers.total}`,
  );
  await walk(who, 'saveNotes', { ...at, body: { changes: [] } }).catch(refused);
  await walk(who, 'getNotes', at);
  await walk(who, 'retryAnswer', { path: { n: '1' } }).catch(refused);
  return id;
}

/** What the service refuses in its own words was answered all the same. */
function refused(error: unknown): void {
  if (!(error instanceof Refused) || error.code === 'internal') throw error;
}

async function share(who: HttpCustomer, id: string): Promise<void> {
  const { token } = await walk(who, 'createShare', { path: { id }, body: { days: shareDays[0] } });
  await walk(who, 'openShare', { body: { token } });
  const [link] = (await walk(who, 'listShares', { path: { id } })).shares;
  const ofLink = { path: { id, shareId: link?.share_id ?? '' } };
  await walk(who, 'changeShare', { ...ofLink, body: { comments_open: true } });
  await walk(who, 'leaveComment', {
    body: { token, name: 'Noor', text: 'The reel is good.', question: null, page: 4 },
  });
  await walk(who, 'revokeShare', ofLink);
  await walk(who, 'exportScript', { path: { id } });
  await walk(who, 'requestConsultation', {
    body: { question: 'Is the ending earned?', preferred_times: 'Any morning.' },
  });
  walked.add('reportViolation');
  const report = { 'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': 'https://example.com' } };
  await fetch(`${cloud.url}${routes.reportViolation.path}`, { method: 'POST', body: JSON.stringify(report) });
}

/** Switched on with a code of the app, asked for at the login, and switched off. */
async function useSecondFactor(who: HttpCustomer): Promise<void> {
  const { email, password } = who.customer;
  const { secret, enrolment } = await walk(who, 'beginSecondFactor', { body: { password } });
  await walk(who, 'confirmSecondFactor', { body: { enrolment, code: totpAt(secret, Date.now()) } });
  const first = await fetch(`${cloud.url}${routes.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { session } = z.object({ code: z.literal('mfa_required'), session: z.string() }).parse(await first.json());
  walked.add('finishLogin');
  // The code of the next half minute: no code is taken twice.
  const code = totpAt(secret, Date.now() + 30_000);
  await callApi(cloud.url, 'finishLogin', { body: { session, code } });
  await walk(who, 'renewRecoveryCodes');
  await walk(who, 'endSecondFactor');
}

/** The sweep as it runs by the clock. */
async function sweep(): Promise<void> {
  const functions = cloud.template.resources('AWS::Lambda::Function', z.object({ Description: z.string().optional() }));
  const arn = functions.find(({ properties }) => properties.Description === 'Mends what was begun and not ended.')?.arn;
  await cloud.invoke(arn ?? '', { time: new Date().toISOString() });
}

/** A forgotten password ends every session; who comes back signs in anew. */
async function forgetPassword({ customer }: HttpCustomer): Promise<HttpCustomer> {
  const { client: ClientId } = z
    .object({ userPoolClientId: z.string() })
    .transform(({ userPoolClientId }) => ({ client: userPoolClientId }))
    .parse(await (await fetch(`${cloud.url}/config.json`)).json());
  const credentials = { accessKeyId: 'nobody', secretAccessKey: 'nobody' };
  const pool = new CognitoIdentityProviderClient({
    endpoint: cloud.emulators.cognito.url,
    region: 'us-east-1',
    credentials,
  });
  await pool.send(new ForgotPasswordCommand({ ClientId, Username: customer.email }));
  const code = /\b\d{6}\b/.exec(cloud.emulators.mail.list(customer.email).at(-1)?.text ?? '')?.[0];
  const password = `${customer.password}2`;
  walked.add('resetPassword');
  await callApi(cloud.url, 'resetPassword', { body: { email: customer.email, code, new_password: password } });
  return logInByHttp(cloud.url, { ...customer, password });
}

async function endAccount(who: HttpCustomer): Promise<void> {
  const { customer } = who;
  const password = `${customer.password}3`;
  await walk(who, 'changePassword', { body: { current_password: customer.password, new_password: password } });
  const { refresh } = who;
  walked.add('refreshToken').add('logOut');
  await callApi(cloud.url, 'refreshToken', { body: { refresh } });
  await callApi(cloud.url, 'logOut', { body: { refresh } });
  const elsewhere = await logInByHttp(cloud.url, { ...customer, password });
  await walk(elsewhere, 'signOutEverywhere');
  const last = await logInByHttp(cloud.url, { ...customer, password });
  await walk(last, 'exportAccount');
  const [script] = (await last.call('listScripts')).scripts;
  await walk(last, 'deleteScript', { path: { id: script?.script_id ?? '' } });
  await walk(last, 'deleteAccount');
}

describe('a journey', () => {
  it('has been over every route of the contract', () => {
    expect(Object.keys(routes).filter((name) => !walked.has(name as RouteName))).toEqual([]);
  });

  it('asks for nothing that the template does not grant', () => {
    expect(cloud.denials).toEqual([]);
  });

  it('stores no kind or form of item of which no earlier store holds one', () => {
    const written = exchanges.flatMap(writtenKinds);
    const unknown = written.filter(({ kind, form }) => {
      const known = itemKinds[kind];
      return known === undefined || (form !== null && form !== known.form);
    });
    expect([...new Set(unknown.map(({ kind, form }) => `${kind} in form ${form}`))]).toEqual([]);
    expect(new Set(written.map(({ kind }) => kind)).size).toBeGreaterThan(20);
  });

  it('keeps to the published service models in every request and every answer', () => {
    const violations = Object.groupBy(exchanges.flatMap(judgeExchange), (violation) => violation);
    expect(Object.entries(violations).map(([violation, all]) => `${all?.length} times ${violation}`)).toEqual([]);
    const services = new Set(exchanges.map(({ service }) => service));
    expect([...services].sort()).toEqual(['card-provider', 'cognito', 'dynamodb', 's3', 'secrets', 'ses', 'sqs']);
  });
});
