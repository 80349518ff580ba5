/** A password input with its show and hide button. Never keeps the password anywhere but in the form. */
import { type InputHTMLAttributes, useId, useState } from 'react';
import { FieldNotes, inputClasses } from './field.tsx';

interface PasswordFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
}

export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          type={shown ? 'text' : 'password'}
          className={`${inputClasses} pr-18`}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <button
          type="button"
          onClick={() => setShown(!shown)}
          aria-label={shown ? 'Hide password' : 'Show password'}
          className="absolute inset-y-1 right-1 min-w-14 rounded-md px-2 text-sm font-semibold text-accent hover:bg-accent-wash"
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
