/**
 * What a user's uploads are counted and recognised by: USER#sub / UPLOADS#day, the scripts of a day, and USER#sub / UPLOADKEY#hash, the script that a
 * client's own key stands for. Both go by themselves after two days.
 */
import { createHash } from 'node:crypto';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import {
  deleteKeys,
  type FoundItem,
  firstForm,
  queryPrefix,
  type Table,
  unlessConditionFails,
  withFoundItem,
} from './table.ts';

export interface UploadItems {
  /** Counts the script among those of today; false when there are `most` others. A script counts once, however often it is counted. */
  count(userId: string, scriptId: string, most: number): Promise<boolean>;
  /**
   * The script that this key of the client's stands for: `scriptId`, unless an earlier call took the key for another. Null when that call asked for
   * something else, as `fingerprint` tells.
   */
  idOfKey(userId: string, key: string, wanted: { scriptId: string; fingerprint: string }): Promise<string | null>;
  removeAll(userId: string): Promise<void>;
}

const prefix = 'UPLOAD';
const keptForSeconds = 2 * 24 * 3600;

export const uploadItems = (table: Table, now: () => Date): UploadItems => {
  const ttl = () => Math.floor(now().getTime() / 1000) + keptForSeconds;
  return {
    count: (userId, scriptId, most) =>
      unlessConditionFails(
        table.client.send(
          new UpdateCommand({
            TableName: table.name,
            Key: { pk: `USER#${userId}`, sk: `${prefix}S#${now().toISOString().slice(0, 10)}` },
            UpdateExpression: 'SET #ttl = :ttl, schema_version = :form ADD scripts :scripts',
            ConditionExpression: 'attribute_not_exists(scripts) OR size(scripts) < :most OR contains(scripts, :script)',
            ExpressionAttributeNames: { '#ttl': 'ttl' },
            ExpressionAttributeValues: {
              ':ttl': ttl(),
              ':form': firstForm.schema_version,
              ':most': most,
              ':script': scriptId,
              ':scripts': new Set([scriptId]),
            },
          }),
        ),
      ),
    async idOfKey(userId, key, { scriptId, fingerprint }) {
      let found: FoundItem | null = null;
      const hash = createHash('sha256').update(key).digest('hex');
      const keys = { pk: `USER#${userId}`, sk: `${prefix}KEY#${hash}` };
      const item = { ...keys, ...firstForm, script_id: scriptId, fingerprint, ttl: ttl() };
      const isNew = await unlessConditionFails(
        table.client.send(
          new PutCommand({
            TableName: table.name,
            Item: item,
            ConditionExpression: 'attribute_not_exists(pk)',
            ...withFoundItem,
          }),
        ),
        (met) => {
          found = met;
          return met.script_id?.S === scriptId;
        },
      );
      if (isNew) return scriptId;
      const held = z
        .object({ script_id: z.object({ S: z.string() }), fingerprint: z.object({ S: z.string() }) })
        .parse(found);
      return held.fingerprint.S === fingerprint ? held.script_id.S : null;
    },
    async removeAll(userId) {
      const items = await queryPrefix(table, `USER#${userId}`, prefix, ['pk', 'sk']);
      await deleteKeys(
        table,
        items.map((item) => z.object({ pk: z.string(), sk: z.string() }).parse(item)),
      );
    },
  };
};
