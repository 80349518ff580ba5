/**
 * Share links in the table: SCRIPT#id / SHARE#place is the link itself, SHARE#hash / SHARE leads to its script from the token's hash. A script has
 * so many places and each write takes a free one or none, so requests at the same time cannot make more links than there are places. A link is
 * open only while the first of the two items is there, so deleting that one revokes it, whatever is left of the other. The table deletes both after their time.
 */
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { questionNumber } from '../../lib/contract/report.ts';
import { commentsAMinute, mostComments } from '../../lib/contract/share-comments.ts';
import { mostShares } from '../../lib/contract/shares.ts';
import { type ShareComments, shareComments } from './share-comments.ts';
import {
  deleteKeys,
  firstForm,
  type ItemKey,
  queryPrefix,
  readStored,
  type Table,
  unlessConditionFails,
  withFoundItem,
} from './table.ts';

const shareItem = z.object({
  share_id: z.string(),
  script_id: z.string(),
  user_id: z.string(),
  token_hash: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  // Links stored before these were chosen show all reports and take no comments: their readers were told that they change nothing.
  reports: z.array(questionNumber).nullable().default(null),
  comments_open: z.boolean().default(false),
  seen: z.record(z.string(), z.number().int()).default({}),
});
/** `seen` counts openings by day (UTC). */
export type ShareItem = z.infer<typeof shareItem>;
const heldItem = shareItem.extend({ sk: z.string(), said_total: z.number().int().optional() });
const pointer = shareItem.pick({ script_id: true });

export interface ShareItems extends ShareComments {
  /** False when the script has as many open links as it may have. */
  create(item: ShareItem): Promise<boolean>;
  /** The oldest first; expired ones are left out. */
  list(scriptId: string): Promise<ShareItem[]>;
  /** Null for a token that was never given out, has expired or was revoked. */
  find(tokenHash: string): Promise<ShareItem | null>;
  /** Counts an opening on `day`; nothing for a link that is gone. */
  noteSeen(link: ShareItem, day: string): Promise<void>;
  /** Whether a link takes comments from now on; false when it is gone. */
  setComments(scriptId: string, shareId: string, areOpen: boolean): Promise<boolean>;
  /** Lets a link take one more comment: 'later' when a minute's are there, 'full' when all are. */
  takeWord(link: ShareItem): Promise<'taken' | 'later' | 'full'>;
  /** Removing what does not exist is fine. */
  remove(scriptId: string, shareId: string): Promise<void>;
  /** With the comments. */
  removeAll(scriptId: string): Promise<void>;
}

const linkKey = (scriptId: string, sk: string): ItemKey => ({ pk: `SCRIPT#${scriptId}`, sk });
const places = Array.from({ length: mostShares }, (_, at) => `SHARE#${at}`);
const pointerKey = (tokenHash: string): ItemKey => ({ pk: `SHARE#${tokenHash}`, sk: 'SHARE' });
const epochSeconds = (instant: string): number => Math.ceil(Date.parse(instant) / 1000);

