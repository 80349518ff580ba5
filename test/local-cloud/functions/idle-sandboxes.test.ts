/** Sandboxes that wait for their next call: how many, how long, and which is ended first. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { idleSandboxes, keptWarm } from '../../../lib/local-cloud/functions/idle-sandboxes.ts';
import type { Sandbox } from '../../../lib/local-cloud/functions/lambda-sandbox.ts';

const megabyte = 1024 * 1024;
const sandbox = (): Sandbox => ({ isAlive: () => true, run: async () => undefined, close: async () => undefined });
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lets `count` sandboxes rest one after another; which were ended, in the order in which they were. */
function resting(count: number, options?: Parameters<typeof idleSandboxes>[0], idle = idleSandboxes(options)) {
  const ended: number[] = [];
  const all = Array.from({ length: count }, (_, at) => {
    const one = sandbox();
    idle.rest(one, () => void ended.push(at));
    return one;
  });
  return { ended, all, idle };
}

describe('sandboxes at rest', () => {
  it.each([
    [699, 20, [0, 1, 2, 3]],
    [700, 6, [0, 1]],
    [899, 6, [0, 1]],
    [900, 4, [0, 1]],
    [900, 2, []],
  ])('are at %i MB of %i the oldest ended: %j', (size, count, ended) => {
    expect(resting(count, { residentBytes: () => size * megabyte }).ended).toEqual(ended);
  });
  it('are as many as was said, where that is fewer', () => {
    expect(resting(3, { most: 1, residentBytes: () => 0 }).ended).toEqual([0, 1]);
    expect(resting(20, { most: 20, residentBytes: () => 800 * megabyte }).ended).toHaveLength(16);
  });
  it('are ended after a minute, each once, and not when they were taken', () => {
    const { ended, all, idle } = resting(3, { residentBytes: () => 0 });
    vi.advanceTimersByTime(30_000);
    idle.take(all[1] ?? sandbox());
    idle.take(sandbox());
    idle.rest(all[1] ?? sandbox(), () => void ended.push(10));
    vi.advanceTimersByTime(29_999);
    expect(ended).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ended).toEqual([0, 2]);
    vi.advanceTimersByTime(30_000);
    expect(ended).toEqual([0, 2, 10]);
    vi.advanceTimersByTime(600_000);
    expect(ended).toHaveLength(3);
  });
  it('are kept warm sixty-four at once, for ten minutes', () => {
    const { ended } = resting(65, undefined, keptWarm());
    expect(ended).toEqual([0]);
    vi.advanceTimersByTime(599_999);
    expect(ended).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(ended).toHaveLength(65);
  });
});
