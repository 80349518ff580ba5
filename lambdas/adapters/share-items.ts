/**
 * Share links in the table: SCRIPT#id / SHARE#id is the link itself, SHARE#hash / SHARE leads to it from the token's hash. A link is open only
 * while the first of the two is there, so deleting that one revokes it, whatever is left of the other. The table deletes both after their time.
 */
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { deleteKeys, type ItemKey, queryPrefix, type Table } from './table.ts';

const shareItem = z.object({
  share_id: z.string(),
  script_id: z.string(),
  user_id: z.string(),
  token_hash: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
});
export type ShareItem = z.infer<typeof shareItem>;
const pointer = shareItem.pick({ script_id: true, share_id: true });

export interface ShareItems {
  create(item: ShareItem): Promise<void>;
  /** The oldest first; expired ones are left out. */
  list(scriptId: string): Promise<ShareItem[]>;
  /** Null for a token that was never given out, has expired or was revoked. */
  find(tokenHash: string): Promise<ShareItem | null>;
  /** Removing what does not exist is fine. */
  remove(scriptId: string, shareId: string): Promise<void>;
  removeAll(scriptId: string): Promise<void>;
}

const linkKey = (scriptId: string, shareId: string): ItemKey => ({ pk: `SCRIPT#${scriptId}`, sk: `SHARE#${shareId}` });
const pointerKey = (tokenHash: string): ItemKey => ({ pk: `SHARE#${tokenHash}`, sk: 'SHARE' });
const epochSeconds = (instant: string): number => Math.ceil(Date.parse(instant) / 1000);

export const shareItems = (table: Table, now: () => Date): ShareItems => {
  // The table itself may take days to delete what has expired.
  const isOpen = ({ expires_at }: ShareItem): boolean => Date.parse(expires_at) > now().getTime();
  const get = async (key: ItemKey): Promise<unknown> =>
    (await table.client.send(new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true }))).Item;
  const all = async (scriptId: string): Promise<ShareItem[]> =>
    (await queryPrefix(table, `SCRIPT#${scriptId}`, 'SHARE#')).map((item) => shareItem.parse(item));

  return {
    async create(item) {
      const ttl = epochSeconds(item.expires_at);
      const { share_id, script_id, token_hash } = item;
      const link = { ...linkKey(script_id, share_id), ...item, ttl };
      await table.client.send(new PutCommand({ TableName: table.name, Item: link }));
      const lead = { ...pointerKey(token_hash), script_id, share_id, ttl };
      await table.client.send(new PutCommand({ TableName: table.name, Item: lead }));
    },
    list: async (scriptId) => (await all(scriptId)).filter(isOpen),
    async find(tokenHash) {
      const lead = await get(pointerKey(tokenHash));
      if (lead === undefined) return null;
      const { script_id, share_id } = pointer.parse(lead);
      const link = await get(linkKey(script_id, share_id));
      if (link === undefined) return null;
      const item = shareItem.parse(link);
      return isOpen(item) ? item : null;
    },
    async remove(scriptId, shareId) {
      const answer = await table.client.send(
        new DeleteCommand({ TableName: table.name, Key: linkKey(scriptId, shareId), ReturnValues: 'ALL_OLD' }),
      );
      if (answer.Attributes) await deleteKeys(table, [pointerKey(shareItem.parse(answer.Attributes).token_hash)]);
    },
    async removeAll(scriptId) {
      const items = await all(scriptId);
      await deleteKeys(table, [
        ...items.map(({ share_id }) => linkKey(scriptId, share_id)),
        ...items.map(({ token_hash }) => pointerKey(token_hash)),
      ]);
    },
  };
};
