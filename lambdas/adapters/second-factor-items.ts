/**
 * Beside the second factor at the user pool: USER#sub / FACTOR#CODES, the hashes of the recovery codes that are left, and USER#sub / FACTOR#TRIES#n, the
 * codes that were tried in one quarter of an hour.
 */
import { createHash } from 'node:crypto';
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { deleteKeys, firstForm, queryPrefix, readStored, type Table, unlessConditionFails } from './table.ts';

export interface SecondFactorItems {
  /** These codes and no others, from now on. */
  keepCodes(userId: string, codes: readonly string[]): Promise<void>;
  codesLeft(userId: string): Promise<number>;
  /** Uses a recovery code up; false when it is none. */
  spendCode(userId: string, code: string): Promise<boolean>;
  /** Counts a try before its code is looked at; false when there were `mostTries` in this quarter of an hour. */
  countTry(userId: string): Promise<boolean>;
  /** A code was right: former tries are forgotten. */
  clearTries(userId: string): Promise<void>;
  removeAll(userId: string): Promise<void>;
}

/** Six digits with three right at any time: somebody who has the password is right once in 70,000 quarters of an hour. */
const mostTries = 5;
const windowMs = 15 * 60_000;
const prefix = 'FACTOR#';
const item = z.object({ codes: z.set(z.string()).default(new Set()) });
/** A code has 80 random bits: its hash needs no salt and no slowness. */
const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

export const secondFactorItems = (table: Table, now: () => Date): SecondFactorItems => {
  const codesKey = (userId: string) => ({ pk: `USER#${userId}`, sk: `${prefix}CODES` });
  const triesKey = (userId: string) => ({
    pk: `USER#${userId}`,
    sk: `${prefix}TRIES#${Math.floor(now().getTime() / windowMs)}`,
  });
  return {
    async keepCodes(userId, codes) {
      const Item = { ...codesKey(userId), ...firstForm, codes: new Set(codes.map(hashOf)) };
      await table.client.send(new PutCommand({ TableName: table.name, Item }));
    },
    async codesLeft(userId) {
      const found = await table.client.send(
        new GetCommand({ TableName: table.name, Key: codesKey(userId), ConsistentRead: true }),
      );
      return found.Item === undefined ? 0 : readStored(item, found.Item).codes.size;
    },
    spendCode: (userId, code) =>
      unlessConditionFails(
        table.client.send(
          new UpdateCommand({
            TableName: table.name,
            Key: codesKey(userId),
            UpdateExpression: 'DELETE codes :codes',
            ConditionExpression: 'contains(codes, :code)',
            ExpressionAttributeValues: { ':code': hashOf(code), ':codes': new Set([hashOf(code)]) },
          }),
        ),
      ),
    countTry: (userId) =>
      unlessConditionFails(
        table.client.send(
          new UpdateCommand({
            TableName: table.name,
            Key: triesKey(userId),
            UpdateExpression: 'SET #ttl = :ttl, schema_version = :form ADD tries :one',
            ConditionExpression: 'attribute_not_exists(tries) OR tries < :most',
            ExpressionAttributeNames: { '#ttl': 'ttl' },
            ExpressionAttributeValues: {
              ':ttl': Math.ceil((now().getTime() + 2 * windowMs) / 1000),
              ':form': firstForm.schema_version,
              ':one': 1,
              ':most': mostTries,
            },
          }),
        ),
      ),
    async clearTries(userId) {
      await table.client.send(new DeleteCommand({ TableName: table.name, Key: triesKey(userId) }));
    },
    async removeAll(userId) {
      const items = await queryPrefix(table, `USER#${userId}`, prefix, ['pk', 'sk']);
      await deleteKeys(
        table,
        items.map((each) => z.object({ pk: z.string(), sk: z.string() }).parse(each)),
      );
    },
  };
};
