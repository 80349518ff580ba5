/** A modal dialog on the browser's own element: it holds the focus, closes on Escape and gives the focus back. */
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

interface DialogProps {
  readonly title: string;
  readonly role?: 'dialog' | 'alertdialog';
  /** Room for a list, at the top of the screen; what it holds is then no description to be read out at once. */
  readonly wide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** Rendered only while it is open. */
export function Dialog({ title, role = 'dialog', wide = false, onClose, children, actions }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  // A layout effect: its clean-up comes while the dialog is still in the page, and only there can closing give the focus back.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={wide ? undefined : `${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={`${wide ? 'mx-auto mt-[8vh] w-[min(44rem,calc(100vw-2rem))]' : 'm-auto w-[min(26rem,calc(100vw-2rem))]'} rounded-xl border border-rule bg-sheet p-6 text-ink shadow-xl backdrop:bg-shade`}
    >
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      <div id={`${id}-text`} className="mt-2 text-ink-soft">
        {children}
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>
    </dialog>
  );
}
