/** Owed mail and choices of mail: in the table (a DynamoDB of this process) and in memory, held to one behaviour. */
import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailChoiceItems } from '../../../lambdas/adapters/mail-choice-items.ts';
import { type MailItems, mailItems, type OwedMail } from '../../../lambdas/adapters/mail-items.ts';
import { deleteKeys } from '../../../lambdas/adapters/table.ts';
import { allMail } from '../../../lib/contract/mail.ts';
import { type LocalTable, startLocalTable } from '../local-table.ts';
import { memoryMailChoices, memoryMails } from '../memory-mails.ts';

let clock = new Date('2026-11-22T10:00:00.000Z');
const now = () => clock;
const later = (minutes: number) => new Date(clock.getTime() + minutes * 60_000);
let local: LocalTable;
const stored = async () =>
  (await local.table.client.send(new ScanCommand({ TableName: local.table.name }))).Items ?? [];
beforeAll(async () => {
  local = await startLocalTable();
});
beforeEach(async () => {
  clock = new Date('2026-11-22T10:00:00.000Z');
  const items = await stored();
  await deleteKeys(
    local.table,
    items.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) })),
  );
});
afterAll(() => local.close());

const welcome: OwedMail = { kind: 'welcome' };
const reports: OwedMail = { kind: 'reports_ready', script_id: '01', plan_name: 'basic' };
const farewell: OwedMail = { kind: 'account_deleted', pool_username: 'anna-pool', address: 'anna@example.com' };
const kinds = async (mails: MailItems, at = clock) => (await mails.listDue(at, 9)).map(({ mail }) => mail.kind);
const first = async (mails: MailItems, at = clock) => {
  const [mail] = await mails.listDue(at, 1);
  if (mail === undefined) throw new Error('nothing is due');
  return mail;
};

describe.each([
  { kind: 'in the table', mailsOf: () => mailItems(local.table, now), choicesOf: () => mailChoiceItems(local.table) },
  { kind: 'in memory', mailsOf: () => memoryMails(now), choicesOf: memoryMailChoices },
])('owed mail $kind', ({ mailsOf, choicesOf }) => {
  it('is due at once, the longest owed first, each occasion once', async () => {
    const mails = mailsOf();
    await mails.owe('anna', welcome);
    clock = later(1);
    await mails.owe('anna', reports);
    await mails.owe('anna', reports);
    await mails.owe('anna', { ...reports, plan_name: 'expert' });
    await mails.owe('ben', welcome);
    expect(await kinds(mails)).toHaveLength(4);
    expect((await first(mails)).mail).toEqual(welcome);
    expect(await mails.listDue(clock, 2)).toHaveLength(2);
  });

  it('is one caller’s at a time, and due again where that one did not end it', async () => {
    const mails = mailsOf();
    await mails.owe('anna', welcome);
    const due = await first(mails);
    expect(await mails.take(due, later(5))).toBe(true);
    expect(await mails.take(due, later(6))).toBe(false);
    expect(await kinds(mails)).toEqual([]);
    expect(await first(mails, later(5))).toMatchObject({ tries: 1, mail: welcome });
  });

  it('that ended is neither due nor owed again', async () => {
    const mails = mailsOf();
    await mails.owe('anna', welcome);
    await mails.end(await first(mails), 'sent');
    await mails.owe('anna', welcome);
    expect(await kinds(mails, later(10_000))).toEqual([]);
  });

  it('that was put off has not been tried', async () => {
    const mails = mailsOf();
    await mails.owe('anna', farewell);
    await mails.postpone(await first(mails), later(2));
    expect(await kinds(mails)).toEqual([]);
    expect(await first(mails, later(2))).toMatchObject({ tries: 0, mail: farewell });
  });

  it('goes with its account, but for the letter that says so', async () => {
    const mails = mailsOf();
    for (const mail of [welcome, reports, farewell]) await mails.owe('anna', mail);
    await mails.owe('ben', welcome);
    await mails.removeAll('anna');
    expect((await mails.listDue(clock, 9)).map(({ userId, mail }) => [userId, mail.kind])).toEqual([
      ['anna', 'account_deleted'],
      ['ben', 'welcome'],
    ]);
  });

  it('a user’s choices are all mail until there are others, and go with the account', async () => {
    const choices = choicesOf();
    expect(await choices.get('anna')).toEqual(allMail);
    await choices.put('anna', { ...allMail, reports_ready: false });
    expect(await choices.get('anna')).toEqual({ ...allMail, reports_ready: false });
    expect(await choices.get('ben')).toEqual(allMail);
    await choices.remove('anna');
    expect(await choices.get('anna')).toEqual(allMail);
  });
});

describe('what the table keeps of mail', () => {
  it('is without the address once it was sent, for forty days', async () => {
    const mails = mailItems(local.table, now);
    await mails.owe('anna', farewell);
    expect(JSON.stringify(await stored())).toContain('anna@example.com');
    await mails.end(await first(mails), 'sent');
    const [item] = await stored();
    expect(JSON.stringify(item)).not.toContain('anna@example.com');
    expect(item).toMatchObject({ schema_version: 1, ended_as: 'sent' });
    expect(item?.ttl).toBe(clock.getTime() / 1000 + 40 * 24 * 3600);
  });

  it('says the version of its form, and a younger form is refused', async () => {
    const choices = mailChoiceItems(local.table);
    await choices.put('anna', allMail);
    expect(await stored()).toMatchObject([{ schema_version: 1 }]);
    const Item = { pk: 'USER#anna', sk: 'MAIL_CHOICES', schema_version: 2, ...allMail };
    await local.table.client.send(new PutCommand({ TableName: local.table.name, Item }));
    await expect(choices.get('anna')).rejects.toThrow('form 2');
  });
});
