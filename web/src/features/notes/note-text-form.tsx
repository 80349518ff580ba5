/** A few lines to write about a script: a comment on a note, or a note of the writer's own. Takes the focus when it opens. */
import { useId, useState } from 'react';
import { mostComment } from '../../../../lib/contract/notes.ts';
import { Button } from '../../ui/button.tsx';
import { inputClasses } from '../../ui/field.tsx';

interface NoteTextFormProps {
  readonly label: string;
  readonly save: string;
  readonly given: string;
  /** Whether there must be something in it. */
  readonly needed?: boolean;
  readonly busy?: boolean;
  /** Saving it came to nothing: the words stay. */
  readonly failed?: boolean;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
}

export function NoteTextForm({
  label,
  save,
  given,
  needed = false,
  busy = false,
  failed = false,
  onSave,
  onCancel,
}: NoteTextFormProps) {
  const field = useId();
  const [text, setText] = useState(given);
  const [isMissing, setIsMissing] = useState(false);
  return (
    <form
      className="space-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        if (needed && text.trim() === '') setIsMissing(true);
        else onSave(text.trim());
      }}
    >
      <label htmlFor={field} className="block text-sm font-semibold">
        {label}
      </label>
      <textarea
        id={field}
        rows={3}
        maxLength={mostComment}
        value={text}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${field}-error` : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setIsMissing(false);
        }}
        className={inputClasses}
        // It is opened to be written in.
        ref={focusOnce}
      />
      {isMissing && (
        <p id={`${field}-error`} role="alert" className="text-sm font-medium text-bad">
          Please write a note first.
        </p>
      )}
      {failed && (
        <p role="alert" className="text-sm font-medium text-bad">
          This is not saved. Your words are still here.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy} aria-disabled={busy || undefined}>
          {save}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const focusOnce = (element: HTMLElement | null): void => element?.focus();
