/** The user pool's triggers as the pool calls them. */
import type { PreSignUpTriggerEvent, PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { afterEach, describe, expect, it, vi } from 'vitest';

const caller = { awsSdkVersion: 'test', clientId: 'client' };
const pool = {
  version: '2',
  region: 'us-east-1',
  userPoolId: 'us-east-1_pool',
  userName: 'anna',
  callerContext: caller,
};
afterEach(() => vi.restoreAllMocks());

describe('before a sign-up', () => {
  it('the account is confirmed and its email marked deliverable', async () => {
    const { handler } = await import('../../lambdas/handlers/pre-sign-up.ts');
    const event: PreSignUpTriggerEvent = {
      ...pool,
      version: '1',
      triggerSource: 'PreSignUp_SignUp',
      request: { userAttributes: { email: 'anna@example.com' } },
      response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    };
    expect(await handler(event, { ...Object(null) }, () => {})).toMatchObject({
      response: { autoConfirmUser: true, autoVerifyEmail: true, autoVerifyPhone: false },
    });
  });
});

describe('before a token', () => {
  it('a table that does not answer keeps nobody out', async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { handler } = await import('../../lambdas/handlers/pre-token-generation.ts');
    const event: PreTokenGenerationV2TriggerEvent = {
      ...pool,
      triggerSource: 'TokenGeneration_Authentication',
      request: {
        userAttributes: { sub: 'anna' },
        groupConfiguration: {},
        scopes: ['aws.cognito.signin.user.admin'],
      },
      response: { claimsAndScopeOverrideDetails: {} },
    };
    const answer = await handler(event, { ...Object(null) }, () => {});
    expect(answer).toMatchObject({
      response: { claimsAndScopeOverrideDetails: { accessTokenGeneration: { claimsToAddOrOverride: {} } } },
    });
  });
});
