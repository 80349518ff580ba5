/** The table's adapters, real (against a DynamoDB in this process) and in memory, held to one behaviour. */

import { PutCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerItems } from '../../../lambdas/adapters/answer-items.ts';
import { checkoutItems } from '../../../lambdas/adapters/checkout-items.ts';
import { consultationItems } from '../../../lambdas/adapters/consultation-items.ts';
import { deletionItems } from '../../../lambdas/adapters/deletion-items.ts';
import { entitlementItems, type Grant } from '../../../lambdas/adapters/entitlement-items.ts';
import { ledgerItems } from '../../../lambdas/adapters/ledger-items.ts';
import { type PaymentItem, paymentItems } from '../../../lambdas/adapters/payment-items.ts';
import { proofItems } from '../../../lambdas/adapters/proof-items.ts';
import { readingItems } from '../../../lambdas/adapters/reading-items.ts';
import { type ScriptItem, scriptItems } from '../../../lambdas/adapters/script-items.ts';
import { scriptObjects } from '../../../lambdas/adapters/script-objects.ts';
import { type ShareItem, shareItems } from '../../../lambdas/adapters/share-items.ts';
import { storyItems } from '../../../lambdas/adapters/story-items.ts';
import { deleteKeys, queryPrefix, type Table } from '../../../lambdas/adapters/table.ts';
import { uploadItems } from '../../../lambdas/adapters/upload-items.ts';
import { noCorrections } from '../../../lib/contract/corrections.ts';
import { engineVersion } from '../../../lib/contract/engine-version.ts';
import { commentsAMinute, mostComments } from '../../../lib/contract/share-comments.ts';
import { mostShares } from '../../../lib/contract/shares.ts';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { type LocalTable, startLocalTable } from '../local-table.ts';
import {
  memoryAnswers,
  memoryCheckouts,
  memoryEntitlements,
  memoryPayments,
  memoryReadings,
  memoryScripts,
  memoryShares,
  memoryStories,
} from '../memory-items.ts';
import { memoryBucket } from '../world.ts';

let clock = new Date('2026-11-21T10:00:00.000Z');
const now = () => clock;

let local: LocalTable;
let table: Table;
beforeAll(async () => {
  local = await startLocalTable();
  table = local.table;
});
afterAll(() => local.close());

let serial = 0;
const fresh = (prefix: string) => `${prefix}${++serial}`;

const stores = [
  {
    kind: 'in the table',
    scripts: () => scriptItems(table, now),
    readings: () => readingItems(table),
    shares: () => shareItems(table, now),
    answers: () => answerItems(table, scriptObjects(memoryBucket(now)), now),
    entitlements: () => entitlementItems(table, now),
    payments: () => paymentItems(table, now),
    checkouts: () => checkoutItems(table),
    stories: () => storyItems(table, now),
  },
  {
    kind: 'in memory',
    scripts: () => memoryScripts(now),
    readings: memoryReadings,
    shares: () => memoryShares(now),
    answers: () => memoryAnswers(now),
    entitlements: memoryEntitlements,
    payments: () => memoryPayments(now),
    checkouts: memoryCheckouts,
    stories: () => memoryStories(now),
  },
];

const newScript = (change: Partial<ScriptItem> = {}): ScriptItem => ({
  user_id: 'anna',
  script_id: fresh('script'),
  file_name: 'a.pdf',
  size: 10,
  status: 'uploaded',
  problem: null,
  title: null,
  page_count: null,
  scene_count: null,
  created_at: clock.toISOString(),
  status_at: clock.toISOString(),
  details: emptyDetails,
  corrections: noCorrections,
  ...change,
});
const counted = { title: 'Salt', page_count: 12, scene_count: 9 };
const facts = { ...counted, cast_size: 7, fingerprinted: true };
const reading = {
  writers: ['Noor Whitlock'],
  running_time_minutes: 12,
  unreadable_pages: [3],
  warnings: [{ code: 'damaged_pages', sentence: 'Page 3 of the file could not be read.', page: 3 }],
  cues: [{ name: 'MAGS', speeches: 4, page: 1, line: 7 }],
  cues_left_out: 0,
};
const owed = { id: 'o1', questions: [1, 3] };
const problem = { code: 'no_text', message: 'No text.' } as const;

