/** What follows a sign-in, called directly: refresh and sign-out, what an access token may, the own account. */
import { describe, expect, it } from 'vitest';
import { cognitoAsked, password } from '../fixtures/cognito-asked.ts';

const pool = { UserPoolId: 'pool' };
const ann = 'ann@example.com';
const named = (attributes: Record<string, string>) =>
  Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
const signedUp = async (asking: Parameters<typeof cognitoAsked>[0] = {}) => {
  const made = cognitoAsked(asking);
  return { ...made, ...(await made.enter()) };
};

describe('a refresh', () => {
  it('gives tokens of the same session, and no other refresh token where they do not rotate', async () => {
    const made = await signedUp();
    made.clock.ms += 60_000;
    const answer = await made.ask('GetTokensFromRefreshToken', { ClientId: 'app', RefreshToken: made.refresh });
    const text = expect.any(String);
    expect(answer).toEqual({
      AuthenticationResult: { AccessToken: text, IdToken: text, ExpiresIn: 3600, TokenType: 'Bearer' },
    });
    const { AccessToken } = answer.AuthenticationResult as { AccessToken: string };
    const before = made.claims(made.access);
    expect(made.claims(AccessToken)).toMatchObject({
      origin_jti: before.origin_jti,
      auth_time: before.auth_time,
      iat: made.clock.ms / 1000,
    });
    for (const [name, AuthFlow] of [
      ['InitiateAuth', 'REFRESH_TOKEN_AUTH'],
      ['InitiateAuth', 'REFRESH_TOKEN'],
      ['AdminInitiateAuth', 'REFRESH_TOKEN_AUTH'],
    ] as const)
      expect(
        await made.ask(name, { ...pool, ClientId: 'app', AuthFlow, AuthParameters: { REFRESH_TOKEN: made.refresh } }),
      ).toMatchObject({ ChallengeParameters: {}, AuthenticationResult: { ExpiresIn: 3600, TokenType: 'Bearer' } });
  });
  it('rotates the token where the template says so', async () => {
    const made = await signedUp({
      client: { RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 1 } },
    });
    const { AuthenticationResult } = await made.ask('GetTokensFromRefreshToken', {
      ClientId: 'app',
      RefreshToken: made.refresh,
    });
    expect((AuthenticationResult as { RefreshToken: string }).RefreshToken).not.toBe(made.refresh);
    const byFlow = { ClientId: 'app', AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN: made.refresh } };
    expect(await made.refusal('InitiateAuth', byFlow)).toBe(
      'InvalidParameterException: Auth flow not enabled for this client',
    );
    made.clock.ms += 1000;
    expect(await made.refusal('GetTokensFromRefreshToken', { ClientId: 'app', RefreshToken: made.refresh })).toMatch(
      /^RefreshTokenReuseException/,
    );
  });
  it('tells the trigger what its caller said', async () => {
    const seen: unknown[] = [];
    const made = await signedUp({
      triggers: {
        PreTokenGeneration: async (event) => {
          seen.push([event.triggerSource, event.request.clientMetadata]);
          return event;
        },
      },
    });
    await made.ask('GetTokensFromRefreshToken', {
      ClientId: 'app',
      RefreshToken: made.refresh,
      ClientMetadata: { a: 'b' },
    });
    expect(seen).toEqual([
      ['TokenGeneration_Authentication', undefined],
      ['TokenGeneration_RefreshTokens', { a: 'b' }],
    ]);
  });
  it.each([
    [
      'InitiateAuth',
      { ClientId: 'app', AuthFlow: 'USER_PASSWORD_AUTH' },
      'UnknownOperationException: InitiateAuth with USER_PASSWORD_AUTH is not emulated',
    ],
    [
      'InitiateAuth',
      { ClientId: 'app', AuthFlow: 'REFRESH_TOKEN_AUTH' },
      'InvalidParameterException: Missing required parameter REFRESH_TOKEN',
    ],
    [
      'GetTokensFromRefreshToken',
      { ClientId: 'app', RefreshToken: 'x' },
      'NotAuthorizedException: Invalid Refresh Token',
    ],
    ['RevokeToken', { ClientId: 'app', Token: 'x' }, 'none'],
    [
      'RevokeToken',
      { ClientId: 'none', Token: 'x' },
      'ResourceNotFoundException: User pool client none does not exist.',
    ],
  ])('%s with %j: %s', async (name, body, refusal) => expect(await cognitoAsked().refusal(name, body)).toBe(refusal));
  it('wants the secret of a client that has one', async () => {
    const { refusal } = cognitoAsked({ client: { GenerateSecret: true } });
    for (const name of ['GetTokensFromRefreshToken', 'RevokeToken'])
      expect(await refusal(name, { ClientId: 'app', RefreshToken: 'x', Token: 'x' })).toBe(
        'NotAuthorizedException: Unable to verify client secret for client app',
      );
  });
});

