/** Loads the comparison of two scripts, and looks again, less and less often, while one is being read or a report is being made. */
import { useEffect, useState } from 'react';
import type { Comparison } from '../../../../lib/contract/comparison.ts';
import { plainSentenceOf } from '../../api/api-error.ts';
import { useStores } from '../../app/stores-context.tsx';

const firstWaitMs = 1500;
const longestWaitMs = 15_000;
const growth = 1.5;

const isMoving = (status: string | null): boolean => status === 'pending' || status === 'running';
const isSettled = (comparison: Comparison): boolean =>
  comparison.status === 'ready'
    ? !comparison.reports.some(({ older, newer }) => isMoving(older) || isMoving(newer))
    : [comparison.older, comparison.newer].some(({ status }) => status === 'failed');

interface Loaded {
  /** Which two scripts it is about. */
  readonly of: string;
  readonly comparison: Comparison | null;
  readonly error: string | null;
}

/** Both null until the first answer. */
export function useComparison(scriptId: string, otherId: string): Pick<Loaded, 'comparison' | 'error'> {
  const { api } = useStores();
  // The same two, whichever of them lies beside: from one to the other the comparison stays.
  const [one, other] = scriptId < otherId ? [scriptId, otherId] : [otherId, scriptId];
  const of = `${one} ${other}`;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waitMs = firstWaitMs;
    const look = async (): Promise<void> => {
      try {
        const comparison = await api('compareDrafts', { path: { id: one }, query: { with: other } });
        if (left) return;
        setLoaded({ of, comparison, error: null });
        if (isSettled(comparison)) return;
      } catch (error) {
        if (left) return;
        const sentence = plainSentenceOf(error, 'The two drafts could not be compared. Please try again.');
        // What is shown stays; a first look that fails is told.
        setLoaded((held) => (held?.of === of && held.comparison ? held : { of, comparison: null, error: sentence }));
        return;
      }
      timer = setTimeout(() => void look(), waitMs);
      waitMs = Math.min(longestWaitMs, waitMs * growth);
    };
    void look();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [api, one, other, of]);
  return loaded?.of === of ? loaded : { comparison: null, error: null };
}
