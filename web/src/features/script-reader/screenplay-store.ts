/** One script's pages, loaded when the reader is opened. */
import type { RouteOutput } from '../../../../lib/contract/routes.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { createScriptDataStore, type ScriptDataStore } from '../dashboard/script-data-store.ts';

type Screenplay = RouteOutput<'getScreenplay'>;

/** Where the pages come from: the API, or the sample's file. */
export interface ScreenplaySource {
  /** `scriptId` null: no script is known, which only the sample can do without. Throws what the user can be told. */
  screenplay(scriptId: string | null): Promise<Screenplay>;
}
export type ScreenplayStore = ScriptDataStore<Screenplay>;

const notLoaded = 'The script could not be loaded. Please try again.';

export const createScreenplaySource = (api: ApiClient): ScreenplaySource => ({
  async screenplay(scriptId) {
    if (scriptId === null) throw new Error(notLoaded);
    return api('getScreenplay', { path: { id: scriptId } });
  },
});

export const createScreenplayStore = (source: ScreenplaySource): ScreenplayStore =>
  createScriptDataStore((scriptId) => source.screenplay(scriptId), notLoaded);
