/** Sets what a reader puts on the coverage of a script: the production's name, their own, and their verdict. */
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { type Letterhead, mostLetters, type Verdict, verdicts } from './letterhead.ts';

interface LetterheadDialogProps {
  readonly head: Letterhead;
  /** The script that a verdict is on. */
  readonly script: string;
  readonly onSave: (head: Letterhead) => void;
  readonly onClose: () => void;
}

export function LetterheadDialog({ head, script, onSave, onClose }: LetterheadDialogProps) {
  const id = useId();
  const [production, setProduction] = useState(head.production);
  const [reader, setReader] = useState(head.reader);
  const [verdict, setVerdict] = useState<Verdict | null>(head.verdicts[script] ?? null);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const { [script]: _, ...others } = head.verdicts;
    onSave({
      production: production.trim(),
      reader: reader.trim(),
      verdicts: verdict === null ? others : { ...others, [script]: verdict },
    });
    onClose();
  };
  return (
    <Dialog
      title="Letterhead and verdict"
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id}>
            Save
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={save} className="space-y-4 text-ink">
        <p className="text-ink-soft">Kept in this browser until you log out, and sent nowhere.</p>
        <Field
          label="Production or company"
          maxLength={mostLetters}
          autoComplete="organization"
          value={production}
          onChange={(event) => setProduction(event.target.value)}
        />
        <Field
          label="Reader"
          maxLength={mostLetters}
          autoComplete="name"
          value={reader}
          onChange={(event) => setReader(event.target.value)}
        />
        <fieldset>
          <legend className="mb-1 font-semibold">Your verdict on this script</legend>
          {[null, ...verdicts].map((choice) => (
            <label key={choice ?? 'none'} className="flex min-h-9 items-center gap-2">
              <input
                type="radio"
                name="verdict"
                checked={verdict === choice}
                onChange={() => setVerdict(choice)}
                className="size-4 accent-accent"
              />
              {choice ?? 'None'}
            </label>
          ))}
        </fieldset>
      </form>
    </Dialog>
  );
}
