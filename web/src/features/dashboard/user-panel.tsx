/** The right end of a user's own dashboard: sharing, the bell with what has come in, the user and the plan. */
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { AnswerList } from '../../../../lib/contract/report.ts';
import type { Script } from '../../../../lib/contract/uploads.ts';
import { useAnswers, useLibrary, useSession } from '../../app/stores-context.tsx';
import { BarRoom } from '../../ui/bar-room.tsx';
import { ProfileImage } from '../../ui/profile-image.tsx';
import { ShareButton } from '../share/share-button.tsx';

/** A question with two entries is one report. */
function countReports(list: AnswerList): { ready: number; failed: number; total: number } {
  const byQuestion = new Map(list.map((entry) => [entry.question, entry.status]));
  const count = (status: string): number => [...byQuestion.values()].filter((each) => each === status).length;
  return { ready: count('succeeded'), failed: count('failed'), total: byQuestion.size };
}

function Bell() {
  const list = useAnswers((s) => s.list);
  const [open, setOpen] = useState(false);
  const id = useId();
  const { ready, failed, total } = countReports(list ?? []);
  return (
    <div className="relative shrink-0">
      <button
        type="button"
        aria-label="Notifications"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        className="relative grid size-10 place-items-center rounded-full text-ink-soft hover:bg-well hover:text-ink"
      >
        <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
          <path
            d="M4.500 14.500h11l-1.500-2.500V8.500a4 4 0 0 0-8 0V12zM8.500 16.500a1.600 1.600 0 0 0 3 0"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
        </svg>
        {failed > 0 && <span className="absolute top-2 right-2 size-2 rounded-full bg-bad" />}
      </button>
      {open && (
        <div
          id={id}
          role="status"
          className="absolute right-0 z-20 mt-1 w-64 rounded-card border border-rule bg-sheet p-4 shadow-lg"
        >
          <p>
            {ready} of {total} reports are ready.
          </p>
          {failed > 0 && <p className="mt-1 text-bad">{failed === 1 ? 'One has failed.' : `${failed} have failed.`}</p>}
        </div>
      )}
    </div>
  );
}

/** Nothing can be shared before the script is ready; whether it is, the list says. */
function Share({ script }: { readonly script: Script | null }) {
  const awaited = useLibrary((s) => s.scripts === null && !s.error);
  if (script?.status === 'ready')
    return <ShareButton scriptId={script.script_id} title={script.title ?? script.file_name} />;
  return awaited && <BarRoom label="Share" />;
}

/** Share, the bell, the user and what they have paid for. */
export function UserPanel({ script }: { readonly script: Script | null }) {
  const user = useSession((s) => s.user);
  const premium = useSession((s) => s.paymentStatus.has_active_payment);
  return (
    <>
      <Share script={script} />
      <Bell />
      <Link
        to="/account"
        title="Your account"
        className="group flex min-h-10 min-w-0 items-center gap-2 text-ink no-underline sm:gap-3"
      >
        {/* On a phone there is room for the picture alone; who listens still hears the name. */}
        <span className="min-w-0 text-right leading-tight max-sm:sr-only">
          <span className="block max-w-40 truncate font-semibold group-hover:text-accent group-hover:underline">
            {user?.username || 'User'}
          </span>{' '}
          <span className="block truncate text-sm text-ink-faint">{premium ? 'Premium User' : 'Free User'}</span>
        </span>
        <ProfileImage source={user?.profile_image ?? null} />
      </Link>
    </>
  );
}