describe.each(stores)('scripts $kind', ({ scripts: open }) => {
  it('go from uploaded to reading to ready, and a late failure does not undo that', async () => {
    const scripts = open();
    const script = newScript();
    await scripts.create(script);
    expect((await scripts.startReading('anna', script.script_id))?.status).toBe('reading');
    expect(await scripts.markReady('anna', script.script_id, facts, 'o1')).toBe(true);
    expect(await scripts.markFailed('anna', script.script_id, problem)).toBe(false);
    expect(await scripts.startReading('anna', script.script_id)).toBeNull();
    expect(await scripts.get('anna', script.script_id)).toMatchObject({ status: 'ready', ...facts });
  });

  it('a failed one keeps its problem, and can be read again', async () => {
    const scripts = open();
    const script = newScript();
    await scripts.create(script);
    await scripts.markFailed('anna', script.script_id, problem);
    expect(await scripts.get('anna', script.script_id)).toMatchObject({ status: 'failed', problem });
    expect(await scripts.startReading('anna', script.script_id)).toMatchObject({ status: 'reading', problem: null });
  });

  it('keep beside one what its reports say in a word, each by itself; one that is gone stays gone', async () => {
    const scripts = open();
    const script = newScript();
    await scripts.create(script);
    const told = { verdict: 'consider', budget: 'low', genre: 'drama' } as const;
    await scripts.tell('anna', script.script_id, { counted: { genre: 'Drama' } });
    await scripts.tell('anna', script.script_id, { told });
    expect(await scripts.get('anna', script.script_id)).toMatchObject({ counted: { genre: 'Drama' }, told });
    await scripts.remove('anna', script.script_id);
    await scripts.tell('anna', script.script_id, { told });
    expect(await scripts.get('anna', script.script_id)).toBeNull();
  });

  it("another user's script is not there", async () => {
    const scripts = open();
    const script = newScript();
    await scripts.create(script);
    expect(await scripts.get('ben', script.script_id)).toBeNull();
    expect(await scripts.saveDetails('ben', script.script_id, emptyDetails, null)).toBeNull();
    expect(await scripts.markReady('ben', script.script_id, facts, 'o1')).toBe(false);
    expect(await scripts.remove('ben', script.script_id)).toBe(false);
  });

  it('one that was never uploaded is not found after a day, but stays for a file that comes late, and for good once it is read', async () => {
    const scripts = open();
    const script = newScript({ user_id: 'cleo', status: 'awaiting_upload', ttl: clock.getTime() / 1000 + 30 * 86_400 });
    await scripts.create(script);
    const found = async () => [
      (await scripts.get('cleo', script.script_id)) !== null,
      (await scripts.getArrived('cleo', script.script_id)) !== null,
      (await scripts.list('cleo')).length,
    ];
    expect(await found()).toEqual([true, true, 1]);
    const uploadedAt = clock;
    clock = new Date(uploadedAt.getTime() + 24 * 3_600_000);
    expect(await found()).toEqual([false, true, 1]);
    expect((await scripts.startReading('cleo', script.script_id))?.ttl).toBeUndefined();
    expect(await found()).toEqual([true, true, 1]);
    clock = uploadedAt;
  });

  it('owe reports in the same write as what changed them, all that was owed together, until that very debt is settled', async () => {
    const scripts = open();
    const script = newScript({ user_id: 'dina' });
    await scripts.create(script);
    const debt = async () => {
      const item = await scripts.get('dina', script.script_id);
      return item && [item.owed_id, [...(item.owed_questions ?? [])].sort()];
    };
    expect(await debt()).toEqual([undefined, []]);
    await scripts.saveDetails('dina', script.script_id, emptyDetails, owed);
    expect(await debt()).toEqual(['o1', [1, 3]]);
    const first = await scripts.get('dina', script.script_id);
    clock = new Date(clock.getTime() + 1);
    await scripts.saveCorrections(script, noCorrections, { id: 'o2', questions: [3, 5] });
    expect(await debt()).toEqual(['o2', [1, 3, 5]]);
    const joined = await scripts.owe('dina', script.script_id, { id: 'o3', questions: [7] });
    expect(joined?.owed_id).toBe('o2');
    expect(await debt()).toEqual(['o2', [1, 3, 5, 7]]);
    if (first) await scripts.settle(first);
    expect(await debt()).toEqual(['o2', [1, 3, 5, 7]]);
    if (joined) await scripts.settle(joined);
    expect(await debt()).toEqual([undefined, []]);
    expect(await scripts.owe('dina', 'nonesuch', owed)).toBeNull();
  });

  it('that owe something are looked after from two minutes later on, until somebody says that nothing is left', async () => {
    const scripts = open();
    const script = newScript({ user_id: 'ella', script_id: fresh('due') });
    await scripts.create(script);
    await scripts.markReady('ella', script.script_id, facts, 'o1');
    const dueAfter = async (minutes: number) =>
      (await scripts.listDue(new Date(clock.getTime() + minutes * 60_000), 1000)).find(
        ({ scriptId }) => scriptId === script.script_id,
      );
    expect(await dueAfter(1)).toBeUndefined();
    const due = await dueAfter(3);
    expect(due).toMatchObject({ userId: 'ella', scriptId: script.script_id });
    const ready = await scripts.get('ella', script.script_id);
    if (ready) await scripts.settle(ready);
    expect(await dueAfter(3)).toEqual(due);
    if (due) await scripts.lookAgain(due, new Date(clock.getTime() + 3_600_000));
    expect(await dueAfter(30)).toBeUndefined();
    expect(await dueAfter(61)).toBeDefined();
    // A look that began before something was owed anew does not end the looking.
    if (due) await scripts.lookAgain(due, null);
    const later = await dueAfter(61);
    expect(later).toBeDefined();
    if (later) await scripts.lookAgain(later, null);
    expect(await dueAfter(1000)).toBeUndefined();
  });

  it('list newest first', async () => {
    const scripts = open();
    for (const script_id of ['01A', '01C', '01B']) await scripts.create(newScript({ user_id: 'dora', script_id }));
    expect((await scripts.list('dora')).map((each) => each.script_id)).toEqual(['01C', '01B', '01A']);
  });

  it('saving details answers the item as it was before', async () => {
    const scripts = open();
    const script = newScript();
    await scripts.create(script);
    const details = { ...emptyDetails, title: 'New' };
    expect((await scripts.saveDetails('anna', script.script_id, details, null))?.details.title).toBe('');
    expect((await scripts.get('anna', script.script_id))?.details.title).toBe('New');
  });

  it('keep corrections of the cast, and answer the item with them; a script that is gone keeps none', async () => {
    const scripts = open();
    const script = newScript();
    await scripts.create(script);
    const aliases = { merges: [{ from: 'JHON', into: 'JOHN' }], renames: [{ name: 'MAN', to: 'Frank' }] };
    const corrections = { ...noCorrections, aliases };
    expect(await scripts.saveCorrections(script, corrections, owed)).toMatchObject({ corrections, owed_id: owed.id });
    expect((await scripts.get('anna', script.script_id))?.corrections).toEqual(corrections);
    expect(await scripts.saveCorrections({ ...script, user_id: 'ben' }, corrections, owed)).toBeNull();
  });

  it('keep corrections only over those that were looked at, so that two windows lose nothing', async () => {
    const scripts = open();
    const script = newScript();
    await scripts.create(script);
    const first = await scripts.saveCorrections(
      script,
      { ...noCorrections, genre: 'comedy' },
      { id: 'a', questions: [4] },
    );
    expect(first).toMatchObject({ corrections_id: 'a' });
    const late = { ...noCorrections, title: 'Late' };
    expect(await scripts.saveCorrections(script, late, { id: 'b', questions: [4] })).toBe('changed');
    expect((await scripts.get('anna', script.script_id))?.corrections.genre).toBe('comedy');
    if (first === null || first === 'changed') throw new Error('It was not saved.');
    expect(await scripts.saveCorrections(first, late, { id: 'c', questions: [4] })).toMatchObject({
      corrections: late,
    });
  });
});

