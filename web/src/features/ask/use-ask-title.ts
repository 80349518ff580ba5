/** What the view of questions is called: without a model nobody is asked, and words are found. */
import { useStore } from 'zustand';
import { useStores } from '../../app/stores-context.tsx';

/** Null until it is known whether there is a model. */
export function useAskTitle(): string | null {
  const left = useStore(useStores().ask, (s) => s.left);
  if (left === undefined) return null;
  return left === null ? 'Find in the Script' : 'Ask the Script';
}
