/** Runs the progress machine on the clock: its ticks, the forced completion, the early finish of an upload that has succeeded. */
import { useEffect, useState } from 'react';
import { endOfProgress, type Progress, progressTiming, startOfProgress, tick } from './progress.ts';

/** `succeeded`: the upload store says so. `halted`: the script has failed, so nothing goes on. */
export function useProgress(succeeded: boolean, halted: boolean, random: () => number = Math.random): Progress {
  const [progress, setProgress] = useState<Progress>(startOfProgress);
  const { phase } = progress;
  const nearlyDone = phase !== 'complete' && progress.percent > progressTiming.finishFromPercent;

  useEffect(() => {
    if (halted || phase === 'complete') return;
    const everyMs = phase === 'uploading' ? progressTiming.uploadingTickMs : progressTiming.processingTickMs;
    const timer = setInterval(() => {
      const step = random();
      setProgress((now) => tick(now, step));
    }, everyMs);
    return () => clearInterval(timer);
  }, [phase, halted, random]);

  useEffect(() => {
    if (halted || phase !== 'processing') return;
    const timer = setTimeout(() => setProgress(endOfProgress), progressTiming.forcedCompletionMs);
    return () => clearTimeout(timer);
  }, [phase, halted]);

  useEffect(() => {
    if (halted || !succeeded || !nearlyDone) return;
    const timer = setTimeout(() => setProgress(endOfProgress), progressTiming.finishDelayMs);
    return () => clearTimeout(timer);
  }, [succeeded, nearlyDone, halted]);

  return progress;
}
