/** How often the dashboard asks for answers that are still to come. */
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paidFor, visit } from '../../fixtures/fake-site.tsx';
import { list } from '../../fixtures/sample-answers.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pending = list.map((entry) => ({ ...entry, status: 'pending' as const, response: '' }));
const open = async (listAnswers: () => unknown = () => pending) => {
  const { calls } = visit({
    path: '/dashboard',
    payment: paidFor('basic'),
    uploaded: true,
    answers: { listAnswers },
  });
  await screen.findByRole('navigation', { name: 'Analyses' });
  return () => calls.filter(({ route }) => route === 'listAnswers').length;
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('unfinished answers', () => {
  it('are asked for every second at first, then less and less often while nothing changes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const asked = await open();
    const before = asked();
    await pass(5_000);
    const atFirst = asked() - before;
    expect(atFirst).toBeGreaterThanOrEqual(4);
    await pass(600_000);
    const later = asked();
    await pass(60_000);
    expect(asked() - later).toBeGreaterThanOrEqual(3);
    expect(asked() - later).toBeLessThanOrEqual(8);
  });

  it('are not asked for in a tab that nobody looks at, and are again when it is seen', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const asked = await open();
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(2_000);
    const before = asked();
    await pass(60_000);
    expect(asked()).toBe(before);
    seen.mockReturnValue('visible');
    await pass(15_000);
    expect(asked()).toBeGreaterThan(before);
  });

  it('are not asked for again while they are on their way', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const slow = Promise.withResolvers<unknown>();
    const asked = await open(() => slow.promise);
    const before = asked();
    expect(before).toBeGreaterThan(0);
    await pass(10_000);
    expect(asked()).toBe(before);
    slow.resolve(pending);
    await pass(15_000);
    expect(asked()).toBeGreaterThan(before);
  });
});
