/** Comments that came by share links, SCRIPT#id / COMMENT#id. They stay when their link has ended, and go with the script. */
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { type ShareComment, shareComment } from '../../lib/contract/share-comments.ts';
import { deleteKeys, firstForm, type ItemKey, queryPrefix, readStored, type Table } from './table.ts';

export interface ShareComments {
  addComment(scriptId: string, comment: ShareComment): Promise<void>;
  /** The newest first. */
  listComments(scriptId: string): Promise<ShareComment[]>;
  /** Removing what does not exist is fine. */
  removeComment(scriptId: string, commentId: string): Promise<void>;
}

const prefix = 'COMMENT#';
const keyOf = (scriptId: string, commentId: string): ItemKey => ({
  pk: `SCRIPT#${scriptId}`,
  sk: `${prefix}${commentId}`,
});

export const shareComments = (table: Table): ShareComments & { removeAllComments(scriptId: string): Promise<void> } => {
  const listComments = async (scriptId: string): Promise<ShareComment[]> =>
    (await queryPrefix(table, `SCRIPT#${scriptId}`, prefix))
      .map((item) => readStored(shareComment, item))
      .sort((a, b) => b.created_at.localeCompare(a.created_at) || b.comment_id.localeCompare(a.comment_id));
  return {
    async addComment(scriptId, comment) {
      const Item = { ...keyOf(scriptId, comment.comment_id), ...firstForm, ...comment };
      await table.client.send(new PutCommand({ TableName: table.name, Item }));
    },
    listComments,
    async removeComment(scriptId, commentId) {
      await table.client.send(new DeleteCommand({ TableName: table.name, Key: keyOf(scriptId, commentId) }));
    },
    async removeAllComments(scriptId) {
      const left = await listComments(scriptId);
      await deleteKeys(
        table,
        left.map(({ comment_id }) => keyOf(scriptId, comment_id)),
      );
    },
  };
};
