/** What is read of a template's pools and clients, and what every password, secret, pool and turn is held against. */
import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CognitoError, notEmulated } from '../../../lib/local-cloud/cognito/cognito-error.ts';
import { clientOf, clientSecret, issuerOf, poolOf } from '../../../lib/local-cloud/cognito/context.ts';
import { decoyPassword, hashPassword, passwordMatches } from '../../../lib/local-cloud/cognito/password-hash.ts';
import { checkPassword } from '../../../lib/local-cloud/cognito/password-policy.ts';
import { checkClientSecret, checkSecretHash } from '../../../lib/local-cloud/cognito/secret-hash.ts';
import { readClient, readPool } from '../../../lib/local-cloud/cognito/settings.ts';
import { signingKeyOf } from '../../../lib/local-cloud/cognito/signing-key.ts';
import { emptyCognitoState } from '../../../lib/local-cloud/cognito/state.ts';
import { createTurns } from '../../../lib/local-cloud/cognito/turns.ts';
import { cognitoAsked } from '../fixtures/cognito-asked.ts';
import { refusalOf } from '../fixtures/refusal-of.ts';

const policy = (least: number, ...kinds: string[]) => ({
  MinimumLength: least,
  RequireLowercase: kinds.includes('lower'),
  RequireUppercase: kinds.includes('upper'),
  RequireNumbers: kinds.includes('number'),
  RequireSymbols: kinds.includes('symbol'),
});

describe('a pool of the template', () => {
  const read = (more: object) => readPool({ id: 'p', policies: undefined, triggers: {}, ...more });
  it('has eight letters of every kind in its passwords where it is silent', () => {
    expect(read({})).toEqual({
      id: 'p',
      triggers: {},
      passwordPolicy: policy(8, 'lower', 'upper', 'number', 'symbol'),
      takesSoftwareTokens: false,
      codeMail: null,
    });
    expect(read({ policies: null, messages: null, mfa: {} }).codeMail).toBeNull();
    expect(read({ policies: {} }).passwordPolicy).toEqual(policy(8, 'lower', 'upper', 'number', 'symbol'));
  });
  it('has of a policy what it says and no more', () => {
    expect(read({ policies: { PasswordPolicy: {} } }).passwordPolicy).toEqual(policy(8));
    const said = { MinimumLength: '12', RequireLowercase: 'true', RequireUppercase: true, RequireNumbers: 'false' };
    expect(read({ policies: { PasswordPolicy: said } }).passwordPolicy).toEqual(policy(12, 'lower', 'upper'));
    expect(() => read({ policies: { PasswordPolicy: { RequireSymbols: 'yes' } } })).toThrow();
  });
  it('writes its mail, or leaves it to Cognito', () => {
    const messages = { DefaultEmailOption: 'CONFIRM_WITH_CODE', EmailSubject: 's', EmailMessage: 't' };
    expect(read({ messages }).codeMail).toEqual({ subject: 's', text: 't' });
    expect(read({ messages: {} }).codeMail).toEqual({ subject: undefined, text: undefined });
    expect(() => read({ messages: { DefaultEmailOption: 'CONFIRM_WITH_LINK' } })).toThrow('not emulated');
  });
  it.each([
    [{}, false],
    [{ configuration: 'OFF', enabled: ['SOFTWARE_TOKEN_MFA'] }, false],
    [{ configuration: 'OPTIONAL' }, false],
    [{ configuration: 'OPTIONAL', enabled: ['SOFTWARE_TOKEN_MFA'] }, true],
  ])('with %j takes codes of an app: %s', (mfa, takes) => expect(read({ mfa }).takesSoftwareTokens).toBe(takes));
  it.each([{ configuration: 'ON' }, { enabled: ['SMS_MFA'] }])('with %j is refused', (mfa) =>
    expect(() => read({ mfa })).toThrow('not emulated'),
  );
});

