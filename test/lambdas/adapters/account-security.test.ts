/** What is asked of the user pool to guard one account, and what its errors become. */
import {
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountSecurity } from '../../../lambdas/adapters/account-security.ts';

const pool = mockClient(CognitoIdentityProviderClient);
const open = () => accountSecurity(new CognitoIdentityProviderClient({ region: 'us-east-1' }));
const fault = (name: string, message = '') => Object.assign(new Error(message), { name });

beforeEach(() => pool.reset());

describe('a forgotten password', () => {
  const reset = { clientId: 'site', email: 'anna@example.com', code: '123456', newPassword: 'new-password' };

  it('is set with the code, under the client that asked for it', async () => {
    pool.on(ConfirmForgotPasswordCommand).resolves({});
    await open().resetPassword(reset);
    expect(pool.commandCalls(ConfirmForgotPasswordCommand)[0]?.args[0].input).toEqual({
      ClientId: 'site',
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

describe('ending all sessions', () => {
  it('names the pool and the account', async () => {
    pool.on(AdminUserGlobalSignOutCommand).resolves({});
    await open().endSessions('us-east-1_pool', 'anna-pool');
    expect(pool.commandCalls(AdminUserGlobalSignOutCommand)[0]?.args[0].input).toEqual({
      UserPoolId: 'us-east-1_pool',
      Username: 'anna-pool',
    });
  });

  it('of an account that is gone says that the session has ended', async () => {
    pool.on(AdminUserGlobalSignOutCommand).rejects(fault('UserNotFoundException'));
    await expect(open().endSessions('p', 'u')).rejects.toMatchObject({ code: 'token_not_valid' });
  });
});
