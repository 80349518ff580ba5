/** The foot of the reader: how many notes stand on the pages, and the way to write one on a passage, chosen as words or as whole pieces. */
import type { OwnPlace } from '../../../../lib/contract/notes.ts';
import { isTooLong } from '../../../../lib/contract/own-notes.ts';
import { Button } from '../../ui/button.tsx';
import { NoteTextForm } from '../notes/note-text-form.tsx';
import type { Choice } from './use-choice.ts';

const barLook =
  'shrink-0 border-t border-rule bg-paper px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] text-[0.9375rem]';
const smallButton = 'min-h-10 px-3';

/** Letters of the passage that are shown over what is written. */
const longestShown = 120;
const shownOf = (places: readonly OwnPlace[]): string => {
  const text = places
    .map(({ quote }) => quote)
    .join(' ')
    .replace(/\s+/g, ' ');
  return text.length <= longestShown ? text : `${text.slice(0, longestShown).trimEnd()}…`;
};

interface WriteBarProps {
  readonly choice: Choice;
  readonly places: readonly OwnPlace[];
  readonly noteCount: number;
  readonly writing: boolean;
  readonly busy: boolean;
  readonly error: string | null;
  readonly notice: string | null;
  readonly shown: boolean;
  readonly onShown: (shown: boolean) => void;
  readonly onBegin: () => void;
  readonly onWrite: () => void;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
}

/** The passage that is chosen, told to who cannot see it marked. */
function Chosen({ places }: Pick<WriteBarProps, 'places'>) {
  const [first] = places;
  return (
    <p role="status" className="min-w-0 text-ink-soft">
      {first && (
        <>
          <span className="font-semibold text-ink">p. {first.page}</span>{' '}
          <span className="script text-[0.85rem] wrap-anywhere">“{shownOf(places)}”</span>
        </>
      )}
      {isTooLong(places) && <span className="mt-1 block text-bad">Please choose a shorter passage.</span>}
    </p>
  );
}

const Trouble = ({ error, notice }: Pick<WriteBarProps, 'error' | 'notice'>) => (
  <>
    {error !== null && (
      <p role="alert" className="text-bad">
        {error}
      </p>
    )}
    {notice !== null && <p role="status">{notice}</p>}
  </>
);

function Pieces({ choice }: Pick<WriteBarProps, 'choice'>) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Choose the passage</legend>
      <Button look="quiet" className={smallButton} onClick={() => choice.move(-1, false)}>
        Piece before
      </Button>
      <Button look="quiet" className={smallButton} onClick={() => choice.move(1, false)}>
        Next piece
      </Button>
      <Button look="quiet" className={smallButton} onClick={() => choice.move(1, true)}>
        Longer
      </Button>
    </fieldset>
  );
}

export function WriteBar(props: WriteBarProps) {
  const {
    choice,
    places,
    noteCount,
    writing,
    busy,
    error,
    notice,
    shown,
    onShown,
    onBegin,
    onWrite,
    onSave,
    onCancel,
  } = props;
  if (writing)
    return (
      <section aria-label="Write a note" className={`${barLook} max-h-[60%] space-y-2 overflow-y-auto`}>
        <Chosen places={places} />
        <Trouble error={error} notice={notice} />
        <NoteTextForm
          label="Your note"
          save="Save note"
          given=""
          needed
          busy={busy}
          onSave={onSave}
          onCancel={onCancel}
        />
      </section>
    );
  const isChosen = places.length > 0;
  return (
    <section aria-label="Notes on the script" className={`${barLook} space-y-2`}>
      <Trouble error={error} notice={notice} />
      {isChosen && <Chosen places={places} />}
      {choice.by === 'pieces' && <Pieces choice={choice} />}
      <div className="flex flex-wrap items-center gap-2">
        {isChosen ? (
          <>
            <Button className={smallButton} disabled={isTooLong(places)} onClick={onWrite}>
              Write a note on this
            </Button>
            <Button look="quiet" className={smallButton} onClick={onCancel}>
              Cancel
            </Button>
          </>
        ) : (
          <>
            <Button look="quiet" className={smallButton} onClick={onBegin}>
              Write a note
            </Button>
            {noteCount > 0 && (
              <label className="ml-auto inline-flex min-h-10 items-center gap-2 font-semibold">
                <input
                  type="checkbox"
                  checked={shown}
                  onChange={(event) => onShown(event.target.checked)}
                  className="size-6 accent-(--accent)"
                />
                {noteCount === 1 ? 'Show 1 note' : `Show ${noteCount} notes`}
              </label>
            )}
          </>
        )}
      </div>
      {choice.by === 'pieces' && (
        <p className="text-sm text-ink-soft max-sm:hidden">
          Arrow keys go from piece to piece, with Shift they take more; Enter goes on. Or select words in the script.
        </p>
      )}
    </section>
  );
}
