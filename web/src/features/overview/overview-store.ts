/** One script's overview, with its fix list and its scenes where they are. Owns no timer: whoever shows it says how far the reports are, and a new stage asks anew, underneath. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Overview } from '../../../../lib/contract/overview.ts';
import type { AnswerList } from '../../../../lib/contract/report.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { plainSentenceOf } from '../../api/api-error.ts';
import { createServerState } from '../../api/server-state.ts';
import { isUnfinished } from '../dashboard/answers-store.ts';

/** Where the overview comes from: the API, the sample's file or a share link. */
export interface OverviewSource {
  /** `scriptId` null: no script is known, which only the sample and a share link can do without. Throws what the user can be told. */
  overview(scriptId: string | null): Promise<Overview>;
}

export interface OverviewState {
  readonly scriptId: string | null;
  /** How far the reports were when it was last asked for. */
  readonly stage: string | null;
  /** Null until the first answer; an older one stays while a newer is on its way. */
  readonly data: Overview | null;
  readonly error: string | null;
  /** Asks unless it was asked at this stage and has come, or is on its way; done when it has come. Never rejects. */
  load(scriptId: string | null, stage: string): Promise<unknown>;
  /** Asks again, underneath what is being read. */
  renew(): Promise<unknown>;
  reset(): void;
}
export type OverviewStore = StoreApi<OverviewState>;

/** How far the reports are, as far as an overview is another then. */
export const overviewStage = (list: AnswerList | null): string => (isUnfinished(list) ? 'unfinished' : 'finished');

const nothing = { scriptId: null, stage: null, data: null, error: null } as const;
const notLoaded = 'The overview could not be loaded. Please try again.';

export const createOverviewSource = (api: ApiClient): OverviewSource => ({
  async overview(scriptId) {
    if (scriptId === null) throw new Error(notLoaded);
    return api('getOverview', { path: { id: scriptId } });
  },
});

export function createOverviewStore(source: OverviewSource, held: Overview | null = null): OverviewStore {
  const server = createServerState();
  return createStore<OverviewState>()((set, get) => {
    let underWay: Promise<unknown> = Promise.resolve();
    const ask = (): Promise<unknown> => {
      // An answer to an older question must not replace a newer one.
      server.begin();
      set({ error: null });
      underWay = server.ask(
        () => source.overview(get().scriptId),
        (data) => set({ data, error: null }),
        (error) => set({ error: plainSentenceOf(error, notLoaded) }),
      );
      return underWay;
    };
    return {
      ...nothing,
      data: held,
      load(scriptId, stage) {
        const { scriptId: before, stage: asked, error } = get();
        if (scriptId === before && stage === asked && error === null) return underWay;
        set(scriptId === before ? { stage } : { ...nothing, scriptId, stage });
        return ask();
      },
      renew: () => (get().stage === null ? underWay : ask()),
      reset() {
        server.begin();
        set(nothing);
      },
    };
  });
}
