/** Hands the stores to the screens: one context, one hook per store. Refuses to render outside its provider. */
import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import type { AccountState } from '../features/account/account-store.ts';
import type { SessionState } from '../features/account/session-store.ts';
import type { PaymentState } from '../features/billing/payment-store.ts';
import type { PlansState } from '../features/billing/plans-store.ts';
import type { AnswersState } from '../features/dashboard/answers-store.ts';
import type { LibraryState } from '../features/library/library-store.ts';
import type { ReadingState } from '../features/reading/reading-store.ts';
import type { ThemeState } from '../features/theme/theme-store.ts';
import type { DetailsState } from '../features/upload/details-store.ts';
import type { UploadState } from '../features/upload/upload-store.ts';
import type { Stores } from './create-stores.ts';

const Context = createContext<Stores | null>(null);

export function StoresProvider({ stores, children }: { readonly stores: Stores; readonly children: ReactNode }) {
  return <Context value={stores}>{children}</Context>;
}

export function useStores(): Stores {
  const stores = useContext(Context);
  if (!stores) throw new Error('A screen was rendered outside StoresProvider.');
  return stores;
}

export const useSession = <T,>(select: (state: SessionState) => T): T => useStore(useStores().session, select);
export const useAccountState = <T,>(select: (state: AccountState) => T): T => useStore(useStores().account, select);
export const usePlans = <T,>(select: (state: PlansState) => T): T => useStore(useStores().plans, select);
export const usePayment = <T,>(select: (state: PaymentState) => T): T => useStore(useStores().payment, select);
export const useUpload = <T,>(select: (state: UploadState) => T): T => useStore(useStores().upload, select);
export const useDetails = <T,>(select: (state: DetailsState) => T): T => useStore(useStores().details, select);
export const useLibrary = <T,>(select: (state: LibraryState) => T): T => useStore(useStores().library, select);
export const useReadingState = <T,>(select: (state: ReadingState) => T): T => useStore(useStores().reading, select);
export const useAnswers = <T,>(select: (state: AnswersState) => T): T => useStore(useStores().answers, select);
export const useTheme = <T,>(select: (state: ThemeState) => T): T => useStore(useStores().theme, select);