export const shareItems = (table: Table, now: () => Date): ShareItems => {
  // The table itself may take days to delete what has expired.
  const isOpen = ({ expires_at }: ShareItem): boolean => Date.parse(expires_at) > now().getTime();
  const get = async (key: ItemKey): Promise<unknown> =>
    (await table.client.send(new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true }))).Item;
  const all = async (scriptId: string): Promise<z.infer<typeof heldItem>[]> =>
    (await queryPrefix(table, `SCRIPT#${scriptId}`, 'SHARE#')).map((item) => readStored(heldItem, item));
  /** False when an open link stands at that place, also one that came there a moment ago. */
  const take = (item: ShareItem & { ttl: number }, sk: string): Promise<boolean> =>
    unlessConditionFails(
      table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: { ...linkKey(item.script_id, sk), ...firstForm, ...item },
          ConditionExpression: 'attribute_not_exists(pk) OR expires_at <= :now',
          ExpressionAttributeValues: { ':now': now().toISOString() },
          ...withFoundItem,
        }),
      ),
      // Its own trace at that place, or one token would stand at two and outlive its revocation.
      (found) => found.share_id?.S === item.share_id,
    );

  /** Changes the item of a link, wherever it stands; false when it is gone or `condition` does not hold. */
  const change = async (
    { script_id, share_id }: Pick<ShareItem, 'script_id' | 'share_id'>,
    expression: string,
    condition: string,
    values: Record<string, unknown>,
    names?: Record<string, string>,
  ): Promise<boolean> => {
    const place = (await all(script_id)).find((item) => item.share_id === share_id && isOpen(item))?.sk;
    if (place === undefined) return false;
    return unlessConditionFails(
      table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: linkKey(script_id, place),
          UpdateExpression: expression,
          ConditionExpression: `share_id = :id${condition && ` AND ${condition}`}`,
          ExpressionAttributeNames: names,
          ExpressionAttributeValues: { ':id': share_id, ...values },
        }),
      ),
    );
  };
  const comments = shareComments(table);

  return {
    ...comments,
    async noteSeen(link, day) {
      const first = { ':first': { [day]: 1 } };
      if (await change(link, 'SET seen = :first', 'attribute_not_exists(seen)', first)) return;
      const counted = 'SET seen.#day = if_not_exists(seen.#day, :none) + :one';
      await change(link, counted, 'attribute_exists(seen)', { ':none': 0, ':one': 1 }, { '#day': day });
    },
    setComments: (script_id, share_id, areOpen) =>
      change({ script_id, share_id }, 'SET comments_open = :open', '', { ':open': areOpen }),
    async takeWord(link) {
      const minute = now().toISOString().slice(0, 16);
      const counting = 'SET said_in = :minute, said_total = if_not_exists(said_total, :none) + :one';
      const left = '(attribute_not_exists(said_total) OR said_total < :most)';
      const values = { ':minute': minute, ':none': 0, ':one': 1, ':most': mostComments };
      const another = '(attribute_not_exists(said_in) OR said_in <> :minute)';
      if (await change(link, `${counting}, said = :one`, `${left} AND ${another}`, values)) return 'taken';
      const few = 'said_in = :minute AND said < :few';
      const withFew = { ...values, ':few': commentsAMinute };
      if (await change(link, `${counting}, said = said + :one`, `${left} AND ${few}`, withFew)) return 'taken';
      const item = (await all(link.script_id)).find(({ share_id }) => share_id === link.share_id);
      return (item?.said_total ?? 0) >= mostComments ? 'full' : 'later';
    },
    async create(item) {
      const open = new Set((await all(item.script_id)).filter(isOpen).map(({ sk }) => sk));
      const ttl = epochSeconds(item.expires_at);
      for (const place of places.filter((sk) => !open.has(sk))) {
        if (!(await take({ ...item, ttl }, place))) continue;
        const lead = { ...pointerKey(item.token_hash), ...firstForm, script_id: item.script_id, ttl };
        await table.client.send(new PutCommand({ TableName: table.name, Item: lead }));
        return true;
      }
      return false;
    },
    list: async (scriptId) =>
      (await all(scriptId))
        .filter(isOpen)
        .sort((a, b) => a.created_at.localeCompare(b.created_at))
        .map((item) => shareItem.parse(item)),
    async find(tokenHash) {
      const lead = await get(pointerKey(tokenHash));
      if (lead === undefined) return null;
      const links = await all(readStored(pointer, lead).script_id);
      const link = links.find(({ token_hash }) => token_hash === tokenHash);
      return link !== undefined && isOpen(link) ? shareItem.parse(link) : null;
    },
    async remove(scriptId, shareId) {
      const link = (await all(scriptId)).find(({ share_id }) => share_id === shareId);
      if (link === undefined) return;
      // By now another link may stand at this place: its own revocation is not this one.
      const gone = new DeleteCommand({
        TableName: table.name,
        Key: linkKey(scriptId, link.sk),
        ConditionExpression: 'share_id = :id',
        ExpressionAttributeValues: { ':id': shareId },
      });
      await unlessConditionFails(table.client.send(gone));
      await deleteKeys(table, [pointerKey(link.token_hash)]);
    },
    async removeAll(scriptId) {
      const items = await all(scriptId);
      await comments.removeAllComments(scriptId);
      await deleteKeys(table, [
        ...items.map(({ sk }) => linkKey(scriptId, sk)),
        ...items.map(({ token_hash }) => pointerKey(token_hash)),
      ]);
    },
  };
};
