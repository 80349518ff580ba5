/** SignUp: a new user, confirmed at once by the pool's pre-sign-up trigger. Confirming by code is not emulated and says so. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { CognitoError, notAuthorized, notEmulated } from '../cognito-error.ts';
import { type CognitoContext, clientOf } from '../context.ts';
import { operation } from '../operation.ts';
import { hashPassword } from '../password-hash.ts';
import { checkPassword } from '../password-policy.ts';
import { checkSecretHash } from '../secret-hash.ts';
import type { Client, Pool } from '../settings.ts';
import type { User } from '../state.ts';
import { fireTrigger, triggerAttributes } from '../triggers.ts';
import { findUser } from '../users.ts';

const attributes = z.array(z.object({ Name: z.string(), Value: z.string().max(2_048) }));
const signUpInput = z.object({
  ClientId: z.string(),
  Username: z.string().min(1).max(128),
  Password: z.string().max(256),
  SecretHash: z.string().optional(),
  UserAttributes: attributes.default([]),
  ValidationData: attributes.optional(),
  ClientMetadata: z.record(z.string(), z.string()).optional(),
});
const preSignUpResponse = z.object({
  autoConfirmUser: z.boolean().default(false),
  autoVerifyEmail: z.boolean().default(false),
});

type SignUpInput = z.infer<typeof signUpInput>;
type Joining = { pool: Pool; client: Client; user: User; input: SignUpInput };

export const signUp = operation('open', signUpInput, async (context, input) => {
  const { client, pool } = clientOf(context, input.ClientId);
  checkSecretHash(context, client, input.Username, input.SecretHash);
  if (!z.email().safeParse(input.Username).success)
    throw new CognitoError('InvalidParameterException', 'Username should be an email.');
  checkPassword(pool.passwordPolicy, input.Password);
  const attributes = { ...writableAttributes(client, input.UserAttributes), email: input.Username };
  const times = { createdAtMs: context.now(), modifiedAtMs: context.now() };
  const password = await hashPassword(input.Password);
  const user: User = { sub: randomUUID(), poolId: pool.id, attributes, password, ...times };
  refuseTaken(context, user);

  const verdict = await askBefore(context, { pool, client, user, input });
  if (!verdict.autoConfirmUser) throw notEmulated('Confirming a sign-up by code (no trigger set autoConfirmUser)');

  refuseTaken(context, user); // another sign-up may have come first while the trigger ran
  user.attributes.email_verified = String(verdict.autoVerifyEmail);
  context.file.value.users[user.sub] = user;
  context.file.save();
  await tellAfter(context, { pool, client, user, input });
  return { UserConfirmed: true, UserSub: user.sub };
});

function askBefore(context: CognitoContext, { pool, client, user, input }: Joining) {
  const request = {
    userAttributes: user.attributes,
    validationData: input.ValidationData ? named(input.ValidationData) : null,
    clientMetadata: input.ClientMetadata ?? {},
  };
  const response = { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false };
  const firing = { pool, client, userName: user.sub, source: 'PreSignUp_SignUp', request, response };
  return fireTrigger(context, 'PreSignUp', firing, preSignUpResponse);
}

function tellAfter(context: CognitoContext, { pool, client, user, input }: Joining) {
  const request = { userAttributes: triggerAttributes(user), clientMetadata: input.ClientMetadata ?? {} };
  const firing = { pool, client, userName: user.sub, source: 'PostConfirmation_ConfirmSignUp', request, response: {} };
  return fireTrigger(context, 'PostConfirmation', firing, z.object({}));
}

function refuseTaken(context: CognitoContext, user: User): void {
  if (findUser(context.file.value, user.poolId, user.attributes.email ?? ''))
    throw new CognitoError('UsernameExistsException', 'User already exists');
}

function named(list: z.infer<typeof attributes>): Record<string, string> {
  return Object.fromEntries(list.map(({ Name, Value }) => [Name, Value]));
}

/** What a client may not set at all, and what this one's template keeps from it. */
function writableAttributes(client: Client, list: z.infer<typeof attributes>): Record<string, string> {
  const reserved = new Set(['sub', 'email_verified', 'phone_number_verified']);
  const refused = list.some(({ Name }) => reserved.has(Name) || client.writable?.has(Name) === false);
  if (refused) throw notAuthorized('A client attempted to write unauthorized attribute');
  return named(list);
}
