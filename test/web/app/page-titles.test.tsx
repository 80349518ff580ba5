/** What the browser's tab is called: every screen names itself, so that tabs and histories can be told apart. */
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inactivePayment } from '../../../lib/contract/payment-status.ts';
import { visit } from '../fixtures/fake-site.tsx';

describe('the title', () => {
  it.each([
    ['/login', 'Login'],
    ['/signup', 'Sign up'],
    ['/forgot-password', 'Reset your password'],
    ['/welcome', 'Welcome'],
    ['/terms', 'Terms of Service'],
    ['/method', 'How this was counted'],
    ['/payment/success', 'Payment successful'],
    ['/payment/failed', 'Payment failed'],
  ])('of %s for a guest is %s', async (path, title) => {
    visit({ path });
    await waitFor(() => expect(document.title).toBe(`${title} · Dramaturg`));
  });

  it.each([
    ['/landing', 'Home'],
    ['/technology', 'Home'],
    ['/pricing', 'Pricing'],
    ['/pricingPlans', 'Pricing'],
    ['/uploading-progress', 'Upload'],
    ['/scripts', 'Your scripts'],
    ['/slate', 'Slate'],
    ['/account', 'Your account'],
  ])('of %s for a user is %s', async (path, title) => {
    visit({ path, payment: inactivePayment, uploaded: true });
    await waitFor(() => expect(document.title).toBe(`${title} · Dramaturg`));
  });
});
