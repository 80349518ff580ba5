/** The plans, their prices and quotas: the server's when it answers, the specified fallback when it does not. Charges nothing. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PlanQuotas } from '../../../../lib/contract/plan-quotas.ts';
import { type PlansOutput, planTable } from '../../../../lib/contract/plans.ts';
import type { SiteTerms } from '../../../../lib/contract/site-terms.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { plainSentenceOf } from '../../api/api-error.ts';

export interface PlansState {
  readonly plans: PlansOutput;
  /** Null until they are known; then as specified, unless the deployment says otherwise. */
  readonly quotas: PlanQuotas | null;
  readonly status: 'idle' | 'loading' | 'succeeded' | 'failed';
  readonly error: string | null;
  /** The API's, for a user. */
  load(): Promise<void>;
  /** What the site says of its plans to anybody: prices and quotas, without a session. What the API has said stands. */
  loadTerms(): Promise<void>;
}
export type PlansStore = StoreApi<PlansState>;

export const plansUnavailable = 'Unable to fetch plans. Please try again later.';

/** `fetchFile` fetches what lies beside the site. */
export function createPlansStore(api: ApiClient, fetchFile: typeof fetch): PlansStore {
  const readTerms = async (): Promise<SiteTerms> => {
    // The schema comes with the file: no first screen asks for either.
    const { siteTerms, siteTermsFile } = await import('../../../../lib/contract/site-terms.ts');
    const response = await fetchFile(`/${siteTermsFile}`, { credentials: 'omit', cache: 'no-store' });
    if (!response.ok) throw new Error(plansUnavailable);
    return siteTerms.parse(await response.json());
  };
  return createStore<PlansState>()((set, get) => ({
    plans: planTable,
    quotas: null,
    status: 'idle',
    error: null,
    async load() {
      set({ status: 'loading', error: null });
      try {
        set({ plans: await api('listPlans'), status: 'succeeded' });
      } catch (error) {
        set({ plans: planTable, status: 'failed', error: plainSentenceOf(error, plansUnavailable) });
      }
    },
    async loadTerms() {
      try {
        const { plans, quotas } = await readTerms();
        set(get().status === 'idle' ? { plans, quotas, error: null } : { quotas });
      } catch (error) {
        console.error(error);
        if (get().status === 'idle') set({ error: plansUnavailable });
      }
    },
  }));
}
