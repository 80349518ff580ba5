/** The user's own scripts as the server lists them: load, delete, which one is the latest. Refuses to guess at a failed load. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Script } from '../../../../lib/contract/uploads.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { plainSentenceOf } from '../../api/api-error.ts';
import { createServerState } from '../../api/server-state.ts';

export interface LibraryState {
  /** Null until the first list has come. */
  readonly scripts: readonly Script[] | null;
  readonly error: string | null;
  /** What the last change did: a deletion in the server's words. */
  readonly notice: string | null;
  load(): Promise<void>;
  remove(scriptId: string): Promise<void>;
  /** Has the reports that an older reader made, `question` among them, made again. */
  readAgain(scriptId: string, question: number): Promise<void>;
  reset(): void;
}
export type LibraryStore = StoreApi<LibraryState>;

/** The newest script that can be shown: its file has arrived and was not refused. */
export const latestScript = (scripts: readonly Script[]): Script | undefined =>
  scripts
    .filter((s) => s.status !== 'awaiting_upload' && s.status !== 'failed')
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))[0];

/** As above, but a file that this browser has just sent counts before the server has heard of its arrival. */
export const currentScript = (scripts: readonly Script[], sentFromHere: string | null): Script | undefined =>
  latestScript(
    scripts.map((s) =>
      s.script_id === sentFromHere && s.status === 'awaiting_upload' ? { ...s, status: 'uploaded' } : s,
    ),
  );

export interface LibraryDeps {
  readonly api: ApiClient;
  /** Told of every list, so that the dashboard opens for a user who has a script and closes for one who has none. */
  readonly onListed: (scripts: readonly Script[]) => void;
  readonly onRemoved: (scriptId: string) => void;
  /** What the rest of the site holds of the script is no longer so: it is being read again. */
  readonly onChanged: (scriptId: string) => void;
}

export function createLibraryStore({ api, onListed, onRemoved, onChanged }: LibraryDeps): LibraryStore {
  const server = createServerState();
  return createStore<LibraryState>()((set, get) => ({
    scripts: null,
    error: null,
    notice: null,
    async load() {
      await server.ask(
        () => api('listScripts'),
        ({ scripts }) => {
          set({ scripts, error: null });
          onListed(scripts);
        },
        (error) => set({ error: plainSentenceOf(error, 'Your scripts could not be listed. Please try again.') }),
      );
    },
    async remove(scriptId) {
      set({ notice: null, error: null });
      // Logged out meanwhile: what was removed is no business of the next user's.
      await server.ask(
        () => api('deleteScript', { path: { id: scriptId } }),
        ({ message }) => {
          const scripts = (get().scripts ?? []).filter((s) => s.script_id !== scriptId);
          set({ scripts, notice: message });
          onRemoved(scriptId);
          onListed(scripts);
        },
        (error) => set({ error: plainSentenceOf(error, 'The script could not be deleted. Please try again.') }),
      );
    },
    async readAgain(scriptId, question) {
      set({ notice: null, error: null });
      let refused: string | null = null;
      await server.ask(
        () => api('retryAnswer', { path: { n: String(question) }, query: { script_id: scriptId } }),
        () => {
          set({ notice: 'The script is being read again. Its reports come one after another.' });
          onChanged(scriptId);
        },
        (error) => {
          refused = plainSentenceOf(error, 'The script could not be read again. Please try once more.');
        },
      );
      await get().load();
      // The list that comes after it knows of no trouble.
      if (refused !== null) set({ error: refused });
    },
    reset() {
      server.begin();
      set({ scripts: null, error: null, notice: null });
    },
  }));
}
