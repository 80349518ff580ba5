/**
 * Every route of the contract meets another user's ids and every kind of token that is none (cases 1, 3, 7, 35): the same answer as for what does not
 * exist, and nothing done. A route that is not in the table does not compile.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  DeleteUserCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { type CryptoKey, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { signPayment } from '../../lambdas/use-cases/sign-payment.ts';
import { errorBody } from '../../lib/contract/errors.ts';
import { proofHeader } from '../../lib/contract/route-spec.ts';
import { type RouteName, routeNames, routes } from '../../lib/contract/routes.ts';
import { siteConfig } from '../../lib/contract/site-config.ts';
import { cognitoState } from '../../lib/local-cloud/cognito/state.ts';
import { openPaymentKeys } from '../../lib/local-cloud/payment-keys.ts';
import type { LocalCloud } from '../../lib/local-cloud/run.ts';
import { becomeCustomer, type HttpCustomer, logInByHttp, until } from '../e2e/http-customer.ts';
import { corpusPath } from '../pdf/corpus.ts';
import { sharedProduct } from './shared-product.ts';

/** What an id of the owner's is, and its like that never was. */
interface Ids {
  readonly script: string;
  /** What is named beside a script: another of the same user. */
  readonly draft: string;
  readonly share: string;
  readonly order: string;
  readonly payment: string;
  readonly signature: string;
}
interface Request {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}
/**
 * 'names': takes an id, and answers another user's as one that never was. 'own': takes none, and answers of the caller alone. 'open': asks for no session,
 * so `why` says what guards it instead.
 */
type Meeting =
  | { readonly kind: 'names'; readonly request: (ids: Ids) => Request }
  | { readonly kind: 'own'; readonly request: () => Request; readonly status: number }
  | { readonly kind: 'open'; readonly why: string };

const byScript = (more: (ids: Ids) => Request = () => ({})): Meeting => ({
  kind: 'names',
  request: (ids) => ({ path: { id: ids.script }, ...more(ids) }),
});
const byQuestion = (body?: unknown): Meeting => ({
  kind: 'names',
  request: ({ script }) => ({ path: { n: '3' }, query: { script_id: script }, body }),
});
const own = (status: number, request: Request = {}): Meeting => ({ kind: 'own', request: () => request, status });
const open = (why: string): Meeting => ({ kind: 'open', why });

const meetings: Readonly<Record<RouteName, Meeting>> = {
  login: open('email and password'),
  finishLogin: open('a session that login sealed, and a code'),
  refreshToken: open('the refresh token'),
  signUp: open('opens an account of its own'),
  logOut: open('the refresh token'),
  resetPassword: open('the mailed code'),
  openShare: open('the link’s token'),
  leaveComment: open('the link’s token'),
  reportViolation: open('nothing: it notes a rule and an origin, and answers nothing'),
  paymentReturn: open('the provider’s session, which is asked for at the provider'),
  paymentWebhook: open('the provider’s signature'),
  listPlans: own(200),
  initiatePayment: own(409, { body: { plan_id: 4, amount: 25_000 } }),
  verifyPayment: {
    kind: 'names',
    request: ({ order, payment, signature }) => ({
      body: { stripe_order_id: order, stripe_payment_id: payment, stripe_signature: signature },
    }),
  },
  paymentStatus: own(200),
  createUpload: own(201, { body: { file_name: 'a.pdf', size: 10 } }),
  listScripts: own(200),
  getSlate: own(200),
  getScript: byScript(),
  deleteScript: byScript(),
  saveDetails: byScript(() => ({ body: { genre: 'drama' } })),
  getReading: byScript(),
  saveCorrections: byScript(() => ({
    body: { title: 'Mine', aliases: { merges: [], renames: [{ name: 'LENA', to: 'MINE' }] } },
  })),
  listAnswers: { kind: 'names', request: ({ script }) => ({ query: { script_id: script } }) },
  getAnswer: byQuestion(),
  retryAnswer: byQuestion(),
  challengeFinding: byQuestion({ finding: 'A finding.' }),
  getAccount: own(200),
  changePassword: own(400, { body: { current_password: 'wrong-horse-1', new_password: 'another-horse-8' } }),
  proveOwner: own(400, { body: { password: 'wrong-horse-1' } }),
  beginSecondFactor: own(400, { body: { password: 'wrong-horse-1' } }),
  confirmSecondFactor: own(400, { body: { enrolment: 'another’s', code: '123456' } }),
  endSecondFactor: own(403),
  renewRecoveryCodes: own(403),
  signOutEverywhere: own(200),
  getProfile: own(200),
  saveProfile: own(200, { body: { username: 'Ben', locale: 'de-DE', picture: '/9j/4AAB' } }),
  getMailChoices: own(200),
  saveMailChoices: own(200, {
    body: { welcome: true, reports_ready: false, share_opened: true, account_deleted: true },
  }),
  deleteAccount: own(403),
  exportAccount: own(403),
  exportScript: byScript(),
  getScreenplay: byScript(),
  getStatistics: byScript(),
  getOverview: byScript(),
  getNotes: byScript(),
  saveNotes: byScript(({ draft }) => ({ body: { project: { with: draft } } })),
  askScript: byScript(() => ({ body: { question: 'Who is Lena?' } })),
  listQuestions: byScript(),
  compareDrafts: byScript(({ draft }) => ({ query: { with: draft } })),
  createShare: byScript(() => ({ body: { days: 7 } })),
  listShares: byScript(),
  revokeShare: { kind: 'names', request: ({ script, share }) => ({ path: { id: script, shareId: share } }) },
  changeShare: {
    kind: 'names',
    request: ({ script, share }) => ({ path: { id: script, shareId: share }, body: { comments_open: false } }),
  },
  requestConsultation: own(201, { body: { question: 'Act two?', preferred_times: 'Monday' } }),
};

