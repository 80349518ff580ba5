/** Sandboxes that wait for their next call, of all functions together: each is ended when nobody called it for long, the one that waits longest when they are too many. */
import type { Sandbox } from './lambda-sandbox.ts';

export interface IdleSandboxes {
  /** `end` is called once, unless the sandbox is taken before. */
  rest(sandbox: Sandbox, end: () => void): void;
  take(sandbox: Sandbox): void;
}

/** A sandbox holds thirty to three hundred megabytes. */
const mostIdle = 16;
const longestIdleMs = 60_000;

export function idleSandboxes({ most = mostIdle, idleMs = longestIdleMs } = {}): IdleSandboxes {
  /** The one that waits longest comes first. */
  const waiting = new Map<Sandbox, { readonly timer: NodeJS.Timeout; readonly end: () => void }>();
  const endOne = (sandbox: Sandbox): void => {
    const held = waiting.get(sandbox);
    if (held === undefined) return;
    clearTimeout(held.timer);
    waiting.delete(sandbox);
    held.end();
  };
  return {
    rest(sandbox, end) {
      const timer = setTimeout(() => endOne(sandbox), idleMs).unref();
      waiting.set(sandbox, { timer, end });
      const [longest] = waiting.keys();
      if (waiting.size > most && longest !== undefined) endOne(longest);
    },
    take(sandbox) {
      clearTimeout(waiting.get(sandbox)?.timer);
      waiting.delete(sandbox);
    },
  };
}
