/** The notes on one script: loaded when the fix list or the script is opened, and what the writer says of them, shown at once and taken back where it could not be saved. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Note, NoteChange, Notes, NotesInput, OwnNote } from '../../../../lib/contract/notes.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { codeOf, plainSentenceOf } from '../../api/api-error.ts';
import { createServerState } from '../../api/server-state.ts';
import type { Stores } from '../../app/create-stores.ts';

export interface NotesState {
  readonly scriptId: string | null;
  readonly data: Notes | null;
  readonly error: string | null;
  /** What became of something that was said, where it is not what was meant. */
  readonly notice: string | null;
  /** Drafts are being put together or parted. */
  readonly joining: boolean;
  /** A note of the writer's own is on its way. */
  readonly adding: boolean;
  /** Never rejects. */
  load(scriptId: string): Promise<unknown>;
  /** True once it is kept. Never rejects. */
  say(change: NoteChange): Promise<boolean>;
  /** A note of the writer's own; true once it is kept. Never rejects. */
  add(note: OwnNote): Promise<boolean>;
  /** Puts the script with the drafts of another, or by itself with null. Never rejects. */
  join(withId: string | null): Promise<unknown>;
  reset(): void;
}
export type NotesStore = StoreApi<NotesState>;

const notLoaded = 'The notes could not be loaded. Please try again.';
const notSaved = 'This could not be saved. Please try again.';
const answerStays = {
  meanwhile: 'The comment was deleted meanwhile. What you wrote stays in the Fix List, as a note of your own.',
  now: 'The comment is deleted. What you wrote under it stays in the Fix List, as a note of your own.',
} as const;

const changed = (note: Note, { status, comment, right, text }: NoteChange): Note => ({
  ...note,
  status: status ?? note.status,
  comment: comment ?? note.comment,
  right: right === undefined ? note.right : right,
  title: text ?? note.title,
});
const withChange = (data: Notes, change: NoteChange): Notes => ({
  ...data,
  notes: data.notes.flatMap((note) => (note.id !== change.id ? [note] : change.removed ? [] : [changed(note, change)])),
});
/** As it was before a change; one that was taken away comes back first. */
const withBefore = (data: Notes, before: Note): Notes => ({
  ...data,
  notes: data.notes.some(({ id }) => id === before.id)
    ? data.notes.map((note) => (note.id === before.id ? before : note))
    : [before, ...data.notes],
});

export function createNotesStore(api: ApiClient): NotesStore {
  const server = createServerState();
  return createStore<NotesState>()((set, get) => {
    /** Saves one after another, so that what is said last is kept last. */
    let saved: Promise<unknown> = Promise.resolve();
    let waiting = 0;
    const put = (scriptId: string, body: Partial<NotesInput>, refuse: (error: unknown) => void): Promise<boolean> => {
      waiting += 1;
      const answered = saved.then(() =>
        server.ask(
          () => api('saveNotes', { path: { id: scriptId }, body }).finally(() => (waiting -= 1)),
          // An answer to an older change does not know of the newer one on the screen.
          (data) => (waiting === 0 ? set({ data, joining: false }) : undefined),
          refuse,
        ),
      );
      saved = answered;
      return answered;
    };
    return {
      scriptId: null,
      data: null,
      error: null,
      notice: null,
      joining: false,
      adding: false,
      load(scriptId) {
        server.begin();
        set({
          scriptId,
          error: null,
          notice: null,
          joining: false,
          adding: false,
          ...(scriptId === get().scriptId ? {} : { data: null }),
        });
        return server.ask(
          () => api('getNotes', { path: { id: scriptId } }),
          (data) => set({ data }),
          (error) => set({ error: plainSentenceOf(error, notLoaded) }),
        );
      },
      async say(change) {
        const { scriptId, data } = get();
        if (scriptId === null || data === null) return false;
        const before = data.notes.find(({ id }) => id === change.id);
        const wasComment = before?.kind === 'comment';
        set({ data: withChange(data, change), error: null, notice: null });
        const kept = await put(scriptId, { changes: [change] }, (error) => {
          const now = get().data;
          set({
            error: plainSentenceOf(error, notSaved),
            ...(now && before && { data: withBefore(now, before) }),
          });
          // Deleted in another window, or beside its link: the list is no longer as it is shown.
          if (wasComment && codeOf(error) === 'not_found')
            void server.ask(
              () => api('getNotes', { path: { id: scriptId } }),
              (latest) => set({ data: latest }),
              () => undefined,
            );
        });
        const after = get().data?.notes.find(({ id }) => id === change.id);
        if (kept && wasComment && after?.kind === 'own')
          set({ notice: change.removed ? answerStays.now : answerStays.meanwhile });
        return kept;
      },
      async add(note) {
        const { scriptId, adding } = get();
        if (scriptId === null || adding) return false;
        set({ adding: true, error: null, notice: null });
        const kept = await put(scriptId, { own: [note] }, (error) => set({ error: plainSentenceOf(error, notSaved) }));
        set({ adding: false });
        return kept;
      },
      async join(withId) {
        const { scriptId } = get();
        if (scriptId === null) return;
        set({ joining: true, error: null, notice: null });
        const project = withId === null ? { alone: true as const } : { with: withId };
        await put(scriptId, { project }, (error) => set({ joining: false, error: plainSentenceOf(error, notSaved) }));
      },
      reset() {
        server.begin();
        set({ scriptId: null, data: null, error: null, notice: null, joining: false, adding: false });
      },
    };
  });
}

const made = new WeakMap<Stores['session'], NotesStore>();

/** The one that the fix list and the script's margin share, made when either is opened first. Of another user nothing stays in it. */
export function sharedNotes({ session, api }: Pick<Stores, 'session' | 'api'>): NotesStore {
  const held = made.get(session);
  if (held) return held;
  const store = createNotesStore(api);
  made.set(session, store);
  session.subscribe((now, before) => {
    if (now.token === null || now.user?.email !== before.user?.email) store.getState().reset();
  });
  return store;
}
