/** What the server may do with a pool's users and clients, by signed request. */
import * as z from 'zod';
import { CognitoError, notEmulated } from '../cognito-error.ts';
import { clientOf, clientSecret, poolOf } from '../context.ts';
import { operation } from '../operation.ts';
import { hashPassword } from '../password-hash.ts';
import { checkPassword } from '../password-policy.ts';
import type { User } from '../state.ts';
import { attributeList, existingUser, removeUser } from '../users.ts';

const userInput = z.object({ UserPoolId: z.string(), Username: z.string() });
const passwordInput = userInput.extend({ Password: z.string().max(256), Permanent: z.boolean().default(false) });
const attributesInput = userInput.extend({
  UserAttributes: z.array(z.object({ Name: z.string(), Value: z.string() })),
});
const clientInput = z.object({ UserPoolId: z.string(), ClientId: z.string() });
const listInput = z.object({
  UserPoolId: z.string(),
  Filter: z.string().optional(),
  Limit: z.number().int().min(0).max(60).default(60),
  PaginationToken: z.string().optional(),
});

export const adminGetUser = operation('signed', userInput, (context, input) => {
  const user = existingUser(context.file.value, poolOf(context, input.UserPoolId).id, input.Username);
  const factors = user.softwareToken?.on
    ? { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'], PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' }
    : {};
  return { ...summary(user), UserAttributes: attributeList(user), ...factors };
});

export const adminDeleteUser = operation('signed', userInput, (context, input) => {
  const state = context.file.value;
  removeUser(state, existingUser(state, poolOf(context, input.UserPoolId).id, input.Username));
  return {};
});

/** Whatever clients may write; a new email, which would wait until it is proved, is not emulated. */
export const adminUpdateUserAttributes = operation('signed', attributesInput, (context, input) => {
  const user = existingUser(context.file.value, poolOf(context, input.UserPoolId).id, input.Username);
  if (input.UserAttributes.some(({ Name }) => Name === 'email'))
    throw notEmulated('AdminUpdateUserAttributes of the email');
  for (const { Name, Value } of input.UserAttributes) user.attributes[Name] = Value;
  user.modifiedAtMs = context.now();
  return {};
});

/** Sets a password for good, whatever it was; sessions go on. */
export const adminSetUserPassword = operation('signed', passwordInput, async (context, input) => {
  if (!input.Permanent) throw notEmulated('A password that its user has to change');
  const pool = poolOf(context, input.UserPoolId);
  const user = existingUser(context.file.value, pool.id, input.Username);
  checkPassword(pool.passwordPolicy, input.Password);
  user.password = await hashPassword(input.Password);
  user.modifiedAtMs = context.now();
  return {};
});

/** One page, with at most one filter such as `email = "a@b.co"` or `email ^= "a"`. */
export const listUsers = operation('signed', listInput, (context, input) => {
  if (input.PaginationToken !== undefined) throw notEmulated('ListUsers beyond the first page');
  const pool = poolOf(context, input.UserPoolId);
  const matches = filterOf(input.Filter);
  const users = Object.values(context.file.value.users).filter((user) => user.poolId === pool.id && matches(user));
  return {
    Users: users.slice(0, input.Limit).map((user) => ({ ...summary(user), Attributes: attributeList(user) })),
  };
});

/** With the client's secret, which the server fetches here instead of being told. */
export const describeUserPoolClient = operation('signed', clientInput, (context, input) => {
  const { client } = clientOf(context, input.ClientId, poolOf(context, input.UserPoolId).id);
  // What the template asks for at creation is no part of the description.
  const { GenerateSecret: _, ...described } = client.properties;
  return {
    UserPoolClient: {
      ...described,
      UserPoolId: client.poolId,
      ClientId: client.id,
      ClientSecret: clientSecret(context.file.value, client),
    },
  };
});

function summary(user: User) {
  return {
    Username: user.sub,
    Enabled: true,
    UserStatus: 'CONFIRMED',
    UserCreateDate: user.createdAtMs / 1_000,
    UserLastModifiedDate: user.modifiedAtMs / 1_000,
  };
}

function filterOf(filter: string | undefined): (user: User) => boolean {
  if (!filter) return () => true;
  const [, name, operator, wanted] = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"([^"]*)"\s*$/.exec(filter) ?? [];
  if (name === undefined || wanted === undefined)
    throw new CognitoError('InvalidParameterException', 'Error while parsing filter.');
  return (user) => {
    const value = attributeList(user).find((attribute) => attribute.Name === name)?.Value;
    return operator === '=' ? value === wanted : (value?.startsWith(wanted) ?? false);
  };
}