describe.each(stores)('share links $kind', ({ shares: open }) => {
  const link = (script_id: string, change: Partial<ShareItem> = {}): ShareItem => ({
    share_id: fresh('share'),
    script_id,
    user_id: 'anna',
    token_hash: fresh('hash'),
    created_at: clock.toISOString(),
    expires_at: new Date(clock.getTime() + 60_000).toISOString(),
    reports: null,
    comments_open: true,
    seen: {},
    ...change,
  });

  it('count their openings by day, and take comments or none, while they are open', async () => {
    const shares = open();
    const one = link(fresh('script'));
    await shares.create(one);
    for (const day of ['2026-11-21', '2026-11-22', '2026-11-22']) await shares.noteSeen(one, day);
    expect(await shares.setComments(one.script_id, one.share_id, false)).toBe(true);
    const seen = { '2026-11-21': 1, '2026-11-22': 2 };
    expect(await shares.list(one.script_id)).toEqual([{ ...one, seen, comments_open: false }]);
    await shares.remove(one.script_id, one.share_id);
    await shares.noteSeen(one, '2026-11-23');
    expect(await shares.setComments(one.script_id, one.share_id, true)).toBe(false);
    expect(await shares.list(one.script_id)).toEqual([]);
  });

  it('take so many comments in a minute, and so many in all', async () => {
    const shares = open();
    const one = link(fresh('script'), { expires_at: new Date(clock.getTime() + 86_400_000).toISOString() });
    await shares.create(one);
    const before = clock;
    const outcomes: string[] = [];
    for (let n = 0; n < commentsAMinute + 1; n += 1) outcomes.push(await shares.takeWord(one));
    expect(outcomes).toEqual([...Array.from({ length: commentsAMinute }, () => 'taken'), 'later']);
    for (let n = commentsAMinute; n < mostComments; n += 1) {
      clock = new Date(clock.getTime() + 60_000);
      expect(await shares.takeWord(one)).toBe('taken');
    }
    expect(await shares.takeWord(one)).toBe('full');
    clock = before;
  });

  it('leave their comments to the script, the newest first, until each or the script is deleted', async () => {
    const shares = open();
    const script = fresh('script');
    const said = { share_id: 'gone', question: 9, page: 12, name: 'Ida', text: 'Why?' };
    const first = { ...said, comment_id: fresh('comment'), created_at: '2026-11-21T10:00:00.000Z' };
    const second = { ...said, comment_id: fresh('comment'), created_at: '2026-11-21T11:00:00.000Z' };
    for (const comment of [first, second]) await shares.addComment(script, comment);
    expect(await shares.listComments(script)).toEqual([second, first]);
    await shares.removeComment(script, second.comment_id);
    await shares.removeComment(script, second.comment_id);
    expect(await shares.listComments(script)).toEqual([first]);
    await shares.removeAll(script);
    expect(await shares.listComments(script)).toEqual([]);
  });

  it('are found by the hash of their token and listed by their script', async () => {
    const shares = open();
    const script = fresh('script');
    const [one, two, other] = [link(script), link(script), link(fresh('script'))];
    for (const each of [one, two, other]) await shares.create(each);
    expect(await shares.find(one.token_hash)).toEqual(one);
    expect(await shares.list(script)).toEqual([one, two]);
    expect(await shares.find('never given out')).toBeNull();
  });

  it('are never more than a script may have, however many are asked for at once; a revoked or expired one makes room', async () => {
    const shares = open();
    const script = fresh('script');
    const wanted = Array.from({ length: mostShares * 2 }, () => link(script));
    const kept = await Promise.all(wanted.map((each) => shares.create(each)));
    expect(kept.filter(Boolean)).toHaveLength(mostShares);
    expect(await shares.list(script)).toHaveLength(mostShares);
    const found = await Promise.all(wanted.map(({ token_hash }) => shares.find(token_hash)));
    expect(found.map((each) => each !== null)).toEqual(kept);
    expect(await shares.create(link(fresh('script')))).toBe(true);

    const first = wanted[kept.indexOf(true)];
    await shares.remove(script, first?.share_id ?? '');
    const brief = link(script, { expires_at: new Date(clock.getTime() + 1000).toISOString() });
    expect(await shares.create(brief)).toBe(true);
    expect(await shares.create(link(script))).toBe(false);
    const before = clock;
    clock = new Date(clock.getTime() + 2000);
    const later = link(script);
    expect(await shares.create(later)).toBe(true);
    expect(await shares.find(brief.token_hash)).toBeNull();
    expect(await shares.find(later.token_hash)).toEqual(later);
    clock = before;
  });

  it('are closed the moment their time is over', async () => {
    const shares = open();
    const script = fresh('script');
    const over = link(script, { expires_at: clock.toISOString() });
    await shares.create(over);
    expect(await shares.find(over.token_hash)).toBeNull();
    expect(await shares.list(script)).toEqual([]);
  });

  it('are closed when they are removed, one by one by their own script or all at once', async () => {
    const shares = open();
    const script = fresh('script');
    const links = [link(script), link(script), link(script)];
    for (const each of links) await shares.create(each);
    const [one, two] = links;
    await shares.remove(fresh('script'), one?.share_id ?? '');
    expect(await shares.list(script)).toHaveLength(3);
    await shares.remove(script, one?.share_id ?? '');
    await shares.remove(script, one?.share_id ?? '');
    expect(await shares.find(one?.token_hash ?? '')).toBeNull();
    expect(await shares.find(two?.token_hash ?? '')).toEqual(two);
    await shares.removeAll(script);
    expect(await shares.list(script)).toEqual([]);
    expect(await shares.find(two?.token_hash ?? '')).toBeNull();
  });
});

