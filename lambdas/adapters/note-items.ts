/**
 * Notes on a script in the table: SCRIPT#id / NOTES is the list as it was carried over to this draft, packed, with what it was made of; SCRIPT#id / NOTE#note what the writer says of one,
 * and, where it is their own, the note itself. An answer to 'was this note right?' also stands in the index under its rule, with nothing of the script.
 */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { noteState } from '../../lib/contract/notes.ts';
import { commentSource } from '../../lib/contract/share-comments.ts';
import { carriedNote, ownPlaces } from '../../lib/story/note.ts';
import { pointEffort } from '../../lib/story/read/point-read.ts';
import {
  deleteKeys,
  firstForm,
  type ItemKey,
  mostItemBytes,
  queryPrefix,
  readStored,
  type Table,
  unlessConditionFails,
  withFoundItem,
} from './table.ts';

/** A note with its words. `since` and `closedIn` are ids of drafts. Comments are in no stored list: they lie with their script. */
const keptNote = carriedNote.extend({
  kind: z.enum(['weakness', 'question', 'opportunity', 'own', 'comment']),
  title: z.string(),
  why: z.string().nullable(),
  advice: z.string().nullable(),
  worth: z.number(),
  effort: pointEffort.nullable(),
  reports: z.array(z.number().int().positive()),
  since: z.string(),
  closedIn: z.string().nullable(),
  from: commentSource.optional(),
});
export type KeptNote = z.infer<typeof keptNote>;

/**
 * What the writer says, by the note's id; `changed_at` is an instant. Of their own also its `text`, none any more once it is `removed`, and, in the draft that it was made on, its `places`.
 */
const heldState = noteState.extend({
  note: z.string(),
  changed_at: z.string(),
  text: z.string().optional(),
  removed: z.literal(true).optional(),
  places: ownPlaces.optional(),
});
export type HeldState = z.infer<typeof heldState>;

/** `madeOf` tells whether it would be made otherwise today; `before` is what the list of the draft before was made of. `states` are those of earlier drafts, which may be deleted. */
const noteList = z.object({
  madeOf: z.string(),
  before: z.string().nullable(),
  isRead: z.boolean(),
  notes: z.array(keptNote),
  states: z.array(heldState),
});
export type NoteList = z.infer<typeof noteList>;

export interface NoteItems {
  list(scriptId: string): Promise<NoteList | null>;
  /** In place of a list made of `madeOf`, null of none. False when another was stored meanwhile. */
  keep(scriptId: string, list: NoteList, madeOf: string | null): Promise<boolean>;
  states(scriptId: string): Promise<HeldState[]>;
  /** In place of what was said at the instant `before`, null of nothing. False when something else was said meanwhile. */
  say(scriptId: string, state: HeldState, before: string | null, rule: string): Promise<boolean>;
  /** Removing what does not exist is fine. */
  removeAll(scriptId: string): Promise<void>;
}

const partition = (scriptId: string): string => `SCRIPT#${scriptId}`;
const listKey = (scriptId: string): ItemKey => ({ pk: partition(scriptId), sk: 'NOTES' });
const statePrefix = 'NOTE#';
const stateKey = (scriptId: string, note: string): ItemKey => ({
  pk: partition(scriptId),
  sk: `${statePrefix}${note}`,
});
/** All answers to 'was this note right?', for the owner's figures of quality. */
export const answeredPartition = 'JUDGED_NOTES';

const gzipped = promisify(gzip);
const gunzipped = promisify(gunzip);
const packedItem = z.object({ packed: z.instanceof(Uint8Array) });

/** Keys of all that is kept of a script's notes. */
export const noteKeys = async (table: Table, scriptId: string): Promise<ItemKey[]> => {
  const items = await queryPrefix(table, partition(scriptId), statePrefix, ['note']);
  return [
    listKey(scriptId),
    ...items.map((item) => stateKey(scriptId, z.object({ note: z.string() }).parse(item).note)),
  ];
};

export const noteItems = (table: Table): NoteItems => ({
  async list(scriptId) {
    const found = await table.client.send(
      new GetCommand({ TableName: table.name, Key: listKey(scriptId), ConsistentRead: true }),
    );
    if (found.Item === undefined) return null;
    const { packed } = readStored(packedItem, found.Item);
    return noteList.parse(JSON.parse((await gunzipped(packed)).toString('utf8')));
  },
  async keep(scriptId, list, madeOf) {
    const packed = await gzipped(Buffer.from(JSON.stringify(list)));
    if (packed.length > mostItemBytes) throw new RangeError('The list of notes is larger than an item may be.');
    return unlessConditionFails(
      table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: { ...listKey(scriptId), ...firstForm, made_of: list.madeOf, packed },
          ConditionExpression: madeOf === null ? 'attribute_not_exists(pk)' : 'made_of = :made_of',
          ExpressionAttributeValues: madeOf === null ? undefined : { ':made_of': madeOf },
          ...withFoundItem,
        }),
      ),
      (found) => found.made_of?.S === list.madeOf,
    );
  },
  async states(scriptId) {
    const items = await queryPrefix(table, partition(scriptId), statePrefix);
    return items.map((item) => readStored(heldState, item));
  },
  say: (scriptId, state, before, rule) =>
    unlessConditionFails(
      table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: {
            ...stateKey(scriptId, state.note),
            ...firstForm,
            ...state,
            ...(state.right !== null && {
              gsi1pk: answeredPartition,
              gsi1sk: `${rule}#${state.right ? 'right' : 'wrong'}#${scriptId}#${state.note}`,
            }),
          },
          ConditionExpression: before === null ? 'attribute_not_exists(pk)' : 'changed_at = :before',
          ExpressionAttributeValues: before === null ? undefined : { ':before': before },
          ...withFoundItem,
        }),
      ),
      (found) => found.changed_at?.S === state.changed_at && found.status?.S === state.status,
    ),
  removeAll: async (scriptId) => deleteKeys(table, await noteKeys(table, scriptId)),
});
