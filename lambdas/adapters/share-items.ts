/**
 * Share links in the table: SCRIPT#id / SHARE#place is the link itself, SHARE#hash / SHARE leads to its script from the token's hash. A script has
 * so many places and each write takes a free one or none, so requests at the same time cannot make more links than there are places. A link is
 * open only while the first of the two items is there, so deleting that one revokes it, whatever is left of the other. The table deletes both after their time.
 */
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { mostShares } from '../../lib/contract/shares.ts';
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
});
export type ShareItem = z.infer<typeof shareItem>;
const heldItem = shareItem.extend({ sk: z.string() });
const pointer = shareItem.pick({ script_id: true });

export interface ShareItems {
  /** False when the script has as many open links as it may have. */
  create(item: ShareItem): Promise<boolean>;
  /** The oldest first; expired ones are left out. */
  list(scriptId: string): Promise<ShareItem[]>;
  /** Null for a token that was never given out, has expired or was revoked. */
  find(tokenHash: string): Promise<ShareItem | null>;
  /** Removing what does not exist is fine. */
  remove(scriptId: string, shareId: string): Promise<void>;
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
  const all = async (scriptId: string): Promise<(ShareItem & { sk: string })[]> =>
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

  return {
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
      await deleteKeys(table, [
        ...items.map(({ sk }) => linkKey(scriptId, sk)),
        ...items.map(({ token_hash }) => pointerKey(token_hash)),
      ]);
    },
  };
};
