/** Guards one account in the Cognito user pool: its password by its own access token, the end of all its sessions. Needs no client and no secret. */
import {
  AdminUserGlobalSignOutCommand,
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  GetUserCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { toAppError } from './identity-errors.ts';

export interface PasswordChange {
  readonly accessToken: string;
  readonly currentPassword: string;
  readonly newPassword: string;
}
export interface AccountSecurity {
  /** wrong_password, weak_password, token_not_valid, too_many_attempts. Other sessions go on. */
  changePassword(change: PasswordChange): Promise<void>;
  /** token_not_valid when the token's session was ended, here or elsewhere, or the account is gone; too_many_attempts. */
  requireSession(accessToken: string): Promise<void>;
  /** No session of the account can be renewed any more; access tokens already out live until they expire. token_not_valid when the account is gone. */
  endSessions(userPoolId: string, poolUsername: string): Promise<void>;
}

export const accountSecurity = (
  client: CognitoIdentityProviderClient = new CognitoIdentityProviderClient({ maxAttempts: 3 }),
): AccountSecurity => ({
  async changePassword({ accessToken, currentPassword, newPassword }) {
    const command = new ChangePasswordCommand({
      AccessToken: accessToken,
      PreviousPassword: currentPassword,
      ProposedPassword: newPassword,
    });
    await client.send(command).catch((error: unknown) => {
      throw toAppError(error, 'change-password');
    });
  },

  async requireSession(accessToken) {
    // The pool knows which tokens it revoked; whoever only checks signatures, such as the gateway, does not.
    await client.send(new GetUserCommand({ AccessToken: accessToken })).catch((error: unknown) => {
      throw toAppError(error, 'session');
    });
  },

  async endSessions(userPoolId, poolUsername) {
    const command = new AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: poolUsername });
    await client.send(command).catch((error: unknown) => {
      throw toAppError(error, 'session');
    });
  },
});
