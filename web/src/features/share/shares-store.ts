/** The share links of one script: listed, made, revoked by its owner. Lives as long as the dialog, and with it a new link's token. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RouteBodyInput } from '../../../../lib/contract/routes.ts';
import type { ShareComment } from '../../../../lib/contract/share-comments.ts';
import type { Share } from '../../../../lib/contract/shares.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { plainSentenceOf } from '../../api/api-error.ts';

export type NewShare = RouteBodyInput<'createShare'>;
export type ShareDays = NewShare['days'];

export interface SharesState {
  /** The newest first; null until the first list has come. */
  readonly shares: readonly Share[] | null;
  /** What came by links, also by those that have ended, the newest first. */
  readonly comments: readonly ShareComment[];
  /** The link that was just made; its token is told this once. */
  readonly made: { readonly share: Share; readonly token: string } | null;
  readonly busy: boolean;
  /** What has just been done, for everybody to hear. */
  readonly notice: string | null;
  readonly error: string | null;
  load(): Promise<void>;
  make(share: NewShare): Promise<void>;
  setComments(shareId: string, areOpen: boolean): Promise<void>;
  deleteComment(comment: ShareComment): Promise<void>;
  revoke(shareId: string): Promise<void>;
}
export type SharesStore = StoreApi<SharesState>;

const nothing = { shares: null, comments: [], made: null, busy: false, notice: null, error: null } as const;

export function createSharesStore(api: ApiClient, scriptId: string): SharesStore {
  return createStore<SharesState>()((set, get) => {
    const attempt = async (task: () => Promise<Partial<SharesState>>, otherwise: string): Promise<void> => {
      set({ busy: true, notice: null, error: null });
      try {
        set({ ...(await task()), busy: false });
      } catch (error) {
        set({ busy: false, error: plainSentenceOf(error, otherwise) });
      }
    };
    return {
      ...nothing,
      load: () =>
        attempt(
          () => api('listShares', { path: { id: scriptId } }),
          'The links could not be listed. Please try again.',
        ),
      make: (wanted) =>
        attempt(async () => {
          const { token, ...share } = await api('createShare', { path: { id: scriptId }, body: wanted });
          return { made: { share, token }, shares: [share, ...(get().shares ?? [])], notice: 'The link is ready.' };
        }, 'The link could not be made. Please try again.'),
      setComments: (shareId, areOpen) =>
        attempt(async () => {
          const body = { comments_open: areOpen };
          const { message } = await api('changeShare', { path: { id: scriptId, shareId }, body });
          const changed = (get().shares ?? []).map((each) =>
            each.share_id === shareId ? { ...each, comments_open: areOpen } : each,
          );
          return { notice: message, shares: changed };
        }, 'That could not be changed. Please try again.'),
      deleteComment: ({ share_id: shareId, comment_id }) =>
        attempt(async () => {
          const body = { delete_comment: comment_id };
          const { message } = await api('changeShare', { path: { id: scriptId, shareId }, body });
          return { notice: message, comments: get().comments.filter((each) => each.comment_id !== comment_id) };
        }, 'The comment could not be deleted. Please try again.'),
      revoke: (shareId) =>
        attempt(async () => {
          const { message } = await api('revokeShare', { path: { id: scriptId, shareId } });
          const { made, shares } = get();
          return {
            notice: message,
            shares: (shares ?? []).filter(({ share_id }) => share_id !== shareId),
            made: made?.share.share_id === shareId ? null : made,
          };
        }, 'The link could not be revoked. Please try again.'),
    };
  });
}
