/** The side drawer 'Add Script Details'. Saves when a changed field is left and when it closes; validates nothing. */
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import type { ScriptDetails } from '../../../../lib/contract/uploads.ts';
import { useDetails, useStores } from '../../app/stores-context.tsx';
import { Button } from '../../ui/button.tsx';
import { inputClasses } from '../../ui/field.tsx';

type TextField = Exclude<keyof ScriptDetails, 'genre'>;
const textFields: readonly { readonly name: TextField; readonly label: string; readonly sample: string }[] = [
  { name: 'script_type', label: 'Type of Script', sample: 'Movie' },
  { name: 'title', label: 'Movie Title', sample: 'The title as it stands today' },
  { name: 'director', label: 'Director', sample: 'Name, if there is one' },
  { name: 'cast', label: 'Tentative Cast', sample: 'Names, separated by commas' },
  { name: 'hero', label: 'Hero Name', sample: 'Whose story it is' },
  { name: 'character', label: 'Character Name', sample: 'Another important character' },
];
const genres: readonly { readonly value: ScriptDetails['genre']; readonly label: string }[] = [
  { value: '', label: 'Select genre' },
  { value: 'action', label: 'Action' },
  { value: 'comedy', label: 'Comedy' },
  { value: 'drama', label: 'Drama' },
  { value: 'horror', label: 'Horror' },
  { value: 'scifi', label: 'Science Fiction' },
  { value: 'thriller', label: 'Thriller' },
];
const savingTexts = { idle: '', saving: 'Saving…', saved: 'Saved.', failed: '' } as const;

interface SampledInputProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly sample: string;
}
/** Shows its sample text until it is entered; the sample is never part of what is saved. */
function SampledInput({ label, sample, onBlur, ...input }: SampledInputProps) {
  const id = useId();
  const [entered, setEntered] = useState(false);
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={inputClasses}
        placeholder={entered ? '' : sample}
        onFocus={() => setEntered(true)}
        onBlur={(event) => {
          setEntered(false);
          onBlur?.(event);
        }}
      />
    </div>
  );
}

export function DetailsDrawer({ onClose }: { readonly onClose: () => void }) {
  const { details: store } = useStores();
  const { details, saving, error } = useDetails((s) => s);
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const save = (): void => {
    void store.getState().save();
  };
  const close = (): void => {
    save();
    onClose();
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && panel.current?.contains(document.activeElement)) close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  return (
    <aside
      ref={panel}
      aria-labelledby={`${id}-title`}
      className="w-full rounded-card border border-rule bg-sheet p-6 lg:w-md lg:shrink-0 lg:self-start"
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <h2 id={`${id}-title`} className="text-2xl">
          Add Script Details
        </h2>
        <button
          type="button"
          aria-label="Close"
          onClick={close}
          className="grid size-9 place-items-center rounded-md text-xl text-ink-soft hover:bg-well"
        >
          ×
        </button>
      </div>
      <div className="space-y-4">
        {textFields.map(({ name, label, sample }) => (
          <SampledInput
            key={name}
            label={label}
            sample={sample}
            name={name}
            maxLength={name === 'cast' ? 1000 : 200}
            value={details[name]}
            onChange={(event) => store.getState().change({ [name]: event.target.value })}
            onBlur={save}
          />
        ))}
        <div>
          <label htmlFor={`${id}-genre`} className="mb-1 block font-semibold">
            Genre
          </label>
          <select
            id={`${id}-genre`}
            className={inputClasses}
            value={details.genre}
            onChange={(event) => {
              const chosen = genres.find(({ value }) => value === event.target.value);
              if (chosen) store.getState().change({ genre: chosen.value });
            }}
            onBlur={save}
          >
            {genres.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-other`} className="mb-1 block font-semibold">
            Any Other Inputs
          </label>
          <textarea
            id={`${id}-other`}
            rows={4}
            maxLength={4000}
            className={inputClasses}
            value={details.other_inputs}
            onChange={(event) => store.getState().change({ other_inputs: event.target.value })}
            onBlur={save}
          />
        </div>
      </div>
      <div className="mt-4 flex items-center justify-between gap-4">
        <p role="status" className="text-sm text-ink-faint">
          {savingTexts[saving]}
        </p>
        <Button look="quiet" onClick={close}>
          Done
        </Button>
      </div>
      {error && (
        <p role="alert" className="mt-2 text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </aside>
  );
}
