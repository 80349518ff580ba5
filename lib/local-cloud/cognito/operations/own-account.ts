/** What a signed-in user may do with the own account, by an access token with the scope for it: see it, change its attributes and password, delete it. */
import * as z from 'zod';
import { CognitoError, incorrectPassword, notAuthorized, notEmulated } from '../cognito-error.ts';
import { operation } from '../operation.ts';
import { hashPassword } from '../password-hash.ts';
import { checkPassword } from '../password-policy.ts';
import { clearFailures } from '../sign-in-lock.ts';
import { userOfAccessToken } from '../tokens.ts';
import { accountKey, attributeList, removeUser, verifyPassword } from '../users.ts';

const accessInput = z.object({ AccessToken: z.string() });
const attributesInput = accessInput.extend({
  UserAttributes: z.array(z.object({ Name: z.string(), Value: z.string() })),
});
const changeInput = accessInput.extend({
  PreviousPassword: z.string().max(256),
  ProposedPassword: z.string().max(256),
});

export const getUser = operation('open', accessInput, async (context, input) => {
  const { user } = await userOfAccessToken(context, input.AccessToken);
  return { Username: user.sub, UserAttributes: attributeList(user) };
});

/** Wrong previous passwords count towards the lock of the account. As in the cloud, other sessions go on. */
export const changePassword = operation('open', changeInput, async (context, input) => {
  const { user, client, pool } = await userOfAccessToken(context, input.AccessToken);
  await locked(verifyPassword(context, client, user.sub, input.PreviousPassword));
  clearFailures(context.file.value, accountKey(context.file.value, pool.id, user.sub));
  checkPassword(pool.passwordPolicy, input.ProposedPassword);
  const verified = user.password;
  const password = await hashPassword(input.ProposedPassword);
  if (user.password !== verified) throw incorrectPassword(); // changed or reset meanwhile
  user.password = password;
  user.modifiedAtMs = context.now();
  return {};
});

/** Of the attributes that the token's client may write; a new email, which waits until it is proved, is not emulated. */
export const updateUserAttributes = operation('open', attributesInput, async (context, input) => {
  const { user, client } = await userOfAccessToken(context, input.AccessToken);
  for (const { Name } of input.UserAttributes) {
    if (client.writable !== null && !client.writable.has(Name))
      throw notAuthorized('A client attempted to write unauthorized attribute');
    if (Name === 'email') throw notEmulated('UpdateUserAttributes of the email');
  }
  for (const { Name, Value } of input.UserAttributes) user.attributes[Name] = Value;
  user.modifiedAtMs = context.now();
  return {};
});

export const deleteUser = operation('open', accessInput, async (context, input) => {
  const { user } = await userOfAccessToken(context, input.AccessToken);
  removeUser(context.file.value, user);
  return {};
});

/** ChangePassword has a name of its own for the lock. */
async function locked(verification: Promise<unknown>): Promise<void> {
  try {
    await verification;
  } catch (cause) {
    if (cause instanceof CognitoError && cause.message === 'Password attempts exceeded')
      throw new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.', {
        cause,
      });
    throw cause;
  }
}
