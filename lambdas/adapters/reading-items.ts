/** How each script was read, SCRIPT#id / READING: what a preview needs, written once when the script is read. Refuses the script's text. */
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { type ReadingFacts, readingFacts } from '../../lib/contract/reading.ts';
import { deleteKeys, firstForm, mostItemBytes, readStored, type Table } from './table.ts';

export interface ReadingItems {
  get(scriptId: string): Promise<ReadingFacts | null>;
  /** A later reading of the same script replaces the earlier one. Cues that say least are left out where the item would grow too large. */
  put(scriptId: string, facts: ReadingFacts): Promise<void>;
  /** Removing what does not exist is fine. */
  remove(scriptId: string): Promise<void>;
}

/** Without the cues that say least, as many as it takes to keep an item small: names may be long, and of three bytes a letter. */
const bounded = (facts: ReadingFacts): ReadingFacts => {
  const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value)) + 1;
  let room = mostItemBytes - sizeOf({ ...keyOf(''), ...firstForm, ...facts, cues: [] }) - longestId;
  const cues = facts.cues.filter((cue) => {
    room -= sizeOf(cue);
    return room >= 0;
  });
  return { ...facts, cues, cues_left_out: facts.cues_left_out + facts.cues.length - cues.length };
};

/** More than an id of a script has. */
const longestId = 64;
const keyOf = (scriptId: string) => ({ pk: `SCRIPT#${scriptId}`, sk: 'READING' });

export const readingItems = (table: Table): ReadingItems => ({
  async get(scriptId) {
    const answer = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keyOf(scriptId), ConsistentRead: true }),
    );
    return answer.Item === undefined ? null : readStored(readingFacts, answer.Item);
  },
  async put(scriptId, facts) {
    await table.client.send(
      new PutCommand({ TableName: table.name, Item: { ...keyOf(scriptId), ...firstForm, ...bounded(facts) } }),
    );
  },
  remove: (scriptId) => deleteKeys(table, [keyOf(scriptId)]),
});
