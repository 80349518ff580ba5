/**
 * How far a model's reading of a script is, SCRIPT#id / STORY: who is at work on it, what it is a reading of, and where the last one lies. One delivery at a
 * time reads: a queue may deliver a message twice, and a model is paid by the call.
 */
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { engineVersion } from '../../lib/contract/engine-version.ts';
import { modelTrouble } from '../../lib/contract/model.ts';
import { answerStatus } from '../../lib/contract/report.ts';
import {
  firstForm,
  type ItemKey,
  queryDue,
  readStored,
  type Table,
  unlessConditionFails,
  withFoundItem,
} from './table.ts';

const storyItem = z.object({
  /** Fingerprint of what was read: the cast as corrected, the writer's details. */
  basis: z.string(),
  status: answerStatus,
  status_at: z.string(),
  model: z.string(),
  trouble: modelTrouble.nullable(),
  /** Passes that the reading does without. */
  failed: z.array(z.string()),
  /** The last reading there is, also of an earlier basis while another is under way. */
  result_key: z.string().nullable(),
  /** The basis of that reading, where none of its passes failed; null for one with gaps. */
  result_basis: z.string().nullable().default(null),
  /** The whole reading of the same basis that it took the place of. */
  earlier_key: z.string().nullable().default(null),
  /** When it is asked for again by itself, ISO: what a model may cost in a day was spent before it, or in the middle of it. */
  again_at: z.string().nullable().default(null),
  /** Of the engine that reads or has read; absent on those before it was kept. */
  engine_version: z.number().int().optional(),
});
export type StoryItem = z.infer<typeof storyItem>;

/** `again`: whose script it is, and from when the reading is to be asked for again. */
export type StoryOutcome = (
  | {
      readonly resultKey: string;
      readonly failed: readonly string[];
      /** As the item's `result_basis` and `earlier_key`; null where they are left out. */
      readonly resultBasis?: string | null;
      readonly earlierKey?: string | null;
    }
  | { readonly trouble: NonNullable<StoryItem['trouble']> }
) & { readonly again?: { readonly userId: string; readonly at: Date } | null };

/** A reading to be asked for again. `due` is its place in the index. */
export interface WaitingStory {
  readonly userId: string;
  readonly scriptId: string;
  readonly due: string;
}

export interface StoryItems {
  get(scriptId: string): Promise<StoryItem | null>;
  /** 'mine': `holder` reads for `forMs` from now; 'held': somebody else does; 'done': this basis has been read, or could not be. */
  begin(scriptId: string, turn: StoryTurn): Promise<'mine' | 'held' | 'done'>;
  /** False when `holder` has it no longer. */
  renew(scriptId: string, holder: string, forMs: number): Promise<boolean>;
  /** Ends the turn. False when `holder` has it no longer. */
  finish(scriptId: string, holder: string, outcome: StoryOutcome): Promise<boolean>;
  /** To be read again, whatever came of it; nothing where nobody has read or somebody is reading. */
  reopen(scriptId: string): Promise<void>;
  /** Readings that waited and whose day has come at `now`, the longest waiting first, `most` of them. */
  listWaiting(now: Date, most: number): Promise<WaitingStory[]>;
  /** It has been asked for again, or is not to be; unless it waits anew since it was listed. */
  endWaiting(story: WaitingStory): Promise<void>;
}
export interface StoryTurn {
  readonly basis: string;
  readonly holder: string;
  readonly forMs: number;
  readonly model: string;
}

export const storyKey = (scriptId: string): ItemKey => ({ pk: `SCRIPT#${scriptId}`, sk: 'STORY' });

/** All readings that wait for another day, in one partition of the index: `instant#user`. */
const waitingPartition = 'DUE_STORIES';
const waitingKeys = z.object({ pk: z.string().startsWith('SCRIPT#'), gsi1sk: z.string().includes('#') });