const never: Ids = {
  script: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  draft: '01ARZ3NDEKTSV4RRFFQ69G5FAX',
  share: '01ARZ3NDEKTSV4RRFFQ69G5FAW',
  order: 'cs_test_never',
  payment: 'pi_never',
  signature: 'f'.repeat(64),
};
const userRoutes = routeNames.filter((name) => routes[name].auth === 'user');

let cloud: LocalCloud;
let stateDirectory: string;
let owner: HttpCustomer;
let stranger: HttpCustomer;
let theirs: Ids;
/** The stranger's own. */
let mine: Ids;
let proofs: { readonly owner: string; readonly stranger: string };

const ask = async (
  name: RouteName,
  { path: parts = {}, query = {}, body }: Request,
  headers: Record<string, string>,
) => {
  const spec = routes[name];
  const filled = spec.path.replace(
    /\{(\w+)\}/g,
    (_all, key: string) => parts[key] ?? (key === 'n' ? '3' : never.script),
  );
  const search = new URLSearchParams(query).toString();
  const response = await fetch(`${cloud.url}${filled}${search && `?${search}`}`, {
    method: spec.method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'manual',
  });
  return { status: response.status, body: await response.text() };
};
const bearer = (token: string, proof?: string) => ({
  authorization: `Bearer ${token}`,
  ...(proof !== undefined && { [proofHeader]: proof }),
});

const stateOf = async () => ({
  script: await owner.call('getScript', { path: { id: theirs.script } }),
  shares: await owner.call('listShares', { path: { id: theirs.script } }),
  account: await owner.call('getAccount'),
});

beforeAll(async () => {
  ({ cloud, stateDirectory } = await sharedProduct());
  owner = await becomeCustomer(cloud.url, 'expert');
  stranger = await becomeCustomer(cloud.url, 'expert');
  const bytes = await readFile(corpusPath('the-last-reel.pdf'));
  const key = openPaymentKeys(stateDirectory).returnSigningKey;
  const idsOf = async (who: HttpCustomer): Promise<Ids> => {
    const script = await who.upload(bytes, 'the-last-reel.pdf');
    await until(
      () => who.call('getScript', { path: { id: script } }),
      ({ answers }) => answers.total > 0 && answers.ready + answers.failed === answers.total,
      ({ status, answers }) => `${status}, ${answers.ready} of ${answers.total}`,
    );
    const { share_id: share } = await who.call('createShare', { path: { id: script }, body: { days: 7 } });
    const [receipt] = (await who.call('getAccount')).receipts;
    const order = receipt?.order_id ?? '';
    const payment = receipt?.payment_id ?? '';
    return { script, draft: script, share, order, payment, signature: signPayment(key, order, payment) };
  };
  [theirs, mine] = await Promise.all([idsOf(owner), idsOf(stranger)]);
  const prove = async (who: HttpCustomer) =>
    (await who.call('proveOwner', { body: { password: who.customer.password } })).proof;
  proofs = { owner: await prove(owner), stranger: await prove(stranger) };
}, 240_000);

