/** Accounts in the Cognito user pool: sign-up, login, refresh, sign-out, deletion. Answers the pool's errors as AppError; never keeps a password. Long: one method a thing that is asked of the pool, in one list. */
import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  RevokeTokenCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { AppError } from '../../lib/contract/errors.ts';
import { toAppError } from './identity-errors.ts';
import { type PoolSettings, poolClient } from './pool-client.ts';

export interface Profile {
  readonly userId: string;
  readonly email: string;
  readonly username: string;
  readonly profileImage: string | null;
}
/** `createdAt` is an ISO instant, null when the pool does not say; `secondFactor`: whether sign-ins ask for a code. */
export interface StoredProfile extends Profile {
  readonly createdAt: string | null;
  readonly secondFactor: boolean;
}
interface Tokens {
  readonly access: string;
  readonly refresh: string;
}
export interface SignedIn extends Tokens {
  readonly profile: Profile;
}
/** In place of a sign-in: the password is right, and the pool waits for the code of the second factor. */
export interface CodeWanted {
  readonly wants: 'code';
  /** The pool's, by which the second step is known. */
  readonly session: string;
  readonly poolUsername: string;
}
/** Of an access token: whose it is, and the sign-in that it came of. */
interface SessionOwner {
  readonly userId: string;
  readonly sessionId: string;
}
export interface PasswordReset {
  readonly email: string;
  readonly code: string;
  readonly newPassword: string;
}
export interface Identity {
  /** email_taken, weak_password, invalid_input, too_many_attempts. */
  signUp(who: { email: string; username: string; password: string }): Promise<void>;
  /** invalid_credentials for an unknown user as for a wrong password; too_many_attempts. */
  logIn(email: string, password: string): Promise<SignedIn | CodeWanted>;
  /** token_not_valid, too_many_attempts. */
  refresh(refreshToken: string): Promise<Tokens>;
  /** Whose session a refresh token renews, and the token that it now renews with; null when it renews nothing any more. */
  whose(refreshToken: string): Promise<(SessionOwner & { readonly refresh: string }) | null>;
  /** Ends a session; one that has ended already is fine. */
  revoke(refreshToken: string): Promise<void>;
  /** `poolUsername` is the access token's claim `username`. token_not_valid when the account is gone. */
  profile(poolUsername: string): Promise<StoredProfile>;
  /** By the user's id (`sub`), which the pool takes for a name as well; null when the account is gone. */
  findProfile(userId: string): Promise<StoredProfile | null>;
  /** Gives the user another display name; sessions go on. token_not_valid when the account is gone, too_many_attempts. */
  rename(poolUsername: string, username: string): Promise<void>;
  /** Sets a password, whatever it was; sessions go on. weak_password, token_not_valid when the account is gone, too_many_attempts. */
  setPassword(poolUsername: string, password: string): Promise<void>;
  /** With the mailed code, by whichever client of the pool it was asked for. code_mismatch (also for an unknown account), code_expired, weak_password, too_many_attempts; sessions_not_ended when it is set nevertheless. */
  resetPassword(reset: PasswordReset): Promise<void>;
  /** An account that is gone already is fine. */
  deleteUser(poolUsername: string): Promise<void>;
}

const idClaims = z.object({
  sub: z.string(),
  email: z.string(),
  name: z.string().optional(),
  picture: z.string().optional(),
});
type IdClaims = z.infer<typeof idClaims>;

const toProfile = (claims: IdClaims): Profile => ({
  userId: claims.sub,
  email: claims.email,
  username: claims.name ?? claims.email,
  profileImage: claims.picture ?? null,
});
/** A token's claims. It came straight from the pool over TLS, so its signature needs no second look. */
const claimsOf = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
const decodeIdToken = (token: string): Profile => toProfile(idClaims.parse(claimsOf(token)));
/** What the pool answers to a sign-in that is complete. invalid_credentials where it asks for something else. */
export const signedIn = (result: AuthenticationResultType | undefined): SignedIn => {
  const { AccessToken, RefreshToken, IdToken } = result ?? {};
  if (!AccessToken || !RefreshToken || !IdToken) {
    throw new AppError('invalid_credentials', 'This account needs a new password. Please use the password reset.');
  }
  return { access: AccessToken, refresh: RefreshToken, profile: decodeIdToken(IdToken) };
};
const sessionClaims = z.object({ sub: z.string(), origin_jti: z.string() });

