/** What a pool counts and lets run out, to the millisecond: failed sign-ins, codes, challenges, refresh tokens. */
import { describe, expect, it } from 'vitest';
import { challengedUser, endChallenge, startChallenge } from '../../../lib/local-cloud/cognito/challenges.ts';
import { newResetCode, useResetCode } from '../../../lib/local-cloud/cognito/reset-codes.ts';
import {
  endSessionOfToken,
  endSessionsOf,
  rotateToken,
  sessionOfToken,
  startSession,
} from '../../../lib/local-cloud/cognito/sessions.ts';
import { readClient } from '../../../lib/local-cloud/cognito/settings.ts';
import { clearFailures, recordFailure, refuseWhileLocked } from '../../../lib/local-cloud/cognito/sign-in-lock.ts';
import { emptyCognitoState, type User } from '../../../lib/local-cloud/cognito/state.ts';
import { refusalOf } from '../fixtures/refusal-of.ts';

const minute = 60_000;
const start = Date.UTC(2026, 10, 21, 12, 0, 0, 999);
const client = readClient({ id: 'app', poolId: 'pool', properties: { RefreshTokenValidity: 1 } });
const foreign = readClient({ id: 'foreign', poolId: 'pool', properties: {} });
const user = (sub: string): User => ({
  sub,
  poolId: 'pool',
  attributes: {},
  password: { salt: '', hash: '' },
  createdAtMs: 0,
  modifiedAtMs: 0,
});

describe('failed sign-ins', () => {
  const failedAt = (...at: number[]) => {
    const state = emptyCognitoState();
    for (const ms of at) recordFailure(state, 'a', start + ms);
    return state;
  };
  const lockedFor = (...at: number[]) =>
    Math.max(0, (failedAt(...at).attempts.a?.lockedUntilMs ?? 0) - start - (at.at(-1) ?? 0));

  it.each([
    [[0, 0, 0, 0], 0],
    [[0, 0, 0, 0, 0], minute],
    [[0, 1, 2, 3, 5 * minute - 1], minute],
    [[0, 1, 2, 3, 5 * minute], 0],
    [[0, 0, 0, 0, 0, minute], 2 * minute],
    [[0, 0, 0, 0, 0, minute, 3 * minute], 4 * minute],
    [[0, 0, 0, 0, 0, minute, 3 * minute, 7 * minute], 8 * minute],
    [[0, 0, 0, 0, 0, minute, 3 * minute, 7 * minute, 15 * minute], 15 * minute],
    [[0, 0, 0, 0, 0, minute, 3 * minute, 7 * minute, 15 * minute, 30 * minute], 15 * minute],
    [[0, 0, 0, 0, 0, 16 * minute], 2 * minute],
    [[0, 0, 0, 0, 0, 16 * minute + 1], 0],
  ])('at %j lock for %i ms', (at, ms) => expect(lockedFor(...at)).toBe(ms));

  it('lock until a moment, and for one account', async () => {
    const state = failedAt(0, 0, 0, 0, 0);
    const locked = (ms: number, account = 'a') => refusalOf(() => refuseWhileLocked(state, account, start + ms));
    expect(await locked(minute - 1)).toBe('400 NotAuthorizedException');
    expect([await locked(minute), await locked(0, 'b')]).toEqual(['none', 'none']);
    clearFailures(state, 'a');
    expect([await locked(0), state.attempts]).toEqual(['none', {}]);
  });

  it('are forgotten a quarter of an hour later, each account’s by its own last', () => {
    const state = failedAt(0, 4 * minute);
    recordFailure(state, 'b', start + 19 * minute);
    expect(state.attempts).toEqual({
      a: { failedAtMs: [start, start + 4 * minute], lockouts: 0, lockedUntilMs: 0 },
      b: { failedAtMs: [start + 19 * minute], lockouts: 0, lockedUntilMs: 0 },
    });
    recordFailure(state, 'b', start + 19 * minute + 1);
    expect(Object.keys(state.attempts)).toEqual(['b']);
  });
});

describe('a code to reset a password', () => {
  it('has six digits and is good for an hour, once', async () => {
    const state = emptyCognitoState();
    const code = newResetCode(state, 'a', start);
    expect(code).toMatch(/^\d{6}$/);
    expect(state.resetCodes).toEqual({ a: { code, expiresAtMs: start + 60 * minute, wrongTries: 0 } });
    const use = (account: string, at: number, typed = code) => refusalOf(() => useResetCode(state, account, typed, at));
    expect(await use('b', start)).toBe('400 ExpiredCodeException');
    expect(await use('a', start + 60 * minute + 1)).toBe('400 ExpiredCodeException');
    expect(await use('a', start + 60 * minute)).toBe('none');
    expect(await use('a', start + 60 * minute)).toBe('400 ExpiredCodeException');
  });
  it('may be typed wrong five times', async () => {
    const state = emptyCognitoState();
    const code = newResetCode(state, 'a', start);
    const wrong = code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));
    const use = (typed: string) => refusalOf(() => useResetCode(state, 'a', typed, start));
    for (const typed of [wrong, '', `${code}0`, code.slice(1), 'x'])
      expect(await use(typed)).toBe('400 CodeMismatchException');
    expect(await use(code)).toBe('400 LimitExceededException');
    const next = newResetCode(state, 'a', start);
    expect(await use(next)).toBe('none');
  });
  it('that has run out goes when another is made', () => {
    const state = emptyCognitoState();
    newResetCode(state, 'old', start);
    newResetCode(state, 'a', start + 60 * minute);
    expect(Object.keys(state.resetCodes)).toEqual(['old', 'a']);
    newResetCode(state, 'a', start + 60 * minute + 1);
    expect(Object.keys(state.resetCodes)).toEqual(['a']);
  });
});

