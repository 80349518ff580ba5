/** Setting up the second factor, its recovery codes and its end, one dialog long. Keeps no password; secret and codes only while the dialog shows them. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SecondFactorOffer } from '../../../../lib/contract/second-factor.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { type ApiErrorCode, codeOf, plainSentenceOf } from '../../api/api-error.ts';

/** 'off' is a dialog that has done its work. */
export type SecondFactorStep =
  | { readonly kind: 'password' | 'off' }
  | { readonly kind: 'app'; readonly offer: SecondFactorOffer }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

export interface SecondFactorState {
  readonly step: SecondFactorStep;
  readonly busy: boolean;
  /** A finished sentence, and what it is about. */
  readonly failure: { readonly message: string; readonly code: ApiErrorCode | null } | null;
  /** Asks for a secret of the app's. */
  begin(password: string): Promise<void>;
  confirm(code: string): Promise<void>;
  renewCodes(password: string): Promise<void>;
  switchOff(password: string): Promise<void>;
}

const noAnswer = 'There was no answer. Please check your connection and try again.';

/** `onChanged`: the account is not as it was. */
export function createSecondFactorStore(api: ApiClient, onChanged: () => void): StoreApi<SecondFactorState> {
  return createStore<SecondFactorState>()((set, get) => {
    const perform = async (work: () => Promise<SecondFactorStep>): Promise<void> => {
      if (get().busy) return;
      set({ busy: true, failure: null });
      try {
        const step = await work();
        set({ step, busy: false });
        if (step.kind !== 'app') onChanged();
      } catch (error) {
        const code = codeOf(error);
        set({ busy: false, failure: { message: plainSentenceOf(error, noAnswer), code } });
      }
    };
    const proofOf = async (password: string): Promise<string> =>
      (await api('proveOwner', { body: { password } })).proof;
    return {
      step: { kind: 'password' },
      busy: false,
      failure: null,
      begin: (password) =>
        perform(async () => ({ kind: 'app', offer: await api('beginSecondFactor', { body: { password } }) })),
      confirm: (code) =>
        perform(async () => {
          const { step } = get();
          if (step.kind !== 'app') return step;
          const body = { enrolment: step.offer.enrolment, code };
          return { kind: 'codes', codes: (await api('confirmSecondFactor', { body })).recovery_codes };
        }),
      renewCodes: (password) =>
        perform(async () => {
          const { recovery_codes: codes } = await api('renewRecoveryCodes', { proof: await proofOf(password) });
          return { kind: 'codes', codes };
        }),
      switchOff: (password) =>
        perform(async () => {
          await api('endSecondFactor', { proof: await proofOf(password) });
          return { kind: 'off' };
        }),
    };
  });
}
