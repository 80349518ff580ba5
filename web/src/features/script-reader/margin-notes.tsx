/** The notes at one piece of a page: one line under it where there is room, else a mark in the margin; either opens them there. */
import { createContext, useContext, useId } from 'react';
import type { Note, NoteChange } from '../../../../lib/contract/notes.ts';
import { NoteControls } from '../notes/note-controls.tsx';
import { NoteTags, NoteWords } from '../notes/note-item.tsx';

export interface MarginContextValue {
  /** Pieces whose notes are open, as `keyOfPiece` names them. */
  readonly open: ReadonlySet<string>;
  readonly isFirstDraft: boolean;
  readonly onToggle: (key: string, notes: readonly Note[]) => void;
  readonly onSay: (change: NoteChange) => Promise<boolean>;
}
/** Not a part of a page, which is drawn anew only when its own marks change. */
export const MarginContext = createContext<MarginContextValue | null>(null);

export const keyOfPiece = (page: number, node: number): string => `${page}.${node}`;

/** A mark with how many there are where there is no room: it lies in the sheet's margin, at the piece's first line. */
const buttonLook =
  'absolute top-[-3px] left-full grid size-6 place-items-center rounded-full font-sans text-xs font-bold select-none before:content-[attr(data-count)] ' +
  '@[26rem]:before:content-none @[26rem]:static @[26rem]:mt-1 @[26rem]:flex @[26rem]:h-auto @[26rem]:min-h-6 @[26rem]:w-full @[26rem]:gap-2 @[26rem]:rounded-md @[26rem]:px-2 @[26rem]:text-left @[26rem]:font-semibold';
const toDoLook = 'bg-brass-wash text-ink ring-1 ring-brass';
const doneLook = 'bg-well text-ink-soft ring-1 ring-rule-strong';

const isDone = ({ status }: Note): boolean => status !== 'todo';

interface MarginNotesProps {
  readonly page: number;
  readonly node: number;
  readonly notes: readonly Note[];
}

export function MarginNotes({ page, node, notes }: MarginNotesProps) {
  const margin = useContext(MarginContext);
  const id = useId();
  if (margin === null) return null;
  const key = keyOfPiece(page, node);
  const isOpen = margin.open.has(key);
  const count = notes.length === 1 ? 'Note' : `${notes.length} notes`;
  const titles = notes.map(({ title }) => title).join(' · ');
  return (
    <>
      <button
        type="button"
        data-notes={key}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-count={notes.length}
        onClick={() => margin.onToggle(key, notes)}
        className={`${buttonLook} ${notes.every(isDone) ? doneLook : toDoLook}`}
      >
        <span className="shrink-0 text-ink-soft @max-[26rem]:sr-only">{count}:</span>{' '}
        <span className="min-w-0 truncate @max-[26rem]:sr-only">{titles}</span>
      </button>
      {isOpen && (
        <ul
          id={id}
          className="mt-1 mb-3 divide-y divide-rule rounded-md border border-brass bg-paper px-3 font-sans text-[0.9375rem] leading-normal whitespace-normal text-ink"
        >
          {notes.map((note) => (
            <li key={note.id} className="py-3">
              <p className="font-semibold whitespace-pre-line wrap-anywhere">{note.title}</p>
              <NoteTags note={note} isFirstDraft={margin.isFirstDraft} />
              <NoteWords note={note} />
              <NoteControls note={note} onSay={margin.onSay} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
