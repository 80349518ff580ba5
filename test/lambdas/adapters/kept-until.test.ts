/** How long the table keeps what goes by itself, and what has run out before the table comes to it. */
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditItems } from '../../../lambdas/adapters/audit-items.ts';
import { checkoutItems } from '../../../lambdas/adapters/checkout-items.ts';
import { deletionItems } from '../../../lambdas/adapters/deletion-items.ts';
import { entitlementItems } from '../../../lambdas/adapters/entitlement-items.ts';
import { ledgerItems } from '../../../lambdas/adapters/ledger-items.ts';
import { mailItems } from '../../../lambdas/adapters/mail-items.ts';
import { proofItems } from '../../../lambdas/adapters/proof-items.ts';
import { secondFactorItems } from '../../../lambdas/adapters/second-factor-items.ts';
import { sessionItems } from '../../../lambdas/adapters/session-items.ts';
import { type ShareItem, shareItems } from '../../../lambdas/adapters/share-items.ts';
import { spendItems } from '../../../lambdas/adapters/spend-items.ts';
import { queryPrefix, type Table } from '../../../lambdas/adapters/table.ts';
import { uploadItems } from '../../../lambdas/adapters/upload-items.ts';
import { type LocalTable, startLocalTable } from '../local-table.ts';

const began = new Date('2026-11-21T10:00:00.400Z');
let clock = began;
const now = () => clock;
let local: LocalTable;
beforeAll(async () => {
  local = await startLocalTable();
});
afterAll(() => local.close());

const day = 24 * 3600;
const link: ShareItem = {
  share_id: 's1',
  script_id: 'shared',
  user_id: 'anna',
  token_hash: 'hash',
  created_at: began.toISOString(),
  expires_at: '2026-11-22T09:30:00.000Z',
  reports: null,
  comments_open: true,
  seen: {},
};
const untilExpiry = (Date.parse(link.expires_at) - Date.parse('2026-11-21T10:00:00.000Z')) / 1000;

describe('the table keeps', () => {
  /** What, how it comes there, the item’s partition and the start of its sort key, seconds. */
  const kept: readonly (readonly [string, (table: Table) => Promise<unknown>, string, string, number])[] = [
    [
      'a proof of the password for five minutes',
      (table) => proofItems(table, now).make('anna'),
      'USER#anna',
      'PROOF#',
      5 * 60 + 1,
    ],
    [
      'an open checkout for two days',
      (table) =>
        checkoutItems(table).claim(
          'anna',
          { payment_id: 'p1', plan_name: 'basic', currency: 'INR', created_at: began.toISOString() },
          null,
        ),
      'USER#anna',
      'CHECKOUT',
      2 * day,
    ],
    [
      'the uploads of a day for two days',
      (table) => uploadItems(table, now).count('anna', 'u1', 9),
      'USER#anna',
      'UPLOADS#2026-11-21',
      2 * day,
    ],
    [
      'what a client’s key stands for for two days',
      (table) => uploadItems(table, now).idOfKey('anna', 'key', { scriptId: 'u1', fingerprint: 'f' }),
      'USER#anna',
      'UPLOADKEY#',
      2 * day,
    ],
    [
      'what a day’s reading cost for three days',
      (table) => spendItems(table, now).setAside('anna', 5, { account: 10, inAll: 10 }),
      'SPEND#2026-11-21',
      'USER#anna',
      3 * day,
    ],
    [
      'what it cost in all for three days',
      (table) => spendItems(table, now).setAside('ben', 5, { account: 10, inAll: 100 }),
      'SPEND#2026-11-21',
      'ALL',
      3 * day,
    ],
    [
      'a script’s ledger for a quarter of a year',
      (table) => ledgerItems(table, now, { budget: 10 })('read').reserve(1),
      'SCRIPT#read',
      'LEDGER',
      90 * day,
    ],
    [
      'the word that a script was deleted for thirty days',
      (table) => deletionItems(table, now).record('gone'),
      'SCRIPT#gone',
      'DELETED',
      30 * day,
    ],
    [
      'a session that was ended for an hour',
      (table) => sessionItems(table, now).end('cara', 'one'),
      'USER#cara',
      'SESSION#one',
      3600,
    ],
    [
      'a closed account’s epoch for an hour',
      (table) => sessionItems(table, now).close('dora'),
      'USER#dora',
      'SESSIONS',
      3600,
    ],
    [
      'the codes that were tried for half an hour',
      (table) => secondFactorItems(table, now).countTry('cara'),
      'USER#cara',
      'FACTOR#TRIES#',
      30 * 60 + 1,
    ],
    [
      'the word that an account is closed for two days',
      (table) => entitlementItems(table, now).close('dora'),
      'USER#dora',
      'ENTITLEMENT',
      2 * day,
    ],
    [
      'the mark of a letter that ended for forty days',
      async (table) => {
        const mails = mailItems(table, now);
        await mails.owe('cara', { kind: 'welcome' });
        await mails.end({ userId: 'cara', mailId: 'welcome' }, 'sent');
      },
      'USER#cara',
      'MAIL#welcome',
      40 * day + 1,
    ],
    [
      'what was done by hand for four hundred days',
      (table) => auditItems(table, now, () => 'x').begin({ by: 'me', command: 'look', about: 'anna' }),
      'OPS#2026-11',
      '2026-11-21T10:00:00.400Z#x',
      400 * day,
    ],
    [
      'a share link until it ends',
      (table) => shareItems(table, now).create(link),
      'SCRIPT#shared',
      'SHARE#0',
      untilExpiry,
    ],
    ['what leads to it as long', async () => {}, 'SHARE#hash', 'SHARE', untilExpiry],
  ];
  it.each(kept)('%s', async (_what, act, pk, sk, seconds) => {
    await act(local.table);
    const [item] = await queryPrefix(local.table, pk, sk);
    expect(item).toMatchObject({ ttl: Math.floor(began.getTime() / 1000) + seconds });
  });
});

