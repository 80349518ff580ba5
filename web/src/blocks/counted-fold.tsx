/** 'What was counted', folded under a reading. Open for paper, and where a reader has asked for what lies in it. */
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { ViewHeading } from './block-frame.tsx';

const title = 'What was counted';

export function CountedFold({ folds, children }: { readonly folds: boolean; readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!folds) return;
    let before = false;
    // Drawings take the width they find: they are laid out before the paper is.
    const unfold = (): void =>
      flushSync(() =>
        setOpen((now) => {
          before = now;
          return true;
        }),
      );
    const refold = (): void => setOpen(before);
    window.addEventListener('beforeprint', unfold);
    window.addEventListener('afterprint', refold);
    return () => {
      window.removeEventListener('beforeprint', unfold);
      window.removeEventListener('afterprint', refold);
    };
  }, [folds]);
  if (!folds)
    return (
      <>
        <h2 className="text-2xl">{title}</h2>
        <ViewHeading value={title}>{children}</ViewHeading>
      </>
    );
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="group/counted">
      <summary className="on-paper flex min-h-11 items-center gap-2 rounded-card border border-rule-strong px-4 py-2 text-accent hover:border-accent print:border-0 print:px-0 print:text-ink">
        <span
          aria-hidden="true"
          className="inline-block font-sans font-semibold group-open/counted:rotate-90 print:hidden"
        >
          ›
        </span>
        <h2 className="font-sans text-lg font-semibold tracking-normal">{title}</h2>
      </summary>
      <div className="mt-4 space-y-6">
        <ViewHeading value={title}>{children}</ViewHeading>
      </div>
    </details>
  );
}
