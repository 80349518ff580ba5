/** One script's pages, loaded when the reader is opened. Owns no timer; what is there is not fetched again. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RouteOutput } from '../../../../lib/contract/routes.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { plainSentenceOf } from '../../api/api-error.ts';

type Screenplay = RouteOutput<'getScreenplay'>;

/** Where the pages come from: the API, or the sample's file. */
export interface ScreenplaySource {
  /** `scriptId` null: no script is known, which only the sample can do without. Throws what the user can be told. */
  screenplay(scriptId: string | null): Promise<Screenplay>;
}

export interface ScreenplayState {
  readonly scriptId: string | null;
  /** Null until the first answer. */
  readonly screenplay: Screenplay | null;
  readonly error: string | null;
  /** Loads the pages of a script unless they are there; what is held of another goes. */
  load(scriptId: string | null): Promise<void>;
  reset(): void;
}
export type ScreenplayStore = StoreApi<ScreenplayState>;

const notLoaded = 'The script could not be loaded. Please try again.';

export const createScreenplaySource = (api: ApiClient): ScreenplaySource => ({
  async screenplay(scriptId) {
    if (scriptId === null) throw new Error(notLoaded);
    return api('getScreenplay', { path: { id: scriptId } });
  },
});

const nothing = { scriptId: null, screenplay: null, error: null } as const;

export function createScreenplayStore(source: ScreenplaySource): ScreenplayStore {
  // What was asked for before a reset or for another script must not land in the new state.
  let generation = 0;
  return createStore<ScreenplayState>()((set, get) => ({
    ...nothing,
    async load(scriptId) {
      if (scriptId !== get().scriptId) {
        generation += 1;
        set({ ...nothing, scriptId });
      }
      if (get().screenplay?.status === 'ready') return;
      const mine = generation;
      set({ error: null });
      try {
        const screenplay = await source.screenplay(scriptId);
        if (mine === generation) set({ screenplay, error: null });
      } catch (error) {
        if (mine === generation) set({ error: plainSentenceOf(error, notLoaded) });
      }
    },
    reset() {
      generation += 1;
      set(nothing);
    },
  }));
}