describe('a client of the template', () => {
  const read = (properties: object) => readClient({ id: 'c', poolId: 'p', properties });
  it('has Cognito’s defaults where it is silent', () => {
    expect(read({ Name: 'n' })).toEqual({
      id: 'c',
      poolId: 'p',
      wantsSecret: false,
      flows: new Set(['ALLOW_REFRESH_TOKEN_AUTH', 'ALLOW_USER_SRP_AUTH']),
      hidesUnknownUsers: false,
      accessTokenSeconds: 3600,
      idTokenSeconds: 3600,
      refreshTokenSeconds: 2_592_000,
      rotation: null,
      writable: null,
      properties: { Name: 'n' },
    });
  });
  it.each([
    [{ GenerateSecret: true }, { wantsSecret: true }],
    [{ GenerateSecret: 'true' }, { wantsSecret: true }],
    [{ GenerateSecret: 'false' }, { wantsSecret: false }],
    [{ PreventUserExistenceErrors: 'ENABLED' }, { hidesUnknownUsers: true }],
    [{ PreventUserExistenceErrors: 'LEGACY' }, { hidesUnknownUsers: false }],
    [
      { AccessTokenValidity: 2, IdTokenValidity: '3', RefreshTokenValidity: 4 },
      { accessTokenSeconds: 7200, idTokenSeconds: 10_800, refreshTokenSeconds: 345_600 },
    ],
    [
      {
        AccessTokenValidity: 2,
        IdTokenValidity: 3,
        RefreshTokenValidity: 4,
        TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'seconds', RefreshToken: 'hours' },
      },
      { accessTokenSeconds: 120, idTokenSeconds: 3, refreshTokenSeconds: 14_400 },
    ],
    [{ IdTokenValidity: 1, TokenValidityUnits: { IdToken: 'days' } }, { idTokenSeconds: 86_400 }],
    [
      { RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: '30' } },
      { rotation: { graceMs: 30_000 } },
    ],
    [{ RefreshTokenRotation: { Feature: 'ENABLED' } }, { rotation: { graceMs: 0 } }],
    [{ RefreshTokenRotation: { Feature: 'DISABLED', RetryGracePeriodSeconds: 1 } }, { rotation: null }],
    [{ WriteAttributes: ['name'] }, { writable: new Set(['name']) }],
    [{ ExplicitAuthFlows: ['A'] }, { flows: new Set(['A']) }],
  ])('with %j has %j', (properties, has) => expect(read(properties)).toMatchObject(has));
});