describe('a challenge', () => {
  it('waits three minutes for its own client', async () => {
    const state = emptyCognitoState();
    state.users.s = user('s');
    const session = startChallenge(state, client, user('s'), start);
    expect(session).toMatch(/^[\w-]{64}$/);
    expect(Object.values(state.challenges)).toEqual([{ sub: 's', clientId: 'app', expiresAtMs: start + 3 * minute }]);
    expect(JSON.stringify(state.challenges)).not.toContain(session);
    expect(challengedUser(state, client, session, start + 3 * minute - 1)).toBe(state.users.s);
    const refused = (run: () => unknown) => refusalOf(run);
    expect(await refused(() => challengedUser(state, client, session, start + 3 * minute))).toBe(
      '400 NotAuthorizedException',
    );
    expect(await refused(() => challengedUser(state, foreign, session, start))).toBe('400 NotAuthorizedException');
    expect(await refused(() => challengedUser(state, client, 'x', start))).toBe('400 NotAuthorizedException');
    endChallenge(state, session);
    expect(await refused(() => challengedUser(state, client, session, start))).toBe('400 NotAuthorizedException');
  });
  it('that has run out goes when another begins', () => {
    const state = emptyCognitoState();
    startChallenge(state, client, user('a'), start);
    startChallenge(state, client, user('b'), start + 3 * minute - 1);
    expect(Object.keys(state.challenges)).toHaveLength(2);
    startChallenge(state, client, user('c'), start + 3 * minute);
    expect(Object.values(state.challenges).map(({ sub }) => sub)).toEqual(['b', 'c']);
  });
  it('of a user who is gone is none', async () => {
    const state = emptyCognitoState();
    const session = startChallenge(state, client, user('s'), start);
    expect(await refusalOf(() => challengedUser(state, client, session, start))).toBe('400 NotAuthorizedException');
  });
});

describe('a session', () => {
  const day = 24 * 60 * minute;
  const begin = () => {
    const state = emptyCognitoState();
    return { state, ...startSession(state, client, user('s'), start) };
  };
  it('holds who signed in, where and until when, and its token as a hash', () => {
    const { state, session, refreshToken } = begin();
    expect(refreshToken).toMatch(/^[\w-]{64}$/);
    expect(session).toEqual({
      originJti: expect.stringMatching(/^[0-9a-f-]{36}$/),
      poolId: 'pool',
      clientId: 'app',
      sub: 's',
      authTimeSeconds: Math.floor(start / 1000),
      expiresAtMs: start + day,
      revoked: false,
      tokens: [{ hash: expect.stringMatching(/^[0-9a-f]{64}$/), usableUntilMs: null }],
    });
    expect(state.sessions).toEqual({ [session.originJti]: session });
  });
  it('is found by its token until it ends', async () => {
    const { state, session, refreshToken } = begin();
    const of = (token: string, at: number, by = client) => refusalOf(() => sessionOfToken(state, by, token, at));
    expect(sessionOfToken(state, client, refreshToken, start + day - 1)).toBe(session);
    expect(() => sessionOfToken(state, client, refreshToken, start + day)).toThrow('has expired');
    expect(await of('x', start)).toBe('400 NotAuthorizedException');
    expect(() => sessionOfToken(state, foreign, refreshToken, start)).toThrow('Invalid Refresh Token');
    endSessionsOf(state, user('another'));
    expect(session.revoked).toBe(false);
    endSessionsOf(state, user('s'));
    expect(() => sessionOfToken(state, client, refreshToken, start)).toThrow('has been revoked');
  });
  it('goes when it is over and another begins', () => {
    const { state, session } = begin();
    startSession(state, client, user('t'), start + day);
    expect(state.sessions).toHaveProperty(session.originJti);
    startSession(state, client, user('u'), start + day + 1);
    expect(Object.values(state.sessions).map(({ sub }) => sub)).toEqual(['t', 'u']);
  });
  it('ends with all its tokens when one comes back after its grace', async () => {
    const { state, session, refreshToken } = begin();
    const next = rotateToken(session, refreshToken, 1000, start);
    expect(next).toMatch(/^[\w-]{64}$/);
    expect(session.tokens.map(({ usableUntilMs }) => usableUntilMs)).toEqual([start + 1000, null]);
    rotateToken(session, refreshToken, 1000, start + 500);
    expect(session.tokens.map(({ usableUntilMs }) => usableUntilMs)).toEqual([start + 1000, null, null]);
    expect(sessionOfToken(state, client, refreshToken, start + 999)).toBe(session);
    expect(sessionOfToken(state, client, next, start + day - 1)).toBe(session);
    expect(await refusalOf(() => sessionOfToken(state, client, refreshToken, start + 1000))).toBe(
      '400 RefreshTokenReuseException',
    );
    expect(() => sessionOfToken(state, client, next, start)).toThrow('has been revoked');
  });
  it('is ended by a token of its own client', async () => {
    const { state, session, refreshToken } = begin();
    const other = startSession(state, client, user('s'), start).session;
    expect(await refusalOf(() => endSessionOfToken(state, foreign, refreshToken))).toBe('400 UnauthorizedException');
    endSessionOfToken(state, client, 'x');
    expect(session.revoked).toBe(false);
    rotateToken(session, refreshToken, 0, start);
    endSessionOfToken(state, client, refreshToken);
    expect([session.revoked, other.revoked]).toEqual([true, false]);
  });
});
