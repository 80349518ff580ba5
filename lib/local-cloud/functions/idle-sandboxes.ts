/** Sandboxes that wait for their next call, of all functions together: each is ended when nobody called it for long, the one that waits longest when they are too many; and they are too many sooner while the process is large. */
import type { Sandbox } from './lambda-sandbox.ts';

export interface IdleSandboxes {
  /** `end` is called once, unless the sandbox is taken before. */
  rest(sandbox: Sandbox, end: () => void): void;
  take(sandbox: Sandbox): void;
}

/** A sandbox holds thirty to three hundred megabytes. */
const mostIdle = 16;
const mostIdleWhenLarge = 4;
const longestIdleMs = 60_000;
/** Of resident memory, from which on few sandboxes wait. */
const largeBytes = 700 * 1024 * 1024;
const processIsLarge = (): boolean => process.memoryUsage.rss() > largeBytes;

/** For who calls many functions in turn and has the memory, as tests do: each stays loaded, which is some two gigabytes for the product's forty. A cold start is half a second of work. */
export const keptWarm = (): IdleSandboxes => idleSandboxes({ most: 64, mostWhenLarge: 64, idleMs: 600_000 });

export function idleSandboxes({
  most = mostIdle,
  mostWhenLarge = mostIdleWhenLarge,
  isLarge = processIsLarge,
  idleMs = longestIdleMs,
} = {}): IdleSandboxes {
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
      const tooMany = waiting.size - (isLarge() ? Math.min(most, mostWhenLarge) : most);
      for (const longest of [...waiting.keys()].slice(0, Math.max(0, tooMany))) endOne(longest);
    },
    take(sandbox) {
      clearTimeout(waiting.get(sandbox)?.timer);
      waiting.delete(sandbox);
    },
  };
}
