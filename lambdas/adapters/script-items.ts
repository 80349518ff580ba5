/** Scripts in the table, USER#sub / SCRIPT#id. Every change of status is conditional, so that late or repeated work cannot undo newer work. */
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type Problem, problem } from '../../lib/contract/errors.ts';
import { type CharacterEdits, characterEdits, noCharacterEdits } from '../../lib/contract/reading.ts';
import { type ScriptDetails, scriptDetails, scriptStatus } from '../../lib/contract/uploads.ts';
import { queryPrefix, type Table, unlessConditionFails } from './table.ts';

const scriptItem = z.object({
  user_id: z.string(),
  script_id: z.string(),
  file_name: z.string(),
  size: z.number().int(),
  status: scriptStatus,
  problem: problem.nullable(),
  title: z.string().nullable(),
  page_count: z.number().int().nullable(),
  scene_count: z.number().int().nullable(),
  fingerprinted: z.boolean().optional(),
  created_at: z.string(),
  status_at: z.string(),
  details: scriptDetails,
  character_edits: characterEdits.default(noCharacterEdits),
  ttl: z.number().int().optional(),
});
/** `status_at` is the ISO instant of the last change of status; `ttl` (epoch seconds) is set only while the upload is awaited; `fingerprinted` on scripts read since fingerprints are kept. */
export type ScriptItem = z.infer<typeof scriptItem>;

interface ScriptFacts {
  readonly title: string | null;
  readonly page_count: number;
  readonly scene_count: number;
  readonly fingerprinted: boolean;
}

export interface ScriptItems {
  create(item: ScriptItem): Promise<void>;
  /** Null when it does not exist, is somebody else's, or was awaited for too long. */
  get(userId: string, scriptId: string): Promise<ScriptItem | null>;
  /** Newest first. */
  list(userId: string): Promise<ScriptItem[]>;
  /** awaiting_upload, uploaded, reading or failed -> reading, and kept for good. Null when the script is gone or already ready. */
  startReading(userId: string, scriptId: string): Promise<ScriptItem | null>;
  /** -> ready; false when the script is gone. */
  markReady(userId: string, scriptId: string, facts: ScriptFacts): Promise<boolean>;
  /** -> failed, unless it is ready or gone. */
  markFailed(userId: string, scriptId: string, why: Problem): Promise<boolean>;
  /** Stores the form; answers the item as it was before, null when the script is gone. */
  saveDetails(userId: string, scriptId: string, details: ScriptDetails): Promise<ScriptItem | null>;
  /** Stores the writer's corrections of who is who; answers the item with them, null when the script is gone. */
  saveCharacterEdits(userId: string, scriptId: string, edits: CharacterEdits): Promise<ScriptItem | null>;
  /** False when there was nothing to remove. */
  remove(userId: string, scriptId: string): Promise<boolean>;
}

const keyOf = (userId: string, scriptId: string) => ({ pk: `USER#${userId}`, sk: `SCRIPT#${scriptId}` });

export const scriptItems = (table: Table, now: () => Date): ScriptItems => {
  const read = (item: unknown): ScriptItem | null => {
    if (item === undefined || item === null) return null;
    const script = scriptItem.parse(item);
    return script.ttl !== undefined && script.ttl * 1000 <= now().getTime() ? null : script;
  };
  const update = (
    userId: string,
    scriptId: string,
    expression: string,
    condition: string,
    values: Record<string, unknown>,
    returned: 'ALL_NEW' | 'ALL_OLD' | 'NONE' = 'NONE',
  ) =>
    new UpdateCommand({
      TableName: table.name,
      Key: keyOf(userId, scriptId),
      UpdateExpression: expression,
      ConditionExpression: `attribute_exists(pk)${condition && ` AND ${condition}`}`,
      ExpressionAttributeNames: expression.includes('#status') ? { '#status': 'status', '#ttl': 'ttl' } : undefined,
      ExpressionAttributeValues: values,
      ReturnValues: returned,
    });
  const attributesOf = async (command: UpdateCommand): Promise<ScriptItem | null> => {
    let attributes: unknown = null;
    const done = table.client.send(command).then((answer) => {
      attributes = answer.Attributes;
    });
    return (await unlessConditionFails(done)) ? read(attributes) : null;
  };

  return {
    async create(item) {
      await table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: { ...keyOf(item.user_id, item.script_id), ...item },
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
      );
    },
    async get(userId, scriptId) {
      const answer = await table.client.send(
        new GetCommand({ TableName: table.name, Key: keyOf(userId, scriptId), ConsistentRead: true }),
      );
      return read(answer.Item);
    },
    async list(userId) {
      const items = await queryPrefix(table, `USER#${userId}`, 'SCRIPT#');
      return items
        .map(read)
        .filter((item) => item !== null)
        .reverse();
    },
    startReading: (userId, scriptId) =>
      attributesOf(
        update(
          userId,
          scriptId,
          'SET #status = :reading, status_at = :now, problem = :none REMOVE #ttl',
          '#status <> :ready',
          { ':reading': 'reading', ':ready': 'ready', ':now': now().toISOString(), ':none': null },
          'ALL_NEW',
        ),
      ),
    markReady: (userId, scriptId, facts) =>
      unlessConditionFails(
        table.client.send(
          update(
            userId,
            scriptId,
            'SET #status = :ready, status_at = :now, problem = :none, title = :t, page_count = :p, scene_count = :s, fingerprinted = :f REMOVE #ttl',
            '',
            {
              ':ready': 'ready',
              ':now': now().toISOString(),
              ':none': null,
              ':t': facts.title,
              ':p': facts.page_count,
              ':s': facts.scene_count,
              ':f': facts.fingerprinted,
            },
          ),
        ),
      ),
    markFailed: (userId, scriptId, why) =>
      unlessConditionFails(
        table.client.send(
          update(
            userId,
            scriptId,
            'SET #status = :failed, status_at = :now, problem = :why REMOVE #ttl',
            '#status <> :ready',
            { ':failed': 'failed', ':ready': 'ready', ':now': now().toISOString(), ':why': why },
          ),
        ),
      ),
    saveDetails: (userId, scriptId, details) =>
      attributesOf(update(userId, scriptId, 'SET details = :d', '', { ':d': details }, 'ALL_OLD')),
    saveCharacterEdits: (userId, scriptId, edits) =>
      attributesOf(update(userId, scriptId, 'SET character_edits = :e', '', { ':e': edits }, 'ALL_NEW')),
    async remove(userId, scriptId) {
      const answer = await table.client.send(
        new DeleteCommand({ TableName: table.name, Key: keyOf(userId, scriptId), ReturnValues: 'ALL_OLD' }),
      );
      return answer.Attributes !== undefined;
    },
  };
};
