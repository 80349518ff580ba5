/** The second factor at the user pool: what is asked of the pool at each step, and what its answers and failures mean. */
import { createHmac } from 'node:crypto';
import {
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
  GetTokensFromRefreshTokenCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { beforeEach, describe, expect, it } from 'vitest';
import { poolClient } from '../../../lambdas/adapters/pool-client.ts';
import { secondFactor } from '../../../lambdas/adapters/second-factor.ts';
import { mockedClient } from '../mocked-client.ts';

const pool = mockedClient(CognitoIdentityProviderClient);
const open = () =>
  secondFactor(
    poolClient(
      { userPoolId: 'us-east-1_pool', clientId: 'client' },
      new CognitoIdentityProviderClient({ region: 'us-east-1' }),
    ),
  );
const fault = (name: string, message = '') => Object.assign(new Error(message), { name });
const idToken = `h.${Buffer.from(JSON.stringify({ sub: 'u-1', email: 'anna@example.com' })).toString('base64url')}.s`;

beforeEach(() => {
  pool.reset();
  pool.on(DescribeUserPoolClientCommand).resolves({ UserPoolClient: { ClientSecret: 'sssh' } });
});

describe('beginning', () => {
  const begun = (tokens: object = { AccessToken: 'wide', RefreshToken: 'r2' }) => {
    pool.on(GetTokensFromRefreshTokenCommand).resolves({ AuthenticationResult: tokens });
    pool.on(AssociateSoftwareTokenCommand).resolves({ SecretCode: 'JBSW' });
    return open().begin('r1');
  };

  it('renews the session for the pool’s own scope, and offers the secret that the pool made', async () => {
    expect(await begun()).toEqual({ secret: 'JBSW', token: 'wide', refresh: 'r2' });
    expect(pool.commandCalls(GetTokensFromRefreshTokenCommand)[0]?.args[0].input).toEqual({
      RefreshToken: 'r1',
      ClientId: 'client',
      ClientSecret: 'sssh',
      ClientMetadata: { purpose: 'second-factor' },
    });
    expect(pool.commandCalls(AssociateSoftwareTokenCommand)[0]?.args[0].input).toEqual({ AccessToken: 'wide' });
  });

  it('keeps the refresh token where the pool gives no other', async () => {
    expect((await begun({ AccessToken: 'wide' })).refresh).toBe('r1');
  });

  it('fails where the pool gives no token or no secret', async () => {
    await expect(begun({})).rejects.toThrow('The user pool refreshed a session without an access token.');
    pool.on(GetTokensFromRefreshTokenCommand).resolves({ AuthenticationResult: { AccessToken: 'wide' } });
    pool.on(AssociateSoftwareTokenCommand).resolves({});
    await expect(open().begin('r1')).rejects.toThrow('The user pool offered a software token without a secret.');
  });

  it.each([
    ['NotAuthorizedException', 'token_not_valid'],
    ['TooManyRequestsException', 'too_many_attempts'],
  ])('that the pool refuses with %s is %s, at either step', async (name, code) => {
    pool.on(GetTokensFromRefreshTokenCommand).rejects(fault(name));
    await expect(open().begin('r1')).rejects.toMatchObject({ code });
    pool.on(GetTokensFromRefreshTokenCommand).resolves({ AuthenticationResult: { AccessToken: 'wide' } });
    pool.on(AssociateSoftwareTokenCommand).rejects(fault(name));
    await expect(open().begin('r1')).rejects.toMatchObject({ code });
  });
});

describe('confirming', () => {
  it('takes the secret by a code of it', async () => {
    pool.on(VerifySoftwareTokenCommand).resolves({ Status: 'SUCCESS' });
    await open().confirm('wide', '123456');
    expect(pool.commandCalls(VerifySoftwareTokenCommand)[0]?.args[0].input).toEqual({
      AccessToken: 'wide',
      UserCode: '123456',
    });
  });

  it('fails where the pool does not say that it succeeded', async () => {
    pool.on(VerifySoftwareTokenCommand).resolves({ Status: 'ERROR' });
    await expect(open().confirm('wide', '123456')).rejects.toThrow('The user pool left a software token at ERROR.');
  });

  const wrong = 'That code is not right. Please use the one that your app shows now.';
  it.each([
    ['EnableSoftwareTokenMFAException', 'code_mismatch', wrong],
    ['CodeMismatchException', 'code_mismatch', wrong],
    ['NotAuthorizedException', 'code_expired', 'That took too long. Please begin again.'],
    ['TooManyRequestsException', 'too_many_attempts', 'Too many attempts. Please wait a few minutes and try again.'],
  ])('that the pool refuses with %s is %s', async (name, code, message) => {
    pool.on(VerifySoftwareTokenCommand).rejects(fault(name));
    await expect(open().confirm('wide', '1')).rejects.toMatchObject({ code, message });
  });

  it('hands back what is not the user’s to mend', async () => {
    pool.on(VerifySoftwareTokenCommand).rejects(fault('InternalErrorException', 'x'));
    await expect(open().confirm('wide', '1')).rejects.toMatchObject({ name: 'InternalErrorException' });
  });
});

describe('switching', () => {
  it.each([true, false])('to %s says so of the app, and that it is asked for', async (on) => {
    pool.on(AdminSetUserMFAPreferenceCommand).resolves({});
    await open().switchTo('anna-pool', on);
    expect(pool.commandCalls(AdminSetUserMFAPreferenceCommand)[0]?.args[0].input).toEqual({
      UserPoolId: 'us-east-1_pool',
      Username: 'anna-pool',
      SoftwareTokenMfaSettings: { Enabled: on, PreferredMfa: on },
    });
  });

  it('of an account that is gone is no session any more', async () => {
    pool.on(AdminSetUserMFAPreferenceCommand).rejects(fault('UserNotFoundException'));
    await expect(open().switchTo('anna-pool', true)).rejects.toMatchObject({ code: 'token_not_valid' });
  });
});

describe('the code of a sign-in', () => {
  const answer = () => open().answer({ session: 'waiting', poolUsername: 'anna-pool', code: '123456' });

  it('ends it, with the secret hash of the pool’s own name', async () => {
    const AuthenticationResult = { AccessToken: 'a', RefreshToken: 'r', IdToken: idToken };
    pool.on(AdminRespondToAuthChallengeCommand).resolves({ AuthenticationResult });
    expect(await answer()).toEqual({
      access: 'a',
      refresh: 'r',
      profile: { userId: 'u-1', email: 'anna@example.com', username: 'anna@example.com', profileImage: null },
    });
    expect(pool.commandCalls(AdminRespondToAuthChallengeCommand)[0]?.args[0].input).toEqual({
      UserPoolId: 'us-east-1_pool',
      ClientId: 'client',
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session: 'waiting',
      ChallengeResponses: {
        USERNAME: 'anna-pool',
        SOFTWARE_TOKEN_MFA_CODE: '123456',
        SECRET_HASH: createHmac('sha256', 'sssh').update('anna-poolclient').digest('base64'),
      },
    });
  });

  it.each([
    ['an access token', { RefreshToken: 'r', IdToken: idToken }],
    ['a refresh token', { AccessToken: 'a', IdToken: idToken }],
    ['an ID token', { AccessToken: 'a', RefreshToken: 'r' }],
    ['any', undefined],
  ])('is not enough without %s', async (_what, AuthenticationResult) => {
    pool.on(AdminRespondToAuthChallengeCommand).resolves({ AuthenticationResult });
    await expect(answer()).rejects.toMatchObject({
      code: 'invalid_credentials',
      message: 'This account needs a new password. Please use the password reset.',
    });
  });

  const late = 'That took too long. Please log in again with your password.';
  it.each([
    ['CodeMismatchException', 'code_mismatch', 'That code is not right. Please use the one that your app shows now.'],
    ['ExpiredCodeException', 'code_expired', 'This code was used already. Please wait for the next one.'],
    ['NotAuthorizedException', 'invalid_credentials', late],
    ['UserNotFoundException', 'invalid_credentials', late],
    ['InvalidParameterException', 'invalid_credentials', late],
    ['SoftwareTokenMFANotFoundException', 'invalid_credentials', late],
    ['LimitExceededException', 'too_many_attempts', 'Too many attempts. Please wait a few minutes and try again.'],
  ])('that the pool refuses with %s is %s', async (name, code, message) => {
    pool.on(AdminRespondToAuthChallengeCommand).rejects(fault(name));
    await expect(answer()).rejects.toMatchObject({ code, message });
  });

  it('hands back what is not the user’s to mend', async () => {
    pool.on(AdminRespondToAuthChallengeCommand).rejects(fault('InternalErrorException', 'x'));
    await expect(answer()).rejects.toMatchObject({ name: 'InternalErrorException' });
  });
});
