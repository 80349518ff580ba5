/** What the service holds of one script beside its answers, such as its pages. Owns no timer; what is there is not fetched again. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { plainSentenceOf } from '../../api/api-error.ts';
import { createServerState } from '../../api/server-state.ts';

/** Until the script has been read, there is only how far it is. */
interface Readable {
  readonly status: string;
}

export interface ScriptDataState<Data extends Readable> {
  readonly scriptId: string | null;
  /** Null until the first answer. */
  readonly data: Data | null;
  readonly error: string | null;
  /** Loads the data of a script unless they are there; what is held of another goes. */
  load(scriptId: string | null): Promise<void>;
  reset(): void;
}
export type ScriptDataStore<Data extends Readable> = StoreApi<ScriptDataState<Data>>;

const nothing = { scriptId: null, data: null, error: null } as const;

/**
 * `fetchData` gets the script's id, or null where none is known, which only the sample can do without; it rejects with what the user can be
 * told, and where that says nothing, the sentence `notLoaded` does.
 */
export function createScriptDataStore<Data extends Readable>(
  fetchData: (scriptId: string | null) => Promise<Data>,
  notLoaded: string,
): ScriptDataStore<Data> {
  const server = createServerState();
  return createStore<ScriptDataState<Data>>()((set, get) => ({
    ...nothing,
    async load(scriptId) {
      if (scriptId !== get().scriptId) {
        server.begin();
        set({ ...nothing, scriptId });
      }
      if (get().data?.status === 'ready') return;
      set({ error: null });
      await server.ask(
        () => fetchData(scriptId),
        (data) => set({ data, error: null }),
        (error) => set({ error: plainSentenceOf(error, notLoaded) }),
      );
    },
    reset() {
      server.begin();
      set(nothing);
    },
  }));
}