describe.each(stores)('readings $kind', ({ readings: open }) => {
  it('are kept whole, replaced by a later one, and removed as often as wanted', async () => {
    const readings = open();
    const id = fresh('script');
    expect(await readings.get(id)).toBeNull();
    await readings.put(id, { ...counted, ...reading, writers: [] });
    await readings.put(id, { ...counted, ...reading });
    expect(await readings.get(id)).toEqual({ ...counted, ...reading });
    await readings.remove(id);
    await readings.remove(id);
    expect(await readings.get(id)).toBeNull();
  });
});

describe('a reading in the table', () => {
  it('stays below 100 kB, whatever its names: the cues that say least are left out and counted', async () => {
    const readings = readingItems(table);
    const id = fresh('script');
    const cues = Array.from({ length: 500 }, (_, at) => ({
      name: `ह${'ी'.repeat(99)}`,
      speeches: 500 - at,
      page: 600,
      line: 60,
    }));
    await readings.put(id, { ...counted, ...reading, cues, cues_left_out: 2 });
    const kept = await readings.get(id);
    expect(Buffer.byteLength(JSON.stringify(kept))).toBeLessThan(100_000);
    expect(Buffer.byteLength(JSON.stringify(kept))).toBeGreaterThan(99_000);
    expect(kept?.cues).toEqual(cues.slice(0, kept?.cues.length));
    expect(kept?.cues_left_out).toBe(2 + 500 - (kept?.cues.length ?? 0));
  });
});

const answer = { question: 3, structured_data: { found: ['x'] }, entries: [{ prompt: 'P', blocks: [] }] };

describe.each(stores)('answers $kind', ({ answers: open }) => {
  it('are written once for the request that is waited for', async () => {
    const answers = open();
    const script = fresh('script');
    expect(await answers.request(script, 3, 'r1')).toBe(true);
    expect(await answers.request(script, 3, 'r2')).toBe(false);
    expect(await answers.begin(script, 3, 'r1')).toBe(true);
    expect(await answers.finish('anna', script, 3, 'r1', { answer })).toBe(true);
    expect(await answers.finish('anna', script, 3, 'r1', { problem })).toBe(false);
    expect(await answers.finish('anna', script, 3, 'r1', { answer })).toBe(true);
    expect(await answers.begin(script, 3, 'r1')).toBe(false);
    expect(await answers.get(script, 3)).toMatchObject({ status: 'succeeded', result: answer, problem: null });
  });

  it('work for an older request writes nothing', async () => {
    const answers = open();
    const script = fresh('script');
    await answers.request(script, 3, 'r1');
    await answers.begin(script, 3, 'r1');
    expect(await answers.restart(script, 3, 'r1', 'r2')).toBe(true);
    expect(await answers.finish('anna', script, 3, 'r1', { answer })).toBe(false);
    expect(await answers.get(script, 3)).toMatchObject({ status: 'pending', request_id: 'r2', result: null });
  });

  it('two retries side by side begin one request', async () => {
    const answers = open();
    const script = fresh('script');
    await answers.request(script, 3, 'r1');
    const both = await Promise.all(['a', 'b'].map((to) => answers.restart(script, 3, 'r1', to)));
    expect(both.filter(Boolean)).toHaveLength(1);
  });

  it('nothing is written for a script whose answers were removed', async () => {
    const answers = open();
    const script = fresh('script');
    for (const question of [1, 2, 12]) await answers.request(script, question, 'r');
    expect(await answers.removeAll(script)).toBe(3);
    expect(await answers.finish('anna', script, 1, 'r', { answer })).toBe(false);
    expect(await answers.list(script)).toEqual([]);
  });

  it('list in the order of their numbers, states without results', async () => {
    const answers = open();
    const script = fresh('script');
    for (const question of [10, 2]) await answers.request(script, question, `r${question}`);
    await answers.finish('anna', script, 2, 'r2', { problem });
    expect((await answers.list(script)).map((each) => each.question)).toEqual([2, 10]);
    expect(await answers.listStates(script)).toEqual([
      {
        question: 2,
        status: 'failed',
        request_id: 'r2',
        status_at: clock.toISOString(),
        engine_version: engineVersion,
      },
      { question: 10, status: 'pending', request_id: 'r10', status_at: clock.toISOString() },
    ]);
  });
});

