/** The overview of the script on the screen, asked for once there are reports and again when all of them, or the model's reading, have come. */
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Overview } from '../../../../lib/contract/overview.ts';
import { useAnswers, useStores } from '../../app/stores-context.tsx';
import { overviewStage } from './overview-store.ts';

export interface LoadedOverview {
  /** Null until it has come. */
  readonly data: Overview | null;
  readonly error: string | null;
  readonly again: () => void;
}

export function useOverview(): LoadedOverview {
  const { overview: store } = useStores();
  const scriptId = useAnswers((s) => s.scriptId);
  // Before the first report is there the script may not have been read.
  const begun = useAnswers((s) => s.list?.some(({ status }) => status === 'succeeded') ?? false);
  const stage = useAnswers((s) => overviewStage(s.list));
  const held = useStore(store);
  const ofThis = held.scriptId === scriptId;
  // After a correction of the cast nothing is held, and it is asked for anew.
  const dropped = held.stage === null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was dropped is asked for again
  useEffect(() => {
    if (begun) void store.getState().load(scriptId, stage);
  }, [store, scriptId, begun, stage, dropped]);

  return {
    data: ofThis ? held.data : null,
    error: ofThis ? held.error : null,
    again: () => void store.getState().load(scriptId, stage),
  };
}
