/** The pricing screen and the way to the provider's page. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { inactivePayment } from '../../../../lib/contract/payment-status.ts';
import { planTable } from '../../../../lib/contract/plans.ts';
import { type Answers, paidFor, refusal, visit } from '../../fixtures/fake-site.tsx';

const checkout = {
  success: true,
  message: 'ok',
  payment_id: 'pay_1',
  plan: { id: 2, name: 'intermediate' },
  checkout_params: {
    key: 'pk_1',
    order_id: 'cs_1',
    url: 'https://checkout.example/cs_1',
    script_url: 'https://js.example/v3',
    amount: 200,
    currency: 'INR',
    prefill: { name: 'Noor', email: 'noor@example.com' },
    notes: {},
  },
};
const choose = async (plan: string) => {
  await userEvent.setup().click(await screen.findByRole('button', { name: `Choose This: ${plan}` }));
};
const open = async (answers: Answers = {}, around = {}) => {
  const made = visit({ path: '/pricing', payment: inactivePayment, answers, around });
  await screen.findByRole('heading', { name: 'EXPERT' });
  return made;
};

describe('the pricing screen', () => {
  it('shows the seven sample cards, the four plans with both prices, and who processes the payment', async () => {
    await open();
    const samples = screen.getAllByText('Capture Yourself').map((each) => each.closest('li')?.textContent ?? '');
    expect(samples.map((text) => text.replace('Capture Yourself', ''))).toEqual([
      'Type of Script = Movie',
      'Movie Title',
      'Director',
      'Tentative Cast',
      'Hero Name',
      'Character Name',
      'Genre',
    ]);
    expect(screen.getAllByRole('heading', { name: 'FEATURES' })).toHaveLength(4);
    for (const feature of planTable.expert.features) expect(screen.getAllByText(feature).length).toBeGreaterThan(0);
    for (const name of ['BASIC', 'INTERMEDIATE', 'ADVANCED', 'EXPERT'])
      expect(screen.getByRole('heading', { name })).toBeDefined();
    for (const price of ['₹1', '₹2', '₹10,000', '₹25,000', '$49', '$99', '$250', '$1,000'])
      expect(screen.getByText(price)).toBeDefined();
    expect(screen.getByText(/^Up to 20 uploads a day\..*asked for the next day\.$/)).toBeDefined();
    expect(screen.getByText('Secure payment processing by Stripe')).toBeDefined();
    expect(screen.getByText('We accept').nextElementSibling?.children).toHaveLength(4);
  });

  it('says what one purchase covers and what becomes of refunds, with the deployment’s own quotas', async () => {
    const few = (uploads_a_day: number) => ({ uploads_a_day, model_usd_a_day: 2 });
    const quotas = { basic: few(3), intermediate: few(20), advanced: few(20), expert: few(20) };
    visit({ path: '/pricing', payment: inactivePayment, files: { '/plans.json': { plans: planTable, quotas } } });
    expect(await screen.findByText(/^By plan, up to 3 to 20 uploads a day\./)).toBeDefined();
    expect(screen.getByText(/^Your account, for good: every script and every draft/)).toBeDefined();
    expect(screen.getByText(/A payment that is refunded takes its plan back/)).toBeDefined();
  });

  it('shows the server’s prices when they come', async () => {
    await open({ listPlans: () => ({ ...planTable, basic: { ...planTable.basic, price: 1234 } }) });
    expect(await screen.findByText('₹1,234')).toBeDefined();
  });

  it('shows the banner and the fallback prices when they do not', async () => {
    const { unmount } = await open({ listPlans: () => new Response('', { status: 503 }) });
    expect(await screen.findByText('Unable to fetch plans. Please try again later.')).toBeDefined();
    expect(screen.getByText('₹25,000')).toBeDefined();
    unmount();
    await open({ listPlans: () => refusal(503, 'provider_unavailable', 'The plans are being revised.') });
    expect(await screen.findByText('The plans are being revised.')).toBeDefined();
    for (const price of ['₹1', '$49']) expect(screen.getByText(price)).toBeDefined();
  });

  it('begins with rupees in India and with dollars elsewhere', async () => {
    const { unmount } = await open();
    expect(screen.getByRole('radio', { name: 'India (₹)' })).toHaveProperty('checked', true);
    unmount();
    await open({}, { timeZone: 'Europe/Berlin' });
    expect(screen.getByRole('radio', { name: 'Rest of world ($)' })).toHaveProperty('checked', true);
  });

  it('keeps the currency of the last choice for another try, whatever the time zone says', async () => {
    const first = await open({ initiatePayment: () => checkout });
    await userEvent.setup().click(screen.getByLabelText('Rest of world ($)'));
    await choose('BASIC');
    await waitFor(() => expect(first.left).toEqual([checkout.checkout_params.url]));
    first.unmount();
    await open();
    expect(screen.getByLabelText('Rest of world ($)')).toHaveProperty('checked', true);
  });

  it('offers no plan that the user’s own already covers', async () => {
    visit({ path: '/pricingPlans', payment: paidFor('intermediate') });
    const button = async (name: string) => screen.findByRole('button', { name: `Choose This: ${name}` });
    expect((await button('BASIC')).hasAttribute('disabled')).toBe(true);
    expect((await button('INTERMEDIATE')).hasAttribute('disabled')).toBe(true);
    expect((await button('ADVANCED')).hasAttribute('disabled')).toBe(false);
    expect(screen.getByText('Your plan')).toBeDefined();
  });
});

describe('Choose This', () => {
  it('initiates with the Indian price, loads the provider’s script, then leaves for the hosted page', async () => {
    const order: string[] = [];
    const { calls, left } = await open(
      { initiatePayment: () => checkout },
      { loadScript: async (address: string) => void order.push(address) },
    );
    await userEvent.setup().click(screen.getByRole('radio', { name: 'Rest of world ($)' }));
    await choose('INTERMEDIATE');
    await waitFor(() => expect(left).toEqual(['https://checkout.example/cs_1']));
    expect(order).toEqual(['https://js.example/v3']);
    expect(calls.find(({ route }) => route === 'initiatePayment')?.body).toEqual({
      plan_id: 2,
      amount: 2,
      currency: 'USD',
    });
    expect(JSON.parse(localStorage.getItem('selectedPlan') ?? '')).toEqual({
      id: 2,
      name: 'intermediate',
      currency: 'USD',
    });
  });

  it('reads Processing and disables every button while it runs', async () => {
    await open({ initiatePayment: () => new Promise(() => undefined) });
    await choose('ADVANCED');
    expect((await screen.findByRole('button', { name: 'Processing' })).hasAttribute('disabled')).toBe(true);
    for (const button of screen.getAllByRole('button', { name: /Choose This/ }))
      expect(button.hasAttribute('disabled')).toBe(true);
  });

  it.each([
    ['the server’s sentence', () => refusal(409, 'price_changed', 'The price has changed.'), 'The price has changed.'],
    [
      'a sentence of its own',
      () => new Response('', { status: 502 }),
      'Unable to process payment. Please try again later.',
    ],
    [
      'a broken connection',
      () => {
        throw new TypeError('Failed to fetch');
      },
      'Unable to process payment. Please try again later.',
    ],
    ['an answer without checkout_params', () => ({ success: true, message: '' }), 'Failed to initiate payment process'],
    [
      'success false without a message',
      () => ({ ...checkout, success: false, message: '' }),
      'Failed to initiate payment process',
    ],
    ['success false with a message', () => ({ ...checkout, success: false, message: 'Not today.' }), 'Not today.'],
  ])('tells of %s in the banner and in the alert', async (_case, answer, sentence) => {
    const { left } = await open({ initiatePayment: answer });
    await choose('BASIC');
    const alert = await screen.findByRole('alertdialog');
    expect(alert.textContent).toContain(`Payment initialization failed: ${sentence}`);
    expect(screen.getByText(sentence)).toBeDefined();
    await userEvent.setup().click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose This: BASIC' }).hasAttribute('disabled')).toBe(false);
    expect(left).toEqual([]);
  });

  it('tells when the provider’s script does not load', async () => {
    const { left } = await open(
      { initiatePayment: () => checkout },
      { loadScript: () => Promise.reject(new Error('blocked')) },
    );
    await choose('BASIC');
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Failed to load payment gateway');
    expect(left).toEqual([]);
  });

  it('clears a session that the server refuses and goes to /login with the way back and the plan', async () => {
    const sentence = 'Authentication token not found (token_not_valid)';
    const { here, state, stores } = await open({
      initiatePayment: () => refusal(403, 'token_not_valid', sentence),
    });
    await choose('ADVANCED');
    await waitFor(() => expect(here()).toBe('/login'));
    expect(state()).toEqual({ from: '/pricing', selectedPlan: 3 });
    expect(stores.session.getState().token).toBeNull();
  });

  it('keeps the plan for the login where the session is found over before the payment’s own answer', async () => {
    const { here, state, stores } = await open({ initiatePayment: () => new Promise(() => undefined) });
    await choose('ADVANCED');
    act(() => stores.session.getState().expire());
    await waitFor(() => expect(here()).toBe('/login'));
    expect(state()).toEqual({ from: '/pricing', selectedPlan: 3 });
  });
});

it('a pricing tab left open goes to /landing when it is looked at after a payment elsewhere', async () => {
  const { here } = await open({ paymentStatus: () => ({ payment_status: paidFor('basic') }) });
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(here()).toBe('/landing'));
});
