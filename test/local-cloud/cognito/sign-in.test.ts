/** A sign-in and its second factor, called directly: tokens and their claims, each refusal by its name, and what the state holds afterwards. */
import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { totpAt } from '../../../lib/local-cloud/cognito/totp.ts';
import { cognitoAsked, password } from '../fixtures/cognito-asked.ts';

const pool = { UserPoolId: 'pool' };
const ann = 'ann@example.com';

describe('a sign-in', () => {
  it('answers with tokens, which tell who, where, when and how long', async () => {
    const made = cognitoAsked({ client: { AccessTokenValidity: 2, IdTokenValidity: 3 } });
    const sub = made.join();
    const answer = await made.ask('AdminInitiateAuth', made.signInBody(sub));
    const text = expect.any(String);
    expect(answer).toEqual({
      ChallengeParameters: {},
      AuthenticationResult: {
        AccessToken: text,
        IdToken: text,
        RefreshToken: text,
        ExpiresIn: 7200,
        TokenType: 'Bearer',
      },
    });
    const { access, id } = await made.signIn();
    const at = made.clock.ms / 1000;
    const shared = {
      sub,
      origin_jti: text,
      event_id: text,
      auth_time: at,
      iss: 'https://cognito-idp.eu-west-1.amazonaws.com/pool',
      iat: at,
      jti: text,
    };
    expect(made.claims(access)).toEqual({
      ...shared,
      client_id: 'app',
      username: sub,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      exp: at + 7200,
    });
    expect(made.claims(id)).toEqual({
      ...shared,
      email: ann,
      email_verified: true,
      aud: 'app',
      'cognito:username': sub,
      token_use: 'id',
      exp: at + 10_800,
    });
    expect(JSON.parse(Buffer.from(access.split('.')[0] ?? '', 'base64url').toString())).toEqual({
      alg: 'RS256',
      kid: 'key-1',
    });
  });

  it('has its claims changed by a trigger, but for the reserved ones', async () => {
    const seen: unknown[] = [];
    const { enter, claims } = cognitoAsked({
      triggers: {
        PreTokenGeneration: async (event) => {
          seen.push(event);
          const access = {
            claimsToAddOrOverride: { plan: 'pro', sub: 'x', gone: 1 },
            claimsToSuppress: ['gone'],
            scopesToAdd: ['a', 'b'],
            scopesToSuppress: ['a'],
          };
          const id = { claimsToSuppress: ['email'] };
          return {
            ...event,
            response: { claimsAndScopeOverrideDetails: { accessTokenGeneration: access, idTokenGeneration: id } },
          };
        },
      },
    });
    const { sub, access, id } = await enter();
    expect(claims(access)).toMatchObject({ plan: 'pro', sub, scope: 'aws.cognito.signin.user.admin b' });
    expect(claims(access)).not.toHaveProperty('gone');
    expect(claims(id)).not.toHaveProperty('email');
    expect(seen).toEqual([
      {
        version: '2',
        triggerSource: 'TokenGeneration_Authentication',
        region: 'eu-west-1',
        userPoolId: 'pool',
        userName: sub,
        callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: 'app' },
        request: {
          userAttributes: { sub, 'cognito:user_status': 'CONFIRMED', email: ann, email_verified: 'true' },
          groupConfiguration: { groupsToOverride: [], iamRolesToOverride: [], preferredRole: null },
          scopes: ['aws.cognito.signin.user.admin'],
        },
        response: { claimsAndScopeOverrideDetails: null },
      },
    ]);
  });

  it.each([
    [{ AuthFlow: 'USER_SRP_AUTH' }, 'UnknownOperationException: AdminInitiateAuth with USER_SRP_AUTH is not emulated'],
    [{ UserPoolId: 'other' }, 'ResourceNotFoundException: User pool client app does not exist.'],
    [{ AuthParameters: { USERNAME: ann } }, 'InvalidParameterException: Missing required parameter PASSWORD'],
    [{ AuthParameters: undefined }, 'InvalidParameterException: Missing required parameter USERNAME'],
    [{ AuthParameters: { USERNAME: ann, PASSWORD: 'x' } }, 'NotAuthorizedException: Incorrect username or password.'],
    [{ AuthParameters: { USERNAME: 'nobody', PASSWORD: 'x' } }, 'UserNotFoundException: User does not exist.'],
  ])('with %j: %s', async (change, refusal) => {
    const made = cognitoAsked();
    made.join();
    expect(await made.refusal('AdminInitiateAuth', { ...made.signInBody(ann), ...change })).toBe(refusal);
    expect(Object.values(made.state.sessions)).toEqual([]);
  });

  it('is not for a client without the flow, and hides who is unknown where the client does', async () => {
    const closed = cognitoAsked({ client: { ExplicitAuthFlows: [] } });
    expect(await closed.refusal('AdminInitiateAuth', closed.signInBody(ann))).toBe(
      'InvalidParameterException: Auth flow not enabled for this client',
    );
    const hiding = cognitoAsked({ client: { PreventUserExistenceErrors: 'ENABLED' } });
    expect(await hiding.refusal('AdminInitiateAuth', hiding.signInBody('nobody'))).toBe(
      'NotAuthorizedException: Incorrect username or password.',
    );
  });

  it('clears what failed before it', async () => {
    const made = cognitoAsked();
    made.join();
    await made.refusal('AdminInitiateAuth', made.signInBody(ann, 'wrong'));
    expect(Object.values(made.state.attempts)).toMatchObject([{ failedAtMs: [made.clock.ms] }]);
    await made.signIn();
    expect(made.state.attempts).toEqual({});
  });

  it('knows its secret by a hash', async () => {
    const made = cognitoAsked({ client: { GenerateSecret: true } });
    const hash = async (name: string) => {
      const { UserPoolClient } = await made.ask('DescribeUserPoolClient', { ...pool, ClientId: 'app' });
      const { ClientSecret } = UserPoolClient as { ClientSecret: string };
      return createHmac('sha256', ClientSecret).update(`${name}app`).digest('base64');
    };
    await made.signUp(ann, { SecretHash: await hash(ann) });
    const with_ = async (SECRET_HASH: string) =>
      made.refusal('AdminInitiateAuth', made.signInBody(ann, password, { SECRET_HASH }));
    expect([await with_(await hash(ann)), await with_('x')]).toEqual([
      'none',
      'NotAuthorizedException: Unable to verify secret hash for client app',
    ]);
  });
});

