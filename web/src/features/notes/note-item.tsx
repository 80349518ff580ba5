/** One note of the fix list: what, where, what became of it, and what the writer says of it. */
import { useId, useState } from 'react';
import { mostComment, type Note, type NoteChange, type NoteStatus } from '../../../../lib/contract/notes.ts';
import { effortWords, fateWords, statusWords } from '../../../../lib/report-formats/note-words.ts';
import { EvidenceList } from '../../blocks/evidence.tsx';
import { Button } from '../../ui/button.tsx';
import { inputClasses } from '../../ui/field.tsx';

const statuses: readonly NoteStatus[] = ['todo', 'meant', 'done'];
interface NoteItemProps {
  readonly note: Note;
  readonly isFirstDraft: boolean;
  readonly onSay: (change: NoteChange) => void;
}

function StatusChoice({ note: { id, status, title }, onSay }: Pick<NoteItemProps, 'note' | 'onSay'>) {
  const name = useId();
  return (
    <fieldset className="flex flex-wrap gap-1.5 print:hidden">
      <legend className="sr-only">Status of “{title}”</legend>
      {statuses.map((each) => (
        <label
          key={each}
          className="inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-lg border border-rule-strong px-3 text-sm font-semibold has-checked:border-accent has-checked:bg-accent-wash has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            checked={status === each}
            onChange={() => onSay({ id, status: each })}
            className="size-4 accent-(--accent) outline-none"
          />
          {statusWords[each]}
        </label>
      ))}
    </fieldset>
  );
}

function Comment({ note: { id, comment, title }, onSay }: Pick<NoteItemProps, 'note' | 'onSay'>) {
  const field = useId();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState(comment);
  if (!open)
    return (
      <div className="text-sm">
        {comment !== '' && (
          <p className="mb-1 border-l-2 border-accent pl-3 whitespace-pre-line wrap-anywhere">
            <span className="font-semibold">Your comment:</span> {comment}
          </p>
        )}
        <button
          type="button"
          className="min-h-6 font-semibold text-accent underline-offset-2 hover:underline print:hidden"
          onClick={() => {
            setText(comment);
            setOpen(true);
          }}
        >
          {comment === '' ? 'Comment' : 'Change comment'}
          <span className="sr-only"> on “{title}”</span>
        </button>
      </div>
    );
  return (
    <form
      className="space-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSay({ id, comment: text.trim() });
        setOpen(false);
      }}
    >
      <label htmlFor={field} className="block text-sm font-semibold">
        Your comment
      </label>
      <textarea
        id={field}
        rows={3}
        maxLength={mostComment}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={inputClasses}
        // It is opened to be written in.
        ref={(element) => element?.focus()}
      />
      <div className="flex gap-2">
        <Button type="submit">Save comment</Button>
        <Button look="quiet" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function WasItRight({ note: { id, right, title }, onSay }: Pick<NoteItemProps, 'note' | 'onSay'>) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm print:hidden">
      <legend className="sr-only">Was “{title}” right?</legend>
      <span aria-hidden="true" className="text-ink-soft">
        Was this note right?
      </span>
      {[true, false].map((answer) => (
        <button
          key={String(answer)}
          type="button"
          aria-pressed={right === answer}
          onClick={() => onSay({ id, right: right === answer ? null : answer })}
          className="min-h-8 min-w-11 rounded-lg border border-rule-strong px-2.5 font-semibold aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent"
        >
          {answer ? 'Yes' : 'No'}
        </button>
      ))}
    </fieldset>
  );
}

const tagClasses = 'rounded-full px-2.5 py-0.5 text-xs font-semibold';

function Tags({ note, isFirstDraft }: Pick<NoteItemProps, 'note' | 'isFirstDraft'>) {
  const isGood = note.fate === 'closed';
  return (
    <p className="mt-1 flex flex-wrap gap-1.5">
      {!isFirstDraft && (
        <span className={`${tagClasses} ${isGood ? 'bg-good-wash text-good' : 'bg-brass-wash text-ink'}`}>
          {fateWords(note)}
        </span>
      )}
      <span className={`${tagClasses} bg-well text-ink-soft`}>Work: {effortWords[note.effort]}</span>
    </p>
  );
}

export function NoteItem({ note, isFirstDraft, onSay }: NoteItemProps) {
  const { title, why, advice, places, was, fate } = note;
  const isChanged = was.length > 0;
  return (
    <li className="border-b border-rule py-5 break-inside-avoid">
      <h3 className="text-lg wrap-anywhere">{title}</h3>
      <Tags note={note} isFirstDraft={isFirstDraft} />
      <div className="mt-2 max-w-[70ch] space-y-2">
        {why !== null && <p>{why}</p>}
        {advice !== null && (
          <p>
            <span className="font-semibold">What to try:</span> {advice}
          </p>
        )}
      </div>
      {isChanged && (
        <div className="mt-2">
          <h4 className="font-sans text-sm font-semibold">In the earlier draft</h4>
          <ul className="mt-1 space-y-1.5 border-l-2 border-rule-strong pl-3">
            {was.map(({ page, line, quote }) => (
              <li key={`${page}.${line} ${quote}`} className="flex flex-col gap-x-3 sm:flex-row sm:items-baseline">
                <span className="w-26 shrink-0 text-xs font-semibold text-ink-faint tabular-nums">p. {page}</span>
                <span className="script min-w-0 text-[0.9rem] whitespace-pre-line wrap-anywhere">“{quote}”</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isChanged && places.length > 0 && <h4 className="mt-2 font-sans text-sm font-semibold">In this draft</h4>}
      {isChanged && places.length === 0 && <p className="mt-2 text-sm text-ink-soft">In this draft it is gone.</p>}
      <EvidenceList evidence={places} />
      <div className="mt-3 space-y-3">
        {fate !== 'closed' && <StatusChoice note={note} onSay={onSay} />}
        <Comment note={note} onSay={onSay} />
        <WasItRight note={note} onSay={onSay} />
      </div>
    </li>
  );
}
