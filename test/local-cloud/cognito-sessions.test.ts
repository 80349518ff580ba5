/** Refresh, rotation, reuse and sign-out against the local user pool, through the real SDK. */
import { randomUUID } from 'node:crypto';
import {
  AdminInitiateAuthCommand,
  AdminUserGlobalSignOutCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClock, legacyClientId, poolId, serverClientId, startPool } from './fixtures/cognito-pool.ts';
import { temporaryDirectory } from './fixtures/temporary-directory.ts';

let pool: Awaited<ReturnType<typeof startPool>>;
let ClientSecret: string;
const clock = createClock();
const revoked = { name: 'NotAuthorizedException', message: 'Refresh Token has been revoked' };

beforeAll(async () => {
  pool = await startPool({ directory: await temporaryDirectory(), now: clock.now, graceSeconds: 30 });
  ClientSecret = await pool.secretOf(serverClientId);
});
afterAll(() => pool.cognito.close());

async function signedIn() {
  const email = `${randomUUID()}@example.com`;
  await pool.signUp(email);
  return { email, ...(await pool.signIn(email)) };
}

async function refresh(RefreshToken: string) {
  const command = new GetTokensFromRefreshTokenCommand({ ClientId: serverClientId, ClientSecret, RefreshToken });
  const { AuthenticationResult } = await pool.api.send(command);
  return { access: AuthenticationResult?.AccessToken ?? '', refresh: AuthenticationResult?.RefreshToken ?? '' };
}

describe('refresh', () => {
  it('gives new tokens of the same session and another refresh token', async () => {
    const first = await signedIn();
    clock.advance(60_000);
    const next = await refresh(first.refresh);
    expect(next.refresh).not.toBe(first.refresh);
    const [before, after] = [decodeJwt(first.access), decodeJwt(next.access)];
    expect(after.jti).not.toBe(before.jti);
    expect(after.origin_jti).toBe(before.origin_jti);
    expect(after.auth_time).toBe(before.auth_time);
    expect(after.exp).toBe((before.exp ?? 0) + 60);
  });

  it('takes a rotated token again within its grace, for an answer that got lost', async () => {
    const first = await signedIn();
    const lost = await refresh(first.refresh);
    clock.advance(29_999);
    const again = await refresh(first.refresh);
    await expect(refresh(lost.refresh)).resolves.toBeDefined();
    await expect(refresh(again.refresh)).resolves.toBeDefined();
  });

  it('ends the whole family when a rotated token comes back after its grace', async () => {
    const first = await signedIn();
    const second = await refresh(first.refresh);
    clock.advance(30_000);
    await expect(refresh(first.refresh)).rejects.toMatchObject({ name: 'RefreshTokenReuseException' });
    await expect(refresh(second.refresh)).rejects.toMatchObject(revoked);
    const command = new GetUserCommand({ AccessToken: second.access });
    await expect(pool.api.send(command)).rejects.toMatchObject({ message: 'Access Token has been revoked' });
  });

  it('leaves the other sessions of the user alone', async () => {
    const first = await signedIn();
    const other = await pool.signIn(first.email);
    await refresh(first.refresh);
    clock.advance(30_000);
    await expect(refresh(first.refresh)).rejects.toThrow();
    await expect(refresh(other.refresh)).resolves.toBeDefined();
  });

  it('does not extend a session beyond its seven days', async () => {
    const first = await signedIn();
    clock.advance(6 * 86_400_000);
    const second = await refresh(first.refresh);
    clock.advance(86_400_000);
    await expect(refresh(second.refresh)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  it('wants the secret of the client, and the client that the token was made for', async () => {
    const first = await signedIn();
    const foreign = { ClientId: legacyClientId, ClientSecret: await pool.secretOf(legacyClientId) };
    const inputs = [
      { ClientId: serverClientId, RefreshToken: first.refresh },
      { ClientId: serverClientId, ClientSecret: 'wrong', RefreshToken: first.refresh },
      { ...foreign, RefreshToken: first.refresh },
    ];
    for (const input of inputs)
      await expect(pool.api.send(new GetTokensFromRefreshTokenCommand(input))).rejects.toMatchObject({
        name: 'NotAuthorizedException',
      });
  });

  it('goes through REFRESH_TOKEN_AUTH only where tokens do not rotate', async () => {
    const { email, refresh: rotating } = await signedIn();
    const still = await pool.signIn(email, undefined, legacyClientId);
    const sub = decodeJwt(still.access).sub ?? '';
    const send = (ClientId: string, AuthParameters: Record<string, string>) =>
      pool.api.send(
        new AdminInitiateAuthCommand({ UserPoolId: poolId, ClientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters }),
      );
    const SECRET_HASH = await pool.hashFor(sub, legacyClientId);
    const answer = await send(legacyClientId, { REFRESH_TOKEN: still.refresh, SECRET_HASH });
    expect(answer.AuthenticationResult?.AccessToken).toBeDefined();
    expect(answer.AuthenticationResult?.RefreshToken).toBeUndefined();
    await expect(send(serverClientId, { REFRESH_TOKEN: rotating })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
  });
});

describe('refresh without grace', () => {
  it('lets one of two racing refreshes win and takes the other for reuse', async () => {
    const strict = await startPool({ directory: await temporaryDirectory(), now: clock.now, graceSeconds: 0 });
    await strict.signUp('race@example.com');
    const first = await strict.signIn('race@example.com');
    const secret = await strict.secretOf(serverClientId);
    const input = { ClientId: serverClientId, ClientSecret: secret, RefreshToken: first.refresh };
    const send = () => strict.api.send(new GetTokensFromRefreshTokenCommand(input));
    const results = await Promise.allSettled([send(), send(), send()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(send()).rejects.toMatchObject(revoked);
    await strict.cognito.close();
  });
});

describe('sign-out', () => {
  it('ends one session by its refresh token', async () => {
    const first = await signedIn();
    const other = await pool.signIn(first.email);
    await pool.api.send(new RevokeTokenCommand({ ClientId: serverClientId, ClientSecret, Token: first.refresh }));
    await expect(refresh(first.refresh)).rejects.toMatchObject(revoked);
    await expect(refresh(other.refresh)).resolves.toBeDefined();
  });

  it('is content with a token that no session has', async () => {
    const command = new RevokeTokenCommand({ ClientId: serverClientId, ClientSecret, Token: 'unknown' });
    await expect(pool.api.send(command)).resolves.toBeDefined();
  });

  it('ends every session of the user, by the user or by the server', async () => {
    const first = await signedIn();
    const other = await pool.signIn(first.email);
    await pool.api.send(new GlobalSignOutCommand({ AccessToken: first.access }));
    await expect(refresh(first.refresh)).rejects.toMatchObject(revoked);
    await expect(refresh(other.refresh)).rejects.toMatchObject(revoked);
    await expect(pool.api.send(new GetUserCommand({ AccessToken: other.access }))).rejects.toMatchObject({
      message: 'Access Token has been revoked',
    });
    const third = await pool.signIn(first.email);
    await pool.api.send(new AdminUserGlobalSignOutCommand({ UserPoolId: poolId, Username: first.email }));
    await expect(refresh(third.refresh)).rejects.toMatchObject(revoked);
  });
});
