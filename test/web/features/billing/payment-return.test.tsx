/** The provider's return to /landing, and the two result screens. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inactivePayment } from '../../../../lib/contract/payment-status.ts';
import { readPaymentReturn } from '../../../../web/src/features/billing/read-payment-return.ts';
import { paidFor, refusal, visit } from '../../fixtures/fake-site.tsx';
import { pass, until } from '../../fixtures/turns.ts';

const complete = 'stripe_payment_id=pi_1&stripe_order_id=cs_1&stripe_signature=abc';

describe('the query of a return', () => {
  it('is none without one of its names', () => {
    expect(readPaymentReturn('?utm=1')).toBeNull();
  });
  it('is an error whatever else is there', () => {
    expect(readPaymentReturn(`?${complete}&error=Declined`)).toEqual({ kind: 'error', message: 'Declined' });
  });
  it('is complete with all three and invalid with fewer', () => {
    expect(readPaymentReturn(`?${complete}`)?.kind).toBe('complete');
    expect(readPaymentReturn('?stripe_payment_id=pi_1')?.kind).toBe('invalid');
    expect(readPaymentReturn('?stripe_payment_id=pi_1&stripe_order_id=&stripe_signature=x')?.kind).toBe('invalid');
    expect(readPaymentReturn('?error=')?.kind).toBe('invalid');
  });
});

describe('the return handler', () => {
  it('believes the three parameters only once the server has verified them, then shows /landing', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const { here, calls, stores } = visit({
      path: `/landing?${complete}`,
      payment: inactivePayment,
      answers: { verifyPayment: () => promise },
    });
    await screen.findByText('Processing payment result...');
    expect(stores.session.getState().paymentStatus.has_active_payment).toBe(false);
    resolve({ payment_status: { ...paidFor('advanced'), status: null }, plan: { id: 3, name: 'advanced' } });
    await waitFor(() => expect(here()).toBe('/landing'));
    expect(stores.session.getState().paymentStatus).toMatchObject({
      has_active_payment: true,
      status: 'COMPLETED',
      plan: { name: 'advanced', type: 'advanced', is_active: true, status: 'COMPLETED' },
    });
    expect(localStorage.getItem('isPaymentVerified')).toBe('true');
    expect(JSON.parse(localStorage.getItem('paymentStatus') ?? '').plan.name).toBe('advanced');
    expect(calls.filter(({ route }) => route === 'verifyPayment').map(({ body }) => body)).toEqual([
      { stripe_payment_id: 'pi_1', stripe_order_id: 'cs_1', stripe_signature: 'abc' },
    ]);
  });

  it('goes to /payment/failed with the sentence of a payment that the server refuses', async () => {
    const { here, stores } = visit({
      path: `/landing?${complete}`,
      payment: inactivePayment,
      answers: { verifyPayment: () => refusal(400, 'payment_invalid', 'This payment could not be verified.') },
    });
    expect(await screen.findByText('This payment could not be verified.')).toBeDefined();
    expect(here()).toBe('/payment/failed');
    expect(stores.session.getState().paymentStatus.has_active_payment).toBe(false);
    expect(localStorage.getItem('isPaymentVerified')).toBe('false');
  });

  it('stores an error and passes it on in the navigation state; a reset forgets it', async () => {
    const { here, state, stores, calls } = visit({
      path: `/landing?${complete}&error=Your%20card%20was%20declined.`,
      payment: inactivePayment,
    });
    expect(await screen.findByText('Your card was declined.')).toBeDefined();
    expect(here()).toBe('/payment/failed');
    expect(state()).toEqual({ error: 'Your card was declined.' });
    expect(stores.payment.getState()).toMatchObject({ status: 'failed', error: 'Your card was declined.' });
    expect(calls.some(({ route }) => route === 'verifyPayment')).toBe(false);
    act(() => stores.payment.getState().reset());
    expect(stores.payment.getState()).toMatchObject({ status: 'pending', error: null });
  });

  it('never says that a payment failed which nobody could confirm: it stays at the address and checks again', async () => {
    const answers = [
      () => {
        throw new TypeError('Failed to fetch');
      },
      () => refusal(502, 'provider_unavailable', 'The card provider could not be reached.'),
      () => ({ payment_status: paidFor('basic'), plan: { id: 1, name: 'basic' } }),
    ];
    const { here, calls, stores } = visit({
      path: `/landing?${complete}`,
      payment: inactivePayment,
      answers: { verifyPayment: () => answers.shift()?.() },
    });
    const user = userEvent.setup();
    const checks = () => calls.filter(({ route }) => route === 'verifyPayment').length;
    for (const count of [1, 2]) {
      expect((await screen.findByRole('alert')).textContent).toContain('could not be confirmed just now');
      expect(checks()).toBe(count);
      expect(here()).toBe(`/landing?${complete}`);
      expect(localStorage.getItem('isPaymentVerified')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Check again' }));
      await waitFor(() => expect(checks()).toBe(count + 1));
    }
    await waitFor(() => expect(here()).toBe('/landing'));
    expect(stores.session.getState().paymentStatus.has_active_payment).toBe(true);
  });

  it('is carried through the login when the session has ended meanwhile', async () => {
    const { here, state } = visit({
      path: `/landing?${complete}`,
      payment: inactivePayment,
      answers: {
        verifyPayment: () => refusal(401, 'token_not_valid', 'Authentication token not found (token_not_valid)'),
        refreshToken: () => refusal(401, 'token_not_valid', 'Your session has ended. Please log in again.'),
      },
    });
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeDefined();
    expect(here()).toBe('/login');
    expect(state()).toMatchObject({ from: `/landing?${complete}` });
  });

  it('calls everything else an invalid response', async () => {
    visit({ path: '/landing?stripe_payment_id=pi_1', payment: inactivePayment });
    expect(await screen.findByText('Invalid payment response')).toBeDefined();
  });
});

describe('the failure screen', () => {
  it('shows the query’s error before the state’s, and the default without either', async () => {
    const first = visit({ path: '/payment/failed?error=From%20the%20query', state: { error: 'From the state' } });
    expect(await screen.findByText('From the query')).toBeDefined();
    first.unmount();
    const second = visit({ path: '/payment/failed', state: { error: 'From the state' } });
    expect(await screen.findByText('From the state')).toBeDefined();
    second.unmount();
    visit({ path: '/payment/failed' });
    expect(await screen.findByText('Payment processing failed')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Payment Failed' })).toBeDefined();
  });

  it('claims nothing about what was paid, and leads to where it is listed', async () => {
    visit({ path: '/payment/failed?error=Your%20payment%20is%20still%20being%20processed.' });
    const link = await screen.findByRole('link', { name: 'your account page' });
    expect(link.getAttribute('href')).toBe('/account');
    expect(screen.queryByText(/Nothing was bought/)).toBeNull();
  });

  it('tries again at /pricing', async () => {
    const { here } = visit({ path: '/payment/failed', payment: inactivePayment });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(here()).toBe('/pricing'));
  });

  it('tries an upgrade again at /pricingPlans: /pricing is closed to who has a plan', async () => {
    const { here } = visit({ path: '/payment/failed', payment: paidFor('basic') });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(here()).toBe('/pricingPlans'));
  });
});

describe('the success screen', () => {
  afterEach(() => vi.useRealTimers());
  it('says so and goes to /landing after 2000 ms', async () => {
    vi.useFakeTimers();
    const { here } = visit({ path: '/payment/success', payment: inactivePayment });
    await until(() => screen.queryByRole('heading', { name: 'Payment Successful!' }) !== null);
    expect(screen.getByText('Your payment has been processed successfully.')).toBeDefined();
    expect(screen.getByText('Redirecting to dashboard...')).toBeDefined();
    await pass(1999);
    expect(here()).toBe('/payment/success');
    await pass(1);
    await until(() => here() === '/landing');
  });

  it('says that no payment is known where none is, and nothing of it where one is', async () => {
    const none = 'We know of no payment in this session.';
    const guest = visit({ path: '/payment/success' });
    expect(await screen.findByText(none)).toBeDefined();
    guest.unmount();
    visit({ path: '/payment/success', payment: paidFor('basic') });
    expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeDefined();
    expect(screen.queryByText(none)).toBeNull();
  });
});
