/**
 * What the owner on call has looked up and done by hand, OPS#month / time#id: who, when, with which command, about whom, and how it ended. Ids and counts; never an address,
 * a name or a word of a script. A line is written before its act, so that one that broke off is seen.
 */
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { firstForm, type ItemKey, queryPrefix, readStored, type Table } from './table.ts';

/** Lines go after this: longer than a year's books are open. */
const keptForSeconds = 400 * 24 * 3600;

const auditLine = z.object({
  /** ISO instant. */
  at: z.string(),
  by: z.string(),
  command: z.string(),
  /** The id of a user, a script or a payment, or the name of a queue. */
  about: z.string(),
  outcome: z.enum(['begun', 'done', 'failed']),
});
export type AuditLine = z.infer<typeof auditLine>;

export interface AuditItems {
  /** Answers what `end` takes. */
  begin(line: Pick<AuditLine, 'by' | 'command' | 'about'>): Promise<ItemKey>;
  end(line: ItemKey, outcome: 'done' | 'failed'): Promise<void>;
  /** Of a month such as 2026-11, the oldest first. */
  list(month: string): Promise<AuditLine[]>;
}

export const auditItems = (table: Table, now: () => Date, newId: () => string): AuditItems => ({
  async begin({ by, command, about }) {
    const at = now().toISOString();
    const key = { pk: `OPS#${at.slice(0, 7)}`, sk: `${at}#${newId()}` };
    const line: AuditLine = { at, by, command, about, outcome: 'begun' };
    const ttl = Math.floor(now().getTime() / 1000) + keptForSeconds;
    await table.client.send(new PutCommand({ TableName: table.name, Item: { ...key, ...firstForm, ...line, ttl } }));
    return key;
  },
  async end(key, outcome) {
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: key,
        UpdateExpression: 'SET outcome = :outcome',
        ExpressionAttributeValues: { ':outcome': outcome },
      }),
    );
  },
  list: async (month) =>
    (await queryPrefix(table, `OPS#${month}`, month)).map((item): AuditLine => readStored(auditLine, item)),
});
