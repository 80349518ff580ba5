/** Checks that a caller of a client with a secret knows it, either as SECRET_HASH or as the secret itself. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { CognitoError, notAuthorized } from './cognito-error.ts';
import { type CognitoContext, clientSecret } from './context.ts';
import type { Client } from './settings.ts';

/** `hash` must be the Base64 HMAC-SHA256 of user name and client id under the secret. Clients without a secret take no hash. */
export function checkSecretHash(context: CognitoContext, client: Client, userName: string, hash?: string): void {
  const secret = clientSecret(context.file.value, client);
  if (secret === undefined) return;
  if (hash === undefined)
    throw notAuthorized(`Client ${client.id} is configured with secret but SECRET_HASH was not received`);
  const expected = createHmac('sha256', secret)
    .update(userName + client.id)
    .digest('base64');
  if (!same(hash, expected)) throw notAuthorized(`Unable to verify secret hash for client ${client.id}`);
}

/** For the operations that take the secret in the clear. */
export function checkClientSecret(context: CognitoContext, client: Client, given?: string): void {
  const secret = clientSecret(context.file.value, client);
  if (secret === undefined) return;
  if (given === undefined || !same(given, secret))
    throw new CognitoError('NotAuthorizedException', `Unable to verify client secret for client ${client.id}`);
}

function same(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