const grant = (plan_name: Grant['plan_name']): Grant => ({
  plan_name,
  paid_at: clock.toISOString(),
  order_id: 'cs_1',
  provider_payment_id: 'pi_1',
  signature: 's',
});

describe.each(stores)('entitlements $kind', ({ entitlements: open }) => {
  it('the highest plan that was not taken back is in force', async () => {
    const entitlements = open();
    const user = fresh('user');
    expect(await entitlements.get(user)).toBeNull();
    await entitlements.grant(user, 'p1', grant('basic'));
    await entitlements.grant(user, 'p2', grant('advanced'));
    expect(await entitlements.get(user)).toMatchObject({ plan_name: 'advanced', payment_id: 'p2' });
    await entitlements.revoke(user, 'p2');
    expect(await entitlements.get(user)).toMatchObject({ plan_name: 'basic', payment_id: 'p1' });
    await entitlements.revoke(user, 'p1');
    expect(await entitlements.get(user)).toBeNull();
  });

  it('a refund that comes before its payment wins', async () => {
    const entitlements = open();
    const user = fresh('user');
    await entitlements.revoke(user, 'p1');
    await entitlements.grant(user, 'p1', grant('basic'));
    expect(await entitlements.get(user)).toBeNull();
  });

  it('granting again, also side by side, changes nothing', async () => {
    const entitlements = open();
    const user = fresh('user');
    await Promise.all(Array.from({ length: 5 }, () => entitlements.grant(user, 'p1', grant('basic'))));
    await entitlements.grant(user, 'p1', { ...grant('basic'), paid_at: '2030-01-01T00:00:00.000Z' });
    expect((await entitlements.get(user))?.paid_at).toBe(clock.toISOString());
  });

  it('of six payments for two plans side by side, one for each plan or fewer opens something, and each keeps its verdict', async () => {
    const entitlements = open();
    const user = fresh('user');
    const plans = { a: 'basic', b: 'expert', c: 'basic', d: 'expert', e: 'basic', f: 'expert' } as const;
    const grantAll = () =>
      Promise.all(Object.entries(plans).map(([id, plan]) => entitlements.grant(user, id, grant(plan))));
    const outcomes = await grantAll();
    const granted = Object.values(plans).filter((_, i) => outcomes[i] === 'granted');
    expect(granted.filter((plan) => plan === 'expert')).toHaveLength(1);
    expect(granted.filter((plan) => plan === 'basic').length).toBeLessThanOrEqual(1);
    expect(await grantAll()).toEqual(outcomes);
    expect((await entitlements.get(user))?.plan_name).toBe('expert');
  });

  it('what added nothing stays without effect when the plan that covered it is taken back', async () => {
    const entitlements = open();
    const user = fresh('user');
    expect(await entitlements.grant(user, 'p1', grant('expert'))).toBe('granted');
    expect(await entitlements.grant(user, 'p2', grant('basic'))).toBe('adds-nothing');
    await entitlements.revoke(user, 'p1');
    expect(await entitlements.grant(user, 'p2', grant('basic'))).toBe('adds-nothing');
    expect(await entitlements.get(user)).toBeNull();
  });

  it('that are closed hold nothing and take nothing, whoever was about to grant', async () => {
    const entitlements = open();
    const user = fresh('user');
    expect(await entitlements.isClosed(user)).toBe(false);
    await entitlements.grant(user, 'p1', grant('basic'));
    const racing = Array.from({ length: 5 }, (_, i) => entitlements.grant(user, `r${i}`, grant('expert')));
    await Promise.all([...racing, entitlements.close(user)]);
    expect(await entitlements.get(user)).toBeNull();
    expect(await entitlements.isClosed(user)).toBe(true);
    expect(await entitlements.grant(user, 'p2', grant('expert'))).toBe('account-closed');
    await entitlements.close(user);
    expect(await entitlements.get(user)).toBeNull();
  });
});

const newPayment = (user_id: string): PaymentItem & { user_id: string } => ({
  payment_id: fresh('payment'),
  user_id,
  plan_id: 1,
  plan_name: 'basic',
  currency: 'INR',
  amount_minor: 100,
  status: 'created',
  order_id: null,
  provider_payment_id: null,
  last_failure: null,
  created_at: clock.toISOString(),
  settled_at: null,
  refunded_at: null,
  refund_reason: null,
  refund_failed_at: null,
});

