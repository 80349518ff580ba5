/** How each script was read, SCRIPT#id / READING: what a preview needs, written once when the script is read. Refuses the script's text. */
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { type ReadingFacts, readingFacts } from '../../lib/contract/reading.ts';
import { deleteKeys, type Table } from './table.ts';

export interface ReadingItems {
  get(scriptId: string): Promise<ReadingFacts | null>;
  /** A later reading of the same script replaces the earlier one. */
  put(scriptId: string, facts: ReadingFacts): Promise<void>;
  /** Removing what does not exist is fine. */
  remove(scriptId: string): Promise<void>;
}

const keyOf = (scriptId: string) => ({ pk: `SCRIPT#${scriptId}`, sk: 'READING' });

export const readingItems = (table: Table): ReadingItems => ({
  async get(scriptId) {
    const answer = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keyOf(scriptId), ConsistentRead: true }),
    );
    return answer.Item === undefined ? null : readingFacts.parse(answer.Item);
  },
  async put(scriptId, facts) {
    await table.client.send(new PutCommand({ TableName: table.name, Item: { ...keyOf(scriptId), ...facts } }));
  },
  remove: (scriptId) => deleteKeys(table, [keyOf(scriptId)]),
});
