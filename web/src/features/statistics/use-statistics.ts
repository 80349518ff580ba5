/** Asks for the figures of the script on the screen, and again while it is still being read. */
import { useEffect } from 'react';
import { useAnswers, useStatisticsState, useStores } from '../../app/stores-context.tsx';

const waitMs = 2000;

/** The figures, once they are there. */
export function useStatistics() {
  const { statistics: store } = useStores();
  const scriptId = useAnswers((s) => s.scriptId);
  const held = useStatisticsState((s) => s);
  const ofThis = held.scriptId === scriptId;
  const statistics = ofThis ? held.statistics : null;
  const error = ofThis ? held.error : null;
  const reading = statistics !== null && statistics.status !== 'ready' && statistics.status !== 'failed';
  // Null again after a correction of the cast: then they are counted anew.
  const absent = statistics === null;

  useEffect(() => {
    if (absent) void store.getState().load(scriptId);
  }, [store, scriptId, absent]);
  useEffect(() => {
    if (!reading) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void store.getState().load(scriptId);
    }, waitMs);
    return () => clearInterval(timer);
  }, [store, scriptId, reading]);

  return { statistics, error, again: () => void store.getState().load(scriptId) };
}