describe('a sign-out', () => {
  it.each([
    ['RevokeToken', ({ refresh }: { refresh: string }) => ({ ClientId: 'app', Token: refresh })],
    ['GlobalSignOut', ({ access }: { access: string }) => ({ AccessToken: access })],
    ['AdminUserGlobalSignOut', () => ({ ...pool, Username: ann })],
  ])('by %s ends the session and its access tokens', async (name, body) => {
    const made = await signedUp();
    expect(await made.ask(name, body(made))).toEqual({});
    expect(await made.refusal('GetUser', { AccessToken: made.access })).toBe(
      'NotAuthorizedException: Access Token has been revoked',
    );
    expect(await made.refusal('GetTokensFromRefreshToken', { ClientId: 'app', RefreshToken: made.refresh })).toBe(
      'NotAuthorizedException: Refresh Token has been revoked',
    );
  });
  it('while a trigger runs stops the sign-in', async () => {
    const made = cognitoAsked({
      triggers: {
        PreTokenGeneration: async (event) => {
          await made.ask('AdminUserGlobalSignOut', { ...pool, Username: ann });
          return event;
        },
      },
    });
    made.join();
    expect(await made.refusal('AdminInitiateAuth', made.signInBody(ann))).toBe(
      'NotAuthorizedException: User has been signed out',
    );
  });
});

describe('an access token', () => {
  it('speaks for its user until it expires, and no other token does', async () => {
    const made = await signedUp();
    const get = (AccessToken: string) => made.refusal('GetUser', { AccessToken });
    expect(await made.ask('GetUser', { AccessToken: made.access })).toEqual({
      Username: made.sub,
      UserAttributes: named({ sub: made.sub, email: ann, email_verified: 'true' }),
    });
    const invalid = 'NotAuthorizedException: Invalid Access Token';
    expect([await get('x'), await get(made.id), await get(`${made.access.slice(0, -8)}AAAAAAAA`)]).toEqual([
      invalid,
      invalid,
      invalid,
    ]);
    made.clock.ms += 3_599_000;
    expect(await get(made.access)).toBe('none');
    made.clock.ms += 1000;
    expect(await get(made.access)).toBe('NotAuthorizedException: Access Token has expired');
  });
  it('without the scope for it, or of a user who is gone, does nothing', async () => {
    const scopesToSuppress = ['aws.cognito.signin.user.admin'];
    const response = { claimsAndScopeOverrideDetails: { accessTokenGeneration: { scopesToSuppress } } };
    const made = await signedUp({ triggers: { PreTokenGeneration: async (event) => ({ ...event, response }) } });
    expect(await made.refusal('GetUser', { AccessToken: made.access })).toBe(
      'NotAuthorizedException: Access Token does not have required scopes',
    );
    const gone = await signedUp();
    expect(await gone.ask('DeleteUser', { AccessToken: gone.access })).toEqual({});
    expect(await gone.refusal('GetUser', { AccessToken: gone.access })).toBe(
      'UserNotFoundException: User does not exist.',
    );
    expect([gone.state.users, gone.state.sessions]).toEqual([{}, {}]);
  });
});

describe('the own account', () => {
  it('has its password changed by whoever knows it', async () => {
    const made = await signedUp();
    const change = (PreviousPassword: string, ProposedPassword: string) => ({
      AccessToken: made.access,
      PreviousPassword,
      ProposedPassword,
    });
    const wrong = 'NotAuthorizedException: Incorrect username or password.';
    expect(await made.refusal('ChangePassword', change(password, 'short'))).toMatch(/^InvalidPasswordException/);
    expect(await made.refusal('ChangePassword', change('x', 'Another-horse-9'))).toBe(wrong);
    made.clock.ms += 1000;
    expect(await made.ask('ChangePassword', change(password, 'Another-horse-9'))).toEqual({});
    expect([made.state.attempts, made.state.users[made.sub]?.modifiedAtMs]).toEqual([{}, made.clock.ms]);
    expect(await made.refusal('AdminInitiateAuth', made.signInBody(ann))).toBe(wrong);
    await made.signIn(ann, 'Another-horse-9');
    for (let tries = 0; tries < 5; tries += 1) await made.refusal('ChangePassword', change('x', password));
    expect(await made.refusal('ChangePassword', change('Another-horse-9', password))).toBe(
      'LimitExceededException: Attempt limit exceeded, please try after some time.',
    );
  });
  it('has the attributes changed that its client may write', async () => {
    const made = await signedUp({ client: { WriteAttributes: ['name', 'email'] } });
    const update = (attributes: Record<string, string>) => ({
      AccessToken: made.access,
      UserAttributes: named(attributes),
    });
    made.clock.ms += 1000;
    expect(await made.ask('UpdateUserAttributes', update({ name: 'Anna' }))).toEqual({});
    expect(made.state.users[made.sub]).toMatchObject({ attributes: { name: 'Anna' }, modifiedAtMs: made.clock.ms });
    expect(await made.refusal('UpdateUserAttributes', update({ name: 'B', nickname: 'x' }))).toMatch(
      /^NotAuthorizedException/,
    );
    expect(await made.refusal('UpdateUserAttributes', update({ name: 'B', email: 'x' }))).toBe(
      'UnknownOperationException: UpdateUserAttributes of the email is not emulated',
    );
    expect(made.state.users[made.sub]?.attributes.name).toBe('Anna');
    const free = await signedUp();
    expect(
      await free.ask('UpdateUserAttributes', { AccessToken: free.access, UserAttributes: named({ nickname: 'x' }) }),
    ).toEqual({});
  });
});
