/**
 * Deletions that were begun and have not ended, USER#sub / DELETION#what: in the index under the instant from which the sweep finishes them, whoever broke off.
 * Each goes with its end.
 */
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { firstForm, queryDue, type Table } from './table.ts';

/** Of one script, or of the whole account, which has a name of its own in the user pool. */
export type Deletion =
  | { readonly userId: string; readonly scriptId: string }
  | { readonly userId: string; readonly poolUsername: string };

export interface UnfinishedDeletions {
  begin(deletion: Deletion): Promise<void>;
  end(deletion: Deletion): Promise<void>;
  /** Those that should have ended by `at`, the oldest first, `most` of them. */
  listDue(at: Date, most: number): Promise<Deletion[]>;
}

const ofUser = 'USER#';
const ofScript = 'DELETION#SCRIPT#';
const ofAccount = 'DELETION#ACCOUNT#';
const duePartition = 'DUE_DELETIONS';
/** Longer than a function that deletes is at work. */
const overdueAfterMs = 2 * 60 * 1000;
const dueKeys = z.object({ pk: z.string().startsWith(ofUser), sk: z.string().startsWith('DELETION#') });

const keyOf = (deletion: Deletion) => ({
  pk: `${ofUser}${deletion.userId}`,
  sk: 'scriptId' in deletion ? `${ofScript}${deletion.scriptId}` : `${ofAccount}${deletion.poolUsername}`,
});

export const unfinishedDeletions = (table: Table, now: () => Date): UnfinishedDeletions => ({
  async begin(deletion) {
    const due = new Date(now().getTime() + overdueAfterMs).toISOString();
    const key = keyOf(deletion);
    const Item = { ...key, ...firstForm, gsi1pk: duePartition, gsi1sk: `${due}#${key.pk}#${key.sk}` };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
  },
  async end(deletion) {
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: keyOf(deletion) }));
  },
  async listDue(at, most) {
    const found = await queryDue(table, duePartition, at, most);
    return found.map((item) => {
      const { pk, sk } = dueKeys.parse(item);
      const userId = pk.slice(ofUser.length);
      return sk.startsWith(ofScript)
        ? { userId, scriptId: sk.slice(ofScript.length) }
        : { userId, poolUsername: sk.slice(ofAccount.length) };
    });
  },
});
