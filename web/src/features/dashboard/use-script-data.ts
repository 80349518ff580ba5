/** Asks for the data of the script on the screen, and again, less and less often, while it is still being read. */
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useAnswers } from '../../app/stores-context.tsx';
import type { ScriptDataStore } from './script-data-store.ts';

const firstWaitMs = 1500;
const longestWaitMs = 15_000;
const growth = 1.4;

export interface LoadedData<Data> {
  /** Null until the first answer about this script. */
  readonly data: Data | null;
  readonly error: string | null;
  readonly again: () => void;
}

export function useScriptData<Data extends { readonly status: string }>(
  store: ScriptDataStore<Data>,
): LoadedData<Data> {
  const scriptId = useAnswers((s) => s.scriptId);
  // Which script it is, the list of answers says.
  const known = useAnswers((s) => s.list !== null || s.error !== null);
  const held = useStore(store);
  const ofThis = held.scriptId === scriptId;
  const data = ofThis ? held.data : null;
  const reading = data !== null && data.status !== 'ready' && data.status !== 'failed';
  // Null again after a correction of the cast: then they are asked for anew.
  const absent = data === null;

  useEffect(() => {
    if (known && absent) void store.getState().load(scriptId);
  }, [store, scriptId, known, absent]);
  useEffect(() => {
    if (!reading) return;
    let waitMs = firstWaitMs;
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      // A tab that nobody looks at asks nothing.
      if (document.visibilityState === 'visible') void store.getState().load(scriptId);
      waitMs = Math.min(longestWaitMs, waitMs * growth);
      timer = setTimeout(look, waitMs);
    };
    timer = setTimeout(look, waitMs);
    return () => clearTimeout(timer);
  }, [store, scriptId, reading]);

  return { data, error: ofThis ? held.error : null, again: () => void store.getState().load(scriptId) };
}
