/** A sign-up, called directly: the user that it makes, what its triggers are told, each refusal by its name. */
import { describe, expect, it } from 'vitest';
import { cognitoAsked, password } from '../fixtures/cognito-asked.ts';

const ann = 'ann@example.com';
const named = (attributes: Record<string, string>) =>
  Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));

describe('a sign-up', () => {
  it('makes a user of what was sent', async () => {
    const { signUp, state, clock } = cognitoAsked();
    const sub = await signUp('Ann@Example.com', { UserAttributes: named({ name: 'Ann', email: 'else@example.com' }) });
    expect(state.users).toEqual({
      [sub]: {
        sub,
        poolId: 'pool',
        attributes: { name: 'Ann', email: 'Ann@Example.com', email_verified: 'true' },
        password: expect.any(Object),
        createdAtMs: clock.ms,
        modifiedAtMs: clock.ms,
      },
    });
    expect(clock.saves).toBe(1);
  });

  const body = { ClientId: 'app', Username: ann, Password: password };
  it.each([
    [{ ClientId: 'none' }, 'ResourceNotFoundException: User pool client none does not exist.'],
    [
      { ClientId: undefined },
      'InvalidParameterException: 1 validation error detected: ClientId is missing or not valid',
    ],
    [{ Username: '' }, 'InvalidParameterException: 1 validation error detected: Username is missing or not valid'],
    [
      { Username: `${'a'.repeat(117)}@example.com` },
      'InvalidParameterException: 1 validation error detected: Username is missing or not valid',
    ],
    [{ Username: 'ann' }, 'InvalidParameterException: Username should be an email.'],
    [
      { Password: 'x'.repeat(257) },
      'InvalidParameterException: 1 validation error detected: Password is missing or not valid',
    ],
    [{ Password: 'short' }, 'InvalidPasswordException: Password did not conform with policy: Password not long enough'],
    [
      { UserAttributes: named({ a: 'x'.repeat(2049) }) },
      'InvalidParameterException: 1 validation error detected: UserAttributes.0.Value is missing or not valid',
    ],
    [
      { UserAttributes: named({ sub: 'x' }) },
      'NotAuthorizedException: A client attempted to write unauthorized attribute',
    ],
    [
      { UserAttributes: named({ email_verified: 'true' }) },
      'NotAuthorizedException: A client attempted to write unauthorized attribute',
    ],
    [
      { UserAttributes: named({ phone_number_verified: 'x' }) },
      'NotAuthorizedException: A client attempted to write unauthorized attribute',
    ],
    [
      { UserAttributes: named({ name: 'x', nickname: 'y' }) },
      'NotAuthorizedException: A client attempted to write unauthorized attribute',
    ],
    [{ UserAttributes: named({ name: 'x'.repeat(2048) }) }, 'none'],
    [{}, 'none'],
  ])('with %j: %s', async (change, refusal) => {
    const { refusal: refused } = cognitoAsked({ client: { WriteAttributes: ['name', 'email'] } });
    expect(await refused('SignUp', { ...body, ...change })).toBe(refusal);
  });

  it('of an address that is taken is refused, whatever its case', async () => {
    const { join, refusal } = cognitoAsked();
    join();
    expect(await refusal('SignUp', { ...body, Username: 'ANN@example.com' })).toBe(
      'UsernameExistsException: User already exists',
    );
    expect(await refusal('SignUp', { ...body, ClientId: 'foreign' })).toBe('none');
  });

  it('asks one trigger before and tells another after', async () => {
    const seen: unknown[] = [];
    const { signUp } = cognitoAsked({
      triggers: {
        PreSignUp: async (event) => {
          seen.push(structuredClone(event));
          return { ...event, response: { autoConfirmUser: true } };
        },
        PostConfirmation: async (event) => {
          seen.push(event);
          return event;
        },
      },
    });
    const sub = await signUp(ann, { ValidationData: named({ from: 'site' }), ClientMetadata: { a: 'b' } });
    const shared = {
      version: '1',
      region: 'eu-west-1',
      userPoolId: 'pool',
      userName: sub,
      callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: 'app' },
    };
    expect(seen).toEqual([
      {
        ...shared,
        triggerSource: 'PreSignUp_SignUp',
        request: { userAttributes: { email: ann }, validationData: { from: 'site' }, clientMetadata: { a: 'b' } },
        response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
      },
      {
        ...shared,
        triggerSource: 'PostConfirmation_ConfirmSignUp',
        request: {
          userAttributes: { sub, 'cognito:user_status': 'CONFIRMED', email: ann, email_verified: 'false' },
          clientMetadata: { a: 'b' },
        },
        response: {},
      },
    ]);
    seen.length = 0;
    await signUp('bob@example.com');
    expect(seen[0]).toMatchObject({ request: { validationData: null, clientMetadata: {} } });
  });

  it.each([
    [async () => Promise.reject(new Error('no')), 'UserLambdaValidationException: PreSignUp failed with error no.'],
    [async () => Promise.reject('no'), 'UserLambdaValidationException: PreSignUp failed with error an unknown error.'],
    [async () => 'text', 'InvalidLambdaResponseException: Unrecognizable lambda output of PreSignUp'],
    [
      async () => ({ response: { autoConfirmUser: 'yes' } }),
      'InvalidLambdaResponseException: Unrecognizable lambda output of PreSignUp',
    ],
    [
      async () => ({ response: {} }),
      'UnknownOperationException: Confirming a sign-up by code (no trigger set autoConfirmUser) is not emulated',
    ],
  ])('ends with its trigger (case %#)', async (PreSignUp, refusal) => {
    const { refusal: refused, state } = cognitoAsked({ triggers: { PreSignUp } });
    expect([await refused('SignUp', body), state.users]).toEqual([refusal, {}]);
  });
});
