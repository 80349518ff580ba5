/** The plans and their prices: the server's when it answers, the specified fallback when it does not. Charges nothing. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type PlansOutput, planTable } from '../../../../lib/contract/plans.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { plainSentenceOf } from '../../api/api-error.ts';

export interface PlansState {
  readonly plans: PlansOutput;
  readonly status: 'idle' | 'loading' | 'succeeded' | 'failed';
  readonly error: string | null;
  load(): Promise<void>;
}
export type PlansStore = StoreApi<PlansState>;

export const plansUnavailable = 'Unable to fetch plans. Please try again later.';

export function createPlansStore(api: ApiClient): PlansStore {
  return createStore<PlansState>()((set) => ({
    plans: planTable,
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
  }));
}
