/** What the last correction did or why it was not made. The button that was pressed may be gone: the keyboard goes on from here. */
import { useEffect, useRef } from 'react';
import { useReadingState } from '../../app/stores-context.tsx';

export function CorrectionOutcome({ of: shown }: { readonly of: 'cast' | 'settings' | 'doubts' }) {
  const { notice, refusal, saves, about, asking } = useReadingState((s) => s);
  const status = useRef<HTMLParagraphElement>(null);
  const announced = useRef(saves);
  const isOurs = (about === 'cast' || about === 'doubts' ? about : 'settings') === shown;
  useEffect(() => {
    if (asking || announced.current === saves) return;
    announced.current = saves;
    if (isOurs) status.current?.focus();
  }, [asking, saves, isOurs]);
  return (
    <>
      <p ref={status} tabIndex={-1} role="status" className="font-medium text-good empty:hidden">
        {isOurs ? notice : null}
      </p>
      {refusal && isOurs && !asking && (
        <p role="alert" className="font-medium text-bad">
          {refusal}
        </p>
      )}
    </>
  );
}
