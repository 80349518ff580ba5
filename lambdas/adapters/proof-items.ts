/** Proofs that a user gave the password again, USER#sub / PROOF#hash of the proof: good for five minutes, kept nowhere in clear. */
import { createHash, randomBytes } from 'node:crypto';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { deleteKeys, firstForm, queryPrefix, readStored, type Table } from './table.ts';

export interface ProofItems {
  /** A new proof; `expiresAt` is an ISO instant. */
  make(userId: string): Promise<{ readonly proof: string; readonly expiresAt: string }>;
  /** Whether this is a proof of this user's that has not run out. */
  holds(userId: string, proof: string): Promise<boolean>;
  removeAll(userId: string): Promise<void>;
}

const goodForMs = 5 * 60 * 1000;
const item = z.object({ expires_at: z.string() });
const keyOf = (userId: string, proof: string) => ({
  pk: `USER#${userId}`,
  sk: `PROOF#${createHash('sha256').update(proof).digest('hex')}`,
});

export const proofItems = (table: Table, now: () => Date): ProofItems => ({
  async make(userId) {
    const proof = randomBytes(32).toString('base64url');
    const expires = now().getTime() + goodForMs;
    const expiresAt = new Date(expires).toISOString();
    const Item = { ...keyOf(userId, proof), ...firstForm, expires_at: expiresAt, ttl: Math.ceil(expires / 1000) };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
    return { proof, expiresAt };
  },
  async holds(userId, proof) {
    const Key = keyOf(userId, proof);
    const found = await table.client.send(new GetCommand({ TableName: table.name, Key, ConsistentRead: true }));
    // The table deletes what has run out when it comes to it.
    return found.Item !== undefined && Date.parse(readStored(item, found.Item).expires_at) > now().getTime();
  },
  async removeAll(userId) {
    const items = await queryPrefix(table, `USER#${userId}`, 'PROOF#', ['pk', 'sk']);
    await deleteKeys(
      table,
      items.map((each) => z.object({ pk: z.string(), sk: z.string() }).parse(each)),
    );
  },
});
