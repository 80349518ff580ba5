/** Asks for the pages of the script on the screen, and again while it is still being read. */
import { useEffect } from 'react';
import { useAnswers, useScreenplayState, useStores } from '../../app/stores-context.tsx';
import type { ScreenplayState } from './screenplay-store.ts';

const waitMs = 2000;

export interface LoadedScreenplay extends Pick<ScreenplayState, 'screenplay' | 'error'> {
  readonly again: () => void;
}

/** The pages, once they are there. */
export function useScreenplay(): LoadedScreenplay {
  const { screenplay: store } = useStores();
  const scriptId = useAnswers((s) => s.scriptId);
  const known = useAnswers((s) => s.list !== null || s.error !== null);
  const held = useScreenplayState((s) => s);
  const ofThis = held.scriptId === scriptId;
  const screenplay = ofThis ? held.screenplay : null;
  const reading = screenplay !== null && screenplay.status !== 'ready' && screenplay.status !== 'failed';
  // Null again after a correction of the cast: then they are asked for anew.
  const absent = screenplay === null;

  useEffect(() => {
    if (known && absent) void store.getState().load(scriptId);
  }, [store, scriptId, known, absent]);
  useEffect(() => {
    if (!reading) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void store.getState().load(scriptId);
    }, waitMs);
    return () => clearInterval(timer);
  }, [store, scriptId, reading]);

  return { screenplay, error: ofThis ? held.error : null, again: () => void store.getState().load(scriptId) };
}
