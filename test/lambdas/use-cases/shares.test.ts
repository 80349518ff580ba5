/** Read-only links: who may make one, what it opens, and how it closes. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createShare } from '../../../lambdas/use-cases/create-share.ts';
import { deleteScript } from '../../../lambdas/use-cases/delete-script.ts';
import { listShares } from '../../../lambdas/use-cases/list-shares.ts';
import { openShare } from '../../../lambdas/use-cases/open-share.ts';
import { readScript } from '../../../lambdas/use-cases/read-script.ts';
import { revokeShare } from '../../../lambdas/use-cases/revoke-share.ts';
import { newShareToken, shareTokenHash } from '../../../lambdas/use-cases/share-token.ts';
import { routes } from '../../../lib/contract/routes.ts';
import { mostShares } from '../../../lib/contract/shares.ts';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { fingerprintOf } from '../../../lib/engine/text/fingerprint.ts';
import { cardsForPlan } from '../../../lib/reports/catalog.ts';
import { runQuestion } from '../../../lib/reports/run.ts';
import { screenplayOf } from '../../corpus/scripts.ts';
import { lastReelRead } from '../../reports/read/last-reel-read.ts';
import { grantPlan, makeWorld, type World } from '../world.ts';

const fountain = 'Title: Ferry\n\nINT. FERRY - NIGHT\n\nJOHN\nYou came back.\n\nMARA\nI never left.\n';
const wholeToken = /^[\w-]{43}$/;

let world: World;
let scriptId: string;
beforeEach(async () => {
  world = makeWorld();
  ({ script_id: scriptId } = await world.addScript('anna', { status: 'uploaded', title: null }));
  const key = `uploads/anna/${scriptId}.pdf`;
  await world.bucket.write(key, Buffer.from('%PDF-1.7\n'), 'application/pdf');
  await grantPlan(world, 'anna', 'basic');
  await readScript({ ...world, parse: () => screenplayOf(fountain) }, { key });
  const request = (await world.answers.get(scriptId, 4))?.request_id ?? '';
  const result = {
    question: 4,
    structured_data: { logline: 'A ferry.' },
    entries: [{ prompt: 'Summary', blocks: [] }],
  };
  await world.answers.finish('anna', scriptId, 4, request, { answer: result });
});

const make = (input: { userId?: string; days?: number } = {}) =>
  createShare({ ...world, newToken: newShareToken }, { userId: 'anna', scriptId, days: 7, ...input });
const open = (token: string) => openShare(world, { token });
const closed = {
  code: 'not_found',
  message: 'This link does not open anything: it has expired, was revoked, or is not complete.',
};

describe('a share link', () => {
  it('is made by the owner, lasts as long as was asked, and leaves nothing but a hash behind', async () => {
    const link = await make({ days: 1 });
    expect(routes.createShare.output.parse(link)).toEqual(link);
    expect(link.token).toMatch(wholeToken);
    expect(Date.parse(link.expires_at) - Date.parse(link.created_at)).toBe(24 * 60 * 60 * 1000);
    const kept = JSON.stringify([...world.shares.all.values()]);
    expect(kept).not.toContain(link.token);
    expect(kept).toContain(shareTokenHash(link.token));
    const listed = await listShares(world, { userId: 'anna', scriptId });
    const { token: _, ...withoutToken } = link;
    expect(listed).toEqual({ shares: [withoutToken], comments: [] });
  });

  it('has another token each time', async () => {
    expect((await make()).token).not.toBe((await make()).token);
  });

  it('cannot be made, listed or revoked by anybody else', async () => {
    const { share_id } = await make();
    const missing = { code: 'not_found', message: 'There is no such script.' };
    await grantPlan(world, 'ben', 'expert');
    await expect(make({ userId: 'ben' })).rejects.toMatchObject(missing);
    await expect(listShares(world, { userId: 'ben', scriptId })).rejects.toMatchObject(missing);
    await expect(revokeShare(world, { userId: 'ben', scriptId, shareId: share_id })).rejects.toMatchObject(missing);
    expect(world.shares.all.size).toBe(1);
  });

  it('cannot be made without a plan, before the script is read, or when too many are open', async () => {
    const { script_id: unread } = await world.addScript('anna', { status: 'uploaded' });
    const deps = { ...world, newToken: newShareToken };
    const refused = createShare(deps, { userId: 'anna', scriptId: unread, days: 7 });
    await expect(refused).rejects.toMatchObject({ code: 'script_not_ready' });
    const { script_id: bens } = await world.addScript('ben');
    const unpaid = createShare(deps, { userId: 'ben', scriptId: bens, days: 7 });
    await expect(unpaid).rejects.toMatchObject({ code: 'payment_required' });
    for (let count = 0; count < mostShares; count += 1) await make();
    await expect(make()).rejects.toMatchObject({ code: 'too_many_shares' });
    world.passMinutes(7 * 24 * 60);
    await expect(make()).resolves.toMatchObject({ token: expect.stringMatching(wholeToken) });
  });

  it('takes only the offered numbers of days', () => {
    const body = routes.createShare.input.body;
    expect(body.safeParse({ days: 7 }).success).toBe(true);
    for (const days of [0, 2, 365, -1, '7']) expect(body.safeParse({ days }).success).toBe(false);
  });
});

describe('whoever holds the link', () => {
  it('reads the reports of the owner’s plan and the figures, and learns neither whose they are nor the script’s own number', async () => {
    const { token, expires_at } = await make();
    const seen = await open(token);
    expect(routes.openShare.output.parse(seen)).toEqual(seen);
    expect(seen).toMatchObject({ title: 'Ferry', expires_at, plan: 'basic' });
    expect(seen.list.find(({ question }) => question === 4)?.status).toBe('succeeded');
    expect(seen.answers.find(({ question }) => question === 4)?.structured_data).toEqual({ logline: 'A ferry.' });
    expect(seen.statistics.breakdown).toHaveLength(1);
    const text = JSON.stringify(seen);
    for (const secret of ['anna', scriptId, token]) expect(text).not.toContain(secret);
  });

  it('learns nothing of the owner’s other scripts, though the similarity report compares with them', async () => {
    await grantPlan(world, 'anna', 'advanced');
    const { script_id: other } = await world.addScript('anna', { title: 'Secret Sequel' });
    const now = await screenplayOf(fountain);
    const answer = runQuestion(10, {
      screenplay: now,
      details: emptyDetails,
      otherDrafts: [
        { title: 'Secret Sequel', fileName: 'sequel-3.pdf', uploadedOn: '2026-11-03', fingerprint: fingerprintOf(now) },
      ],
    });
    await world.answers.request(scriptId, 10, 'r');
    await world.answers.finish('anna', scriptId, 10, 'r', { answer });
    const { token } = await make();
    const seen = await open(token);
    const similarity = seen.answers.find(({ question }) => question === 10);
    expect(similarity).toMatchObject({ status: 'succeeded', structured_data: { drafts: [] } });
    expect(JSON.stringify(similarity?.entries)).not.toMatch(/draft/i);
    expect(seen.list.find(({ question }) => question === 10)?.response).not.toMatch(/draft/i);
    const text = JSON.stringify(seen);
    for (const secret of ['Secret Sequel', 'sequel-3', '2026-11-03', other]) expect(text).not.toContain(secret);
    const owners = (await world.answers.get(scriptId, 10))?.result;
    expect(JSON.stringify(owners)).toContain('sequel-3.pdf');
  });

  it('opens with the overview, and every report with what a model reads, by name and not by cost', async () => {
    const story = await lastReelRead();
    const turn = { basis: 'b', holder: 'h', forMs: 1000, model: 'reader-of-the-house' };
    await world.stories.begin(scriptId, turn);
    const resultKey = await world.storyStore.write({ userId: 'anna', scriptId }, { story, suspicious: [] });
    await world.stories.finish(scriptId, 'h', { resultKey, failed: [] });
    const { token } = await make();
    const seen = await open(token);
    const given = { kind: 'given', model: 'reader-of-the-house', message: null };
    expect(seen.answers.find(({ question }) => question === 4)?.reading).toEqual(given);
    expect(JSON.stringify(seen.overview)).toContain(story.telling.loglines[0]?.text);
    for (const bill of ['cost_usd', 'costUsd', 'usage', 'cacheRead']) expect(JSON.stringify(seen)).not.toContain(bill);
  });

  it('sees no report beyond the plan, also one that is still stored from before', async () => {
    const { token } = await make();
    await world.answers.request(scriptId, 7, 'r');
    await world.answers.finish('anna', scriptId, 7, 'r', { answer: { question: 7, structured_data: {}, entries: [] } });
    const basic = new Set<number>(cardsForPlan('basic').map(({ number }) => number));
    const seen = await open(token);
    expect(seen.answers.every(({ question }) => basic.has(question))).toBe(true);
    expect(seen.list.every(({ question }) => basic.has(question))).toBe(true);
  });

  it('finds it closed, in the same words, when it is wrong, expired, revoked, or its script or plan is gone', async () => {
    const wrong = [newShareToken(), '', 'x', `${newShareToken()}x`, '../../x', 'a'.repeat(200)];
    for (const token of wrong) await expect(open(token)).rejects.toMatchObject(closed);

    const revoked = await make();
    const answer = await revokeShare(world, { userId: 'anna', scriptId, shareId: revoked.share_id });
    expect(answer.message).toBe('The link was revoked. It opens nothing any more.');
    await revokeShare(world, { userId: 'anna', scriptId, shareId: revoked.share_id });
    await expect(open(revoked.token)).rejects.toMatchObject(closed);

    const expired = await make({ days: 1 });
    await expect(open(expired.token)).resolves.toBeDefined();
    world.passMinutes(24 * 60);
    await expect(open(expired.token)).rejects.toMatchObject(closed);

    const ofDeleted = await make();
    const held = await world.entitlements.get('anna');
    await world.entitlements.revoke('anna', held?.payment_id ?? '');
    await expect(open(ofDeleted.token)).rejects.toMatchObject(closed);
    await grantPlan(world, 'anna', 'intermediate');
    await expect(open(ofDeleted.token)).resolves.toBeDefined();
    await deleteScript(world, { userId: 'anna', scriptId });
    await expect(open(ofDeleted.token)).rejects.toMatchObject(closed);
    expect(world.shares.all.size).toBe(0);
  });
});
