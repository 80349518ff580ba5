/** A part of the site that does not come: one reload, then a sentence; everything else is somebody else's error. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../web/src/app/error-boundary.tsx';
import { isMissingPart } from '../../../web/src/app/missing-part.ts';
import { MissingPartBoundary } from '../../../web/src/app/missing-part-boundary.tsx';

const gone = new TypeError('Failed to fetch dynamically imported module: https://example.com/assets/view-1a2b.js');

function open(error: Error, tab: { online?: boolean; held?: Map<string, string>; now?: number } = {}) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const held = tab.held ?? new Map<string, string>();
  const reload = vi.fn();
  const Part = lazy(() => Promise.reject(error));
  const view = render(
    <ErrorBoundary>
      <MissingPartBoundary
        tab={{
          storage: { getItem: (key) => held.get(key) ?? null, setItem: (key, value) => held.set(key, value) },
          isOnline: () => tab.online ?? true,
          now: () => tab.now ?? 1_000_000,
          reload,
        }}
      >
        <Suspense fallback="waiting">
          <Part />
        </Suspense>
      </MissingPartBoundary>
    </ErrorBoundary>,
  );
  return { held, reload, log, ...view };
}

describe('a part of the site that is missing', () => {
  it('is known by what the browsers say', () => {
    const sentences = [
      gone.message,
      'error loading dynamically imported module: https://example.com/a.js',
      'Importing a module script failed.',
      'Unable to preload CSS for /assets/a.css',
    ];
    for (const sentence of sentences) expect(isMissingPart(new Error(sentence))).toBe(true);
    expect(isMissingPart(new Error('Cannot read properties of undefined'))).toBe(false);
    expect(isMissingPart('gone')).toBe(false);
  });

  it('case 39: has the page loaded again once, and then says what happened and leaves the reload to the reader', async () => {
    const first = open(gone);
    await vi.waitFor(() => expect(first.reload).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).toBeNull();
    first.unmount();

    const second = open(gone, { held: first.held, now: 1_010_000 });
    expect((await screen.findByRole('alert')).textContent).toContain('A part of this page could not be loaded.');
    expect(second.reload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(second.reload).toHaveBeenCalledTimes(1);
    second.unmount();

    const later = open(gone, { held: first.held, now: 2_000_000 });
    await vi.waitFor(() => expect(later.reload).toHaveBeenCalledTimes(1));
    later.log.mockRestore();
  });

  it('loads nothing again without a network', async () => {
    const { reload, log } = open(gone, { online: false });
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeDefined();
    expect(reload).not.toHaveBeenCalled();
    log.mockRestore();
  });

  it('is of no concern any more to whoever goes back to what is here', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Part = lazy(() => Promise.reject(gone));
    const storage = { getItem: () => null, setItem: () => undefined };
    const tab = { storage, isOnline: () => false, now: Date.now, reload: vi.fn() };
    const at = (place: string) => (
      <MissingPartBoundary place={place} tab={tab}>
        <Suspense fallback="waiting">{place === '/scripts' ? <Part /> : 'The prices'}</Suspense>
      </MissingPartBoundary>
    );
    const { rerender } = render(at('/scripts'));
    expect(await screen.findByRole('alert')).toBeDefined();
    rerender(at('/pricing'));
    expect(screen.getByText('The prices')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    log.mockRestore();
  });

  it('leaves a defect to the boundary that says so', async () => {
    const { reload, log } = open(new Error('Cannot read properties of undefined'));
    expect(await screen.findByRole('heading', { name: 'This page has stopped working' })).toBeDefined();
    expect(reload).not.toHaveBeenCalled();
    log.mockRestore();
  });
});
