/** The notes of the script on the screen for its margin: asked for when the script is opened, of one's own scripts alone; the sample has none. */
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import type { Note, NoteChange, OwnNote } from '../../../../lib/contract/notes.ts';
import type { PageNode } from '../../../../lib/contract/screenplay-pages.ts';
import { useStores } from '../../app/stores-context.tsx';
import { sharedNotes } from '../notes/notes-store.ts';
import { useNotedScript } from '../notes/use-noted-script.ts';
import { isInMargin, type PlacedNotes, placeNotes } from './place-notes.ts';

export interface Margin {
  readonly placed: PlacedNotes;
  readonly isFirstDraft: boolean;
  readonly error: string | null;
  readonly notice: string | null;
  readonly adding: boolean;
  /** True once it is kept. */
  say(change: NoteChange): Promise<boolean>;
  /** True once it is kept. */
  add(note: OwnNote): Promise<boolean>;
}

const noNotes: readonly Note[] = [];

/** Null where nobody can note anything. `told` are ids that stay in the margin, whatever is said of them. */
export function useMargin(pages: readonly (readonly PageNode[])[], told: ReadonlySet<string>): Margin | null {
  const stores = useStores();
  const [store] = useState(() => sharedNotes(stores));
  const isOwn = useLocation().pathname.startsWith('/dashboard');
  const scriptId = useNotedScript();
  const held = useStore(store);
  const ofThis = held.scriptId === scriptId;
  const isAbsent = !ofThis || (held.data === null && held.error === null);
  useEffect(() => {
    const { scriptId: loaded, data } = store.getState();
    if (isOwn && scriptId !== null && isAbsent && (loaded !== scriptId || data === null))
      void store.getState().load(scriptId);
  }, [store, isOwn, scriptId, isAbsent]);
  const notes = (ofThis ? held.data?.notes : undefined) ?? noNotes;
  const placed = useMemo(
    () =>
      placeNotes(
        pages,
        notes.filter((note) => isInMargin(note) || told.has(note.id)),
      ),
    [pages, notes, told],
  );
  if (!isOwn) return null;
  return {
    placed,
    isFirstDraft: held.data?.card === null,
    error: ofThis ? held.error : null,
    notice: ofThis ? held.notice : null,
    adding: held.adding,
    say: (change) => store.getState().say(change),
    add: (note) => store.getState().add(note),
  };
}