describe('another user’s ids', () => {
  it('case 35: are answered as ids that never were, whatever is asked, and nothing of theirs is told or changed', async () => {
    const before = await stateOf();
    for (const name of userRoutes) {
      const meeting = meetings[name];
      if (meeting.kind !== 'names') continue;
      const headers = bearer(stranger.access, proofs.stranger);
      const answer = await ask(name, meeting.request(theirs), headers);
      const nothing = await ask(name, meeting.request(never), headers);
      expect([name, answer], name).toEqual([name, nothing]);
      expect([400, 404], name).toContain(answer.status);
      expect(errorBody.safeParse(JSON.parse(answer.body)).success, name).toBe(true);
    }
    expect(await stateOf()).toEqual(before);
  });

  it('case 35: beside the caller’s own are answered as ids that never were beside them, and nothing is told, changed or joined', async () => {
    const before = await stateOf();
    const joined: string[] = [];
    for (const name of userRoutes) {
      const meeting = meetings[name];
      if (meeting.kind !== 'names') continue;
      const headers = bearer(stranger.access, proofs.stranger);
      for (const key of ['draft', 'share', 'order', 'payment', 'signature'] as const) {
        const request = meeting.request({ ...mine, [key]: theirs[key] });
        if (isDeepStrictEqual(request, meeting.request(mine))) continue;
        joined.push(`${name} ${key}`);
        const answer = await ask(name, request, headers);
        const nothing = await ask(name, meeting.request({ ...mine, [key]: never[key] }), headers);
        expect([name, key, answer]).toEqual([name, key, nothing]);
        for (const secret of Object.values(theirs)) expect(answer.body, name).not.toContain(secret);
      }
    }
    expect(joined).toEqual([
      'verifyPayment order',
      'verifyPayment payment',
      'verifyPayment signature',
      'saveNotes draft',
      'compareDrafts draft',
      'revokeShare share',
      'changeShare share',
    ]);
    expect(await stateOf()).toEqual(before);
  });

  it('are what they say: the owner’s own payment is verified by them', async () => {
    const { order, payment, signature } = theirs;
    const body = { stripe_order_id: order, stripe_payment_id: payment, stripe_signature: signature };
    expect((await owner.call('verifyPayment', { body })).plan.name).toBe('expert');
  });

  it('case 38: are in no answer about the caller, and another’s proof of the password opens nothing', async () => {
    const secrets = [...Object.values(theirs), owner.customer.email, owner.customer.username];
    const last: RouteName = 'signOutEverywhere';
    for (const name of [...userRoutes.filter((each) => each !== last), last]) {
      const meeting = meetings[name];
      if (meeting.kind !== 'own') continue;
      const answer = await ask(name, meeting.request(), bearer(stranger.access, proofs.owner));
      expect([name, answer.status]).toEqual([name, meeting.status]);
      for (const secret of secrets) expect(answer.body, name).not.toContain(secret);
    }
  });
});

