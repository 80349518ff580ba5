/** One script's figures, loaded when a view or an export asks for them. */
import type { RouteOutput } from '../../../../lib/contract/routes.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { createScriptDataStore, type ScriptDataStore } from '../dashboard/script-data-store.ts';

type Statistics = RouteOutput<'getStatistics'>;

/** Where the figures come from: the API, or the sample's file. */
export interface StatisticsSource {
  /** `scriptId` null: no script is known, which only the sample can do without. Throws what the user can be told. */
  statistics(scriptId: string | null): Promise<Statistics>;
}
export type StatisticsStore = ScriptDataStore<Statistics>;

const notLoaded = 'The figures could not be loaded. Please try again.';

export const createStatisticsSource = (api: ApiClient): StatisticsSource => ({
  async statistics(scriptId) {
    if (scriptId === null) throw new Error(notLoaded);
    return api('getStatistics', { path: { id: scriptId } });
  },
});

export const createStatisticsStore = (source: StatisticsSource): StatisticsStore =>
  createScriptDataStore((scriptId) => source.statistics(scriptId), notLoaded);
