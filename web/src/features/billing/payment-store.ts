/** A purchase from 'Choose This' to the provider's page, and its return. Believes nothing that the server has not verified. */
import * as z from 'zod';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PaymentStatus } from '../../../../lib/contract/payment-status.ts';
import { type Currency, currency, type Plan } from '../../../../lib/contract/plans.ts';
import type { RouteBodyInput } from '../../../../lib/contract/routes.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { ApiError, codeOf, plainSentenceOf, sentenceOf } from '../../api/api-error.ts';
import { storageKeys } from '../account/storage-keys.ts';

/** 'unanswered': nobody could say. The money may have been paid, so it is no failure. */
export type Verdict = 'stands' | 'refused' | 'unanswered';

export interface PaymentState {
  readonly status: 'pending' | 'success' | 'failed';
  readonly error: string | null;
  /** The plan whose purchase is being prepared; the page is left while this is set. */
  readonly busyPlanId: number | null;
  /** Prepares the purchase and leaves for the provider's page. Resolves with the failure's sentence, or null when the page is being left. */
  initiate(plan: Plan, currency: Currency): Promise<string | null>;
  /** Has the server verify what came back. */
  settle(returned: RouteBodyInput<'verifyPayment'>): Promise<Verdict>;
  /** The currency of the last choice in this browser, so that another try does not change the price. */
  lastCurrency(): Currency | null;
  fail(message: string): void;
  reset(): void;
}
export type PaymentStore = StoreApi<PaymentState>;

export const paymentTexts = {
  unavailable: 'Unable to process payment. Please try again later.',
  notInitiated: 'Failed to initiate payment process',
  noGateway: 'Failed to load payment gateway',
  invalidReturn: 'Invalid payment response',
  failed: 'Payment processing failed',
  unconfirmed:
    'Your payment could not be confirmed just now. If you have paid, your plan becomes active as soon as it is confirmed.',
} as const;

const chosen = z.object({ currency });
const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

export interface PaymentDeps {
  readonly api: ApiClient;
  readonly storage: Storage;
  readonly loadScript: (address: string) => Promise<void>;
  readonly leaveFor: (address: string) => void;
  readonly onPaid: (status: PaymentStatus) => void;
}

export function createPaymentStore({ api, storage, loadScript, leaveFor, onPaid }: PaymentDeps): PaymentStore {
  let settling: { readonly paymentId: string; readonly result: Promise<Verdict> } | null = null;

  return createStore<PaymentState>()((set) => {
    const prepare = async (plan: Plan, currency: Currency): Promise<string | null> => {
      let answer: Awaited<ReturnType<typeof api<'initiatePayment'>>>;
      try {
        answer = await api('initiatePayment', { body: { plan_id: plan.id, amount: plan.price, currency } });
      } catch (error) {
        if (codeOf(error) === 'bad_answer' && error instanceof Error && error.cause) return paymentTexts.notInitiated;
        return plainSentenceOf(error, paymentTexts.unavailable);
      }
      if (!answer.success) return answer.message || paymentTexts.notInitiated;
      try {
        await loadScript(answer.checkout_params.script_url);
      } catch {
        // Why a script did not load is nothing that a browser tells.
        return paymentTexts.noGateway;
      }
      leaveFor(answer.checkout_params.url);
      return null;
    };

    const verify = async (returned: RouteBodyInput<'verifyPayment'>): Promise<Verdict> => {
      try {
        const { payment_status: verified } = await api('verifyPayment', { body: returned });
        const status: PaymentStatus = {
          ...verified,
          status: 'COMPLETED',
          plan: verified.plan && { ...verified.plan, is_active: true, status: 'COMPLETED' },
        };
        storage.setItem(storageKeys.paymentStatus, JSON.stringify(status));
        storage.setItem(storageKeys.isPaymentVerified, 'true');
        onPaid(status);
        set({ status: 'success', error: null });
        return 'stands';
      } catch (error) {
        settling = null;
        if (isUnanswered(error)) return 'unanswered';
        storage.setItem(storageKeys.isPaymentVerified, 'false');
        set({ status: 'failed', error: sentenceOf(error, paymentTexts.failed) });
        return 'refused';
      }
    };

    return {
      status: 'pending',
      error: null,
      busyPlanId: null,

      async initiate(plan, currency) {
        set({ status: 'pending', error: null, busyPlanId: plan.id });
        storage.setItem(storageKeys.selectedPlan, JSON.stringify({ id: plan.id, name: plan.name, currency }));
        const failure = await prepare(plan, currency);
        if (failure !== null) set({ busyPlanId: null, error: failure });
        return failure;
      },

      settle(returned) {
        if (settling?.paymentId !== returned.stripe_payment_id)
          settling = { paymentId: returned.stripe_payment_id, result: verify(returned) };
        return settling.result;
      },

      lastCurrency() {
        try {
          const read = chosen.safeParse(JSON.parse(storage.getItem(storageKeys.selectedPlan) ?? 'null'));
          return read.success ? read.data.currency : null;
        } catch {
          // Text that is no JSON was not written here.
          return null;
        }
      },

      fail(message) {
        storage.setItem(storageKeys.isPaymentVerified, 'false');
        set({ status: 'failed', error: message, busyPlanId: null });
      },

      reset() {
        settling = null;
        set({ status: 'pending', error: null, busyPlanId: null });
      },
    };
  });
}
