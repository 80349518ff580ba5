/** The drafts that belong together: what is asked of a likely one, and the list of those that the writer has put together, with their notes. */
import { Link } from 'react-router';
import type { LikelyDraft, ProjectDraft } from '../../../../lib/contract/notes.ts';
import { Button } from '../../ui/button.tsx';
import { formatPageCount, formatShortDay } from '../../ui/formats.ts';

const nameOf = ({ title, file_name }: Pick<ProjectDraft, 'title' | 'file_name'>): string => title ?? file_name;

interface LikelyProps {
  readonly likely: LikelyDraft;
  readonly busy: boolean;
  readonly onJoin: (withId: string | null) => void;
}

export function LikelyDraftBox({ likely, busy, onJoin }: LikelyProps) {
  return (
    <section
      aria-label="Is this the next draft?"
      className="rounded-xl border border-rule-strong bg-sheet p-5 print:hidden"
    >
      <h2 className="text-xl">Is this the next draft of “{nameOf(likely)}”?</h2>
      <p className="mt-1 text-ink-soft">
        {Math.floor(likely.share * 100)} % of its wording stands in the script uploaded on{' '}
        {formatShortDay(likely.created_at)}. If it is, its notes are carried over and close where they were mended.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button busy={busy} aria-disabled={busy || undefined} onClick={() => !busy && onJoin(likely.script_id)}>
          Yes, the next draft
        </Button>
        <Button look="quiet" aria-disabled={busy || undefined} onClick={() => !busy && onJoin(null)}>
          No, another script
        </Button>
      </div>
    </section>
  );
}

const figures = ({ notes }: ProjectDraft): string =>
  notes === null ? 'its list has not been opened' : `${notes.open} open, ${notes.closed} closed, ${notes.fresh} new`;

interface DraftsProps {
  readonly drafts: readonly ProjectDraft[];
  readonly scriptId: string;
  readonly busy: boolean;
  readonly onPart: () => void;
}

export function DraftsBox({ drafts, scriptId, busy, onPart }: DraftsProps) {
  if (drafts.length < 2) return null;
  return (
    <details className="border-y border-rule py-2">
      <summary className="min-h-6 py-1 font-semibold">{drafts.length} drafts of this script</summary>
      <ol className="mt-2 space-y-2">
        {drafts.map((draft) => (
          <li key={draft.script_id} className="flex flex-wrap gap-x-3 text-[0.95rem]">
            <span className="font-semibold">Draft {draft.number}</span>
            {draft.script_id === scriptId ? (
              <span aria-current="page">{nameOf(draft)} (this one)</span>
            ) : (
              <Link className="link" to={`/dashboard/notes?script=${encodeURIComponent(draft.script_id)}`}>
                {nameOf(draft)}
              </Link>
            )}
            <span className="text-ink-soft">
              {[
                formatShortDay(draft.created_at),
                draft.page_count === null ? null : formatPageCount(draft.page_count),
                figures(draft),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-2">
        <Link className="link" to={`/dashboard/compare-drafts?script=${encodeURIComponent(scriptId)}`}>
          Notes and ratings of each draft: Compare Drafts
        </Link>
      </p>
      <Button
        look="plain"
        className="mt-2 -ml-5 print:hidden"
        aria-disabled={busy || undefined}
        onClick={() => !busy && onPart()}
      >
        This is another script: part it from these
      </Button>
    </details>
  );
}
