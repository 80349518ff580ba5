/** How far a language model's reading is: on its way, missing and why, without a part; or the offer to ask for one. */
import { useId } from 'react';
import type { ModelReading } from '../../../../lib/contract/report.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';

const wordsOf = ({ kind, model, message }: ModelReading): string | null =>
  kind === 'awaited' ? `${model} is reading the script. What was counted is here meanwhile.` : message;

export interface ReadingNoteProps {
  /** Those of all answers of a view; what is the same is said once. */
  readonly readings: readonly ModelReading[];
  /** Has the model asked again for what is missing; null where nobody may, or where that would not help. */
  readonly ask: (() => void) | null;
}

export function ReadingNote({ readings, ask }: ReadingNoteProps) {
  const awaited = readings.some(({ kind }) => kind === 'awaited');
  const sentences = [...new Set(readings.flatMap((reading) => wordsOf(reading) ?? []))];
  const again = !awaited && readings.some(({ kind }) => kind === 'missing') ? ask : null;
  if (sentences.length === 0 && again === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-brass/60 py-1 pl-4 print:hidden">
      <p role="status" className="min-w-0 flex-1 text-ink-soft">
        {awaited && (
          <span className="mr-2 inline-block align-middle">
            <Spinner />
          </span>
        )}
        {sentences.join(' ')}
      </p>
      {again && (
        <Button look="quiet" onClick={again}>
          Ask the model again
        </Button>
      )}
    </div>
  );
}

/** Where the reports were made before the service had a model: it can be asked now. */
export function ReadingOffer({ ask }: { readonly ask: () => void }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="space-y-3 border-l-4 border-brass/60 py-1 pl-4 sm:pl-6 print:hidden">
      <h2 id={heading} className="text-xl">
        Not read yet
      </h2>
      <p className="max-w-[68ch] text-ink-soft">
        This report was counted before a language model was at hand. Asked now, the model reads the whole script; its
        reading then stands first, and what was counted under it.
      </p>
      <Button look="quiet" onClick={ask}>
        Ask the model
      </Button>
    </section>
  );
}
