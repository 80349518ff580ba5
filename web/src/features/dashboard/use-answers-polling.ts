/** Loads the answers of a script when the dashboard opens and looks again while something may still come. */
import { useEffect } from 'react';
import { useAnswers, useStores } from '../../app/stores-context.tsx';
import { isUnfinished, nextLookMs } from './answers-store.ts';

/** `scriptId` undefined: not known yet, nothing is loaded. */
export function useAnswersPolling(scriptId: string | null | undefined): void {
  const { answers, library } = useStores();
  const unfinished = useAnswers((s) => isUnfinished(s.list));

  useEffect(() => {
    if (scriptId !== undefined) void answers.getState().load(scriptId, { force: true });
  }, [answers, scriptId]);

  useEffect(() => {
    if (scriptId === undefined || !unfinished) return;
    let timer: ReturnType<typeof setTimeout>;
    let left = false;
    const look = async (): Promise<void> => {
      // A tab that nobody looks at asks nothing, and none asks again for a list that is on its way.
      if (document.visibilityState === 'visible' && !answers.getState().loading) {
        await answers.getState().load(scriptId);
        const script = library.getState().scripts?.find((s) => s.script_id === scriptId);
        if (script && script.status !== 'ready' && script.status !== 'failed') await library.getState().load();
      }
      if (!left) schedule();
    };
    const schedule = (): void => {
      timer = setTimeout(() => void look(), nextLookMs(answers.getState().unchangedLists));
    };
    schedule();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [answers, library, scriptId, unfinished]);
}
