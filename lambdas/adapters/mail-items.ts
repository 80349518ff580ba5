/**
 * Mail that is owed, USER#sub / MAIL#what. It is written before anything is sent, under a name that the same occasion always has, and stays for a month once it
 * was sent: so nothing is lost and nothing is owed twice. While it is owed it stands in the index under the instant of the next try.
 */
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import {
  deleteKeys,
  firstForm,
  type ItemKey,
  queryDue,
  queryPrefix,
  readStored,
  type Table,
  unlessConditionFails,
  withFoundItem,
} from './table.ts';

const owedMail = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('welcome') }),
  z.object({ kind: z.literal('receipt'), payment_id: z.string() }),
  z.object({ kind: z.literal('reports_ready'), script_id: z.string(), plan_name: z.string() }),
  z.object({
    kind: z.literal('share_opened'),
    script_id: z.string(),
    share_id: z.string(),
    opened_at: z.string(),
  }),
  /** The address is kept with it until it is sent: the account has none any more. */
  z.object({ kind: z.literal('account_deleted'), pool_username: z.string(), address: z.string() }),
]);
/** What a letter is about; its words are read and written when it is sent. */
export type OwedMail = z.infer<typeof owedMail>;
const mailItem = z.object({ mail: owedMail, tries: z.number().int() });

/** A letter to be sent. `due` is its place in the index. */
export interface DueMail {
  readonly userId: string;
  readonly mailId: string;
  readonly due: string;
  readonly mail: OwedMail;
  /** How often sending was begun before. */
  readonly tries: number;
}
/** How a letter ended: the user does not want it or is gone, the address takes none, or too many tries have failed. */
export type MailEnd = 'sent' | 'not_wanted' | 'refused' | 'given_up';

export interface MailItems {
  /** One letter an occasion: what was owed before, or sent in the last month, is not owed again. */
  owe(userId: string, mail: OwedMail): Promise<void>;
  /** Letters due at `now`, the longest waiting first, `most` of them. */
  listDue(now: Date, most: number): Promise<DueMail[]>;
  /** Gives the turn to send it to one caller, until `next`; false when another has it or it was sent. */
  take(mail: DueMail, next: Date): Promise<boolean>;
  /** Not now: to be looked at again at `next`, as if it had not been tried. */
  postpone(mail: DueMail, next: Date): Promise<void>;
  end(mail: Pick<DueMail, 'userId' | 'mailId'>, as: MailEnd): Promise<void>;
  /** All of a user's but what says that the account was deleted. */
  removeAll(userId: string): Promise<void>;
}

const ofUser = 'USER#';
const prefix = 'MAIL#';
const duePartition = 'DUE_MAIL';
/** Nothing of an occasion happens again after this: messages live for days, share links for a month at most. */
const keptForMs = 40 * 24 * 3600 * 1000;
const dueKeys = z.object({
  pk: z.string().startsWith(ofUser),
  sk: z.string().startsWith(prefix),
  gsi1sk: z.string(),
});

/** The name that an occasion always has. */
const mailId = (mail: OwedMail): string => {
  switch (mail.kind) {
    case 'welcome':
      return 'welcome';
    case 'receipt':
      return `receipt#${mail.payment_id}`;
    case 'reports_ready':
      return `reports#${mail.script_id}#${mail.plan_name}`;
    case 'share_opened':
      return `share#${mail.share_id}`;
    case 'account_deleted':
      return 'deleted';
    default:
      return mail satisfies never;
  }
};
const keyOf = (userId: string, id: string): ItemKey => ({ pk: `${ofUser}${userId}`, sk: `${prefix}${id}` });

export const mailItems = (table: Table, now: () => Date): MailItems => {
  const update = (key: ItemKey, expression: string, condition: string, values: Record<string, unknown>, due?: string) =>
    unlessConditionFails(
      table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: key,
          UpdateExpression: expression,
          ConditionExpression: condition,
          ExpressionAttributeNames: expression.includes('#ttl') ? { '#ttl': 'ttl' } : undefined,
          ExpressionAttributeValues: values,
          ...withFoundItem,
        }),
      ),
      // The trace of this very call, whose answer was lost.
      (found) => due !== undefined && found.gsi1sk?.S === due,
    );
  const dueAt = (at: Date, userId: string, id: string): string => `${at.toISOString()}#${userId}#${id}`;
  return {
    async owe(userId, mail) {
      const id = mailId(mail);
      const at = now();
      await unlessConditionFails(
        table.client.send(
          new PutCommand({
            TableName: table.name,
            Item: {
              ...keyOf(userId, id),
              ...firstForm,
              mail,
              tries: 0,
              gsi1pk: duePartition,
              gsi1sk: dueAt(at, userId, id),
            },
            ConditionExpression: 'attribute_not_exists(pk)',
          }),
        ),
      );
    },
    async listDue(at, most) {
      const found: DueMail[] = [];
      for (const keys of await queryDue(table, duePartition, at, most)) {
        const { pk, sk, gsi1sk } = dueKeys.parse(keys);
        const Key = { pk, sk };
        const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key, ConsistentRead: true }));
        // The index lags: it may have ended since, or another may be at it.
        if (Item === undefined || Item.gsi1sk !== gsi1sk) continue;
        const { mail, tries } = readStored(mailItem, Item);
        found.push({ userId: pk.slice(ofUser.length), mailId: sk.slice(prefix.length), due: gsi1sk, mail, tries });
      }
      return found;
    },
    take({ userId, mailId: id, due }, next) {
      const until = dueAt(next, userId, id);
      return update(
        keyOf(userId, id),
        'SET gsi1sk = :next, tries = tries + :one',
        'gsi1sk = :due',
        { ':next': until, ':due': due, ':one': 1 },
        until,
      );
    },
    async postpone({ userId, mailId: id, due }, next) {
      const values = { ':next': dueAt(next, userId, id), ':due': due };
      await update(keyOf(userId, id), 'SET gsi1sk = :next', 'gsi1sk = :due', values);
    },
    async end({ userId, mailId: id }, as) {
      const ttl = Math.ceil((now().getTime() + keptForMs) / 1000);
      await update(
        keyOf(userId, id),
        'SET ended_as = :as, ended_at = :at, #ttl = :ttl REMOVE mail, gsi1pk, gsi1sk',
        'attribute_exists(pk)',
        { ':as': as, ':at': now().toISOString(), ':ttl': ttl },
      );
    },
    async removeAll(userId) {
      const items = await queryPrefix(table, `${ofUser}${userId}`, prefix, ['pk', 'sk']);
      const keys = items.map((item) => z.object({ pk: z.string(), sk: z.string() }).parse(item));
      await deleteKeys(
        table,
        keys.filter(({ sk }) => sk !== `${prefix}deleted`),
      );
    },
  };
};
