/** Looks again at a share link whose reports are open: when its window is looked at, now and then, and at the moment it ends. Asks nothing while nobody looks. */
import { useEffect } from 'react';

/** Each look is all reports, so the window's own signs come first. */
const everyMs = 3 * 60_000;
/** A window that is left and come back to in a moment is not news. */
const leastGapMs = 10_000;

/** `endsAt` is an ISO instant, null while nothing is open; `look` asks the server. */
export function useLinkWatch(endsAt: string | null, look: () => Promise<void>): void {
  useEffect(() => {
    if (endsAt === null) return;
    let timer: ReturnType<typeof setTimeout>;
    let left = false;
    let lastLook = Date.now();
    const schedule = (): void => {
      clearTimeout(timer);
      const end = Date.parse(endsAt) - Date.now();
      // Just behind the end: before it the link is still open.
      timer = setTimeout(() => void again(0), end > 0 ? Math.min(everyMs, end + 1000) : everyMs);
    };
    const again = async (gapMs: number): Promise<void> => {
      if (document.visibilityState === 'visible' && Date.now() - lastLook >= gapMs) {
        lastLook = Date.now();
        await look();
      }
      if (!left) schedule();
    };
    const seen = (): void => void again(leastGapMs);
    schedule();
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('focus', seen);
    return () => {
      left = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('focus', seen);
    };
  }, [endsAt, look]);
}
