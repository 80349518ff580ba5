/** The dial on the clock: ticks, thresholds, forced completion. */
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endOfProgress, startOfProgress, tick } from '../../../../web/src/features/upload/progress.ts';
import { useProgress } from '../../../../web/src/features/upload/use-progress.ts';

describe('a tick', () => {
  it('never goes back, switches to processing at 80 and completes at 99', () => {
    let progress = startOfProgress;
    for (let at = 0; at < 500 && progress.phase === 'uploading'; at += 1) {
      const next = tick(progress, (at % 10) / 10);
      expect(next.percent).toBeGreaterThanOrEqual(progress.percent);
      progress = next;
    }
    expect(progress).toEqual({ phase: 'processing', percent: 80 });
    while (progress.phase === 'processing') progress = tick(progress, 0.9);
    expect(progress).toEqual(endOfProgress);
    expect(tick(endOfProgress, 0.9)).toEqual(endOfProgress);
  });
});

describe('the progress', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const half = () => 0.5;
  const still = () => 0;

  it('ticks every 50 ms while uploading', () => {
    const { result } = renderHook(() => useProgress(startOfProgress, false, false, half));
    pass(49);
    expect(result.current.percent).toBe(0);
    pass(1);
    expect(result.current.percent).toBe(1.5);
    pass(50);
    expect(result.current.percent).toBe(3);
  });

  it('ticks every 100 ms while processing', () => {
    const { result } = renderHook(() => useProgress(startOfProgress, false, false, half));
    pass(54 * 50);
    expect(result.current).toEqual({ phase: 'processing', percent: 80 });
    pass(99);
    expect(result.current.percent).toBe(80);
    pass(1);
    expect(result.current.percent).toBe(80.75);
  });

  it('is forced to complete 2 seconds after processing began', () => {
    let step = 0.5;
    const { result } = renderHook(() => useProgress(startOfProgress, false, false, () => step));
    pass(54 * 50);
    step = 0;
    pass(1999);
    expect(result.current.phase).toBe('processing');
    pass(1);
    expect(result.current).toEqual(endOfProgress);
  });

  it('completes 500 ms after it passes 90 when the upload has succeeded', () => {
    let step = 0.999;
    const random = () => step;
    const { result } = renderHook(() => useProgress(startOfProgress, true, false, random));
    for (let at = 0; at < 100 && result.current.percent <= 90; at += 1) pass(50);
    expect(result.current.phase).toBe('processing');
    step = 0;
    pass(499);
    expect(result.current.phase).toBe('processing');
    pass(1);
    expect(result.current).toEqual(endOfProgress);
  });

  it('stands still once the script has failed', () => {
    const { result, rerender } = renderHook(({ failed }) => useProgress(startOfProgress, false, failed, half), {
      initialProps: { failed: false },
    });
    pass(500);
    const { percent } = result.current;
    rerender({ failed: true });
    pass(60_000);
    expect(result.current.percent).toBe(percent);
  });

  it('holds no timer after it is gone', () => {
    const { unmount } = renderHook(() => useProgress(startOfProgress, true, false, still));
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
