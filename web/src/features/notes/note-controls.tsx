/** What the writer can say of a note, in the fix list and in the script's margin: to do, I mean it, done; a comment; whether it was right. Their own they can word otherwise and take away; a comment that came by a share link they can delete. */
import { useId, useState } from 'react';
import type { Note, NoteChange, NoteStatus } from '../../../../lib/contract/notes.ts';
import { statusWords } from '../../../../lib/report-formats/note-words.ts';
import { NoteTextForm } from './note-text-form.tsx';

const statuses: readonly NoteStatus[] = ['todo', 'meant', 'done'];

interface ControlProps {
  readonly note: Note;
  /** True once it is kept. */
  readonly onSay: (change: NoteChange) => Promise<boolean>;
}

/** A title as a name for what can be pressed: a note of one's own may be long. */
const longestName = 80;
const nameOf = ({ title }: Note): string =>
  title.length <= longestName ? title : `${title.slice(0, longestName).trimEnd()}…`;

const plainButton = 'min-h-6 font-semibold text-accent underline-offset-2 hover:underline print:hidden';

function StatusChoice({ note, onSay }: ControlProps) {
  const name = useId();
  const { id, status } = note;
  return (
    <fieldset className="flex flex-wrap gap-1.5 print:hidden">
      <legend className="sr-only">Status of “{nameOf(note)}”</legend>
      {statuses.map((each) => (
        <label
          key={each}
          className="inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-lg border border-rule-strong px-3 text-sm font-semibold has-checked:border-accent has-checked:bg-accent-wash has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            checked={status === each}
            onChange={() => void onSay({ id, status: each })}
            className="size-4 accent-(--accent) outline-none"
          />
          {statusWords[each]}
        </label>
      ))}
    </fieldset>
  );
}

/** A form that stays open with its words until they are kept. */
function useWords(onSay: ControlProps['onSay']) {
  const [open, setOpen] = useState(false);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  return {
    open,
    busy: state === 'busy',
    failed: state === 'failed',
    show(shown: boolean) {
      setState('idle');
      setOpen(shown);
    },
    async save(change: NoteChange) {
      setState('busy');
      const kept = await onSay(change);
      setState(kept ? 'idle' : 'failed');
      if (kept) setOpen(false);
    },
  };
}

function Comment({ note, onSay }: ControlProps) {
  const { id, comment } = note;
  const { open, busy, failed, show, save } = useWords(onSay);
  if (open)
    return (
      <NoteTextForm
        label="Your comment"
        save="Save comment"
        given={comment}
        busy={busy}
        failed={failed}
        onSave={(text) => void save({ id, comment: text })}
        onCancel={() => show(false)}
      />
    );
  return (
    <div className="text-sm">
      {comment !== '' && (
        <p className="mb-1 border-l-2 border-accent pl-3 whitespace-pre-line wrap-anywhere">
          <span className="font-semibold">Your comment:</span> {comment}
        </p>
      )}
      <button type="button" className={plainButton} onClick={() => show(true)}>
        {comment === '' ? 'Comment' : 'Change comment'}
        <span className="sr-only"> on “{nameOf(note)}”</span>
      </button>
    </div>
  );
}

function OwnText({ note, onSay }: ControlProps) {
  const { id, title } = note;
  const { open, busy, failed, show, save } = useWords(onSay);
  if (open)
    return (
      <NoteTextForm
        label="Your note"
        save="Save note"
        given={title}
        needed
        busy={busy}
        failed={failed}
        onSave={(text) => void save({ id, text })}
        onCancel={() => show(false)}
      />
    );
  return (
    <div className="flex flex-wrap gap-x-4 text-sm">
      <button type="button" className={plainButton} onClick={() => show(true)}>
        Change note<span className="sr-only"> “{nameOf(note)}”</span>
      </button>
      <button type="button" className={plainButton} onClick={() => void onSay({ id, removed: true })}>
        Remove<span className="sr-only"> “{nameOf(note)}”</span>
      </button>
    </div>
  );
}

function WasItRight({ note, onSay }: ControlProps) {
  const { id, right } = note;
  return (
    <fieldset className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm print:hidden">
      <legend className="sr-only">Was “{nameOf(note)}” right?</legend>
      <span aria-hidden="true" className="text-ink-soft">
        Was this note right?
      </span>
      {[true, false].map((answer) => (
        <button
          key={String(answer)}
          type="button"
          aria-pressed={right === answer}
          onClick={() => void onSay({ id, right: right === answer ? null : answer })}
          className="min-h-8 min-w-11 rounded-lg border border-rule-strong px-2.5 font-semibold aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent"
        >
          {answer ? 'Yes' : 'No'}
        </button>
      ))}
    </fieldset>
  );
}

function KindControls({ note, onSay }: ControlProps) {
  const { id, kind } = note;
  if (kind === 'own') return <OwnText note={note} onSay={onSay} />;
  if (kind !== 'comment') return <WasItRight note={note} onSay={onSay} />;
  return (
    <button type="button" className={`${plainButton} text-sm`} onClick={() => void onSay({ id, removed: true })}>
      Delete <span className="sr-only">the comment “{nameOf(note)}”</span>
    </button>
  );
}

export function NoteControls({ note, onSay }: ControlProps) {
  return (
    <div className="mt-3 space-y-3">
      {note.fate !== 'closed' && <StatusChoice note={note} onSay={onSay} />}
      <Comment note={note} onSay={onSay} />
      <KindControls note={note} onSay={onSay} />
    </div>
  );
}