describe('a token that is none', () => {
  const now = () => Math.floor(Date.now() / 1000);
  let key: CryptoKey | Uint8Array;
  let kid: string;
  let claims: Record<string, unknown>;
  beforeAll(async () => {
    const state = cognitoState.parse(
      JSON.parse(await readFile(path.join(stateDirectory, 'cognito/cognito.json'), 'utf8')),
    );
    const [jwk] = Object.values(state.signingKeys);
    if (jwk === undefined) throw new Error('The pool has no key.');
    key = await importJWK(jwk, 'RS256');
    kid = jwk.kid;
    claims = JSON.parse(Buffer.from(owner.access.split('.')[1] ?? '', 'base64url').toString());
  });
  const sign = (payload: Record<string, unknown>, by: CryptoKey | Uint8Array = key) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).sign(by);

  it('cases 1, 6: opens no route: expired, alg none, another key’s, another pool’s, an ID token, an edited one; all answered as no token at all', async () => {
    const foreign = await generateKeyPair('RS256');
    const [head, , signature] = owner.access.split('.');
    const edited = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody' })).toString('base64url');
    const bad = {
      expired: await sign({ ...claims, exp: now() - 1 }),
      'alg none': new UnsecuredJWT(claims).encode(),
      'of another key': await sign(claims, foreign.privateKey),
      'of another pool': await sign({ ...claims, iss: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_other' }),
      'an ID token': await sign({ ...claims, token_use: 'id', scope: undefined, aud: claims.client_id }),
      edited: `${head}.${edited}.${signature}`,
    };
    // The key is the pool's own: with it a good token is let in.
    expect((await ask('listPlans', {}, bearer(await sign(claims)))).status).toBe(200);
    for (const name of userRoutes) {
      const meeting = meetings[name];
      const request =
        meeting.kind === 'names' ? meeting.request(theirs) : meeting.kind === 'own' ? meeting.request() : {};
      const none = await ask(name, request, {});
      expect([name, none.status]).toEqual([name, 401]);
      for (const [what, token] of Object.entries(bad))
        expect([name, what, await ask(name, request, bearer(token, proofs.owner))]).toEqual([name, what, none]);
    }
    expect(await owner.call('getScript', { path: { id: theirs.script } })).toMatchObject({ status: 'ready' });
  });

  it('case 2: is refused from the second of its expiry on, and not before; one from a clock ahead of ours is let in', async () => {
    expect((await ask('listPlans', {}, bearer(await sign({ ...claims, exp: now() })))).status).toBe(401);
    expect((await ask('listPlans', {}, bearer(await sign({ ...claims, exp: now() + 3 })))).status).toBe(200);
    const ahead = { ...claims, iat: now() + 120, auth_time: now() + 120, exp: now() + 900 };
    expect((await ask('listPlans', {}, bearer(await sign(ahead)))).status).toBe(200);
  });

  it('case 3: of a session that was ended renews nothing, changes no password, and takes, proves and deletes nothing', async () => {
    const visitor = await becomeCustomer(cloud.url);
    await visitor.call('signOutEverywhere');
    const { password } = visitor.customer;
    const refused = { code: 'token_not_valid' };
    await expect(visitor.call('refreshToken', { body: { refresh: visitor.refresh } })).rejects.toMatchObject(refused);
    await expect(visitor.call('proveOwner', { body: { password } })).rejects.toMatchObject(refused);
    const change = { current_password: password, new_password: 'another-horse-8' };
    await expect(visitor.call('changePassword', { body: change })).rejects.toMatchObject(refused);
    for (const name of routeNames.filter((each) => routes[each].proof))
      expect([name, (await ask(name, {}, bearer(visitor.access, proofs.owner))).status]).toEqual([name, 401]);
  });

  it('case 3: of a session that was ended is refused by every route that a password guards, and by no other until it expires', async () => {
    const visitor = await becomeCustomer(cloud.url);
    await visitor.call('signOutEverywhere');
    const refused: RouteName[] = [];
    for (const name of userRoutes) {
      const meeting = meetings[name];
      const request =
        meeting.kind === 'names' ? meeting.request(never) : meeting.kind === 'own' ? meeting.request() : {};
      if ((await ask(name, request, bearer(visitor.access, proofs.owner))).status === 401) refused.push(name);
    }
    expect(refused).toEqual([
      'changePassword',
      'proveOwner',
      'beginSecondFactor',
      'confirmSecondFactor',
      'endSecondFactor',
      'renewRecoveryCodes',
      'deleteAccount',
      'exportAccount',
      'exportScript',
    ]);
  });

  it('case 3: of a session that was logged out proves nothing, while another session of the same user goes on', async () => {
    const visitor = await becomeCustomer(cloud.url);
    const again = await logInByHttp(cloud.url, visitor.customer);
    await visitor.call('logOut', { body: { refresh: visitor.refresh } });
    const prove = { body: { password: visitor.customer.password } };
    await expect(visitor.call('proveOwner', prove)).rejects.toMatchObject({ code: 'token_not_valid' });
    expect((await again.call('proveOwner', prove)).proof).not.toBe('');
  });
});

describe('a token that is good', () => {
  it('opens nothing at the user pool itself: no email is changed there, no password, no session ended, nobody deleted', async () => {
    const site = siteConfig.parse(await (await fetch(`${cloud.url}/config.json`)).json());
    const pool = new CognitoIdentityProviderClient({
      endpoint: site.userPoolEndpoint,
      region: site.region,
      maxAttempts: 1,
      // What is asked here is asked by token; a browser signs nothing.
      credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
    });
    const { access: AccessToken, customer } = await becomeCustomer(cloud.url);
    const refused = { name: 'NotAuthorizedException', message: 'Access Token does not have required scopes' };
    const UserAttributes = [{ Name: 'email', Value: 'mine@example.com' }];
    const PreviousPassword = customer.password;
    const ProposedPassword = 'another-horse-8';
    for (const command of [
      () => pool.send(new GetUserCommand({ AccessToken })),
      () => pool.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes })),
      () => pool.send(new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword })),
      () => pool.send(new GlobalSignOutCommand({ AccessToken })),
      () => pool.send(new DeleteUserCommand({ AccessToken })),
    ])
      await expect(command()).rejects.toMatchObject(refused);
    expect((await logInByHttp(cloud.url, customer)).access).not.toBe('');
  });
});

describe('the table above', () => {
  it('says of every route without a session what guards it, and of those alone', () => {
    const openRoutes = routeNames.filter((name) => meetings[name].kind === 'open');
    expect(openRoutes.toSorted()).toEqual(routeNames.filter((name) => routes[name].auth !== 'user').toSorted());
  });
});
