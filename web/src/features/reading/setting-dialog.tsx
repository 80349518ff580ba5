/** Asks for one correction beside the cast: a genre, a title, a format, a protagonist, the place of a turn. Says at once when it was refused, and stays open. */
import { type FormEvent, useId, useState } from 'react';
import type { ReadReading } from '../../../../lib/contract/reading.ts';
import { useReadingState, useStores } from '../../app/stores-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, inputClasses } from '../../ui/field.tsx';
import { useScreenplay } from '../script-reader/use-screenplay.ts';
import {
  changeTo,
  formatLabels,
  genreLabels,
  isTurn,
  type SingleSetting,
  setIn,
  settingLabels,
  settingText,
  takeBackIn,
  turnMeanings,
} from './settings.ts';
import { useAsking } from './use-asking.ts';

export interface SettingDialogProps {
  readonly setting: SingleSetting;
  readonly reading: ReadReading;
  readonly onClose: () => void;
}

type Choice = readonly [value: string, label: string];

interface ValueFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function ChoiceField({
  label,
  value,
  error,
  onChange,
  choices,
}: ValueFieldProps & { readonly choices: readonly Choice[] }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-ink">
        {label}
      </label>
      <select
        id={id}
        className={inputClasses}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">Please choose</option>
        {choices.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

/** By scene once the pages of the script are here, before that by page. */
function PlaceField(props: ValueFieldProps) {
  const { data } = useScreenplay();
  if (data?.status === 'ready' && data.scenes.some(({ heading }) => heading !== null)) {
    const choices = data.scenes.flatMap(({ scene, heading, page }): Choice[] =>
      heading === null ? [] : [[`scene ${scene}`, `${scene}. ${heading} (page ${page})`]],
    );
    return <ChoiceField {...props} label="Scene" choices={choices} />;
  }
  return (
    <Field
      label="Page"
      inputMode="numeric"
      autoComplete="off"
      value={props.value.replace(/^page /, '')}
      error={props.error}
      onChange={(event) => props.onChange(`page ${event.target.value.trim()}`)}
    />
  );
}

const choicesOf = (setting: SingleSetting, { characters }: ReadReading): readonly Choice[] | null => {
  if (setting === 'genre') return Object.entries(genreLabels);
  if (setting === 'format') return Object.entries(formatLabels);
  return setting === 'protagonist' ? characters.map(({ id, name }): Choice => [id, name]) : null;
};

function ValueField({ setting, reading, ...field }: ValueFieldProps & Omit<SettingDialogProps, 'onClose'>) {
  if (isTurn(setting)) return <PlaceField {...field} />;
  const choices = choicesOf(setting, reading);
  if (choices !== null) return <ChoiceField {...field} choices={choices} />;
  return (
    <Field
      label={field.label}
      value={field.value}
      maxLength={300}
      autoComplete="off"
      error={field.error}
      onChange={(event) => field.onChange(event.target.value)}
    />
  );
}

const begun = (setting: SingleSetting, { corrections, title }: ReadReading): string => {
  if (setting === 'title') return title ?? '';
  if (!isTurn(setting)) return corrections[setting] ?? '';
  const turn = corrections.turns[setting];
  return turn === null ? '' : turn.scene === null ? `page ${turn.page}` : `scene ${turn.scene}`;
};

const explained = (setting: SingleSetting): string =>
  isTurn(setting)
    ? `${turnMeanings[setting]} Where in your script?`
    : 'It stands in place of what was counted and read. Only the reports that depend on it are made again.';

export function SettingDialog({ setting, reading, onClose }: SettingDialogProps) {
  useAsking();
  const { reading: store } = useStores();
  const saving = useReadingState((s) => s.saving);
  const refusal = useReadingState((s) => s.refusal);
  const form = useId();
  const [value, setValue] = useState(() => begun(setting, reading));
  const [wrong, setWrong] = useState<string>();
  const label = settingLabels[setting];
  const isSet = settingText(setting, reading.corrections, reading.characters) !== null;

  const close = (): void => {
    store.getState().clearRefusal();
    onClose();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const change = changeTo(setting, value);
    setWrong(change === null ? `Please give ${isTurn(setting) ? 'a place' : `a ${label.toLowerCase()}`}.` : undefined);
    if (change !== null && (await setIn(store, setting, change))) onClose();
  };
  const takeBack = async (): Promise<void> => {
    if (await takeBackIn(store, setting)) onClose();
  };

  return (
    <Dialog
      title={`${label}: correct it`}
      onClose={close}
      actions={
        <>
          {isSet && (
            <Button look="plain" aria-disabled={saving} onClick={() => void takeBack()}>
              Take back
            </Button>
          )}
          <Button look="quiet" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={saving} aria-disabled={saving}>
            Set
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="space-y-3">
        <p>{explained(setting)}</p>
        <ValueField setting={setting} reading={reading} label={label} value={value} error={wrong} onChange={setValue} />
        {refusal && (
          <p role="alert" className="font-medium text-bad">
            {refusal}
          </p>
        )}
      </form>
    </Dialog>
  );
}
