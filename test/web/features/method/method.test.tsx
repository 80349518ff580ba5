/** The method page on the site: open to everybody, and one link away from each report. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { buildSample } from '../../fixtures/built-sample.ts';
import { visit } from '../../fixtures/fake-site.tsx';

describe('the method page', () => {
  it('says to a guest how each report is counted, with its tables', async () => {
    const { here } = visit({ path: '/method' });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('How this was counted');
    expect(here()).toBe('/method');
    const checks = screen.getByRole('heading', { name: 'The checks' }).closest('section');
    expect(within(checks as HTMLElement).getAllByRole('row').length).toBeGreaterThan(5);
  });

  it('is linked from the foot of a report', async () => {
    const { here } = visit({ path: '/sample/flaw-detection', files: { '/sample.json': buildSample() } });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('link', { name: 'How this was counted' }));
    expect(here()).toBe('/method');
  });
});
