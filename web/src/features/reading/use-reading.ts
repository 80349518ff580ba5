/** Looks how a script was read until that is known: at once, then less and less often, and never from a tab that nobody looks at. */
import { useEffect } from 'react';
import { useStores } from '../../app/stores-context.tsx';

const firstWaitMs = 700;
const longestWaitMs = 10_000;
const growth = 1.4;

/** Null: no script is known yet. */
export function useReading(scriptId: string | null): void {
  const { reading: store } = useStores();
  useEffect(() => {
    if (scriptId === null) return;
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waitMs = firstWaitMs;
    const look = async (): Promise<void> => {
      if (document.visibilityState === 'visible') await store.getState().load(scriptId);
      const { reading, errorCode } = store.getState();
      const known = reading?.status === 'ready' || reading?.status === 'failed' || errorCode === 'not_found';
      if (left || known) return;
      timer = setTimeout(() => void look(), waitMs);
      waitMs = Math.min(longestWaitMs, waitMs * growth);
    };
    void look();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [store, scriptId]);
}
