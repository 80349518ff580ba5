/** Runs the progress machine on the clock: its ticks, the forced completion, the early finish of an upload that has succeeded. */
import { useEffect, useState } from 'react';
import { endOfProgress, type Progress, progressTiming, startOfProgress, tick } from './progress.ts';

/**
 * `from` is where the dial begins, anew whenever that is another place; null holds it in 'Uploading Script'. `succeeded`: the upload store says so.
 * `halted`: the script has failed, so nothing goes on.
 */
export function useProgress(
  from: Progress | null,
  succeeded: boolean,
  halted: boolean,
  random: () => number = Math.random,
): Progress {
  const [begun, setBegun] = useState(from);
  const [progress, setProgress] = useState<Progress>(from ?? startOfProgress);
  if (begun !== from) {
    setBegun(from);
    setProgress(from ?? startOfProgress);
  }
  const { phase } = progress;
  const still = halted || from === null || phase === 'complete';
  const nearlyDone = phase !== 'complete' && progress.percent > progressTiming.finishFromPercent;

  useEffect(() => {
    if (still) return;
    const everyMs = phase === 'uploading' ? progressTiming.uploadingTickMs : progressTiming.processingTickMs;
    const timer = setInterval(() => {
      const step = random();
      setProgress((now) => tick(now, step));
    }, everyMs);
    return () => clearInterval(timer);
  }, [phase, still, random]);

  useEffect(() => {
    if (still || phase !== 'processing') return;
    const timer = setTimeout(() => setProgress(endOfProgress), progressTiming.forcedCompletionMs);
    return () => clearTimeout(timer);
  }, [phase, still]);

  useEffect(() => {
    if (still || !succeeded || !nearlyDone) return;
    const timer = setTimeout(() => setProgress(endOfProgress), progressTiming.finishDelayMs);
    return () => clearTimeout(timer);
  }, [succeeded, nearlyDone, still]);

  return progress;
}