describe('a second factor', () => {
  const enrolled = async () => {
    const made = cognitoAsked();
    const { sub, access } = await made.enter();
    const { SecretCode, ...rest } = await made.ask('AssociateSoftwareToken', { AccessToken: access });
    const secret = String(SecretCode);
    expect([secret, rest]).toEqual([expect.stringMatching(/^[A-Z2-7]{32,}$/), {}]);
    const code = () => totpAt(secret, made.clock.ms);
    expect(await made.ask('VerifySoftwareToken', { AccessToken: access, UserCode: code() })).toEqual({
      Status: 'SUCCESS',
    });
    const prefer = (Enabled: boolean, Username = ann) => ({ ...pool, Username, SoftwareTokenMfaSettings: { Enabled } });
    return { ...made, sub, access, code, prefer };
  };

  it('is proved, switched on, asked for and switched off', async () => {
    const made = await enrolled();
    expect(made.state.users[made.sub]).toMatchObject({ softwareToken: { on: false }, offeredSecret: null });
    expect(await made.ask('AdminInitiateAuth', made.signInBody(ann))).toHaveProperty('AuthenticationResult');
    expect(await made.ask('AdminSetUserMFAPreference', made.prefer(true))).toEqual({});
    expect(await made.ask('AdminGetUser', { ...pool, Username: ann })).toMatchObject({
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
    });
    const challenge = await made.ask('AdminInitiateAuth', made.signInBody(ann));
    expect(challenge).toEqual({
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session: expect.any(String),
      ChallengeParameters: { USER_ID_FOR_SRP: made.sub },
    });
    const answer = (change: object = {}, responses: object = {}) => ({
      ...pool,
      ClientId: 'app',
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session: challenge.Session,
      ChallengeResponses: { USERNAME: made.sub, SOFTWARE_TOKEN_MFA_CODE: made.code(), ...responses },
      ...change,
    });
    for (const [body, refusal] of [
      [answer(), 'ExpiredCodeException: Your software token has already been used once.'],
      [answer({ ChallengeName: 'SMS_MFA' }), 'UnknownOperationException: A challenge SMS_MFA is not emulated'],
      [answer({}, { USERNAME: '' }), 'InvalidParameterException: Missing required parameter USERNAME'],
      [
        answer({}, { SOFTWARE_TOKEN_MFA_CODE: '' }),
        'InvalidParameterException: Missing required parameter SOFTWARE_TOKEN_MFA_CODE',
      ],
      [answer({}, { USERNAME: 'x' }), 'NotAuthorizedException: Invalid session for the user.'],
      [answer({ Session: 'x' }), 'NotAuthorizedException: Invalid session for the user.'],
      [answer({ ClientId: 'foreign' }), 'ResourceNotFoundException: User pool client foreign does not exist.'],
      [answer({}, { SOFTWARE_TOKEN_MFA_CODE: 'abcdef' }), 'CodeMismatchException: Invalid code received for user'],
    ] as const)
      expect(await made.refusal('AdminRespondToAuthChallenge', body)).toBe(refusal);
    expect(Object.values(made.state.attempts)).toMatchObject([{ failedAtMs: [made.clock.ms, made.clock.ms] }]);
    made.clock.ms += 30_000;
    expect(await made.ask('AdminRespondToAuthChallenge', answer())).toMatchObject({
      ChallengeParameters: {},
      AuthenticationResult: { TokenType: 'Bearer' },
    });
    expect([made.state.challenges, made.state.attempts]).toEqual([{}, {}]);
    await made.ask('AdminSetUserMFAPreference', made.prefer(false));
    expect(await made.ask('AdminInitiateAuth', made.signInBody(ann))).toHaveProperty('AuthenticationResult');
    expect(await made.ask('AdminGetUser', { ...pool, Username: ann })).not.toHaveProperty('PreferredMfaSetting');
  });

  it('is not switched on before it is proved, nor where the pool has none', async () => {
    const made = await enrolled();
    made.join('bob@example.com');
    expect(await made.refusal('AdminSetUserMFAPreference', made.prefer(true, 'bob@example.com'))).toBe(
      'InvalidParameterException: User has not verified software token mfa',
    );
    expect(await made.refusal('AdminSetUserMFAPreference', made.prefer(false, 'bob@example.com'))).toBe('none');
    const wrong = { AccessToken: made.access, UserCode: '000000' };
    expect(await made.refusal('VerifySoftwareToken', wrong)).toBe('EnableSoftwareTokenMFAException: Code mismatch');
    expect(await made.refusal('VerifySoftwareToken', { ...wrong, UserCode: 'x000000' })).toContain(
      'UserCode is missing or not valid',
    );
    expect(await made.refusal('VerifySoftwareToken', { ...wrong, UserCode: '0000000' })).toContain(
      'UserCode is missing or not valid',
    );
    const plain = cognitoAsked({ mfa: false });
    const { access } = await plain.enter();
    for (const name of ['AssociateSoftwareToken', 'VerifySoftwareToken'])
      expect(await plain.refusal(name, { AccessToken: access, UserCode: '000000' })).toBe(
        'SoftwareTokenMFANotFoundException: Software Token MFA has not been enabled by the userPool',
      );
  });
});
