/** What this draft did to the notes of the one before, as a card that can be taken along as a picture. */
import type { DraftCard } from '../../../../lib/contract/notes.ts';
import { cardLines } from '../../../../lib/report-formats/note-words.ts';
import { useStores } from '../../app/stores-context.tsx';
import { Button } from '../../ui/button.tsx';
import { exportFileName } from '../export/file-name.ts';
import { cardPng, cardSvg } from './card-picture.ts';

interface DraftCardProps {
  readonly card: DraftCard;
  readonly onError: (message: string) => void;
}

export function DraftCardView({ card, onError }: DraftCardProps) {
  const { saveFile } = useStores();
  const [first, ...others] = cardLines(card);
  const name = (ending: string): string => exportFileName(card.title, `draft-${card.number}`, ending);
  const savePng = (): void => {
    cardPng(card).then(
      (picture) => saveFile(name('png'), picture, 'image/png'),
      () => onError('This browser could not draw the picture. The SVG is the same picture.'),
    );
  };
  return (
    <section aria-label={`Draft ${card.number}`} className="rounded-xl border border-rule-strong bg-sheet p-5 sm:p-6">
      <p className="text-sm font-semibold text-brass">Draft {card.number}</p>
      <h2 className="mt-1 text-2xl sm:text-3xl">{capitalised(first)}</h2>
      <p className="mt-1 text-lg text-ink-soft">{capitalised(others.join(', '))}.</p>
      {!card.read && (
        <p className="mt-2 text-sm text-ink-soft">
          A reader has read only one of the two drafts so far: its notes can be told closed or new once both are read.
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2 print:hidden">
        <Button look="quiet" onClick={savePng}>
          Save as PNG
        </Button>
        <Button look="quiet" onClick={() => saveFile(name('svg'), cardSvg(card), 'image/svg+xml')}>
          Save as SVG
        </Button>
      </div>
    </section>
  );
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