describe('a password', () => {
  const lacking = (of: object, typed: string) => {
    try {
      checkPassword({ ...policy(8), ...of }, typed);
      return 'nothing';
    } catch (error) {
      return error instanceof CognitoError ? `${error.type} ${error.message.split(': ')[1]}` : String(error);
    }
  };
  it.each([
    [{}, '12345678', 'nothing'],
    [{}, '1234567', 'Password not long enough'],
    [{ RequireLowercase: true }, 'ABCDEFGH', 'Password must have lowercase characters'],
    [{ RequireLowercase: true }, 'ABCDEFGh', 'nothing'],
    [{ RequireUppercase: true }, 'abcdefgh', 'Password must have uppercase characters'],
    [{ RequireUppercase: true }, 'abcdefgH', 'nothing'],
    [{ RequireNumbers: true }, 'abcdefgh', 'Password must have numeric characters'],
    [{ RequireNumbers: true }, 'abcdefg1', 'nothing'],
    [{ RequireSymbols: true }, 'abcdefg1', 'Password must have symbol characters'],
    [{ RequireSymbols: true }, 'abcdefg-', 'nothing'],
  ])('under %j lacks in %s: %s', (of, typed, what) => {
    expect(lacking(of, typed)).toBe(what === 'nothing' ? what : `InvalidPasswordException ${what}`);
  });
  it('is kept as a salted hash and known by it alone', async () => {
    const kept = await hashPassword('word');
    expect(kept).toEqual({
      salt: expect.stringMatching(/^[0-9a-f]{32}$/),
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect([await passwordMatches('word', kept), await passwordMatches('Word', kept)]).toEqual([true, false]);
    expect((await hashPassword('word')).hash).not.toBe(kept.hash);
    // As it was made once: accounts on disk outlive a release.
    const old = { salt: '00'.repeat(16), hash: '16f4087548bb03687630b47d77bf32237d37acf70d018054f96fd0aaab025bfb' };
    expect(await passwordMatches('word', old)).toBe(true);
    expect([await passwordMatches('', decoyPassword), decoyPassword.salt.length, decoyPassword.hash.length]).toEqual([
      false,
      32,
      64,
    ]);
  });
});

describe('a client’s secret', () => {
  const made = cognitoAsked({ client: { GenerateSecret: true } });
  const { client } = clientOf(made.context, 'app');
  const secret = clientSecret(made.state, client) ?? '';
  const without = clientOf(made.context, 'second').client;
  const said = async (run: () => void) => refusalOf(run);

  it('is made once, of 51 letters without a hyphen, and kept', () => {
    expect(secret).toMatch(/^[A-Za-z0-9_]{51}$/);
    expect(clientSecret(made.state, client)).toBe(secret);
    expect(clientSecret(made.state, without)).toBeUndefined();
    const old = { ...emptyCognitoState(), clientSecrets: { app: 'has-a-hyphen' } };
    expect(clientSecret(old, client)).toMatch(/^\w{51}$/);
    expect(old.clientSecrets.app).not.toContain('-');
  });
  it('is known by a hash over user and client, or by itself', async () => {
    const hash = createHmac('sha256', secret).update('annapp').digest('base64');
    const hashed = (given?: string) => said(() => checkSecretHash(made.context, client, 'ann', given));
    expect([await hashed(hash), await hashed(), await hashed('short'), await hashed(hash.replace(/^./, '!'))]).toEqual([
      'none',
      '400 NotAuthorizedException',
      '400 NotAuthorizedException',
      '400 NotAuthorizedException',
    ]);
    const plain = (given?: string) => said(() => checkClientSecret(made.context, client, given));
    expect([await plain(secret), await plain(), await plain('x'), await plain(secret.replace(/^./, '!'))]).toEqual([
      'none',
      '400 NotAuthorizedException',
      '400 NotAuthorizedException',
      '400 NotAuthorizedException',
    ]);
    expect(await said(() => checkSecretHash(made.context, without, 'ann'))).toBe('none');
    expect(await said(() => checkClientSecret(made.context, without))).toBe('none');
  });
});

describe('a pool and its clients', () => {
  const { context, state } = cognitoAsked();
  it('are found by their ids, a client of another pool as good as none', async () => {
    expect([poolOf(context, 'pool').id, clientOf(context, 'app', 'pool').pool.id]).toEqual(['pool', 'pool']);
    for (const run of [
      () => poolOf(context, 'x'),
      () => clientOf(context, 'x'),
      () => clientOf(context, 'app', 'other'),
    ])
      expect(await refusalOf(run)).toBe('400 ResourceNotFoundException');
    expect(issuerOf('eu-west-1', 'p')).toBe('https://cognito-idp.eu-west-1.amazonaws.com/p');
    expect(notEmulated('X')).toMatchObject({
      status: 501,
      name: 'UnknownOperationException',
      message: 'X is not emulated',
    });
  });
  it('have one key each, kept in the state and shown without its secret', () => {
    const key = signingKeyOf(state, 'pool');
    expect(key.publicJwk).toEqual({
      kty: 'RSA',
      alg: 'RS256',
      use: 'sig',
      kid: 'key-1',
      n: expect.any(String),
      e: 'AQAB',
    });
    const fresh = emptyCognitoState();
    const made = signingKeyOf(fresh, 'new');
    expect(made.kid).toMatch(/^[0-9a-f-]{36}$/);
    expect([signingKeyOf(fresh, 'new').kid, fresh.signingKeys.new?.kid]).toEqual([made.kid, made.kid]);
    expect(made.publicKey.asymmetricKeyDetails?.modulusLength).toBe(2048);
  });
});

describe('turns', () => {
  it('are taken one after another under a key, also behind a failure', async () => {
    const inTurn = createTurns();
    const order: string[] = [];
    const gate = Promise.withResolvers<void>();
    const first = inTurn('k', async () => {
      await gate.promise;
      order.push('first');
      throw new Error('failed');
    });
    const second = inTurn('k', async () => void order.push('second'));
    await inTurn('other', async () => void order.push('other'));
    gate.resolve();
    await expect(first).rejects.toThrow('failed');
    await second;
    expect(order).toEqual(['other', 'first', 'second']);
    expect(await inTurn('k', async () => 'again')).toBe('again');
  });
});
