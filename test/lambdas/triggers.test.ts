/** The user pool's triggers as the pool calls them. */
import {
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { PostConfirmationTriggerEvent, PreSignUpTriggerEvent, PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchLog } from './log-lines.ts';
import { mockedClient } from './mocked-client.ts';

// Settings are read once: here by modules of this file’s own.
vi.hoisted(() => vi.resetModules());

vi.stubEnv('TABLE_NAME', 'test');
vi.stubEnv('AWS_REGION', 'us-east-1');
const { handler: preSignUp } = await import('../../lambdas/handlers/pre-sign-up.ts');
const { handler: preToken } = await import('../../lambdas/handlers/pre-token-generation.ts');

const { handler: postConfirmation } = await import('../../lambdas/handlers/post-confirmation.ts');

const cognito = mockedClient(CognitoIdentityProviderClient);
const table = mockedClient(DynamoDBDocumentClient);
beforeEach(() => {
  table.reset();
  cognito.reset();
  watchLog();
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
  it('the pool is asked whether it came by a client with a secret, once, and refuses what did not', async () => {
    const event = (clientId: string): PreSignUpTriggerEvent => ({
      ...pool,
      callerContext: { ...pool.callerContext, clientId },
      version: '1',
      triggerSource: 'PreSignUp_SignUp',
      request: { userAttributes: { email: 'anna@example.com' } },
      response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    });
    cognito.on(DescribeUserPoolClientCommand, { ClientId: 'public' }).resolves({ UserPoolClient: {} });
    for (let n = 0; n < 2; n += 1) await expect(preSignUp(event('public'), context)).rejects.toThrow();
    expect(cognito.commandCalls(DescribeUserPoolClientCommand)).toHaveLength(1);
  });

  it('the account is confirmed and its email marked deliverable', async () => {
    const event: PreSignUpTriggerEvent = {
      ...pool,
      version: '1',
      triggerSource: 'PreSignUp_SignUp',
      request: { userAttributes: { email: 'anna@example.com' } },
      response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    };
    cognito.on(DescribeUserPoolClientCommand).resolves({ UserPoolClient: { ClientSecret: 's' } });
    expect(await preSignUp(event, context)).toMatchObject({
      response: { autoConfirmUser: true, autoVerifyEmail: true, autoVerifyPhone: false },
    });
  });
});

describe('after a confirmation', () => {
  const confirmed = (triggerSource: PostConfirmationTriggerEvent['triggerSource'], clientId = 'client') => {
    const event: PostConfirmationTriggerEvent = {
      ...pool,
      callerContext: { ...pool.callerContext, clientId },
      version: '1',
      triggerSource,
      request: { userAttributes: { sub: 'anna' } },
      response: {},
    };
    return Promise.resolve(postConfirmation(event, context));
  };

  it('of a new password every session of that account in that pool is ended', async () => {
    cognito.on(DescribeUserPoolClientCommand).resolves({ UserPoolClient: { ClientSecret: 's' } });
    cognito.on(AdminUserGlobalSignOutCommand).resolves({});
    table.on(UpdateCommand).resolves({});
    await confirmed('PostConfirmation_ConfirmForgotPassword');
    expect(cognito.commandCalls(AdminSetUserPasswordCommand)).toEqual([]);
    expect(cognito.commandCalls(AdminUserGlobalSignOutCommand).map((call) => call.args[0].input)).toEqual([
      { UserPoolId: 'us-east-1_pool', Username: 'anna-pool' },
    ]);
    expect(table.commandCalls(UpdateCommand)[0]?.args[0].input.Key).toEqual({ pk: 'USER#anna', sk: 'SESSIONS' });
  });

  it('of a new password that did not come through the service voids it, before the sessions end', async () => {
    cognito.on(DescribeUserPoolClientCommand, { ClientId: 'past-us' }).resolves({ UserPoolClient: {} });
    cognito.on(AdminSetUserPasswordCommand).resolves({});
    cognito.on(AdminUserGlobalSignOutCommand).resolves({});
    table.on(UpdateCommand).resolves({});
    await confirmed('PostConfirmation_ConfirmForgotPassword', 'past-us');
    expect(cognito.commandCalls(AdminSetUserPasswordCommand)[0]?.args[0].input).toMatchObject({
      UserPoolId: 'us-east-1_pool',
      Username: 'anna-pool',
      Permanent: true,
    });
    expect(cognito.commandCalls(AdminUserGlobalSignOutCommand)).toHaveLength(1);
  });

  it('of a sign-up nothing is ended', async () => {
    await confirmed('PostConfirmation_ConfirmSignUp');
    expect(cognito.calls()).toEqual([]);
  });

  it('that could not end the sessions fails, so that the pool can say so', async () => {
    cognito.on(DescribeUserPoolClientCommand).resolves({ UserPoolClient: { ClientSecret: 's' } });
    cognito.on(AdminUserGlobalSignOutCommand).rejects(new Error('away'));
    await expect(confirmed('PostConfirmation_ConfirmForgotPassword')).rejects.toThrow('away');
  });
});

describe('before a token', () => {
  it('for enrolling a second factor, which the server alone can ask for, the pool’s own scope stays', async () => {
    table.on(GetCommand).resolves({});
    const scopesOut = async (clientMetadata: Record<string, string>) => {
      const event: PreTokenGenerationV2TriggerEvent = {
        ...pool,
        version: '2',
        triggerSource: 'TokenGeneration_RefreshTokens',
        request: { userAttributes: { sub: 'anna' }, groupConfiguration: {}, scopes: [], clientMetadata },
        response: { claimsAndScopeOverrideDetails: {} },
      };
      const answer: PreTokenGenerationV2TriggerEvent | undefined = (await preToken(event, context)) ?? undefined;
      return answer?.response.claimsAndScopeOverrideDetails?.accessTokenGeneration?.scopesToSuppress;
    };
    expect(await scopesOut({ purpose: 'second-factor' })).toEqual([]);
    expect(await scopesOut({ purpose: 'another' })).toEqual(['aws.cognito.signin.user.admin']);
  });

  const claimsAdded = async () => {
    const event: PreTokenGenerationV2TriggerEvent = {
      ...pool,
      version: '2',
      triggerSource: 'TokenGeneration_Authentication',
      request: { userAttributes: { sub: 'anna' }, groupConfiguration: {}, scopes: ['aws.cognito.signin.user.admin'] },
      response: { claimsAndScopeOverrideDetails: {} },
    };
    const answer: PreTokenGenerationV2TriggerEvent | undefined = (await preToken(event, context)) ?? undefined;
    const shape = answer?.response.claimsAndScopeOverrideDetails?.accessTokenGeneration;
    expect(shape).toMatchObject({
      scopesToAdd: ['dramaturg/site'],
      scopesToSuppress: ['aws.cognito.signin.user.admin'],
    });
    return shape?.claimsToAddOrOverride;
  };

  it('the plan and the epoch of the sessions are put into the access token, as strings', async () => {
    const grant = { plan_name: 'expert', paid_at: 'x', order_id: null, provider_payment_id: null, signature: null };
    const key = (sk: string) => ({ TableName: 'test', Key: { pk: 'USER#anna', sk }, ConsistentRead: true });
    table.on(GetCommand).resolves({});
    table.on(GetCommand, key('ENTITLEMENT')).resolves({ Item: { grants: { p: grant }, revoked: {} } });
    table.on(GetCommand, key('SESSIONS')).resolves({ Item: { epoch: 'e' } });
    expect(await claimsAdded()).toEqual({ plan_id: '4', plan_name: 'expert', session_epoch: 'e' });
  });

  it('nothing is added without a plan, nor when the table does not answer', async () => {
    table.on(GetCommand).resolvesOnce({}).resolvesOnce({}).rejects(new Error('away'));
    expect(await claimsAdded()).toEqual({});
    expect(await claimsAdded()).toEqual({});
  });
});
