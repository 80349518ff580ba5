/** The preview of a reading: what was found, what is in doubt and where, and the speaking parts to correct. Shows nothing that is not known yet. */
import { useId, useState } from 'react';
import type { ReadReading } from '../../../../lib/contract/reading.ts';
import { useReadingState, useStores } from '../../app/stores-context.tsx';
import { Button } from '../../ui/button.tsx';
import { CharactersTable } from './characters-table.tsx';
import { CorrectionDialog, type CorrectionDialogProps } from './correction-dialog.tsx';
import { CorrectionOutcome } from './correction-outcome.tsx';
import { type Correction, correctionsIn, describeCorrection, undoIn } from './corrections.ts';
import { Doubts } from './doubts.tsx';
import type { Known } from './known.ts';
import { countsSentence, unreadableSentence } from './reading-sentences.ts';
import { SettingsList } from './settings-list.tsx';

function Corrections({
  corrections,
  saving,
}: {
  readonly corrections: readonly Correction[];
  readonly saving: boolean;
}) {
  const { reading } = useStores();
  if (corrections.length === 0) return null;
  return (
    <div>
      <h3 className="text-lg">Your corrections</h3>
      <ul className="mt-1 divide-y divide-rule">
        {corrections.map((correction) => {
          const text = describeCorrection(correction);
          return (
            <li key={text} className="flex items-center justify-between gap-3 py-1">
              <span className="min-w-0 break-words">{text}</span>
              <Button
                look="plain"
                className="px-3!"
                aria-label={`Undo: ${text}`}
                aria-disabled={saving}
                onClick={() => void undoIn(reading, correction)}
              >
                Undo
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type Wanted = Pick<CorrectionDialogProps, 'kind' | 'character'>;

function Cast({ reading }: { readonly reading: ReadReading }) {
  const saving = useReadingState((s) => s.saving);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const { characters } = reading;
  return (
    <div className="space-y-4">
      <p className="text-sm text-ink-soft">
        Is one of these misspelt, or somebody else under another name? Correct it here, and every report follows.
      </p>
      <CorrectionOutcome of="cast" />
      <Corrections corrections={correctionsIn(reading.corrections.aliases)} saving={saving} />
      <CharactersTable characters={characters} onCorrect={setWanted} />
      {wanted && (
        <CorrectionDialog
          {...wanted}
          others={characters.filter(({ id }) => id !== wanted.character.id)}
          onClose={() => setWanted(null)}
        />
      )}
    </div>
  );
}

interface ReadingPanelProps {
  readonly reading: ReadReading;
  /** On the progress screen the cast is folded away under its summary; a view of its own shows it at once. */
  readonly folded: boolean;
  /** What the reports take it for, where they are there. */
  readonly ofReports?: Known;
}

export function ReadingPanel({ reading, folded, ofReports = {} }: ReadingPanelProps) {
  const id = useId();
  const [open, setOpen] = useState(!folded);
  const unreadable = unreadableSentence(reading);
  const by = reading.writers.length > 0 ? ` by ${reading.writers.join(', ')}` : '';
  return (
    <section
      aria-labelledby={folded ? `${id}-title` : undefined}
      aria-label={folded ? undefined : 'How your script was read'}
      className="space-y-5 text-left"
    >
      <div>
        {folded && (
          <h2 id={`${id}-title`} className="text-2xl">
            How your script was read
          </h2>
        )}
        {reading.title && (
          <p className="mt-1 text-ink-soft">
            <cite>{reading.title}</cite>
            {by}
          </p>
        )}
        <p className="mt-1 text-lg font-semibold">{countsSentence(reading)}</p>
        {unreadable ? (
          <p className="font-semibold text-bad">{unreadable}</p>
        ) : (
          <p className="text-ink-soft">Every page could be read.</p>
        )}
      </div>
      <Doubts reading={reading} heading={folded ? 'h3' : 'h2'} />
      {!folded && (
        <div className="space-y-3">
          <h2 className="text-2xl">Correct the reading</h2>
          <SettingsList reading={reading} ofReports={ofReports} />
        </div>
      )}
      {reading.characters.length > 0 && (
        <div className="space-y-3">
          {folded ? (
            <Button look="quiet" aria-expanded={open} aria-controls={`${id}-cast`} onClick={() => setOpen(!open)}>
              {open ? 'Hide' : 'Check'} the speaking parts
            </Button>
          ) : (
            <h2 className="text-2xl">Speaking parts</h2>
          )}
          <div id={`${id}-cast`} hidden={!open}>
            <Cast reading={reading} />
          </div>
        </div>
      )}
    </section>
  );
}
