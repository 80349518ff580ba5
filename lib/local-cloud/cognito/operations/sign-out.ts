/** RevokeToken, GlobalSignOut and AdminUserGlobalSignOut: refresh ends at once; access tokens already out live until they expire. */
import * as z from 'zod';
import { clientOf, poolOf } from '../context.ts';
import { operation } from '../operation.ts';
import { checkClientSecret } from '../secret-hash.ts';
import { endSessionOfToken, endSessionsOf } from '../sessions.ts';
import { userOfAccessToken } from '../tokens.ts';
import { existingUser } from '../users.ts';

const revokeInput = z.object({ Token: z.string(), ClientId: z.string(), ClientSecret: z.string().optional() });
const accessInput = z.object({ AccessToken: z.string() });
const adminInput = z.object({ UserPoolId: z.string(), Username: z.string() });

export const revokeToken = operation('open', revokeInput, (context, input) => {
  const { client } = clientOf(context, input.ClientId);
  checkClientSecret(context, client, input.ClientSecret);
  endSessionOfToken(context.file.value, client, input.Token);
  return {};
});

export const globalSignOut = operation('open', accessInput, async (context, input) => {
  const { user } = await userOfAccessToken(context, input.AccessToken);
  endSessionsOf(context.file.value, user);
  return {};
});

export const adminUserGlobalSignOut = operation('signed', adminInput, (context, input) => {
  const user = existingUser(context.file.value, poolOf(context, input.UserPoolId).id, input.Username);
  endSessionsOf(context.file.value, user);
  return {};
});
