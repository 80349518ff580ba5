/** The user pool over HTTP without an SDK: who may call, what browsers are told, how a refusal looks, and the published keys. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operations } from '../../../lib/local-cloud/cognito/operations.ts';
import { type Cognito, startCognito } from '../../../lib/local-cloud/cognito/start-cognito.ts';
import type { Call } from '../../../lib/local-cloud/iam/guard.ts';
import { temporaryDirectory } from '../fixtures/temporary-directory.ts';

const calls: Call[] = [];
let refuses = false;
let cognito: Cognito;
let directory: string;
beforeAll(async () => {
  directory = await temporaryDirectory();
  cognito = await startCognito({
    directory,
    region: 'eu-west-1',
    pools: [{ id: 'pool', policies: {}, triggers: {} }],
    clients: [{ id: 'app', poolId: 'pool', properties: { GenerateSecret: true } }],
    deliverMail: () => undefined,
    guard: {
      refusal: (call) => {
        calls.push(call);
        return refuses ? { code: 'AccessDenied', message: 'no' } : null;
      },
    },
  });
});
afterAll(() => cognito.close());
beforeEach(() => {
  calls.length = 0;
  refuses = false;
});

const signed = { authorization: 'AWS4-HMAC-SHA256 Credential=ME/20261122/eu-west-1/cognito-idp/aws4_request, x' };
const call = async (name: string, body: unknown, headers: Record<string, string> = {}) => {
  const target = name && `AWSCognitoIdentityProviderService.${name}`;
  const response = await fetch(cognito.url, {
    method: 'POST',
    headers: { ...(target && { 'x-amz-target': target }), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.json() };
};
const describing = { UserPoolId: 'pool', ClientId: 'app' };

describe('a call to the pool', () => {
  it('that is signed is answered, and asked about first', async () => {
    const { status, headers, body } = await call('DescribeUserPoolClient', describing, signed);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/x-amz-json-1.1',
      'no-store',
    ]);
    expect(body.UserPoolClient).toMatchObject({ ...describing, ClientSecret: expect.stringMatching(/^\w{51}$/) });
    expect(calls).toEqual([
      { service: 'cognito', operation: 'DescribeUserPoolClient', accessKey: 'ME', input: describing },
    ]);
  });
  it.each<[string, unknown, Record<string, string>, number, string]>([
    ['DescribeUserPoolClient', describing, {}, 400, 'MissingAuthenticationTokenException'],
    [
      'DescribeUserPoolClient',
      describing,
      { authorization: 'Basic AWS4-HMAC-SHA256 ' },
      400,
      'MissingAuthenticationTokenException',
    ],
    ['DescribeUserPoolClient', { ...describing, UserPoolId: 'x' }, signed, 400, 'ResourceNotFoundException'],
    ['DescribeUserPoolClient', {}, signed, 400, 'InvalidParameterException'],
    ['DescribeUserPoolClient', '{', signed, 400, 'InvalidParameterException'],
    ['CreateGroup', {}, signed, 501, 'UnknownOperationException'],
    ['', {}, signed, 501, 'UnknownOperationException'],
    ['RevokeToken', { ClientId: 'app', Token: 'x' }, {}, 400, 'NotAuthorizedException'],
  ])('%s with %j is refused', async (name, body, headers, status, type) => {
    const answer = await call(name, body, headers);
    expect([answer.status, answer.headers['x-amzn-errortype'], answer.body]).toEqual([
      status,
      type,
      { __type: type, message: expect.any(String) },
    ]);
  });
  it('names what is not emulated, and what is missing', async () => {
    expect((await call('', {})).body.message).toBe('A request without a target is not emulated');
    expect((await call('CreateGroup', {})).body.message).toBe('CreateGroup is not emulated');
    expect((await call('RevokeToken', 'null')).body.message).toBe(
      '1 validation error detected: the request is missing or not valid',
    );
  });
  it('without leave is refused; one that anybody may make is not asked about', async () => {
    refuses = true;
    expect((await call('DescribeUserPoolClient', describing, signed)).body).toEqual({
      __type: 'AccessDeniedException',
      message: 'no',
    });
    calls.length = 0;
    await call('InitiateAuth', { ClientId: 'app', AuthFlow: 'x' });
    expect(calls).toEqual([]);
  });
  it('is a megabyte long at most', async () => {
    const of = async (length: number) =>
      (await call('RevokeToken', { ClientId: 'app', Token: '', ClientSecret: 'x'.repeat(length) })).body.__type;
    const rest = JSON.stringify({ ClientId: 'app', Token: '', ClientSecret: '' }).length;
    expect([await of(1_000_000 - rest), await of(1_000_001 - rest)]).toEqual([
      'NotAuthorizedException',
      'InvalidParameterException',
    ]);
  });
});

describe('an operation', () => {
  it('of the server has to be signed; the others are open to any browser', () => {
    const signedOnes = [...operations].filter(([, { signed: isSigned }]) => isSigned).map(([name]) => name);
    expect(signedOnes.sort()).toEqual([
      'AdminDeleteUser',
      'AdminGetUser',
      'AdminInitiateAuth',
      'AdminRespondToAuthChallenge',
      'AdminSetUserMFAPreference',
      'AdminSetUserPassword',
      'AdminUpdateUserAttributes',
      'AdminUserGlobalSignOut',
      'DescribeUserPoolClient',
      'ListUsers',
    ]);
    expect(operations.size).toBe(23);
  });
});

describe('a page of this machine', () => {
  it('may call the pool, and others may not', async () => {
    const origin = 'http://localhost:3000';
    const ask = async (headers: Record<string, string>) => fetch(cognito.url, { method: 'OPTIONS', headers });
    const yes = await ask({ origin, 'access-control-request-headers': 'x-amz-target' });
    expect([yes.status, Object.fromEntries(yes.headers)]).toEqual([
      204,
      expect.objectContaining({
        vary: 'origin',
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'POST, GET, OPTIONS',
        'access-control-allow-headers': 'x-amz-target',
        'access-control-expose-headers': 'x-amzn-errortype, x-amzn-requestid',
        'access-control-max-age': '600',
      }),
    ]);
    expect((await ask({ origin })).headers.get('access-control-allow-headers')).toBe('*');
    const no = await ask({ origin: 'http://evil.test' });
    expect([no.status, no.headers.get('vary'), no.headers.get('access-control-allow-origin')]).toEqual([
      204,
      'origin',
      null,
    ]);
    expect((await ask({})).headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('the keys of a pool', () => {
  it('are published under its id, and of no other', async () => {
    const get = async (id: string, method = 'GET') => {
      const response = await fetch(`${cognito.url}/${id}/.well-known/jwks.json`, { method });
      return [response.status, await response.json()];
    };
    const keys = cognito.jwks('pool');
    expect(await get('pool')).toEqual([200, keys]);
    expect(keys).toEqual({ keys: [expect.objectContaining({ kty: 'RSA', alg: 'RS256', use: 'sig' })] });
    expect(await get('none')).toEqual([
      400,
      { __type: 'ResourceNotFoundException', message: 'User pool none does not exist.' },
    ]);
    expect((await get('a/pool'))[0]).toBe(501);
    expect((await get('pool', 'POST'))[0]).toBe(501);
    expect(() => cognito.jwks('none')).toThrow('User pool none does not exist.');
    expect(cognito.issuer('pool')).toBe('https://cognito-idp.eu-west-1.amazonaws.com/pool');
    expect(existsSync(path.join(directory, 'cognito.json'))).toBe(true);
  });
});
