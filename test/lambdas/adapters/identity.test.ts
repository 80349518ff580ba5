/** What is asked of the user pool and what its answers and errors become. */
import { createHmac } from 'node:crypto';
import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  DescribeUserPoolClientCommand,
  GetTokensFromRefreshTokenCommand,
  RevokeTokenCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { beforeEach, describe, expect, it } from 'vitest';
import { identity } from '../../../lambdas/adapters/identity.ts';
import { sentences } from '../../../lib/contract/errors.ts';
import { mockedClient } from '../mocked-client.ts';

const pool = mockedClient(CognitoIdentityProviderClient);
const open = () =>
  identity(
    { userPoolId: 'us-east-1_pool', clientId: 'client' },
    new CognitoIdentityProviderClient({ region: 'us-east-1' }),
  );
const hashOf = (username: string) => createHmac('sha256', 'sssh').update(`${username}client`).digest('base64');
const fault = (name: string, message = '') => Object.assign(new Error(message), { name });
const idToken = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;

beforeEach(() => {
  pool.reset();
  pool.on(DescribeUserPoolClientCommand).resolves({ UserPoolClient: { ClientSecret: 'sssh' } });
});

describe('signing up', () => {
  const who = { email: 'anna@example.com', username: 'Anna K.', password: 'long-enough-1' };

  it('sends the email as the login, the username as the display name, and the secret hash', async () => {
    pool.on(SignUpCommand).resolves({});
    await open().signUp(who);
    expect(pool.commandCalls(SignUpCommand)[0]?.args[0].input).toEqual({
      ClientId: 'client',
      SecretHash: hashOf('anna@example.com'),
      Username: 'anna@example.com',
      Password: 'long-enough-1',
      UserAttributes: [
        { Name: 'email', Value: 'anna@example.com' },
        { Name: 'name', Value: 'Anna K.' },
      ],
    });
  });

  const policy = 'Password did not conform with policy: ';
  it.each([
    ['UsernameExistsException', '', 'email_taken', 'An account with this email already exists.'],
    ['InvalidPasswordException', `${policy}Password not long enough`, 'weak_password', 'at least 8 characters'],
    ['InvalidPasswordException', `${policy}Password must have numeric characters`, 'weak_password', 'one digit'],
    ['InvalidPasswordException', `${policy}Password must have lowercase characters`, 'weak_password', 'small letter'],
    ['InvalidPasswordException', `${policy}Password must have uppercase characters`, 'weak_password', 'capital letter'],
    ['InvalidPasswordException', `${policy}Password must have symbol characters`, 'weak_password', 'symbol'],
    [
      'InvalidParameterException',
      "Value at 'password' failed to satisfy constraint: Member must have length greater than or equal to 6",
      'weak_password',
      'at least 8 characters',
    ],
    ['InvalidParameterException', 'Invalid email address format.', 'invalid_input', 'email address'],
    ['TooManyRequestsException', '', 'too_many_attempts', sentences.tooManyAttempts],
  ])('%s (%s) becomes %s', async (name, message, code, text) => {
    pool.on(SignUpCommand).rejects(fault(name, message));
    await expect(open().signUp(who)).rejects.toMatchObject({ code, message: expect.stringContaining(text) });
  });
});