export const storyItems = (table: Table, now: () => Date): StoryItems => {
  const update = (
    scriptId: string,
    expression: string,
    condition: string,
    values: Record<string, unknown>,
    isOwn?: Parameters<typeof unlessConditionFails>[1],
  ) =>
    unlessConditionFails(
      table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: storyKey(scriptId),
          UpdateExpression: expression,
          ConditionExpression: condition,
          ...((expression + condition).includes('#status') && { ExpressionAttributeNames: { '#status': 'status' } }),
          ExpressionAttributeValues: values,
          ...withFoundItem,
        }),
      ),
      isOwn,
    );
  const get = async (scriptId: string): Promise<StoryItem | null> => {
    const found = await table.client.send(
      new GetCommand({ TableName: table.name, Key: storyKey(scriptId), ConsistentRead: true }),
    );
    return found.Item === undefined ? null : readStored(storyItem, found.Item);
  };

  return {
    get,
    async begin(scriptId, { basis, holder, forMs, model }) {
      const at = now();
      const mine = await update(
        scriptId,
        'SET schema_version = :form, basis = :basis, #status = :running, status_at = :at, model = :model, trouble = :none, failed = :empty, again_at = :none, engine_version = :engine, result_key = if_not_exists(result_key, :none), held_by = :by, held_until = :until',
        '(attribute_not_exists(held_until) OR held_until <= :now OR held_by = :by) AND (attribute_not_exists(basis) OR basis <> :basis OR #status IN (:pending, :running))',
        {
          ':form': firstForm.schema_version,
          ':basis': basis,
          ':running': 'running',
          ':pending': 'pending',
          ':at': at.toISOString(),
          ':model': model,
          ':none': null,
          ':empty': [],
          ':engine': engineVersion,
          ':by': holder,
          ':now': at.getTime(),
          ':until': at.getTime() + forMs,
        },
        (found) => found.held_by?.S === holder && found.status?.S === 'running',
      );
      if (mine) return 'mine';
      const item = await get(scriptId);
      const ended = item?.status === 'succeeded' || item?.status === 'failed';
      return ended && item.basis === basis ? 'done' : 'held';
    },
    renew: (scriptId, holder, forMs) =>
      update(scriptId, 'SET held_until = :until', 'held_by = :by', {
        ':by': holder,
        ':until': now().getTime() + forMs,
      }),
    finish(scriptId, holder, outcome) {
      const read = 'resultKey' in outcome;
      const status = read ? 'succeeded' : 'failed';
      const again = outcome.again ?? null;
      const waits = again === null ? ' REMOVE gsi1pk, gsi1sk' : ', gsi1pk = :waiting, gsi1sk = :due';
      return update(
        scriptId,
        `SET #status = :status, status_at = :at, trouble = :trouble, failed = :failed, held_until = :free, again_at = :again${read ? ', result_key = :key, result_basis = :whole, earlier_key = :earlier' : ''}${waits}`,
        'held_by = :by AND #status = :running',
        {
          ':by': holder,
          ':running': 'running',
          ':status': status,
          ':at': now().toISOString(),
          ':trouble': read ? null : outcome.trouble,
          ':failed': read ? outcome.failed : [],
          ':free': 0,
          ':again': again?.at.toISOString() ?? null,
          ...(again && { ':waiting': waitingPartition, ':due': `${again.at.toISOString()}#${again.userId}` }),
          ...(read && {
            ':key': outcome.resultKey,
            ':whole': outcome.resultBasis ?? null,
            ':earlier': outcome.earlierKey ?? null,
          }),
        },
        (found) => found.held_by?.S === holder && found.status?.S === status,
      );
    },
    async reopen(scriptId) {
      await update(
        scriptId,
        'SET #status = :pending, status_at = :at, again_at = :none',
        '#status IN (:succeeded, :failed) OR (#status = :running AND held_until <= :now)',
        {
          ':pending': 'pending',
          ':none': null,
          ':succeeded': 'succeeded',
          ':failed': 'failed',
          ':running': 'running',
          ':at': now().toISOString(),
          ':now': now().getTime(),
        },
      );
    },
    async listWaiting(at, most) {
      const found = await queryDue(table, waitingPartition, at, most);
      return found.map((item) => {
        const { pk, gsi1sk } = waitingKeys.parse(item);
        const userId = gsi1sk.slice(gsi1sk.indexOf('#') + 1);
        return { userId, scriptId: pk.slice('SCRIPT#'.length), due: gsi1sk };
      });
    },
    async endWaiting({ scriptId, due }) {
      await update(scriptId, 'REMOVE gsi1pk, gsi1sk', 'gsi1sk = :due', { ':due': due });
    },
  };
};
