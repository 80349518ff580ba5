/** What is asked of the user pool to guard one account, and what its errors become. */
import {
  AdminUserGlobalSignOutCommand,
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  GetUserCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountSecurity } from '../../../lambdas/adapters/account-security.ts';
import { sentences } from '../../../lib/contract/errors.ts';

const pool = mockClient(CognitoIdentityProviderClient);
const open = () => accountSecurity(new CognitoIdentityProviderClient({ region: 'us-east-1' }));
const fault = (name: string, message = '') => Object.assign(new Error(message), { name });
const change = { accessToken: 'access', currentPassword: 'old-password', newPassword: 'new-password' };

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

describe('changing the password', () => {
  it('speaks for the user by access token alone', async () => {
    pool.on(ChangePasswordCommand).resolves({});
    await open().changePassword(change);
    expect(pool.commandCalls(ChangePasswordCommand)[0]?.args[0].input).toEqual({
      AccessToken: 'access',
      PreviousPassword: 'old-password',
      ProposedPassword: 'new-password',
    });
  });

  it.each([
    ['NotAuthorizedException', 'Incorrect username or password.', 'wrong_password', sentences.wrongCurrentPassword],
    ['NotAuthorizedException', 'Access Token has been revoked', 'token_not_valid', 'Your session has ended'],
    ['UserNotFoundException', 'User does not exist.', 'token_not_valid', 'Your session has ended'],
    [
      'InvalidPasswordException',
      'Password did not conform with policy: Password not long enough',
      'weak_password',
      'at least 8 characters',
    ],
    [
      'InvalidParameterException',
      "Value at 'proposedPassword' failed to satisfy constraint: Member must satisfy regular expression pattern",
      'weak_password',
      'without spaces at either end',
    ],
    ['LimitExceededException', 'Attempt limit exceeded', 'too_many_attempts', sentences.tooManyAttempts],
  ])('%s (%s) becomes %s', async (name, message, code, sentence) => {
    pool.on(ChangePasswordCommand).rejects(fault(name, message));
    await expect(open().changePassword(change)).rejects.toMatchObject({
      code,
      message: expect.stringContaining(sentence),
    });
  });

  it('hands on a failure that is not the user’s to mend', async () => {
    pool.on(ChangePasswordCommand).rejects(fault('InternalErrorException', 'away'));
    await expect(open().changePassword(change)).rejects.toMatchObject({ name: 'InternalErrorException' });
  });
});

describe('a session', () => {
  it('is asked about with the access token, and stands while the pool answers', async () => {
    pool.on(GetUserCommand).resolves({ Username: 'anna' });
    await open().requireSession('access');
    expect(pool.commandCalls(GetUserCommand)[0]?.args[0].input).toEqual({ AccessToken: 'access' });
  });

  it.each([
    ['NotAuthorizedException', 'Access Token has been revoked', 'token_not_valid'],
    ['UserNotFoundException', 'User does not exist.', 'token_not_valid'],
    ['TooManyRequestsException', 'Rate exceeded', 'too_many_attempts'],
  ])('is refused when the pool says %s (%s)', async (name, message, code) => {
    pool.on(GetUserCommand).rejects(fault(name, message));
    await expect(open().requireSession('access')).rejects.toMatchObject({ code });
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
