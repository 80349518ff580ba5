/** Asks for one correction of the cast: a new name, or whom a character is merged into. Says at once when it was refused, and stays open. */
import { type FormEvent, useId, useState } from 'react';
import { newCharacterName } from '../../../../lib/contract/character-edits.ts';
import type { ReadingCharacter } from '../../../../lib/contract/reading.ts';
import { useReadingState, useStores } from '../../app/stores-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, inputClasses } from '../../ui/field.tsx';
import { correctIn } from './corrections.ts';
import { partSentence } from './reading-sentences.ts';
import { useAsking } from './use-asking.ts';

export interface CorrectionDialogProps {
  readonly kind: 'rename' | 'merge';
  readonly character: ReadingCharacter;
  readonly others: readonly ReadingCharacter[];
  readonly onClose: () => void;
}

/** The name with most letters in common from its start and its end: most often the one that was meant. */
function likeliest(name: string, others: readonly ReadingCharacter[]): string {
  const shared = (other: string): number => {
    let count = 0;
    for (let at = 0; at < Math.min(name.length, other.length); at += 1) {
      if (name[at] === other[at]) count += 1;
      if (name.at(-1 - at) === other.at(-1 - at)) count += 1;
    }
    return count / Math.max(name.length, other.length);
  };
  return [...others].sort((a, b) => shared(b.name) - shared(a.name))[0]?.id ?? '';
}

function MergeFields({
  character,
  others,
  value,
  onChange,
}: Pick<CorrectionDialogProps, 'character' | 'others'> & {
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-ink">
        Merge {character.name} into
      </label>
      <select id={id} className={inputClasses} value={value} onChange={(event) => onChange(event.target.value)}>
        {others.map((other) => (
          <option key={other.id} value={other.id}>
            {other.name} ({partSentence(other)})
          </option>
        ))}
      </select>
    </div>
  );
}

export function CorrectionDialog({ kind, character, others, onClose }: CorrectionDialogProps) {
  useAsking();
  const { reading } = useStores();
  const saving = useReadingState((s) => s.saving);
  const refusal = useReadingState((s) => s.refusal);
  const form = useId();
  const [value, setValue] = useState(() => (kind === 'rename' ? character.name : likeliest(character.name, others)));
  const [wrong, setWrong] = useState<string>();

  const close = (): void => {
    reading.getState().clearRefusal();
    onClose();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (kind === 'merge') {
      if (await correctIn(reading, { kind, from: character.id, into: value })) onClose();
      return;
    }
    const name = newCharacterName.safeParse(value);
    setWrong(name.success ? undefined : name.error.issues[0]?.message);
    if (!name.success) return;
    if (name.data.toUpperCase() === character.name) close();
    else if (await correctIn(reading, { kind, name: character.id, to: name.data })) onClose();
  };

  const title = kind === 'rename' ? `Rename ${character.name}` : `Merge ${character.name} into…`;
  return (
    <Dialog
      title={title}
      onClose={close}
      actions={
        <>
          <Button look="quiet" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={saving} aria-disabled={saving}>
            {kind === 'rename' ? 'Rename' : 'Merge'}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="space-y-3">
        <p>
          {kind === 'rename'
            ? 'The reports will call this character by the new name. Quotes stay as they are on the page.'
            : `Every speech of ${character.name} will count as this character’s. Quotes stay as they are on the page.`}
        </p>
        {kind === 'rename' ? (
          <Field
            label="New name"
            value={value}
            maxLength={60}
            autoComplete="off"
            error={wrong}
            onChange={(event) => setValue(event.target.value)}
          />
        ) : (
          <MergeFields character={character} others={others} value={value} onChange={setValue} />
        )}
        {refusal && (
          <p role="alert" className="font-medium text-bad">
            {refusal}
          </p>
        )}
      </form>
    </Dialog>
  );
}
