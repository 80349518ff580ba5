/** Guards one account in the Cognito user pool: a password that was set past us is undone, all its sessions are ended. Needs no client's secret. */
import { randomBytes } from 'node:crypto';
import {
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { toAppError } from './identity-errors.ts';

export interface AccountSecurity {
  /** Puts a password that nobody knows in place of whatever it was. */
  voidPassword(userPoolId: string, poolUsername: string): Promise<void>;
  /** Whether a client of the pool has a secret. Asked once a client and process. */
  hasSecret(userPoolId: string, clientId: string): Promise<boolean>;
  /** No session of the account can be renewed any more; access tokens already out live until they expire. token_not_valid when the account is gone. */
  endSessions(userPoolId: string, poolUsername: string): Promise<void>;
}

export const accountSecurity = (
  client: CognitoIdentityProviderClient = new CognitoIdentityProviderClient({ maxAttempts: 3 }),
): AccountSecurity => {
  const known = new Map<string, boolean>();
  return {
    async voidPassword(userPoolId, poolUsername) {
      const command = new AdminSetUserPasswordCommand({
        UserPoolId: userPoolId,
        Username: poolUsername,
        Password: randomBytes(48).toString('base64url'),
        Permanent: true,
      });
      await client.send(command);
    },

    async hasSecret(userPoolId, clientId) {
      const held = known.get(clientId);
      if (held !== undefined) return held;
      const command = new DescribeUserPoolClientCommand({ UserPoolId: userPoolId, ClientId: clientId });
      const has = Boolean((await client.send(command)).UserPoolClient?.ClientSecret);
      known.set(clientId, has);
      return has;
    },

    async endSessions(userPoolId, poolUsername) {
      const command = new AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: poolUsername });
      await client.send(command).catch((error: unknown) => {
        throw toAppError(error, 'session');
      });
    },
  };
};
