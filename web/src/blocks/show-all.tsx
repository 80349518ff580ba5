/** Long lists show their beginning; one press shows the rest. Paper has all of it. */
import { type ReactNode, useState } from 'react';

interface Fold {
  /** Classes for the entry at this place. */
  readonly folded: (at: number) => string;
  /** The button, or nothing where all is shown. */
  readonly button: ReactNode;
}

/** Folds `total` entries after the first `shown`; two or three more are not worth a press. */
export function useFold(total: number, shown: number, what: string): Fold {
  const [open, setOpen] = useState(false);
  if (open || total <= shown + 3) return { folded: () => '', button: null };
  return {
    folded: (at) => (at < shown ? '' : 'not-print:hidden'),
    button: (
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="mt-4 inline-flex min-h-9 items-center rounded-md border border-rule-strong px-3 text-sm font-semibold text-accent hover:border-accent print:hidden"
      >
        Show all {total} {what}
      </button>
    ),
  };
}
