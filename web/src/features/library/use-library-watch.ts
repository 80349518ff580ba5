/** Keeps the list of scripts true while it is looked at: asks again, less and less often, as long as a script is on its way or in the making. */
import { useEffect } from 'react';
import { useLibrary, useStores, useUpload } from '../../app/stores-context.tsx';
import { fingerprint, isSettled } from '../upload/use-script.ts';

const firstLookMs = 2000;
const longestWaitMs = 20_000;
const growth = 1.4;

export function useLibraryWatch(): void {
  const { library } = useStores();
  const sending = useUpload((s) => s.status === 'loading');
  const sent = useUpload((s) => s.data?.script_id ?? null);
  const scripts = useLibrary((s) => s.scripts);
  const open =
    sending ||
    (sent !== null && scripts?.every((each) => each.script_id !== sent)) ||
    scripts?.some((each) =>
      // A file that was never sent to its end would be waited for in vain.
      each.status === 'awaiting_upload' ? each.script_id === sent : !isSettled(each),
    );
  const seen = scripts?.map(fingerprint).join();

  useEffect(() => {
    // What is new begins the waiting anew.
    if (!open || seen === undefined) return;
    let left = false;
    let waitMs = firstLookMs;
    let timer: ReturnType<typeof setTimeout>;
    const look = async (): Promise<void> => {
      await library.getState().load();
      if (left) return;
      waitMs = Math.min(longestWaitMs, waitMs * growth);
      timer = setTimeout(() => void look(), waitMs);
    };
    timer = setTimeout(() => void look(), waitMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [open, seen, library]);
}
