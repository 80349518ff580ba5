/** What the user pools remember on disk. Passwords and refresh tokens are kept as hashes only. */
import * as z from 'zod';

const passwordRecord = z.object({ salt: z.string(), hash: z.string() });
export type PasswordRecord = z.infer<typeof passwordRecord>;

const user = z.object({
  sub: z.string(),
  poolId: z.string(),
  attributes: z.record(z.string(), z.string()),
  password: passwordRecord,
  /** The app's secret, the step of the last code that was used, and whether sign-ins ask for one. */
  softwareToken: z.object({ secret: z.string(), lastStep: z.number(), on: z.boolean() }).nullish(),
  /** A secret that no code has proved yet. */
  offeredSecret: z.string().nullish(),
  createdAtMs: z.number(),
  modifiedAtMs: z.number(),
});
/** A confirmed user; `attributes` holds everything but `sub`, booleans as Cognito's strings. */
export type User = z.infer<typeof user>;

const refreshToken = z.object({
  hash: z.string(),
  /** null while the token is current; after a rotation, the moment at which it dies. */
  usableUntilMs: z.number().nullable(),
});

const session = z.object({
  originJti: z.string(),
  poolId: z.string(),
  clientId: z.string(),
  sub: z.string(),
  authTimeSeconds: z.number(),
  /** Rotation doesn't extend a session: every token of the family ends here. */
  expiresAtMs: z.number(),
  revoked: z.boolean(),
  tokens: z.array(refreshToken),
});
/** One sign-in and the family of refresh tokens that came of it. */
export type Session = z.infer<typeof session>;

/** A sign-in whose password was right and whose code is awaited. */
const challenge = z.object({ sub: z.string(), clientId: z.string(), expiresAtMs: z.number() });

const resetCode = z.object({ code: z.string(), expiresAtMs: z.number(), wrongTries: z.number() });
const attempts = z.object({ failedAtMs: z.array(z.number()), lockouts: z.number(), lockedUntilMs: z.number() });
/** Failed sign-ins of one account, known or not. */
export type Attempts = z.infer<typeof attempts>;

export const cognitoState = z.object({
  /** Private RS256 keys by pool id, as JWK. */
  signingKeys: z.record(z.string(), z.looseObject({ kty: z.string(), kid: z.string() })),
  clientSecrets: z.record(z.string(), z.string()),
  users: z.record(z.string(), user),
  /** By `originJti`. */
  sessions: z.record(z.string(), session),
  /** By account key, so that unknown addresses look like known ones. */
  resetCodes: z.record(z.string(), resetCode),
  attempts: z.record(z.string(), attempts),
  /** By the hash of the challenge's session. */
  challenges: z.record(z.string(), challenge).default({}),
});
export type CognitoState = z.infer<typeof cognitoState>;

export function emptyCognitoState(): CognitoState {
  return { signingKeys: {}, clientSecrets: {}, users: {}, sessions: {}, resetCodes: {}, attempts: {}, challenges: {} };
}
