/** The one button and the link that looks like it. A waiting button says so with aria-disabled and still answers a press. */
import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Spinner } from './spinner.tsx';

type Look = 'primary' | 'quiet' | 'plain' | 'danger';

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-lg px-5 py-2 text-base font-semibold no-underline transition-colors';
const looks: Readonly<Record<Look, string>> = {
  primary: 'bg-accent text-accent-ink hover:bg-accent-strong',
  quiet: 'border border-rule-strong bg-sheet text-ink hover:border-accent hover:text-accent',
  plain: 'text-accent hover:bg-accent-wash',
  danger: 'bg-bad text-paper hover:opacity-90',
};
const waiting =
  'disabled:opacity-55 aria-disabled:opacity-55 disabled:cursor-not-allowed aria-disabled:cursor-not-allowed';

const classesFor = (look: Look, extra = ''): string => `${base} ${looks[look]} ${waiting} ${extra}`;

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: Look;
  readonly busy?: boolean;
}

export function Button({ look = 'primary', busy = false, className, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} aria-busy={busy || undefined} className={classesFor(look, className)}>
      {busy && <Spinner />}
      {children}
    </button>
  );
}

export function ButtonLink({ look = 'primary', className, ...rest }: LinkProps & { readonly look?: Look }) {
  return <Link {...rest} className={classesFor(look, className)} />;
}
