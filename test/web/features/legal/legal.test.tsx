/** The terms and the privacy page: reachable where they are needed, and true to the stack they speak of. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inactivePayment } from '../../../../lib/contract/payment-status.ts';
import { maxPages, maxUploadBytes } from '../../../../lib/contract/uploads.ts';
import { visit } from '../../fixtures/fake-site.tsx';

const sourceOf = (file: string): string => readFileSync(path.join(import.meta.dirname, '../../../..', file), 'utf8');

describe('the terms and the privacy page', () => {
  it('open beside the sign-up form, so that what was typed stays', async () => {
    visit({ path: '/signup' });
    for (const [name, to] of [
      ['Terms of Service', '/terms'],
      ['Privacy', '/privacy'],
    ] as const) {
      const link = await screen.findByRole('link', { name });
      expect(link.getAttribute('href')).toBe(to);
      expect(link.getAttribute('target')).toBe('_blank');
    }
    expect(screen.getByRole('checkbox', { name: 'I accept the Terms of Service' })).toBeDefined();
  });

  it('are linked from the footer and from each other', async () => {
    visit({ path: '/terms' });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Terms of Service');
    expect(document.title).toBe('Terms of Service · Dramaturg');
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs.filter((href) => href === '/privacy')).toHaveLength(2);
  });

  it('open to a signed-in user too', async () => {
    const { here } = visit({ path: '/privacy', payment: inactivePayment });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Privacy');
    expect(here()).toBe('/privacy');
  });

  it('name the limits and the retention that are in force', async () => {
    const { unmount } = visit({ path: '/terms' });
    expect(
      await screen.findByText(new RegExp(`${maxUploadBytes / 1024 / 1024} MB and ${maxPages} pages`)),
    ).toBeDefined();
    unmount();
    visit({ path: '/privacy' });
    expect(await screen.findByText(/are kept for one month.*is kept for 90 days/)).toBeDefined();
    expect(sourceOf('lib/stack/house-function.ts')).toContain('RetentionDays.ONE_MONTH');
    expect(sourceOf('lib/stack/uploads.ts')).toContain('expiration: Duration.days(90)');
    expect(screen.getByText(/backup forgets what was deleted after 35 days/)).toBeDefined();
    expect(sourceOf('lib/stack/data.ts')).toContain('pointInTimeRecoveryEnabled: true');
  });
});
