/** The open links of a script: what each shows, on which days it was opened, what its readers said. */
import type { ShareComment } from '../../../../lib/contract/share-comments.ts';
import type { Share } from '../../../../lib/contract/shares.ts';
import { Button } from '../../ui/button.tsx';
import { formatCalendarDay, formatInstant } from '../../ui/formats.ts';
import { reportTitle } from './link-choices.tsx';
import type { SharesState } from './shares-store.ts';

const seenSentence = ({ seen }: Share): string =>
  seen.length === 0
    ? 'Not opened yet.'
    : `Seen on ${seen.map(({ day, count }) => (count === 1 ? formatCalendarDay(day) : `${formatCalendarDay(day)} (${count} times)`)).join(', ')}.`;
const shows = ({ reports }: Share): string =>
  reports === null ? 'All reports.' : `${reports.map(reportTitle).join(', ')}.`;
const place = ({ question, page }: ShareComment): string =>
  [question === null ? 'On the script' : `On ${reportTitle(question)}`, page !== null && `page ${page}`]
    .filter((part) => part !== false)
    .join(', ');

function Comment({ comment, onDelete }: { readonly comment: ShareComment; readonly onDelete: () => void }) {
  return (
    <li className="rounded-lg bg-well p-3">
      <p className="text-sm text-ink-soft">
        {place(comment)} · {comment.name === '' ? 'no name given' : comment.name} ·{' '}
        {formatCalendarDay(comment.created_at)}
      </p>
      <p className="mt-1 break-words whitespace-pre-wrap">{comment.text}</p>
      <Button look="plain" onClick={onDelete} aria-label={`Delete the comment of ${formatInstant(comment.created_at)}`}>
        Delete
      </Button>
    </li>
  );
}

interface CommentsProps {
  readonly comments: readonly ShareComment[];
  readonly onDelete: (comment: ShareComment) => void;
}

function Comments({ comments, onDelete }: CommentsProps) {
  return (
    <ul className="mt-2 space-y-2">
      {comments.map((comment) => (
        <Comment key={comment.comment_id} comment={comment} onDelete={() => onDelete(comment)} />
      ))}
    </ul>
  );
}

interface OpenLinksProps {
  readonly shares: readonly Share[];
  readonly comments: readonly ShareComment[];
  readonly actions: Pick<SharesState, 'revoke' | 'setComments' | 'deleteComment'>;
}

export function OpenLinks({ shares, comments, actions }: OpenLinksProps) {
  const remove = (comment: ShareComment): void => void actions.deleteComment(comment);
  const of = (share: Share) => comments.filter(({ share_id }) => share_id === share.share_id);
  const ended = comments.filter((comment) => !shares.some(({ share_id }) => share_id === comment.share_id));
  return (
    <>
      {shares.length > 0 && (
        <section aria-label="Open links" className="text-ink">
          <h3 className="font-sans text-base font-semibold">Open links</h3>
          <p className="text-sm text-ink-soft">Days are in UTC; when you open a link yourself, that counts, too.</p>
          <ul className="divide-y divide-rule">
            {shares.map((share) => (
              <li key={share.share_id} className="py-3">
                <p>
                  Made {formatInstant(share.created_at)}, open until {formatInstant(share.expires_at)}
                </p>
                <p className="text-sm text-ink-soft">
                  {shows(share)} {seenSentence(share)}
                </p>
                <div className="mt-1 flex flex-wrap items-center gap-x-4">
                  <label className="flex min-h-9 items-center gap-2 text-sm">
                    <input
                      type="checkbox"
                      checked={share.comments_open}
                      onChange={(event) => void actions.setComments(share.share_id, event.target.checked)}
                      className="size-6 shrink-0 accent-accent"
                      aria-label={`Takes comments, the link made ${formatInstant(share.created_at)}`}
                    />
                    Takes comments
                  </label>
                  <Button
                    look="plain"
                    onClick={() => void actions.revoke(share.share_id)}
                    aria-label={`Revoke the link made ${formatInstant(share.created_at)}`}
                  >
                    Revoke
                  </Button>
                </div>
                <Comments comments={of(share)} onDelete={remove} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {ended.length > 0 && (
        <section aria-label="Comments by links that have ended" className="text-ink">
          <h3 className="font-sans text-base font-semibold">Comments by links that have ended</h3>
          <Comments comments={ended} onDelete={remove} />
        </section>
      )}
    </>
  );
}
