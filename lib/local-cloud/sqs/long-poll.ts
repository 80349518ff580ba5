/** Waiting for messages: a receive that finds none sleeps until one is sent, becomes visible, or its time is up; it never polls. */
import { EventEmitter } from 'node:events';

export type LongPoll = ReturnType<typeof createLongPoll>;

/** Receives wait in `until`; whoever makes a message visible calls `wake`. */
export function createLongPoll() {
  const closing = new AbortController();
  const arrivals = new EventEmitter().setMaxListeners(0);

  return {
    wake: (queue: string): void => void arrivals.emit(queue),

    /**
     * Repeats `attempt` until it gives something, `waitMs` have passed, the caller is gone or the emulator closes;
     * then it resolves to undefined. `nextDue` tells when (milliseconds since 1970) a hidden message shows itself.
     */
    async until<T>(
      queue: string,
      waitMs: number,
      gone: AbortSignal,
      attempt: () => T | undefined,
      nextDue: () => number | undefined,
    ): Promise<T | undefined> {
      const deadline = Date.now() + waitMs;
      const stop = AbortSignal.any([gone, closing.signal]);
      while (!stop.aborted) {
        const result = attempt();
        const left = deadline - Date.now();
        if (result !== undefined || left <= 0) return result;
        const due = (nextDue() ?? Number.POSITIVE_INFINITY) - Date.now();
        await arrival(arrivals, queue, Math.min(left, Math.max(due, 1)), stop);
      }
      return undefined;
    },

    close: (): void => closing.abort(),
  };
}

/** Resolves when the queue is woken, after `ms`, or when `stop` fires, whichever is first. */
function arrival(arrivals: EventEmitter, queue: string, ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      arrivals.off(queue, finish);
      stop.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    arrivals.on(queue, finish);
    stop.addEventListener('abort', finish);
  });
}
