/** One script's figures, loaded when a view or an export asks for them. Owns no timer; what is there is not fetched again. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RouteOutput } from '../../../../lib/contract/routes.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { plainSentenceOf } from '../../api/api-error.ts';

type Statistics = RouteOutput<'getStatistics'>;

/** Where the figures come from: the API, or the sample's file. */
export interface StatisticsSource {
  /** `scriptId` null: no script is known, which only the sample can do without. Throws what the user can be told. */
  statistics(scriptId: string | null): Promise<Statistics>;
}

export interface StatisticsState {
  readonly scriptId: string | null;
  /** Null until the first answer. */
  readonly statistics: Statistics | null;
  readonly error: string | null;
  /** Loads the figures of a script unless they are there; what is held of another goes. */
  load(scriptId: string | null): Promise<void>;
  reset(): void;
}
export type StatisticsStore = StoreApi<StatisticsState>;

const notLoaded = 'The figures could not be loaded. Please try again.';

export const createStatisticsSource = (api: ApiClient): StatisticsSource => ({
  async statistics(scriptId) {
    if (scriptId === null) throw new Error(notLoaded);
    return api('getStatistics', { path: { id: scriptId } });
  },
});

const nothing = { scriptId: null, statistics: null, error: null } as const;

export function createStatisticsStore(source: StatisticsSource): StatisticsStore {
  // What was asked for before a reset or for another script must not land in the new state.
  let generation = 0;
  return createStore<StatisticsState>()((set, get) => ({
    ...nothing,
    async load(scriptId) {
      if (scriptId !== get().scriptId) {
        generation += 1;
        set({ ...nothing, scriptId });
      }
      if (get().statistics?.status === 'ready') return;
      const mine = generation;
      try {
        const statistics = await source.statistics(scriptId);
        if (mine === generation) set({ statistics, error: null });
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
