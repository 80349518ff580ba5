/** The notes on one script: loaded when the fix list is opened, and what the writer says of them, shown at once and taken back where it could not be saved. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { NoteChange, Notes, NotesInput } from '../../../../lib/contract/notes.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { plainSentenceOf } from '../../api/api-error.ts';
import { createServerState } from '../../api/server-state.ts';

export interface NotesState {
  readonly scriptId: string | null;
  readonly data: Notes | null;
  readonly error: string | null;
  /** Drafts are being put together or parted. */
  readonly joining: boolean;
  /** Never rejects. */
  load(scriptId: string): Promise<unknown>;
  /** Never rejects. */
  say(change: NoteChange): Promise<unknown>;
  /** Puts the script with the drafts of another, or by itself with null. Never rejects. */
  join(withId: string | null): Promise<unknown>;
}
export type NotesStore = StoreApi<NotesState>;

const notLoaded = 'The notes could not be loaded. Please try again.';
const notSaved = 'This could not be saved. Please try again.';

const withChange = (data: Notes, { id, ...change }: NoteChange): Notes => ({
  ...data,
  notes: data.notes.map((note) =>
    note.id !== id
      ? note
      : {
          ...note,
          status: change.status ?? note.status,
          comment: change.comment ?? note.comment,
          right: change.right === undefined ? note.right : change.right,
        },
  ),
});

export function createNotesStore(api: ApiClient): NotesStore {
  const server = createServerState();
  return createStore<NotesState>()((set, get) => {
    /** Saves one after another, so that what is said last is kept last. */
    let saved: Promise<unknown> = Promise.resolve();
    let waiting = 0;
    const put = (scriptId: string, body: Partial<NotesInput>, refuse: (error: unknown) => void) => {
      waiting += 1;
      saved = saved.then(() =>
        server.ask(
          () => api('saveNotes', { path: { id: scriptId }, body }).finally(() => (waiting -= 1)),
          // An answer to an older change does not know of the newer one on the screen.
          (data) => (waiting === 0 ? set({ data, joining: false }) : undefined),
          refuse,
        ),
      );
      return saved;
    };
    return {
      scriptId: null,
      data: null,
      error: null,
      joining: false,
      load(scriptId) {
        server.begin();
        set({ scriptId, error: null, joining: false, ...(scriptId === get().scriptId ? {} : { data: null }) });
        return server.ask(
          () => api('getNotes', { path: { id: scriptId } }),
          (data) => set({ data }),
          (error) => set({ error: plainSentenceOf(error, notLoaded) }),
        );
      },
      async say(change) {
        const { scriptId, data } = get();
        if (scriptId === null || data === null) return;
        const before = data.notes.find(({ id }) => id === change.id);
        set({ data: withChange(data, change), error: null });
        await put(scriptId, { changes: [change] }, (error) => {
          const now = get().data;
          set({
            error: plainSentenceOf(error, notSaved),
            ...(now && before && { data: withChange(now, { ...before, id: change.id }) }),
          });
        });
      },
      async join(withId) {
        const { scriptId } = get();
        if (scriptId === null) return;
        set({ joining: true, error: null });
        const project = withId === null ? { alone: true as const } : { with: withId };
        await put(scriptId, { project }, (error) => set({ joining: false, error: plainSentenceOf(error, notSaved) }));
      },
    };
  });
}
