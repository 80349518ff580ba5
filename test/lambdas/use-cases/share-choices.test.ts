/** What an owner chooses of a link, what is kept of its openings, and what its readers say. */
import { beforeEach, describe, expect, it } from 'vitest';
import { changeShare } from '../../../lambdas/use-cases/change-share.ts';
import { createShare } from '../../../lambdas/use-cases/create-share.ts';
import { deleteScript } from '../../../lambdas/use-cases/delete-script.ts';
import { leaveComment } from '../../../lambdas/use-cases/leave-comment.ts';
import { listShares } from '../../../lambdas/use-cases/list-shares.ts';
import { openShare } from '../../../lambdas/use-cases/open-share.ts';
import { readScript } from '../../../lambdas/use-cases/read-script.ts';
import { revokeShare } from '../../../lambdas/use-cases/revoke-share.ts';
import { newShareToken } from '../../../lambdas/use-cases/share-token.ts';
import { commentsAMinute, leaveCommentInput, mostCommentLetters } from '../../../lib/contract/share-comments.ts';
import { screenplayOf } from '../../corpus/scripts.ts';
import { lastReelRead } from '../../reports/read/last-reel-read.ts';
import { grantPlan, makeWorld, type World } from '../world.ts';

const fountain = 'Title: Ferry\n\nINT. FERRY - NIGHT\n\nJOHN\nYou came back.\n\nMARA\nI never left.\n';

let world: World;
let scriptId: string;
beforeEach(async () => {
  world = makeWorld();
  ({ script_id: scriptId } = await world.addScript('anna', { status: 'uploaded', title: null }));
  const key = `uploads/anna/${scriptId}.pdf`;
  await world.bucket.write(key, Buffer.from('%PDF-1.7\n'), 'application/pdf');
  await grantPlan(world, 'anna', 'intermediate');
  await readScript({ ...world, parse: () => screenplayOf(fountain) }, { key });
});
const make = (change: { reports?: number[]; comments_open?: boolean } = {}) =>
  createShare({ ...world, newToken: newShareToken }, { userId: 'anna', scriptId, days: 7, ...change });
const list = () => listShares(world, { userId: 'anna', scriptId });
const said = { question: null, page: null, name: '', text: 'Good.' };
const say = (token: string, change: Partial<Omit<Parameters<typeof leaveComment>[1], 'token'>> = {}) =>
  leaveComment(world, { token, ...said, ...change });

describe('the reports of a link', () => {
  it('are all of the plan’s, unless some were chosen', async () => {
    const { token } = await make();
    const some = await make({ reports: [9, 3, 9] });
    expect(some.reports).toEqual([3, 9]);
    expect(new Set((await openShare(world, { token })).list.map(({ question }) => question)).size).toBe(10);
    const opened = await openShare(world, { token: some.token });
    expect(new Set(opened.list.map(({ question }) => question))).toEqual(new Set([3, 9]));
    expect(new Set(opened.answers.map(({ question }) => question))).toEqual(new Set([3, 9]));
    expect(opened.overview.blocks.length).toBeGreaterThan(0);
  });

  it('cannot be more than the plan opens', async () => {
    await expect(make({ reports: [3, 15] })).rejects.toMatchObject({ code: 'plan_required' });
  });

  it('are the only ones that a reading’s overview takes its points from', async () => {
    const story = await lastReelRead();
    const key = await world.storyStore.write({ userId: 'anna', scriptId }, { story, suspicious: [] });
    await world.stories.begin(scriptId, { basis: 'b', holder: 'h', forMs: 1000, model: 'm' });
    await world.stories.finish(scriptId, 'h', { resultKey: key, failed: [] });
    const overviewOf = async (reports?: number[]) => {
      const { token } = await make(reports ? { reports } : {});
      return JSON.stringify((await openShare(world, { token })).overview);
    };
    const outside = story.points.filter(({ reports }) => reports.every((report) => report !== 5));
    const told = (overview: string) =>
      outside.filter(({ title }) => overview.includes(JSON.stringify(title).slice(1, -1)));
    expect(told(await overviewOf()).length).toBeGreaterThan(0);
    expect(told(await overviewOf([5]))).toEqual([]);
  });
});