describe('before the table comes to it', () => {
  it('a proof holds for its user for less than five minutes', async () => {
    const proofs = proofItems(local.table, now);
    const { proof, expiresAt } = await proofs.make('prover');
    expect(expiresAt).toBe('2026-11-21T10:05:00.400Z');
    const holdsAt = async (ms: number, user = 'prover', said = proof) => {
      clock = new Date(began.getTime() + ms);
      return proofs.holds(user, said).finally(() => {
        clock = began;
      });
    };
    expect(await holdsAt(5 * 60_000 - 1)).toBe(true);
    expect(await holdsAt(5 * 60_000)).toBe(false);
    expect(await holdsAt(0, 'ben')).toBe(false);
    expect(await holdsAt(0, 'prover', 'guessed')).toBe(false);
    await proofs.removeAll('prover');
    expect(await holdsAt(0)).toBe(false);
  });

  it('a share link that has ended is neither found nor listed nor changed, and its place is free', async () => {
    const shares = shareItems(local.table, now);
    const one = { ...link, script_id: 'ending', token_hash: 'ending', share_id: 'e1' };
    await shares.create(one);
    const ends = Date.parse(one.expires_at);
    try {
      clock = new Date(ends - 1);
      expect(await shares.find('ending')).toEqual(one);
      expect(await shares.list('ending')).toEqual([one]);
      expect(await shares.setComments('ending', 'e1', false)).toBe(true);
      clock = new Date(ends);
      expect(await shares.find('ending')).toBeNull();
      expect(await shares.list('ending')).toEqual([]);
      expect(await shares.setComments('ending', 'e1', true)).toBe(false);
      const next = { ...one, share_id: 'e2', token_hash: 'next', expires_at: '2026-12-01T00:00:00.000Z' };
      expect(await shares.create(next)).toBe(true);
      const Key = { pk: 'SCRIPT#ending', sk: 'SHARE#0' };
      const { Item } = await local.table.client.send(new GetCommand({ TableName: local.table.name, Key }));
      expect(Item).toMatchObject({ share_id: 'e2' });
    } finally {
      clock = began;
    }
  });
});

describe('a share link stored before it could be opened so often', () => {
  it('counts its first opening and those after it by their days', async () => {
    const {
      seen: _seen,
      reports: _reports,
      comments_open: _open,
      ...older
    } = { ...link, share_id: 'o1', token_hash: 'old' };
    const Item = { pk: 'SCRIPT#old', sk: 'SHARE#3', ...older, script_id: 'old' };
    await local.table.client.send(new PutCommand({ TableName: local.table.name, Item }));
    const shares = shareItems(local.table, now);
    const [held] = await shares.list('old');
    expect(held).toMatchObject({ seen: {}, reports: null, comments_open: false });
    if (!held) return;
    for (const on of ['2026-11-21', '2026-11-22', '2026-11-22']) await shares.noteSeen(held, on);
    expect(await shares.list('old')).toMatchObject([{ seen: { '2026-11-21': 1, '2026-11-22': 2 } }]);
  });
});

describe('what was done by hand', () => {
  it('is listed by its month, the oldest first, with how it ended', async () => {
    const ids = ['b', 'a', 'c'];
    const audits = auditItems(local.table, now, () => ids.shift() ?? '');
    clock = new Date('2027-01-02T00:00:00.000Z');
    const first = await audits.begin({ by: 'me', command: 'redrive', about: 'queue' });
    clock = new Date('2027-01-01T00:00:00.000Z');
    const second = await audits.begin({ by: 'me', command: 'look', about: 'anna' });
    clock = new Date('2027-02-01T00:00:00.000Z');
    await audits.begin({ by: 'me', command: 'look', about: 'ben' });
    clock = began;
    await audits.end(first, 'failed');
    const line = (at: string, command: string, about: string, outcome: string) => ({
      at,
      by: 'me',
      command,
      about,
      outcome,
    });
    expect(await audits.list('2027-01')).toEqual([
      line('2027-01-01T00:00:00.000Z', 'look', 'anna', 'begun'),
      line('2027-01-02T00:00:00.000Z', 'redrive', 'queue', 'failed'),
    ]);
    await audits.end(second, 'done');
    expect((await audits.list('2027-01'))[0]?.outcome).toBe('done');
  });
});