describe.each(stores)('payments $kind', ({ payments: open }) => {
  it('are marked paid by exactly one of five callers', async () => {
    const payments = open();
    const { payment_id, ...rest } = newPayment(fresh('user'));
    await payments.create({ payment_id, ...rest });
    const won = await Promise.all(Array.from({ length: 5 }, () => payments.markPaid(payment_id, 'pi_1')));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await payments.get(payment_id)).toMatchObject({ status: 'paid', provider_payment_id: 'pi_1' });
  });

  it('notes once that a refund did not arrive', async () => {
    const payments = open();
    const { payment_id, ...rest } = newPayment(fresh('user'));
    await payments.create({ payment_id, ...rest });
    expect(await payments.markRefundFailed(payment_id)).toBe(true);
    expect(await payments.markRefundFailed(payment_id)).toBe(false);
    expect((await payments.get(payment_id))?.refund_failed_at).toBe(clock.toISOString());
    expect(await payments.markRefundFailed('01JCNOBODY')).toBe(false);
  });

  it('a refund is final, and a closed payment can still turn out paid', async () => {
    const payments = open();
    const first = newPayment(fresh('user'));
    await payments.create(first);
    expect(await payments.markRefunded(first.payment_id, { orderId: 'cs_1', providerPaymentId: 'pi_1' })).toBe(true);
    expect(await payments.markRefunded(first.payment_id, { orderId: 'cs_1', providerPaymentId: 'pi_1' })).toBe(false);
    expect(await payments.markPaid(first.payment_id, 'pi_1')).toBe(false);
    const second = newPayment(fresh('user'));
    await payments.create(second);
    expect(await payments.close(second.payment_id, 'cancelled')).toBe(true);
    expect(await payments.close(second.payment_id, 'expired')).toBe(false);
    expect(await payments.markPaid(second.payment_id, 'pi_2')).toBe(true);
    expect(await payments.markRefunded(second.payment_id, { orderId: 'cs_1', providerPaymentId: 'pi_1' })).toBe(true);
    const at = clock.toISOString();
    expect(await payments.get(second.payment_id)).toMatchObject({ settled_at: at, refunded_at: at });
  });

  it('to be given back say why from then on, and can not be marked paid any more', async () => {
    const payments = open();
    const { payment_id, ...rest } = newPayment(fresh('user'));
    await payments.create({ payment_id, ...rest });
    const why = { reason: 'adds_nothing', providerPaymentId: 'pi_1' } as const;
    expect([await payments.planRefund(payment_id, why), await payments.planRefund(payment_id, why)]).toEqual([
      true,
      true,
    ]);
    expect(await payments.markPaid(payment_id, 'pi_1')).toBe(false);
    expect(await payments.markRefunded(payment_id, { orderId: 'cs_1', providerPaymentId: 'pi_1' })).toBe(true);
    const at = clock.toISOString();
    const state = { status: 'refunded', refund_reason: 'adds_nothing', provider_payment_id: 'pi_1' };
    expect(await payments.get(payment_id)).toMatchObject({ ...state, settled_at: at, refunded_at: at });
    expect(await payments.planRefund(payment_id, why)).toBe(false);
    const paid = newPayment(fresh('user'));
    await payments.create(paid);
    await payments.markPaid(paid.payment_id, 'pi_2');
    expect(await payments.planRefund(paid.payment_id, why)).toBe(false);
  });

  it('are listed by user until they are cut loose from the account', async () => {
    const payments = open();
    const user = fresh('user');
    const payment = newPayment(user);
    await payments.create(payment);
    await payments.setOrder(payment.payment_id, 'cs_9');
    await payments.recordFailure(payment.payment_id, 'Declined.');
    expect(await payments.listByUser(user)).toMatchObject([{ order_id: 'cs_9', last_failure: 'Declined.' }]);
    await payments.anonymise(user, payment.payment_id);
    expect(await payments.listByUser(user)).toEqual([]);
    expect(await payments.get(payment.payment_id)).toMatchObject({ user_id: null, amount_minor: 100 });
    await payments.remove(user, payment.payment_id);
    expect(await payments.get(payment.payment_id)).toBeNull();
  });
});

describe('a payment stored before its user’s partition led to it', () => {
  it('is found through the index, settled, and cut loose', async () => {
    const payments = paymentItems(table, now);
    const { refund_reason: _, ...older } = { ...newPayment(fresh('user')), payment_id: fresh('older') };
    const { user_id: user, payment_id: id } = older;
    const keys = { pk: `PAYMENT#${id}`, sk: 'PAYMENT', gsi1pk: `USER#${user}`, gsi1sk: `PAYMENT#${id}` };
    await table.client.send(new PutCommand({ TableName: table.name, Item: { ...keys, ...older } }));
    const newer = newPayment(user);
    await payments.create(newer);
    const found = (await payments.listByUser(user)).map(({ payment_id }) => payment_id);
    expect(found.sort()).toEqual([id, newer.payment_id].sort());
    expect(await payments.markPaid(id, 'pi_1')).toBe(true);
    await payments.anonymise(user, id);
    expect((await payments.listByUser(user)).map(({ payment_id }) => payment_id)).toEqual([newer.payment_id]);
  });
});