describe('the openings of a link', () => {
  it('are counted by day and nothing else, and looking again is none', async () => {
    const { token } = await make();
    await openShare(world, { token });
    await openShare(world, { token, again: true });
    await openShare(world, { token });
    world.passMinutes(24 * 60);
    await openShare(world, { token });
    expect((await list()).shares[0]?.seen).toEqual([
      { day: '2026-11-22', count: 1 },
      { day: '2026-11-21', count: 2 },
    ]);
  });

  it('owe their owner one letter, of the first', async () => {
    const { token, share_id } = await make();
    await openShare(world, { token });
    const [due] = await world.mails.listDue(world.now(), 9);
    expect(due?.mail).toMatchObject({ kind: 'share_opened', share_id });
    if (due) await world.mails.end(due, 'sent');
    world.passMinutes(60);
    await openShare(world, { token });
    expect(await world.mails.listDue(world.now(), 9)).toEqual([]);
  });

  it('take place even if they cannot be noted', async () => {
    const { token } = await make();
    const shares = { ...world.shares, noteSeen: () => Promise.reject(new Error('away')) };
    expect((await openShare({ ...world, shares }, { token })).title).toBe('Ferry');
    expect(world.logger.lines).toContainEqual({ level: 'error', event: 'opening_not_noted' });
  });
});

describe('a comment', () => {
  it('comes back to the owner with its report and page, beside its link, and can be deleted', async () => {
    const { token, share_id } = await make();
    await say(token, { question: 9, page: 12, name: 'Ida', text: 'Why?' });
    const { comments } = await list();
    expect(comments).toMatchObject([{ share_id, question: 9, page: 12, name: 'Ida', text: 'Why?' }]);
    expect(JSON.stringify(comments)).not.toContain(token);
    const delete_comment = comments[0]?.comment_id ?? '';
    await changeShare(world, { userId: 'anna', scriptId, shareId: share_id, delete_comment });
    expect((await list()).comments).toEqual([]);
  });

  it('stays when its link has ended, and goes with the script', async () => {
    const { token, share_id } = await make();
    await say(token);
    await revokeShare(world, { userId: 'anna', scriptId, shareId: share_id });
    expect((await list()).comments).toHaveLength(1);
    await deleteScript(world, { userId: 'anna', scriptId });
    expect(await world.shares.listComments(scriptId)).toEqual([]);
  });

  it('is refused where the owner takes none, of a report that the link does not show, and behind a closed link', async () => {
    const { token, share_id } = await make({ reports: [3] });
    await expect(say(token, { question: 9 })).rejects.toMatchObject({ code: 'not_found' });
    await changeShare(world, { userId: 'anna', scriptId, shareId: share_id, comments_open: false });
    await expect(say(token)).rejects.toThrow('No comments are taken');
    await expect(say(newShareToken())).rejects.toThrow('does not open anything');
    expect((await list()).comments).toEqual([]);
  });

  it('is one of few in a minute', async () => {
    const { token } = await make();
    for (let n = 0; n < commentsAMinute; n += 1) await say(token);
    await expect(say(token)).rejects.toMatchObject({ code: 'too_many_attempts' });
    world.passMinutes(1);
    await say(token);
    expect((await list()).comments).toHaveLength(commentsAMinute + 1);
  });

  it('is deleted, and a link changed, by nobody but the owner', async () => {
    const { token, share_id } = await make();
    await say(token);
    const bens = { userId: 'ben', scriptId, shareId: share_id };
    await expect(changeShare(world, { ...bens, comments_open: false })).rejects.toMatchObject({ code: 'not_found' });
    const [comment] = (await list()).comments;
    const deletion = { ...bens, delete_comment: comment?.comment_id };
    await expect(changeShare(world, deletion)).rejects.toMatchObject({ code: 'not_found' });
    expect((await list()).comments).toHaveLength(1);
  });

  it.each([
    ['nothing but space', { text: ' \n ' }],
    ['more than it may be', { text: 'x'.repeat(mostCommentLetters + 1) }],
    ['letters that turn the direction', { text: 'a\u202eb' }],
    ['a control character', { text: 'a\u0007b' }],
    ['a name of two lines', { name: 'Ida\nOwner' }],
    ['a page that is none', { page: 0 }],
    ['a report that there is not', { question: 16 }],
  ])('that is %s is refused', (_what, change) => {
    const whole = { token: 't', ...said, name: 'Ida' };
    expect(leaveCommentInput.safeParse(whole).success).toBe(true);
    expect(leaveCommentInput.safeParse({ ...whole, ...change }).success).toBe(false);
  });
});
