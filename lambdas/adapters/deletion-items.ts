/** Scripts that their owner deleted, SCRIPT#id / DELETED: so that a file that arrives late is known to be unwanted. Refuses to say whose they were. */
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { firstForm, type Table } from './table.ts';

export interface DeletionItems {
  record(scriptId: string): Promise<void>;
  has(scriptId: string): Promise<boolean>;
}

/** Longer than any message about the script can lie in a queue and its dead letters. */
export const deletionKeptForSeconds = 30 * 24 * 3600;

const keyOf = (scriptId: string) => ({ pk: `SCRIPT#${scriptId}`, sk: 'DELETED' });

export const deletionItems = (table: Table, now: () => Date): DeletionItems => ({
  async record(scriptId) {
    const ttl = Math.floor(now().getTime() / 1000) + deletionKeptForSeconds;
    await table.client.send(new PutCommand({ TableName: table.name, Item: { ...keyOf(scriptId), ...firstForm, ttl } }));
  },
  async has(scriptId) {
    const found = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keyOf(scriptId), ConsistentRead: true }),
    );
    return found.Item !== undefined;
  },
});
