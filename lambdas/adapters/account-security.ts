/** Guards one account in the Cognito user pool: its password by a mailed code, the end of all its sessions. Needs no client's secret. */
import {
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  DescribeUserPoolClientCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { toAppError } from './identity-errors.ts';

export interface PasswordReset {
  /** The pool's client under which the code was asked for. */
  readonly clientId: string;
  readonly email: string;
  readonly code: string;
  readonly newPassword: string;
}
export interface AccountSecurity {
  /** code_mismatch (also for an unknown account), code_expired, weak_password, too_many_attempts; sessions_not_ended when it is set nevertheless. */
  resetPassword(reset: PasswordReset): Promise<void>;
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
    async resetPassword({ clientId, email, code, newPassword }) {
      const command = new ConfirmForgotPasswordCommand({
        ClientId: clientId,
        Username: email,
        ConfirmationCode: code,
        Password: newPassword,
      });
      await client.send(command).catch((error: unknown) => {
        throw toAppError(error, 'reset');
      });
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
