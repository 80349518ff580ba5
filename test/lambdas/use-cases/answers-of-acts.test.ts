/** What each act of a user answers once it is done, and whom it asked to do it. */
import { beforeEach, describe, expect, it } from 'vitest';
import { changePassword } from '../../../lambdas/use-cases/change-password.ts';
import { changeShare } from '../../../lambdas/use-cases/change-share.ts';
import { createShare } from '../../../lambdas/use-cases/create-share.ts';
import { leaveComment } from '../../../lambdas/use-cases/leave-comment.ts';
import { logOut } from '../../../lambdas/use-cases/log-out.ts';
import { requestAnswers } from '../../../lambdas/use-cases/request-answers.ts';
import { resetPassword } from '../../../lambdas/use-cases/reset-password.ts';
import { revokeShare } from '../../../lambdas/use-cases/revoke-share.ts';
import { saveDetails } from '../../../lambdas/use-cases/save-details.ts';
import { newShareToken } from '../../../lambdas/use-cases/share-token.ts';
import { signOutEverywhere } from '../../../lambdas/use-cases/sign-out-everywhere.ts';
import { signUp } from '../../../lambdas/use-cases/sign-up.ts';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { grantPlan, makeWorld, type World } from '../world.ts';

let world: World;
let scriptId: string;
let asked: unknown[];
beforeEach(async () => {
  world = makeWorld();
  asked = [];
  await grantPlan(world, 'anna', 'expert');
  ({ script_id: scriptId } = await world.addScript('anna'));
});
const noted =
  (what: string) =>
  async (...args: unknown[]): Promise<void> =>
    void asked.push([what, ...args]);

describe('a link', () => {
  const of = () => ({ userId: 'anna', scriptId });
  const make = () => createShare({ ...world, newToken: newShareToken }, { ...of(), days: 7, comments_open: true });

  it('says what was changed of it', async () => {
    const { share_id: shareId, token } = await make();
    const change = (change: object) => changeShare(world, { ...of(), shareId, ...change });
    expect(await change({ comments_open: false })).toEqual({ success: true, message: 'The link takes no comments.' });
    expect(await change({ comments_open: true })).toEqual({ success: true, message: 'The link takes comments.' });
    expect(await leaveComment(world, { token, question: null, page: 2, name: 'Noor', text: 'Why?' })).toEqual({
      success: true,
      message: 'Thank you. Your comment went to whoever sent you this link.',
    });
    const [comment] = await world.shares.listComments(scriptId);
    expect(comment).toEqual({
      comment_id: comment?.comment_id,
      share_id: shareId,
      question: null,
      page: 2,
      name: 'Noor',
      text: 'Why?',
      created_at: world.now().toISOString(),
    });
    expect(await change({ delete_comment: comment?.comment_id })).toEqual({
      success: true,
      message: 'The comment was deleted.',
    });
    expect(await revokeShare(world, { ...of(), shareId })).toEqual({
      success: true,
      message: 'The link was revoked. It opens nothing any more.',
    });
    await expect(change({ comments_open: true })).rejects.toMatchObject({
      code: 'not_found',
      message: 'This link has ended.',
    });
  });
});

describe('an account', () => {
  const strong = 'long-enough-1';
  const identity = () => ({
    ...world.identity,
    signUp: noted('signUp'),
    resetPassword: noted('resetPassword'),
    revoke: noted('revoke'),
    whose: async () => null,
  });

  it('is opened by its address in small letters', async () => {
    const who = { email: 'Anna@Example.com', username: 'Anna', password: strong };
    expect(await signUp({ identity: identity() }, who)).toEqual({
      success: true,
      message: 'Your account is ready. Please log in.',
    });
    expect(asked).toEqual([['signUp', { ...who, email: 'anna@example.com' }]]);
  });

  it('gets another password by its code', async () => {
    const wanted = { email: 'Anna@Example.com', code: '1', new_password: strong };
    expect(await resetPassword({ identity: identity() }, wanted)).toEqual({
      success: true,
      message: 'Your new password is set. Every session was ended; please log in.',
    });
    expect(asked).toEqual([['resetPassword', { email: 'anna@example.com', code: '1', newPassword: strong }]]);
  });

  it('takes no password that is too short, wherever one is set', async () => {
    const weak = { code: 'weak_password' };
    await expect(
      signUp({ identity: identity() }, { email: 'a@b.c', username: 'A', password: 'short' }),
    ).rejects.toMatchObject(weak);
    await expect(
      resetPassword({ identity: identity() }, { email: 'a@b.c', code: '1', new_password: 'short' }),
    ).rejects.toMatchObject(weak);
    const change = { userId: 'anna', poolUsername: 'anna', current_password: 'x', new_password: 'short' };
    const session = { sessionId: 's', epoch: null };
    await expect(changePassword(world, { ...change, session })).rejects.toMatchObject(weak);
    expect(asked).toEqual([]);
  });

  it('is left, also with a token that renews nothing', async () => {
    expect(await logOut({ identity: identity(), sessions: { end: noted('end') } }, { refresh: 'r' })).toEqual({
      success: true,
      message: 'You are logged out.',
    });
    expect(asked).toEqual([['revoke', 'r']]);
    const renewing = { ...identity(), whose: async () => ({ userId: 'anna', sessionId: 's', refresh: 'r2' }) };
    asked = [];
    await logOut({ identity: renewing, sessions: { end: noted('end') } }, { refresh: 'r' });
    expect(asked).toEqual([
      ['end', 'anna', 's'],
      ['revoke', 'r2'],
      ['revoke', 'r'],
    ]);
  });

  it('is left on every device', async () => {
    const input = { userPoolId: 'pool', poolUsername: 'anna', userId: 'anna' };
    expect(await signOutEverywhere(world, input)).toEqual({
      success: true,
      message: 'You are signed out on every device.',
    });
  });
});

describe('reports', () => {
  it('are asked for of no script that is gone, or goes while they are asked for', async () => {
    const wanted = { userId: 'anna', plan: 'basic' as const };
    expect(await requestAnswers(world, { ...wanted, scriptId: 'gone' })).toBe(0);
    const scripts = { ...world.scripts, get: async () => null };
    expect(await requestAnswers({ ...world, scripts }, { ...wanted, scriptId })).toBe(0);
    expect(await world.answers.list(scriptId)).toEqual([]);
    expect(await requestAnswers(world, { ...wanted, scriptId })).toBe(8);
  });

  it('are owed for details that change them, and for no others', async () => {
    for (const question of [1, 3, 11]) {
      await world.answers.request(scriptId, question, 'r');
      await world.answers.finish('anna', scriptId, question, 'r', {
        answer: { question, structured_data: {}, entries: [] },
      });
    }
    const owing: unknown[] = [];
    const scripts: World['scripts'] = {
      ...world.scripts,
      owe: async (user, script, owed) => {
        owing.push(owed);
        return world.scripts.owe(user, script, owed);
      },
    };
    await saveDetails({ ...world, scripts }, { userId: 'anna', scriptId, details: emptyDetails });
    expect(owing).toEqual([]);
    await saveDetails(
      { ...world, scripts },
      { userId: 'anna', scriptId, details: { ...emptyDetails, genre: 'horror' } },
    );
    expect(owing).toHaveLength(1);
    expect((await world.answers.listStates(scriptId)).some(({ status }) => status === 'pending')).toBe(true);
  });
});
