/** What is asked of the user pool to guard one account, and what its errors become. */
import {
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountSecurity } from '../../../lambdas/adapters/account-security.ts';
import { mockedClient } from '../mocked-client.ts';

const pool = mockedClient(CognitoIdentityProviderClient);
const open = () => accountSecurity(new CognitoIdentityProviderClient({ region: 'us-east-1' }));
const fault = (name: string, message = '') => Object.assign(new Error(message), { name });

beforeEach(() => pool.reset());

describe('a password that was set past us', () => {
  it('is put out of force by one that nobody knows, another each time', async () => {
    pool.on(AdminSetUserPasswordCommand).resolves({});
    for (let n = 0; n < 2; n += 1) await open().voidPassword('us-east-1_pool', 'anna-pool');
    const [one, other] = pool.commandCalls(AdminSetUserPasswordCommand).map((call) => call.args[0].input);
    expect(one).toMatchObject({ UserPoolId: 'us-east-1_pool', Username: 'anna-pool', Permanent: true });
    expect(one?.Password).toHaveLength(64);
    expect(other?.Password).not.toBe(one?.Password);
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