describe('logging in', () => {
  it('answers the tokens and who it is, from the ID token', async () => {
    const IdToken = idToken({ sub: 'u-1', email: 'anna@example.com', name: 'Änna', picture: 'https://p' });
    pool
      .on(AdminInitiateAuthCommand)
      .resolves({ AuthenticationResult: { AccessToken: 'a', RefreshToken: 'r', IdToken } });
    expect(await open().logIn('anna@example.com', 'pw')).toEqual({
      access: 'a',
      refresh: 'r',
      profile: { userId: 'u-1', email: 'anna@example.com', username: 'Änna', profileImage: 'https://p' },
    });
    expect(pool.commandCalls(AdminInitiateAuthCommand)[0]?.args[0].input).toMatchObject({
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: 'anna@example.com', PASSWORD: 'pw', SECRET_HASH: hashOf('anna@example.com') },
    });
  });

  it('an unknown user and a wrong password are told apart by nothing', async () => {
    const refusals: unknown[] = [];
    for (const [name, message] of [
      ['UserNotFoundException', 'User does not exist.'],
      ['NotAuthorizedException', 'Incorrect username or password.'],
      ['UserNotConfirmedException', ''],
    ]) {
      pool.on(AdminInitiateAuthCommand).rejects(fault(name ?? '', message));
      const refusal = await open()
        .logIn('x@example.com', 'pw')
        .catch((error: unknown) => error);
      refusals.push({ ...(refusal as Error), message: (refusal as Error).message });
    }
    expect(new Set(refusals.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(refusals[0]).toMatchObject({ code: 'invalid_credentials', message: sentences.wrongCredentials });
  });

  it.each([
    ['NotAuthorizedException', 'Password attempts exceeded'],
    ['TooManyRequestsException', 'Rate exceeded'],
    ['LimitExceededException', ''],
  ])('%s (%s) is too_many_attempts', async (name, message) => {
    pool.on(AdminInitiateAuthCommand).rejects(fault(name, message));
    await expect(open().logIn('x@example.com', 'pw')).rejects.toMatchObject({ code: 'too_many_attempts' });
  });

  it('our own wrong client secret is not blamed on the user', async () => {
    pool
      .on(AdminInitiateAuthCommand)
      .rejects(fault('NotAuthorizedException', 'Unable to verify secret hash for client client'));
    await expect(open().logIn('x@example.com', 'pw')).rejects.not.toMatchObject({ code: 'invalid_credentials' });
  });

  it('the client secret is fetched once a process, and again after a failure', async () => {
    const accounts = open();
    pool.on(DescribeUserPoolClientCommand).rejectsOnce(fault('InternalErrorException'));
    pool.on(AdminInitiateAuthCommand).rejects(fault('NotAuthorizedException'));
    await expect(accounts.logIn('x@example.com', 'pw')).rejects.toThrow();
    pool.on(DescribeUserPoolClientCommand).resolves({ UserPoolClient: { ClientSecret: 'sssh' } });
    for (const _ of [1, 2, 3]) await accounts.logIn('x@example.com', 'pw').catch(() => null);
    expect(pool.commandCalls(DescribeUserPoolClientCommand)).toHaveLength(2);
  });
});

describe('a session', () => {
  it('is refreshed with the client secret, and its token rotates', async () => {
    pool
      .on(GetTokensFromRefreshTokenCommand)
      .resolves({ AuthenticationResult: { AccessToken: 'a2', RefreshToken: 'r2' } });
    expect(await open().refresh('r1')).toEqual({ access: 'a2', refresh: 'r2' });
    expect(pool.commandCalls(GetTokensFromRefreshTokenCommand)[0]?.args[0].input).toEqual({
      RefreshToken: 'r1',
      ClientId: 'client',
      ClientSecret: 'sssh',
    });
  });

  it.each([
    'NotAuthorizedException',
    'RefreshTokenReuseException',
    'UserNotFoundException',
    'InvalidParameterException',
  ])('%s at refresh is token_not_valid, with that word in the message', async (name) => {
    pool.on(GetTokensFromRefreshTokenCommand).rejects(fault(name));
    await expect(open().refresh('r1')).rejects.toMatchObject({
      code: 'token_not_valid',
      message: expect.stringContaining('token_not_valid'),
    });
  });

  it('can be ended twice', async () => {
    pool.on(RevokeTokenCommand).resolvesOnce({}).rejects(fault('NotAuthorizedException'));
    await open().revoke('r1');
    await open().revoke('r1');
    pool.on(RevokeTokenCommand).rejects(fault('TooManyRequestsException'));
    await expect(open().revoke('r1')).rejects.toMatchObject({ code: 'too_many_attempts' });
  });
});

describe('an account', () => {
  it('is described by its attributes and its first day, with the email for a missing name', async () => {
    pool.on(AdminGetUserCommand).resolves({
      UserCreateDate: new Date('2026-11-01T08:00:00Z'),
      UserAttributes: [
        { Name: 'sub', Value: 'u-1' },
        { Name: 'email', Value: 'anna@example.com' },
      ],
    });
    expect(await open().profile('u-1')).toMatchObject({
      userId: 'u-1',
      username: 'anna@example.com',
      createdAt: '2026-11-01T08:00:00.000Z',
    });
  });

  it('that is gone can be deleted again', async () => {
    pool.on(AdminDeleteUserCommand).rejects(fault('UserNotFoundException'));
    await open().deleteUser('u-1');
    pool.on(AdminDeleteUserCommand).rejects(fault('InternalErrorException'));
    await expect(open().deleteUser('u-1')).rejects.toThrow();
  });
});

describe('whose session a refresh token renews', () => {
  const tokens = (access: string) => ({ AuthenticationResult: { AccessToken: access, RefreshToken: 'r2' } });

  it('is told by the access token that it is renewed with', async () => {
    pool.on(GetTokensFromRefreshTokenCommand).resolves(tokens(idToken({ sub: 'anna', origin_jti: 'session' })));
    expect(await open().whose('r1')).toEqual({ userId: 'anna', sessionId: 'session', refresh: 'r2' });
  });

  it('is nobody’s once it renews nothing, and not known while the pool does not answer', async () => {
    pool.on(GetTokensFromRefreshTokenCommand).rejectsOnce(fault('NotAuthorizedException')).rejects(fault('Away'));
    expect(await open().whose('r1')).toBeNull();
    await expect(open().whose('r1')).rejects.toMatchObject({ name: 'Away' });
  });
});

describe('setting a password', () => {
  const set = () => open().setPassword('anna-pool', 'new-password');

  it('is for good, by the pool’s own name of the account', async () => {
    pool.on(AdminSetUserPasswordCommand).resolves({});
    await set();
    expect(pool.commandCalls(AdminSetUserPasswordCommand)[0]?.args[0].input).toEqual({
      UserPoolId: 'us-east-1_pool',
      Username: 'anna-pool',
      Password: 'new-password',
      Permanent: true,
    });
  });

  it.each([
    ['InvalidPasswordException', 'Password did not conform with policy: Password not long enough', 'weak_password'],
    ['InvalidParameterException', "Value at 'password' failed to satisfy constraint", 'weak_password'],
    ['UserNotFoundException', 'User does not exist.', 'token_not_valid'],
    ['TooManyRequestsException', 'Rate exceeded', 'too_many_attempts'],
  ])('%s (%s) becomes %s', async (name, message, code) => {
    pool.on(AdminSetUserPasswordCommand).rejects(fault(name, message));
    await expect(set()).rejects.toMatchObject({ code });
  });
});

describe('a forgotten password', () => {
  const reset = { email: 'anna@example.com', code: '123456', newPassword: 'new-password' };

  it('is set with the code, by the client with a secret', async () => {
    pool.on(ConfirmForgotPasswordCommand).resolves({});
    await open().resetPassword(reset);
    expect(pool.commandCalls(ConfirmForgotPasswordCommand)[0]?.args[0].input).toEqual({
      ClientId: 'client',
      SecretHash: hashOf('anna@example.com'),
      Username: 'anna@example.com',
      ConfirmationCode: '123456',
      Password: 'new-password',
    });
  });

  it.each([
    ['CodeMismatchException', 'code_mismatch'],
    ['UserNotFoundException', 'code_mismatch'],
    ['InvalidParameterException', 'code_mismatch'],
    ['ExpiredCodeException', 'code_expired'],
    ['InvalidPasswordException', 'weak_password'],
    ['LimitExceededException', 'too_many_attempts'],
    ['UserLambdaValidationException', 'sessions_not_ended'],
  ])('that the pool answers with %s is %s', async (name, code) => {
    pool.on(ConfirmForgotPasswordCommand).rejects(fault(name));
    await expect(open().resetPassword(reset)).rejects.toMatchObject({ code });
  });
});

describe('a login with a second factor', () => {
  it('tells that its code is wanted, with the pool’s session and name of the account', async () => {
    pool.on(AdminInitiateAuthCommand).resolves({
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session: 'waiting',
      ChallengeParameters: { USER_ID_FOR_SRP: 'anna-pool' },
    });
    expect(await open().logIn('anna@example.com', 'pw')).toEqual({
      wants: 'code',
      session: 'waiting',
      poolUsername: 'anna-pool',
    });
  });
});
