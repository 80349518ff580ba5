/** The functions that a user pool calls: what they are told, what they may change, and what their failures become. */

import { GetTokensFromRefreshTokenCommand } from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import type { TriggerEvent, Triggers } from '../../lib/local-cloud/cognito/trigger-event.ts';
import { poolId, serverClientId, startPool } from './fixtures/cognito-pool.ts';
import { temporaryDirectory } from './fixtures/temporary-directory.ts';

const email = 'ann@example.com';

async function withPool<T>(triggers: Triggers, work: (pool: Awaited<ReturnType<typeof startPool>>) => Promise<T>) {
  const pool = await startPool({ directory: await temporaryDirectory(), triggers });
  try {
    return await work(pool);
  } finally {
    await pool.cognito.close();
  }
}

const refused = { name: 'UserLambdaValidationException' };

describe('the pre-token-generation trigger', () => {
  it('puts claims into the access token at sign-in and at refresh', async () => {
    const events: TriggerEvent[] = [];
    let plan = 'basic';
    const PreTokenGeneration = async (event: TriggerEvent) => {
      events.push(event);
      const accessTokenGeneration = { claimsToAddOrOverride: { plan_id: 2, plan_name: plan, sub: 'forged' } };
      return { ...event, response: { claimsAndScopeOverrideDetails: { accessTokenGeneration } } };
    };
    await withPool({ PreTokenGeneration }, async (pool) => {
      const { UserSub } = await pool.signUp(email);
      const tokens = await pool.signIn(email);
      expect(decodeJwt(tokens.access)).toMatchObject({ plan_id: 2, plan_name: 'basic', sub: UserSub });
      expect(decodeJwt(tokens.id)).not.toHaveProperty('plan_name');
      plan = 'advanced';
      const ClientSecret = await pool.secretOf(serverClientId);
      const input = { ClientId: serverClientId, ClientSecret, RefreshToken: tokens.refresh };
      const { AuthenticationResult } = await pool.api.send(new GetTokensFromRefreshTokenCommand(input));
      expect(decodeJwt(AuthenticationResult?.AccessToken ?? '')).toMatchObject({ plan_name: 'advanced' });

      expect(events.map(({ triggerSource }) => triggerSource)).toEqual([
        'TokenGeneration_Authentication',
        'TokenGeneration_RefreshTokens',
      ]);
      expect(events[0]).toMatchObject({
        version: '2',
        region: 'us-east-1',
        userPoolId: poolId,
        userName: UserSub,
        callerContext: { clientId: serverClientId },
        request: {
          userAttributes: { sub: UserSub, email, email_verified: 'true', 'cognito:user_status': 'CONFIRMED' },
          groupConfiguration: { groupsToOverride: [], iamRolesToOverride: [], preferredRole: null },
          scopes: ['aws.cognito.signin.user.admin'],
        },
        response: { claimsAndScopeOverrideDetails: null },
      });
    });
  });

  it('stops the sign-in when it fails, in its own words', async () => {
    const PreTokenGeneration = () => Promise.reject(new Error('the table is away'));
    await withPool({ PreTokenGeneration }, async (pool) => {
      await pool.signUp(email);
      await expect(pool.signIn(email)).rejects.toMatchObject({
        ...refused,
        message: 'PreTokenGeneration failed with error the table is away.',
      });
    });
  });

  it('stops the sign-in when its answer is not an event', async () => {
    await withPool({ PreTokenGeneration: async () => null }, async (pool) => {
      await pool.signUp(email);
      await expect(pool.signIn(email)).rejects.toMatchObject({ name: 'InvalidLambdaResponseException' });
    });
  });
});

describe('the pre-sign-up trigger', () => {
  it('is told about the sign-up and can refuse it', async () => {
    const events: TriggerEvent[] = [];
    const PreSignUp = async (event: TriggerEvent) => {
      events.push(event);
      throw new Error('not you');
    };
    await withPool({ PreSignUp }, async (pool) => {
      await expect(pool.signUp(email)).rejects.toMatchObject({
        ...refused,
        message: 'PreSignUp failed with error not you.',
      });
      await expect(pool.signIn(email)).rejects.toMatchObject({ message: 'Incorrect username or password.' });
    });
    expect(events[0]).toMatchObject({
      version: '1',
      triggerSource: 'PreSignUp_SignUp',
      request: { userAttributes: { email, name: 'Ann' } },
      response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    });
  });

  it('must confirm the user, because codes for sign-ups are not emulated', async () => {
    await withPool({ PreSignUp: async (event) => event }, async (pool) => {
      await expect(pool.signUp(email)).rejects.toMatchObject({ $metadata: { httpStatusCode: 501 } });
    });
  });
});

describe('the post-confirmation trigger', () => {
  it('is told once the user exists', async () => {
    const events: TriggerEvent[] = [];
    const PostConfirmation = async (event: TriggerEvent) => {
      events.push(event);
      return event;
    };
    await withPool({ PostConfirmation }, async (pool) => {
      const { UserSub } = await pool.signUp(email);
      expect(events).toHaveLength(1);
      expect(events[0]).toMatchObject({
        triggerSource: 'PostConfirmation_ConfirmSignUp',
        request: { userAttributes: { sub: UserSub, email_verified: 'true' } },
      });
    });
  });
});
