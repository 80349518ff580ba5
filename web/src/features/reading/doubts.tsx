/** What is in doubt about a reading, each doubt by its name and place, to be looked at and dismissed; those dismissed stay in sight, to be taken up again. */
import { useState } from 'react';
import type { ReadingWarning, ReadReading } from '../../../../lib/contract/reading.ts';
import { useReadingState, useStores } from '../../app/stores-context.tsx';
import { NamedPlaces } from '../../blocks/named-places.tsx';
import { Button } from '../../ui/button.tsx';
import { CorrectionOutcome } from './correction-outcome.tsx';
import { doubtName, openDoubts } from './reading-sentences.ts';
import type { ReadingStore } from './reading-store.ts';

/** Shown before the rest is asked for. */
const firstDoubts = 4;

/** A doubt that is none, or one that stands again; what it is called is said. */
async function dismiss(store: ReadingStore, id: string, called: string, dismissed: boolean): Promise<void> {
  const { reading, set } = store.getState();
  if (reading?.status !== 'ready') return;
  const others = reading.corrections.dismissed.filter((one) => one !== id);
  await set('doubts', { dismissed: dismissed ? [...others, id] : others }, () =>
    dismissed ? `Dismissed: ${called}.` : `To be looked at again: ${called}.`,
  );
}

function Doubt({ warning, called }: { readonly warning: ReadingWarning; readonly called: string }) {
  const { reading } = useStores();
  const saving = useReadingState((s) => s.saving);
  const { id, sentence, places = [], dismissed = false } = warning;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 py-2">
      <p className={`min-w-0 flex-1 basis-64 break-words ${dismissed ? 'text-ink-soft' : ''}`}>
        <strong className="font-semibold">{called}.</strong> <NamedPlaces text={sentence} places={places} />
      </p>
      {id !== undefined && (
        <Button
          look="plain"
          className="px-3! max-sm:-ml-3"
          aria-label={`${dismissed ? 'Doubt again' : 'Dismiss'}: ${called}. ${sentence}`}
          aria-disabled={saving}
          onClick={() => void dismiss(reading, id, called, !dismissed)}
        >
          {dismissed ? 'Doubt again' : 'Dismiss'}
        </Button>
      )}
    </li>
  );
}

interface DoubtsProps {
  readonly reading: ReadReading;
  /** One below the heading that they stand under. */
  readonly heading: 'h2' | 'h3';
}

export function Doubts({ reading, heading: Heading }: DoubtsProps) {
  const [all, setAll] = useState(false);
  const { warnings } = reading;
  if (warnings.length === 0) return null;
  const open = openDoubts(reading);
  const dismissed = warnings.filter((warning) => !open.includes(warning));
  const shown = all ? open : open.slice(0, firstDoubts);
  const item = (warning: ReadingWarning) => (
    <Doubt key={warning.id ?? warning.sentence} warning={warning} called={doubtName(warning)} />
  );
  return (
    <div>
      <Heading className="text-lg">Please check</Heading>
      <CorrectionOutcome of="doubts" />
      {open.length === 0 && <p className="mt-1 text-ink-soft">Nothing is in doubt any more.</p>}
      <ul className="mt-1 divide-y divide-rule">{shown.map(item)}</ul>
      {shown.length < open.length && (
        <Button look="plain" className="-ml-5" onClick={() => setAll(true)}>
          Show {open.length - shown.length} more
        </Button>
      )}
      {dismissed.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-6 py-1 font-semibold text-ink-soft">Dismissed by you ({dismissed.length})</summary>
          <ul className="divide-y divide-rule">{dismissed.map(item)}</ul>
        </details>
      )}
    </div>
  );
}
