/**
 * The second factor at the user pool: Cognito's own software token. Its secret never comes back from there, so that enrolment is the one moment at which it is
 * seen. The pool wants an access token with its own scope to enrol, which no token of ours has: one that has it is asked for here, used and ended here.
 */
import {
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  GetTokensFromRefreshTokenCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { enrolmentPurpose } from '../../lib/contract/token-scopes.ts';
import { type SignedIn, signedIn } from './identity.ts';
import { toAppError } from './identity-errors.ts';
import type { PoolClient } from './pool-client.ts';

export interface SecondFactor {
  /** A secret for the user's app, and the token by which a code of it is confirmed; `refresh` is of a fresh session. token_not_valid, too_many_attempts. */
  begin(refresh: string): Promise<{ readonly secret: string; readonly token: string; readonly refresh: string }>;
  /** Takes the secret for good, if the code is its. code_mismatch, code_expired when the token is out of date, too_many_attempts. */
  confirm(token: string, code: string): Promise<void>;
  /** Whether sign-ins ask for a code from now on. Doing it twice is fine. */
  switchTo(poolUsername: string, on: boolean): Promise<void>;
  /** The second step of a sign-in. code_mismatch, code_expired for a code that was used, invalid_credentials when the session is over, too_many_attempts. */
  answer(step: { session: string; poolUsername: string; code: string }): Promise<SignedIn>;
}

export const secondFactor = ({
  pool: client,
  userPoolId,
  clientId,
  clientSecret,
  secretHash,
}: PoolClient): SecondFactor => {
  return {
    async begin(refresh) {
      const renewal = new GetTokensFromRefreshTokenCommand({
        RefreshToken: refresh,
        ClientId: clientId,
        ClientSecret: await clientSecret(),
        ClientMetadata: enrolmentPurpose,
      });
      const renewed = await client.send(renewal).catch((error: unknown) => {
        throw toAppError(error, 'session');
      });
      const token = renewed.AuthenticationResult?.AccessToken;
      if (!token) throw new Error('The user pool refreshed a session without an access token.');
      const offer = await client.send(new AssociateSoftwareTokenCommand({ AccessToken: token })).catch((error) => {
        throw toAppError(error, 'session');
      });
      if (!offer.SecretCode) throw new Error('The user pool offered a software token without a secret.');
      return { secret: offer.SecretCode, token, refresh: renewed.AuthenticationResult?.RefreshToken ?? refresh };
    },

    async confirm(token, code) {
      const command = new VerifySoftwareTokenCommand({ AccessToken: token, UserCode: code });
      const { Status } = await client.send(command).catch((error: unknown) => {
        throw toAppError(error, 'enrolment');
      });
      if (Status !== 'SUCCESS') throw new Error(`The user pool left a software token at ${Status}.`);
    },

    async switchTo(poolUsername, on) {
      const command = new AdminSetUserMFAPreferenceCommand({
        UserPoolId: userPoolId,
        Username: poolUsername,
        SoftwareTokenMfaSettings: { Enabled: on, PreferredMfa: on },
      });
      await client.send(command).catch((error: unknown) => {
        throw toAppError(error, 'session');
      });
    },

    async answer({ session, poolUsername, code }) {
      const command = new AdminRespondToAuthChallengeCommand({
        UserPoolId: userPoolId,
        ClientId: clientId,
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        Session: session,
        ChallengeResponses: {
          USERNAME: poolUsername,
          SOFTWARE_TOKEN_MFA_CODE: code,
          SECRET_HASH: await secretHash(poolUsername),
        },
      });
      const answer = await client.send(command).catch((error: unknown) => {
        throw toAppError(error, 'second-step');
      });
      return signedIn(answer.AuthenticationResult);
    },
  };
};
