/** The theme switch, and the script that applies its choice before the first paint. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { inactivePayment, type PaymentStatus } from '../../../../lib/contract/payment-status.ts';
import { paidFor, visit } from '../../fixtures/fake-site.tsx';
import { list } from '../../fixtures/sample-answers.ts';

const earlyScript = readFileSync(path.join(import.meta.dirname, '../../../../web/public/before-paint.js'), 'utf8');
/** As the browser does at the top of the page. */
const runEarlyScript = (): void => {
  new Function(earlyScript)();
};
const shown = () => document.documentElement.dataset.theme;

describe('the theme', () => {
  it.each([
    ['/welcome', null],
    ['/landing', inactivePayment],
    ['/dashboard', paidFor('basic')],
    ['/sample', null],
  ] satisfies [string, PaymentStatus | null][])('can be chosen in the top bar of %s', async (path, payment) => {
    visit({ path, payment, uploaded: path === '/dashboard', answers: { listAnswers: () => list } });
    const theme = await screen.findByRole('combobox', { name: 'Theme' });
    expect(shown()).toBeUndefined();
    await userEvent.setup().selectOptions(theme, 'Dark');
    expect(shown()).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it('is there again at the next visit, before anything is drawn', async () => {
    localStorage.setItem('theme', 'light');
    runEarlyScript();
    expect(shown()).toBe('light');
    visit({ path: '/welcome' });
    expect(await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Theme' })).toHaveProperty('value', 'light');
  });

  it('goes back to the system’s when that is chosen', async () => {
    localStorage.setItem('theme', 'dark');
    visit({ path: '/welcome' });
    await userEvent.setup().selectOptions(await screen.findByRole('combobox', { name: 'Theme' }), 'System');
    expect(shown()).toBeUndefined();
    expect(localStorage.getItem('theme')).toBeNull();
  });

  it('ignores a word it does not know', async () => {
    localStorage.setItem('theme', 'sepia');
    runEarlyScript();
    visit({ path: '/welcome' });
    expect(shown()).toBeUndefined();
    expect(await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Theme' })).toHaveProperty('value', 'system');
  });

  it('stays after a logout, which clears everything else but what was to be remembered', async () => {
    const { stores } = visit({ path: '/landing', payment: inactivePayment });
    localStorage.setItem('selectedPlan', '{}');
    stores.theme.getState().choose('dark');
    await stores.session.getState().logOut();
    expect(Object.keys(localStorage)).toEqual(['theme']);
    expect(shown()).toBe('dark');
  });
});
