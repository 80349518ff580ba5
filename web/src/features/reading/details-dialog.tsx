/** A script's details in one form, on the dashboard and in the library: what it is called, its logline, kind, genre, level of money, films beside it, intent. One saving for all that has changed. */
import { type FormEvent, type ReactNode, type TextareaHTMLAttributes, useEffect, useId, useRef, useState } from 'react';
import { wordBounds } from '../../../../lib/contract/corrections.ts';
import type { ReadReading } from '../../../../lib/contract/reading.ts';
import { useReadingState, useStores } from '../../app/stores-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, FieldNotes, inputClasses } from '../../ui/field.tsx';
import { type DetailField, type DetailTexts, detailsChange, textsOf } from './details-change.ts';
import { budgetLabels, formatLabels, genreLabels, settingLabels } from './settings.ts';
import { useAsking } from './use-asking.ts';

interface LabelledProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
}

function Labelled({
  label,
  hint,
  error,
  children,
}: LabelledProps & { readonly children: (id: string, described: string | undefined) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-ink">
        {label}
      </label>
      {children(id, described)}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

type WordsProps = LabelledProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'>;

const Words = ({ label, hint, error, ...area }: WordsProps) => (
  <Labelled label={label} hint={hint} error={error}>
    {(id, described) => (
      <textarea
        {...area}
        id={id}
        className={inputClasses}
        aria-invalid={error ? true : undefined}
        aria-describedby={described}
      />
    )}
  </Labelled>
);

interface ChoiceProps extends LabelledProps {
  readonly name: DetailField;
  readonly value: string;
  readonly labels: Readonly<Record<string, string>>;
  /** What stands there while nothing is chosen. */
  readonly none: string;
  readonly onChange: (value: string) => void;
}

const Choice = ({ name, label, hint, error, value, labels, none, onChange }: ChoiceProps) => (
  <Labelled label={label} hint={hint} error={error}>
    {(id, described) => (
      <select
        id={id}
        name={name}
        className={inputClasses}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={described}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{none}</option>
        {Object.entries(labels).map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Labelled>
);

const asReported = 'As the reports have it';

/** 'Title and logline', 'Title, logline and genre'. */
const named = (fields: readonly DetailField[]): string => {
  const names = fields.map((field, at) => (at === 0 ? settingLabels[field] : settingLabels[field].toLowerCase()));
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
};

const savedSentence = (changed: readonly DetailField[], texts: DetailTexts): string => {
  const back = changed.filter((field) => texts[field].trim() === '');
  const set = changed.filter((field) => !back.includes(field));
  return [
    ...(set.length === 0 ? [] : [`${named(set)} saved.`]),
    ...(back.length === 0 ? [] : [`${named(back)} taken back.`]),
  ].join(' ');
};

interface DetailsDialogProps {
  readonly reading: ReadReading;
  /** The field that is asked about; by itself the first. */
  readonly first?: DetailField | undefined;
  readonly onClose: (saved: boolean) => void;
}

export function DetailsDialog({ reading, first = 'title', onClose }: DetailsDialogProps) {
  useAsking();
  const { reading: store } = useStores();
  const saving = useReadingState((s) => s.saving);
  const refusal = useReadingState((s) => s.refusal);
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const [begun] = useState(() => textsOf(reading.corrections));
  const [texts, setTexts] = useState<DetailTexts>(begun);
  const [wrong, setWrong] = useState<Partial<Record<DetailField, string>>>({});

  const focusOn = (field: DetailField): void => {
    const element = form.current?.elements.namedItem(field);
    if (element instanceof HTMLElement) element.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it begins is said once, when it opens
  useEffect(() => focusOn(first), []);
  const put = (field: DetailField) => (value: string) => setTexts((before) => ({ ...before, [field]: value }));
  const close = (): void => {
    store.getState().clearRefusal();
    onClose(false);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const { change, changed, wrong: found } = detailsChange(begun, texts);
    setWrong(found);
    const [firstWrong] = changed.filter((field) => found[field] !== undefined);
    if (firstWrong !== undefined) return focusOn(firstWrong);
    if (change === null) return close();
    if (await store.getState().set('details', change, () => savedSentence(changed, texts))) onClose(true);
  };
  const area = (field: DetailField) => ({
    name: field,
    label: settingLabels[field],
    value: texts[field],
    error: wrong[field],
    onChange: (event: { readonly target: { readonly value: string } }) => put(field)(event.target.value),
  });
  const choice = (field: DetailField) => ({
    name: field,
    label: settingLabels[field],
    value: texts[field],
    error: wrong[field],
    onChange: put(field),
  });

  return (
    <Dialog
      title="Script details"
      wide
      onClose={close}
      actions={
        <>
          <Button look="quiet" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={saving} aria-disabled={saving}>
            Save
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} onSubmit={submit} noValidate className="space-y-4">
        <p>
          What you set here stands in place of what was counted and read. Only the reports that depend on it are made
          again; an emptied field is taken back.
        </p>
        <Field
          {...area('title')}
          maxLength={300}
          autoComplete="off"
          placeholder={reading.corrections.title === null ? (reading.title ?? '') : ''}
        />
        <Words
          {...area('logline')}
          rows={2}
          maxLength={wordBounds.logline}
          hint="One sentence: who wants what, and what stands against it."
        />
        <div className="grid gap-4 sm:grid-cols-3">
          <Choice {...choice('format')} labels={formatLabels} none={asReported} />
          <Choice {...choice('genre')} labels={genreLabels} none={asReported} />
          <Choice {...choice('budget')} labels={budgetLabels} none={asReported} />
        </div>
        <Words
          {...area('comparables')}
          rows={2}
          hint={`One film or series a line, ${wordBounds.comparables} at most. A year in brackets tells two of one name apart.`}
        />
        <Words
          {...area('intent')}
          rows={2}
          maxLength={wordBounds.intent}
          hint="In your own words. Where a language model reads your scripts, it reads this one again and judges it by what you say here."
        />
        {refusal && (
          <p role="alert" className="font-medium text-bad">
            {refusal}
          </p>
        )}
      </form>
    </Dialog>
  );
}
