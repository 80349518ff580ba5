/** Which blocks bear the label of their basis: where everything was counted, nothing says so, as a mark on every card marks none. */
import { createContext, useContext } from 'react';
import type { Basis } from './basis-label.tsx';

/** Whether a reading is shown, beside which what was counted is the exception. */
export const BesideReading = createContext(false);

/** Whether a block of this basis bears its label here. */
export const useIsMarked = (basis: Basis): boolean => useContext(BesideReading) || basis !== 'counted';
