/** The user pool's triggers as the pool calls them. */
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { PreSignUpTriggerEvent, PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubEnv('TABLE_NAME', 'test');
vi.stubEnv('AWS_REGION', 'us-east-1');
const { handler: preSignUp } = await import('../../lambdas/handlers/pre-sign-up.ts');
const { handler: preToken } = await import('../../lambdas/handlers/pre-token-generation.ts');

const table = mockClient(DynamoDBDocumentClient);
beforeEach(() => {
  table.reset();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => vi.restoreAllMocks());

const context = { ...Object(null) };
const pool = {
  region: 'us-east-1',
  userPoolId: 'us-east-1_pool',
  userName: 'anna-pool',
  callerContext: { awsSdkVersion: 'test', clientId: 'client' },
};

describe('before a sign-up', () => {
  it('the account is confirmed and its email marked deliverable', async () => {
    const event: PreSignUpTriggerEvent = {
      ...pool,
      version: '1',
      triggerSource: 'PreSignUp_SignUp',
      request: { userAttributes: { email: 'anna@example.com' } },
      response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    };
    expect(await preSignUp(event, context, () => {})).toMatchObject({
      response: { autoConfirmUser: true, autoVerifyEmail: true, autoVerifyPhone: false },
    });
  });
});

describe('before a token', () => {
  const claimsAdded = async () => {
    const event: PreTokenGenerationV2TriggerEvent = {
      ...pool,
      version: '2',
      triggerSource: 'TokenGeneration_Authentication',
      request: { userAttributes: { sub: 'anna' }, groupConfiguration: {}, scopes: ['aws.cognito.signin.user.admin'] },
      response: { claimsAndScopeOverrideDetails: {} },
    };
    const answer: PreTokenGenerationV2TriggerEvent | undefined =
      (await preToken(event, context, () => {})) ?? undefined;
    return answer?.response.claimsAndScopeOverrideDetails?.accessTokenGeneration?.claimsToAddOrOverride;
  };

  it('the plan is put into the access token, as strings', async () => {
    const grant = { plan_name: 'expert', paid_at: 'x', order_id: null, provider_payment_id: null, signature: null };
    table.on(GetCommand).resolves({ Item: { grants: { p: grant }, revoked: {} } });
    expect(await claimsAdded()).toEqual({ plan_id: '4', plan_name: 'expert' });
    expect(table.commandCalls(GetCommand)[0]?.args[0].input.Key).toEqual({ pk: 'USER#anna', sk: 'ENTITLEMENT' });
  });

  it('nothing is added without a plan, nor when the table does not answer', async () => {
    table.on(GetCommand).resolvesOnce({}).rejects(new Error('away'));
    expect(await claimsAdded()).toEqual({});
    expect(await claimsAdded()).toEqual({});
  });
});
