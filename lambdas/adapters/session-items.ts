/**
 * Which sessions of a user are over, since the gateway lets a token in until it expires: USER#sub / SESSIONS with the epoch that tokens carry from now on,
 * and USER#sub / SESSION#id for one that was logged out, until its last token has expired.
 */
import { randomUUID } from 'node:crypto';
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { firstForm, readStored, type Table } from './table.ts';

/** What an access token says of its session. */
export interface SessionClaims {
  /** The sign-in that it came of, and all tokens renewed from it. */
  readonly sessionId: string | null;
  /** Null in tokens issued before the user's sessions were ended for the first time. */
  readonly epoch: string | null;
}
export interface SessionItems {
  /** What a token issued now has to carry; null until all sessions were ended once. */
  epoch(userId: string): Promise<string | null>;
  /** Every token issued so far is of a session that is over. */
  endAll(userId: string): Promise<void>;
  /** As endAll, of a user who is gone: what this leaves goes by itself. */
  close(userId: string): Promise<void>;
  /** One session is over. */
  end(userId: string, sessionId: string): Promise<void>;
  stands(userId: string, session: SessionClaims): Promise<boolean>;
}

/** Longer than an access token lives (15 minutes, lib/stack/identity). */
const keptForSeconds = 60 * 60;
const item = z.object({ epoch: z.string() });
const keyOf = (userId: string) => ({ pk: `USER#${userId}`, sk: 'SESSIONS' });
const endedKeyOf = (userId: string, sessionId: string) => ({ pk: `USER#${userId}`, sk: `SESSION#${sessionId}` });

export const sessionItems = (table: Table, now: () => Date): SessionItems => {
  const ttl = () => Math.floor(now().getTime() / 1000) + keptForSeconds;
  const get = async (Key: { pk: string; sk: string }) =>
    (await table.client.send(new GetCommand({ TableName: table.name, Key, ConsistentRead: true }))).Item;
  const epoch = async (userId: string): Promise<string | null> => {
    const found = await get(keyOf(userId));
    return found === undefined ? null : readStored(item, found).epoch;
  };
  return {
    epoch,
    async endAll(userId) {
      await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: keyOf(userId),
          UpdateExpression: 'SET epoch = :epoch, schema_version = :form',
          ExpressionAttributeValues: { ':epoch': randomUUID(), ':form': firstForm.schema_version },
        }),
      );
    },
    async close(userId) {
      const Item = { ...keyOf(userId), ...firstForm, epoch: randomUUID(), ttl: ttl() };
      await table.client.send(new PutCommand({ TableName: table.name, Item }));
    },
    async end(userId, sessionId) {
      await table.client.send(
        new PutCommand({ TableName: table.name, Item: { ...endedKeyOf(userId, sessionId), ...firstForm, ttl: ttl() } }),
      );
    },
    async stands(userId, session) {
      const { sessionId } = session;
      const [current, ended] = await Promise.all([
        epoch(userId),
        sessionId === null ? undefined : get(endedKeyOf(userId, sessionId)),
      ]);
      return current === session.epoch && ended === undefined;
    },
  };
};
