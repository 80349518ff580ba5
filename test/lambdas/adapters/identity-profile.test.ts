/** An account's profile at the user pool, and what the pool may leave out of its answers. */
import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
  GetTokensFromRefreshTokenCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { beforeEach, describe, expect, it } from 'vitest';
import { identity } from '../../../lambdas/adapters/identity.ts';
import { mockedClient } from '../mocked-client.ts';

const pool = mockedClient(CognitoIdentityProviderClient);
const open = () =>
  identity(
    { userPoolId: 'us-east-1_pool', clientId: 'client' },
    new CognitoIdentityProviderClient({ region: 'us-east-1' }),
  );
const fault = (name: string, message = '') => Object.assign(new Error(message), { name });

beforeEach(() => {
  pool.reset();
  pool.on(DescribeUserPoolClientCommand).resolves({ UserPoolClient: { ClientSecret: 'sssh' } });
});

describe('the profile of an account', () => {
  const stored = (change: object = {}) => {
    pool.on(AdminGetUserCommand).resolves({
      UserAttributes: [
        { Name: 'sub', Value: 'u-1' },
        { Name: 'email', Value: 'anna@example.com' },
        { Name: 'name', Value: 'Anna' },
        { Name: 'picture', Value: 'https://p' },
      ],
      ...change,
    });
  };

  it('is asked for by name, with picture and without a day where the pool names none', async () => {
    stored();
    expect(await open().profile('anna-pool')).toEqual({
      userId: 'u-1',
      email: 'anna@example.com',
      username: 'Anna',
      profileImage: 'https://p',
      createdAt: null,
      secondFactor: false,
    });
    expect(pool.commandCalls(AdminGetUserCommand)[0]?.args[0].input).toEqual({
      UserPoolId: 'us-east-1_pool',
      Username: 'anna-pool',
    });
  });

  it.each([
    [['SOFTWARE_TOKEN_MFA'], true],
    [['SMS_MFA'], false],
    [[], false],
  ])('has a second factor with %j: %s', async (UserMFASettingList, has) => {
    stored({ UserMFASettingList });
    expect((await open().findProfile('u-1'))?.secondFactor).toBe(has);
  });

  it('that is gone is none, and is no session any more for who still has one', async () => {
    pool.on(AdminGetUserCommand).rejects(fault('UserNotFoundException'));
    expect(await open().findProfile('u-1')).toBeNull();
    await expect(open().profile('u-1')).rejects.toMatchObject({ code: 'token_not_valid' });
    pool.on(AdminGetUserCommand).rejects(fault('TooManyRequestsException'));
    await expect(open().findProfile('u-1')).rejects.toMatchObject({ code: 'too_many_attempts' });
  });

  it('gets another display name, and no other attribute', async () => {
    pool.on(AdminUpdateUserAttributesCommand).resolves({});
    await open().rename('anna-pool', 'Änna');
    expect(pool.commandCalls(AdminUpdateUserAttributesCommand)[0]?.args[0].input).toEqual({
      UserPoolId: 'us-east-1_pool',
      Username: 'anna-pool',
      UserAttributes: [{ Name: 'name', Value: 'Änna' }],
    });
    pool.on(AdminUpdateUserAttributesCommand).rejects(fault('UserNotFoundException'));
    await expect(open().rename('anna-pool', 'A')).rejects.toMatchObject({ code: 'token_not_valid' });
  });

  it('is deleted by the pool’s name', async () => {
    pool.on(AdminDeleteUserCommand).resolves({});
    await open().deleteUser('anna-pool');
    expect(pool.commandCalls(AdminDeleteUserCommand)[0]?.args[0].input).toEqual({
      UserPoolId: 'us-east-1_pool',
      Username: 'anna-pool',
    });
  });
});

describe('what the pool leaves out', () => {
  it('of a renewed session is a fault, but for a refresh token that stays', async () => {
    pool
      .on(GetTokensFromRefreshTokenCommand)
      .resolvesOnce({ AuthenticationResult: { AccessToken: 'a2' } })
      .resolves({});
    expect(await open().refresh('r1')).toEqual({ access: 'a2', refresh: 'r1' });
    await expect(open().refresh('r1')).rejects.toThrow('The user pool refreshed a session without an access token.');
  });

  it.each([
    [{ ChallengeName: 'NEW_PASSWORD_REQUIRED', Session: 's', ChallengeParameters: { USER_ID_FOR_SRP: 'p' } }],
    [{ ChallengeName: 'SOFTWARE_TOKEN_MFA', ChallengeParameters: { USER_ID_FOR_SRP: 'p' } }],
    [{ ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: 's' }],
  ] as const)('of a login that is not complete is told as a password to be renewed: %j', async (answer) => {
    pool.on(AdminInitiateAuthCommand).resolves(answer);
    await expect(open().logIn('anna@example.com', 'pw')).rejects.toMatchObject({ code: 'invalid_credentials' });
  });

  it('of its client is a fault of ours', async () => {
    pool.on(DescribeUserPoolClientCommand).resolves({ UserPoolClient: {} });
    await expect(open().refresh('r1')).rejects.toThrow('The server client of the user pool has no secret.');
  });

  it('of the end of a session is told with the secret', async () => {
    pool.on(RevokeTokenCommand).resolves({});
    await open().revoke('r1');
    expect(pool.commandCalls(RevokeTokenCommand)[0]?.args[0].input).toEqual({
      Token: 'r1',
      ClientId: 'client',
      ClientSecret: 'sssh',
    });
  });
});
