/**
 * What a language model costs the owner in a day, SPEND#day / ALL and SPEND#day / USER#sub: numbers, and the marks of the changes that are in them. They go by
 * themselves. SPEND / SWITCH with `stopped` true, put there by the owner, ends all spending with the next call. Amounts are millionths of a US dollar.
 */
import { randomBytes } from 'node:crypto';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type FoundItem, firstForm, type ItemKey, type Table, unlessConditionFails, withFoundItem } from './table.ts';

/** Of a day. */
export interface SpendLimits {
  readonly account: number;
  readonly inAll: number;
}
/** What was set aside, to be settled on the day it was. */
export interface SetAside {
  readonly userId: string;
  readonly day: string;
  readonly amount: number;
}
export interface SpendItems {
  /** Null when the account or the house has no such amount left today, or when spending was stopped. */
  setAside(userId: string, amount: number, limits: SpendLimits): Promise<SetAside | null>;
  /** Replaces what was set aside by what it came to. */
  settle(held: SetAside, spent: number): Promise<void>;
}

const keptForSeconds = 3 * 24 * 3600;
const switchKey: ItemKey = { pk: 'SPEND', sk: 'SWITCH' };
const switchItem = z.object({ stopped: z.boolean() });

export const spendItems = (table: Table, now: () => Date): SpendItems => {
  const accountKey = (day: string, userId: string): ItemKey => ({ pk: `SPEND#${day}`, sk: `USER#${userId}` });
  const houseKey = (day: string): ItemKey => ({ pk: `SPEND#${day}`, sk: 'ALL' });
  /** Adds once, however often the client sends it; false when more than `most` was there. */
  const add = (Key: ItemKey, amount: number, most: number | null): Promise<boolean> => {
    const mark = randomBytes(9).toString('base64url');
    const isNew = '(attribute_not_exists(marks) OR NOT contains(marks, :mark))';
    const write = table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key,
        UpdateExpression: 'SET #ttl = :ttl, schema_version = :form ADD used :amount, marks :marks',
        ConditionExpression: most === null ? isNew : `(attribute_not_exists(used) OR used <= :most) AND ${isNew}`,
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: {
          ':amount': amount,
          ':form': firstForm.schema_version,
          ':mark': mark,
          ':marks': new Set([mark]),
          ':ttl': Math.floor(now().getTime() / 1000) + keptForSeconds,
          ...(most !== null && { ':most': most }),
        },
        ...withFoundItem,
      }),
    );
    return unlessConditionFails(write, (found: FoundItem) => found.marks?.SS?.includes(mark) ?? false);
  };
  const isStopped = async (): Promise<boolean> => {
    const found = await table.client.send(
      new GetCommand({ TableName: table.name, Key: switchKey, ConsistentRead: true }),
    );
    return found.Item !== undefined && switchItem.parse(found.Item).stopped;
  };
  const has = (Key: ItemKey, amount: number, limit: number): Promise<boolean> =>
    amount > limit ? Promise.resolve(false) : add(Key, amount, limit - amount);
  return {
    async setAside(userId, amount, limits) {
      if (await isStopped()) return null;
      const day = now().toISOString().slice(0, 10);
      if (!(await has(accountKey(day, userId), amount, limits.account))) return null;
      if (await has(houseKey(day), amount, limits.inAll)) return { userId, day, amount };
      await add(accountKey(day, userId), -amount, null);
      return null;
    },
    async settle({ userId, day, amount }, spent) {
      await add(accountKey(day, userId), spent - amount, null);
      await add(houseKey(day), spent - amount, null);
    },
  };
};