export const identity = (
  { userPoolId, clientId }: PoolSettings,
  client: CognitoIdentityProviderClient = new CognitoIdentityProviderClient({ maxAttempts: 3 }),
): Identity => {
  const { clientSecret, secretHash } = poolClient({ userPoolId, clientId }, client);
  const refresh = async (refreshToken: string): Promise<Tokens> => {
    const command = new GetTokensFromRefreshTokenCommand({
      RefreshToken: refreshToken,
      ClientId: clientId,
      ClientSecret: await clientSecret(),
    });
    const answer = await client.send(command).catch((error: unknown) => {
      throw toAppError(error, 'session');
    });
    const access = answer.AuthenticationResult?.AccessToken;
    if (!access) throw new Error('The user pool refreshed a session without an access token.');
    return { access, refresh: answer.AuthenticationResult?.RefreshToken ?? refreshToken };
  };

  const profile = async (name: string): Promise<StoredProfile> => {
    const command = new AdminGetUserCommand({ UserPoolId: userPoolId, Username: name });
    const answer = await client.send(command).catch((error: unknown) => {
      throw toAppError(error, 'session');
    });
    const attributes = (answer.UserAttributes ?? []).map(({ Name, Value }) => [Name ?? '', Value]);
    return {
      ...toProfile(idClaims.parse(Object.fromEntries(attributes))),
      createdAt: answer.UserCreateDate?.toISOString() ?? null,
      secondFactor: answer.UserMFASettingList?.includes('SOFTWARE_TOKEN_MFA') ?? false,
    };
  };

  return {
    async signUp({ email, username, password }) {
      const hash = await secretHash(email);
      const command = new SignUpCommand({
        ClientId: clientId,
        SecretHash: hash,
        Username: email,
        Password: password,
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'name', Value: username },
        ],
      });
      await client.send(command).catch((error: unknown) => {
        throw toAppError(error, 'sign-up');
      });
    },

    async logIn(email, password) {
      const hash = await secretHash(email);
      const command = new AdminInitiateAuthCommand({
        UserPoolId: userPoolId,
        ClientId: clientId,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: password, SECRET_HASH: hash },
      });
      const answer = await client.send(command).catch((error: unknown) => {
        throw toAppError(error, 'login');
      });
      const { ChallengeName, Session, ChallengeParameters } = answer;
      const poolUsername = ChallengeParameters?.USER_ID_FOR_SRP;
      if (ChallengeName === 'SOFTWARE_TOKEN_MFA' && Session && poolUsername)
        return { wants: 'code', session: Session, poolUsername };
      return signedIn(answer.AuthenticationResult);
    },

    refresh,

    async whose(refreshToken) {
      try {
        const tokens = await refresh(refreshToken);
        const { sub, origin_jti } = sessionClaims.parse(claimsOf(tokens.access));
        return { userId: sub, sessionId: origin_jti, refresh: tokens.refresh };
      } catch (error) {
        if (error instanceof AppError && error.code === 'token_not_valid') return null;
        throw error;
      }
    },

    async revoke(refreshToken) {
      const command = new RevokeTokenCommand({
        Token: refreshToken,
        ClientId: clientId,
        ClientSecret: await clientSecret(),
      });
      await client.send(command).catch((error: unknown) => {
        const failure = toAppError(error, 'session');
        if (!(failure instanceof AppError) || failure.code !== 'token_not_valid') throw failure;
      });
    },

    profile,

    async findProfile(userId) {
      try {
        return await profile(userId);
      } catch (error) {
        if (error instanceof AppError && error.code === 'token_not_valid') return null;
        throw error;
      }
    },

    async rename(poolUsername, username) {
      const command = new AdminUpdateUserAttributesCommand({
        UserPoolId: userPoolId,
        Username: poolUsername,
        UserAttributes: [{ Name: 'name', Value: username }],
      });
      await client.send(command).catch((error: unknown) => {
        throw toAppError(error, 'session');
      });
    },

    async setPassword(poolUsername, password) {
      const command = new AdminSetUserPasswordCommand({
        UserPoolId: userPoolId,
        Username: poolUsername,
        Password: password,
        Permanent: true,
      });
      await client.send(command).catch((error: unknown) => {
        throw toAppError(error, 'set-password');
      });
    },

    async resetPassword({ email, code, newPassword }) {
      const command = new ConfirmForgotPasswordCommand({
        ClientId: clientId,
        SecretHash: await secretHash(email),
        Username: email,
        ConfirmationCode: code,
        Password: newPassword,
      });
      await client.send(command).catch((error: unknown) => {
        throw toAppError(error, 'reset');
      });
    },

    async deleteUser(poolUsername) {
      const command = new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: poolUsername });
      await client.send(command).catch((error: unknown) => {
        const failure = toAppError(error, 'session');
        if (!(failure instanceof AppError) || failure.code !== 'token_not_valid') throw failure;
      });
    },
  };
};