describe.each(stores)('the open checkout $kind', ({ checkouts: open }) => {
  const claim = (payment_id: string) =>
    ({ payment_id, plan_name: 'basic', currency: 'INR', created_at: clock.toISOString() }) as const;

  it('is claimed by exactly one of twenty', async () => {
    const checkouts = open();
    const user = fresh('user');
    const ids = Array.from({ length: 20 }, (_, i) => `p${i}`);
    const won = await Promise.all(ids.map((id) => checkouts.claim(user, claim(id), null)));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect((await checkouts.get(user))?.payment_id).toBe(ids[won.indexOf(true)]);
  });

  it('is replaced only by one who knows it, and released only by its own payment', async () => {
    const checkouts = open();
    const user = fresh('user');
    await checkouts.claim(user, claim('p1'), null);
    expect(await checkouts.claim(user, claim('p2'), 'p0')).toBe(false);
    expect(await checkouts.claim(user, claim('p2'), 'p1')).toBe(true);
    await checkouts.release(user, 'p1');
    expect((await checkouts.get(user))?.payment_id).toBe('p2');
    await checkouts.release(user, 'p2');
    expect(await checkouts.get(user)).toBeNull();
  });
});

describe('in the table', () => {
  it('an item that does not fit its schema is refused when it is read', async () => {
    await table.client.send(
      new PutCommand({ TableName: table.name, Item: { pk: 'USER#eve', sk: 'SCRIPT#x', status: 'cheerful' } }),
    );
    await expect(scriptItems(table, now).get('eve', 'x')).rejects.toThrow();
  });

  it('requests for the consultation are listed by user, oldest first', async () => {
    const consultations = consultationItems(table, () => clock);
    const request = (user_id: string, consultation_id: string) => ({
      user_id,
      consultation_id,
      question: 'Act two?',
      preferred_times: 'Monday',
      created_at: clock.toISOString(),
    });
    for (const [user, id] of [
      ['asker', '02'],
      ['asker', '01'],
      ['other', '03'],
    ] as const)
      await consultations.takeTurn(request(user, id), 'me', 1000);
    expect(await consultations.list('asker')).toEqual([request('asker', '01'), request('asker', '02')]);
  });

  it('a request for the consultation is mailed by one caller at a time, and by nobody once it went out', async () => {
    const consultations = consultationItems(table, () => clock);
    const request = {
      user_id: 'mailer',
      consultation_id: '01',
      question: 'Act two?',
      preferred_times: 'Monday',
      created_at: clock.toISOString(),
    };
    const turn = (by: string) => consultations.takeTurn(request, by, 10_000);
    expect(await turn('one')).toBe('own');
    expect(await turn('one')).toBe('own');
    expect(await turn('two')).toBe('taken');
    await consultations.endTurn(request, 'one', false);
    expect(await turn('two')).toBe('own');
    clock = new Date(clock.getTime() + 11_000);
    expect(await turn('three')).toBe('own');
    await consultations.endTurn(request, 'two', false);
    expect(await turn('two')).toBe('taken');
    await consultations.endTurn(request, 'three', true);
    clock = new Date(clock.getTime() + 11_000);
    expect(await turn('two')).toBe('mailed');
    expect(await consultations.list('mailer')).toEqual([request]);
  });

  it('uploads are counted once each, by user and day, and a key of the client’s stands for one script', async () => {
    const uploads = uploadItems(table, () => clock);
    const count = (id: string, user = 'uploader') => uploads.count(user, id, 2);
    expect([await count('a'), await count('b'), await count('a'), await count('c'), await count('c', 'other')]).toEqual(
      [true, true, true, false, true],
    );
    const take = (scriptId: string, fingerprint: string) =>
      uploads.idOfKey('uploader', 'key', { scriptId, fingerprint });
    expect([await take('a', 'f'), await take('b', 'f'), await take('c', 'g')]).toEqual(['a', 'a', null]);
    await uploads.removeAll('uploader');
    expect(await queryPrefix(table, 'USER#uploader', 'UPLOAD')).toEqual([]);
    expect(await count('c')).toBe(true);
  });

  it('more items than one batch or page are listed and deleted', async () => {
    const pk = 'USER#many';
    const text = 'x'.repeat(30_000);
    const keys = Array.from({ length: 60 }, (_, i) => ({ pk, sk: `CONSULTATION#${i}` }));
    await Promise.all(
      keys.map((key) => table.client.send(new PutCommand({ TableName: table.name, Item: { ...key, text } }))),
    );
    expect(await queryPrefix(table, pk, 'CONSULTATION#')).toHaveLength(60);
    await consultationItems(table, () => clock).removeAll('many');
    expect(await queryPrefix(table, pk, 'CONSULTATION#')).toEqual([]);
    await deleteKeys(table, []);
  });

  it('every item that an adapter wrote says the version of its form', async () => {
    await deletionItems(table, now).record(fresh('script'));
    await proofItems(table, now).make('prover');
    await uploadItems(table, now).idOfKey('prover', 'key', { scriptId: 'a', fingerprint: 'f' });
    await ledgerItems(table, now, { budget: 10 })(fresh('script')).reserve(1);
    const { Items = [] } = await table.client.send(new ScanCommand({ TableName: table.name }));
    // Those were put as earlier code did.
    const own = Items.filter(({ pk }) => !/^(USER#eve|PAYMENT#older)/.test(String(pk)));
    const silent = own.filter(({ schema_version }) => !Number.isInteger(schema_version));
    expect(silent).toEqual([]);
    const kinds = new Set(Items.map(({ pk, sk }) => `${pk}|${sk}`.replace(/#[^|]*/g, '')));
    expect([...kinds].sort()).toEqual([
      'PAYMENT|PAYMENT',
      'SCRIPT|ANSWER',
      'SCRIPT|DELETED',
      'SCRIPT|LEDGER',
      'SCRIPT|READING',
      'SCRIPT|SHARE',
      'SHARE|SHARE',
      'USER|CHECKOUT',
      'USER|CONSULTATION',
      'USER|ENTITLEMENT',
      'USER|PAYMENT',
      'USER|PROOF',
      'USER|SCRIPT',
      'USER|UPLOADKEY',
      'USER|UPLOADS',
    ]);
  });

  it('an item of a form that younger code has written is refused', async () => {
    const script = newScript({ user_id: 'finn' });
    await scriptItems(table, now).create(script);
    const Key = { pk: 'USER#finn', sk: `SCRIPT#${script.script_id}` };
    const change = { UpdateExpression: 'SET schema_version = :v', ExpressionAttributeValues: { ':v': 2 } };
    await table.client.send(new UpdateCommand({ TableName: table.name, Key, ...change }));
    await expect(scriptItems(table, now).get('finn', script.script_id)).rejects.toThrow('form 2');
  });
});

describe.each(stores)('the state of a reading $kind', ({ stories: open }) => {
  const turn = (holder: string, basis = 'b1', forMs = 60_000) => ({ basis, holder, forMs, model: 'm' });

  it('lets one read at a time, and who reads goes on', async () => {
    const stories = open();
    const script = fresh('script');
    expect(await stories.get(script)).toBeNull();
    expect(await stories.begin(script, turn('a'))).toBe('mine');
    expect(await stories.begin(script, turn('b'))).toBe('held');
    expect(await stories.begin(script, turn('b', 'b2'))).toBe('held');
    expect(await stories.begin(script, turn('a'))).toBe('mine');
    expect(await stories.renew(script, 'a', 1000)).toBe(true);
    expect(await stories.renew(script, 'b', 1000)).toBe(false);
    expect(await stories.get(script)).toMatchObject({ basis: 'b1', status: 'running', result_key: null, model: 'm' });
  });

  it('gives a turn that was not renewed to the next', async () => {
    const stories = open();
    const script = fresh('script');
    await stories.begin(script, turn('a', 'b1', 0));
    expect(await stories.begin(script, turn('b'))).toBe('mine');
    expect(await stories.finish(script, 'a', { resultKey: 'k', failed: [] })).toBe(false);
    expect(await stories.finish(script, 'b', { resultKey: 'k', failed: ['points'] })).toBe(true);
    expect(await stories.get(script)).toMatchObject({ status: 'succeeded', failed: ['points'], result_key: 'k' });
  });

  it('is done for what was read, and begins anew for another basis, with the last result kept', async () => {
    const stories = open();
    const script = fresh('script');
    await stories.begin(script, turn('a'));
    await stories.finish(script, 'a', { resultKey: 'k', failed: [] });
    expect(await stories.begin(script, turn('b'))).toBe('done');
    expect(await stories.begin(script, turn('b', 'b2'))).toBe('mine');
    expect(await stories.get(script)).toMatchObject({ status: 'running', result_key: 'k' });
    await stories.finish(script, 'b', { trouble: 'timeout' });
    expect(await stories.get(script)).toMatchObject({ status: 'failed', trouble: 'timeout', result_key: 'k' });
    expect(await stories.begin(script, turn('c', 'b2'))).toBe('done');
  });

  it('that waits for another day is listed from then on, once, until somebody has ended it otherwise', async () => {
    const stories = open();
    const [script, other] = [fresh('script'), fresh('script')];
    const at = new Date('2030-01-02T00:00:00.000Z');
    const before = new Date(at.getTime() - 1);
    const after = new Date(at.getTime() + 60_000);
    const waiting = async (now: Date) =>
      (await stories.listWaiting(now, 10)).filter(({ scriptId }) => scriptId === script || scriptId === other);
    for (const each of [script, other]) {
      await stories.begin(each, turn('a'));
      await stories.finish(each, 'a', { trouble: 'day_spent', again: { userId: 'anna', at } });
    }
    expect(await stories.get(script)).toMatchObject({ trouble: 'day_spent', again_at: at.toISOString() });
    expect(await waiting(before)).toEqual([]);
    const listed = await waiting(after);
    expect(listed.map(({ userId, scriptId }) => [userId, scriptId]).sort()).toEqual(
      [script, other].map((each) => ['anna', each]).sort(),
    );
    for (const each of listed.filter(({ scriptId }) => scriptId === script)) await stories.endWaiting(each);
    expect((await waiting(after)).map(({ scriptId }) => scriptId)).toEqual([other]);
    // Asked for by its user meanwhile: nothing waits any more.
    await stories.reopen(other);
    expect((await stories.get(other))?.again_at).toBeNull();
    await stories.begin(other, turn('b'));
    await stories.finish(other, 'b', { resultKey: 'k', failed: [] });
    expect(await waiting(after)).toEqual([]);
  });

  it('is opened again only where nobody reads', async () => {
    const stories = open();
    const script = fresh('script');
    await stories.reopen(script);
    expect(await stories.get(script)).toBeNull();
    await stories.begin(script, turn('a'));
    await stories.reopen(script);
    expect((await stories.get(script))?.status).toBe('running');
    await stories.finish(script, 'a', { trouble: 'timeout' });
    await stories.reopen(script);
    expect((await stories.get(script))?.status).toBe('pending');
    expect(await stories.begin(script, turn('b'))).toBe('mine');
  });
});
