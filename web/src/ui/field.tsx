/** One labelled input with its hint and its error. The error is tied to the input for screen readers. */
import { type InputHTMLAttributes, useId } from 'react';

export const inputClasses =
  'w-full min-h-11 rounded-lg border border-rule-strong bg-sheet px-3 py-2 text-base text-ink placeholder:text-ink-faint aria-invalid:border-bad';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
}

export function Field({ label, hint, error, className, ...input }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={inputClasses}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** The hint and the error under an input whose id is `id`. */
export function FieldNotes(props: {
  readonly id: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}) {
  return (
    <>
      {props.hint && (
        <p id={`${props.id}-hint`} className="mt-1 text-sm text-ink-faint">
          {props.hint}
        </p>
      )}
      {props.error && (
        <p id={`${props.id}-error`} role="alert" className="mt-1 text-sm font-medium text-bad">
          {props.error}
        </p>
      )}
    </>
  );
}
