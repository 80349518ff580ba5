/** Sandboxes that wait for their next call, of all functions together: each is ended when nobody called it for long, the one that waits longest when they are too many; and they are too many sooner the larger the process is. */
import type { Sandbox } from './lambda-sandbox.ts';

export interface IdleSandboxes {
  /** `end` is called once, unless the sandbox is taken before. */
  rest(sandbox: Sandbox, end: () => void): void;
  take(sandbox: Sandbox): void;
}

/** A sandbox holds thirty to three hundred megabytes. */
const mostIdle = 16;
const longestIdleMs = 60_000;
const megabyte = 1024 * 1024;
/** From which resident memory on how many wait, the largest first. */
const fewerWhenLarge = [
  { fromBytes: 900 * megabyte, most: 2 },
  { fromBytes: 700 * megabyte, most: 4 },
];
const residentOfProcess = (): number => process.memoryUsage.rss();

/** For who calls many functions in turn and has the memory, as tests do: each stays loaded, which is some two gigabytes for the product's forty. A cold start is half a second of work. */
export const keptWarm = (): IdleSandboxes => idleSandboxes({ most: 64, residentBytes: () => 0, idleMs: 600_000 });

const mostFor = (bytes: number): number =>
  fewerWhenLarge.find(({ fromBytes }) => bytes >= fromBytes)?.most ?? Number.POSITIVE_INFINITY;

export function idleSandboxes({
  most = mostIdle,
  residentBytes = residentOfProcess,
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
      const tooMany = waiting.size - Math.min(most, mostFor(residentBytes()));
      for (const longest of [...waiting.keys()].slice(0, Math.max(0, tooMany))) endOne(longest);
    },
    take(sandbox) {
      clearTimeout(waiting.get(sandbox)?.timer);
      waiting.delete(sandbox);
    },
  };
}
