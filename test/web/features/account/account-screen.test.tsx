/** The account page: what it shows, and its four verbs with their words. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { allMail } from '../../../../lib/contract/mail.ts';
import type { Account, Receipt } from '../../../../lib/contract/own-account.ts';
import { type Answers, paidFor, refusal, sampleScript, visit } from '../../fixtures/fake-site.tsx';

const receipt: Receipt = {
  receipt_id: '01JCRECEIPT',
  plan: { id: 3, name: 'advanced' },
  amount: 1_000_000,
  currency: 'INR',
  status: 'paid',
  paid_at: '2026-11-20T10:00:00.000Z',
  refunded_at: null,
  refund_reason: null,
  refund_failed_at: null,
  payment_id: 'pi_7',
  order_id: 'cs_7',
};
const account: Account = {
  user: { username: 'Noor', email: 'noor@example.com', profile_image: null },
  created_at: '2026-10-01T08:00:00.000Z',
  payment_status: { ...paidFor('advanced'), payment_id: 'pi_7', order_id: 'cs_7' },
  second_factor: { on: false, recovery_codes_left: 0 },
  receipts: [
    receipt,
    {
      ...receipt,
      receipt_id: '01JCOLD',
      currency: 'USD',
      amount: 4900,
      payment_id: 'pi_6',
      plan: { id: 1, name: 'basic' },
      status: 'refunded',
      paid_at: '2026-10-02T10:00:00.000Z',
      refunded_at: '2026-10-05T10:00:00.000Z',
      refund_reason: 'adds_nothing',
      refund_failed_at: '2026-10-09T10:00:00.000Z',
    },
  ],
};
const open = async (answers: Answers = {}, around = {}) => {
  const made = visit({
    path: '/account',
    payment: paidFor('advanced'),
    answers: { getAccount: () => account, getMailChoices: () => allMail, ...answers },
    around,
  });
  await screen.findByRole('heading', { name: 'Plan' });
  return { ...made, user: userEvent.setup() };
};

describe('the account page', () => {
  it('is reached from the name in the top bar and shows plan, date, reference and receipts', async () => {
    await open();
    expect(document.title).toBe('Your account · Dramaturg');
    expect(screen.getByRole('link', { name: 'Noor' }).getAttribute('href')).toBe('/account');
    const plan = within(screen.getByRole('region', { name: 'Plan' }));
    for (const text of ['Advanced', '20 November 2026', 'pi_7']) expect(plan.getByText(text)).toBeDefined();
    const receipts = within(screen.getByRole('region', { name: 'Receipts' }));
    const why = 'Given back in full: the plan in force held all of this already.';
    for (const text of ['₹10,000.00', '$49.00', 'Refunded on 5 October 2026', why, 'pi_6'])
      expect(receipts.getByText(text)).toBeDefined();
    expect(
      receipts.getByRole('link', { name: 'Receipt for the Advanced plan, 20 November 2026' }).getAttribute('href'),
    ).toBe('/account/receipts/01JCRECEIPT');
  });

  it('without a plan leads to the plans, without a payment says so', async () => {
    const bare = { ...account, receipts: [], payment_status: { ...account.payment_status, plan: null } };
    await open({ getAccount: () => bare });
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/pricingPlans');
    expect(screen.getByText('No payment has been made with this account.')).toBeDefined();
  });

  it('that could not be loaded says so and asks again', async () => {
    const answers = [() => Promise.reject(new TypeError('Failed to fetch')), () => account];
    visit({
      path: '/account',
      payment: paidFor('basic'),
      answers: { getAccount: () => answers.shift()?.(), getMailChoices: () => allMail },
    });
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Your account could not be loaded\. There was no/);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Plan' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is for nobody without a token', async () => {
    const { here } = visit({ path: '/account' });
    await waitFor(() => expect(here()).toBe('/login'));
  });
});

describe('changing the password', () => {
  const change = async (user: ReturnType<typeof userEvent.setup>, current: string, next: string) => {
    await user.clear(screen.getByLabelText('Current password'));
    await user.clear(screen.getByLabelText('New password'));
    await user.type(screen.getByLabelText('Current password'), current);
    await user.type(screen.getByLabelText('New password'), next);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
  };

  it('empties the form and says that it is done', async () => {
    const done = { success: true, message: 'Your password was changed.' };
    const { user, calls } = await open({ changePassword: () => done });
    await change(user, 'Correct-horse-7', 'Another-horse-8');
    expect(await screen.findByText('Your password was changed.')).toBeDefined();
    expect(calls.at(-1)?.body).toEqual({ current_password: 'Correct-horse-7', new_password: 'Another-horse-8' });
    expect(screen.getByLabelText('Current password')).toHaveProperty('value', '');
  });

  it('says at the field that the current one is wrong, and renews no session for it', async () => {
    const { user, calls } = await open({
      changePassword: () => refusal(400, 'wrong_password', 'The current password is not right.'),
    });
    await change(user, 'Wrong-horse-1', 'Another-horse-8');
    const field = screen.getByLabelText('Current password');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText('The current password is not right.')).toHaveLength(1);
    expect(calls.some(({ route }) => route === 'refreshToken')).toBe(false);
  });

  it('sends nothing that is too short or nothing new', async () => {
    const { user, calls } = await open();
    await change(user, 'Correct-horse-7', 'short');
    expect(screen.getByText('The password needs at least 8 characters.')).toBeDefined();
    await change(user, 'Correct-horse-7', 'Correct-horse-7');
    expect(screen.getByText('The new password is the same as the current one.')).toBeDefined();
    expect(calls.some(({ route }) => route === 'changePassword')).toBe(false);
  });
});

describe('signing out everywhere', () => {
  it('ends this session too and says at the login what happened, until the next login', async () => {
    const done = { success: true, message: 'You are signed out on every device.' };
    const { user, here, stores, cookies } = await open({ signOutEverywhere: () => done });
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(here()).toBe('/login'));
    expect(screen.getByText('You are signed out on every device.')).toBeDefined();
    expect(cookies.read('refreshToken')).toBeNull();
    expect(stores.account.getState()).toMatchObject({ account: null, signOut: { state: 'idle' } });
    await stores.session.getState().login({ email: 'noor@example.com', password: 'x' });
    expect(stores.session.getState().notice).toBeNull();
  });

  it('that failed keeps the session and says so', async () => {
    const { user, here } = await open({ signOutEverywhere: () => refusal(500, 'internal', 'Something went wrong.') });
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong.');
    expect(here()).toBe('/account');
  });
});

/** Both dialogs ask for the password once more, and every call behind them carries what came of it. */
const proveOwner = () => ({ proof: 'proof', expires_at: '2026-11-21T12:05:00.000Z' });
const givePassword = (user: ReturnType<typeof userEvent.setup>, password = 'Correct-horse-7') =>
  user.type(within(screen.getByRole('dialog')).getByLabelText('Password'), password);

describe('taking everything along', () => {
  const download = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(screen.getByRole('button', { name: 'Download your data' }));
    await givePassword(user);
    await user.click(screen.getByRole('button', { name: 'Download' }));
  };
  const held = {
    exported_at: '2026-11-21T12:00:00.000Z',
    user_id: 'user-1',
    user: account.user,
    created_at: account.created_at,
    payment_status: account.payment_status,
    payments: [],
    consultations: [],
    mail: allMail,
    profile: { locale: null, picture: null },
    scripts: [sampleScript, { ...sampleScript, script_id: '01JCGONE' }],
  };
  const result = { question: 4, structured_data: { logline: 'A keeper counts.' }, entries: [] };
  const answer = { question: 4, status: 'succeeded', status_at: held.exported_at, problem: null, result };

  it('saves one file with the account and each script with its reports, without one deleted meanwhile', async () => {
    const saveFile = vi.fn();
    const exportScript: Answers['exportScript'] = ({ path }) =>
      path.id === sampleScript.script_id
        ? { script: sampleScript, answers: [answer], shares: [], comments: [], questions: [], notes: [] }
        : undefined;
    const { user } = await open({ proveOwner, exportAccount: () => held, exportScript }, { saveFile });
    await download(user);
    const name = 'dramaturg-account-2026-11-21.json';
    expect(await screen.findByText(`Saved as ${name}: 1 script, 1 report.`)).toBeDefined();
    const [given, text, type] = saveFile.mock.calls[0] ?? [];
    expect([given, type]).toEqual([name, 'application/json']);
    expect(JSON.parse(text)).toEqual({
      ...held,
      scripts: [{ script: sampleScript, answers: [answer], shares: [], comments: [], questions: [], notes: [] }],
    });
  });

  it('asks for the password and says at the field when it is wrong', async () => {
    const wrong = () => refusal(400, 'wrong_password', 'The password is not right.');
    const { user, calls } = await open({ proveOwner: wrong, exportAccount: () => held }, { saveFile: vi.fn() });
    await user.click(screen.getByRole('button', { name: 'Download your data' }));
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(screen.getByText('Please enter your password.')).toBeDefined();
    await givePassword(user, 'Wrong-horse-7');
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('The password is not right.')).toBeDefined();
    expect(calls.filter(({ route }) => route === 'proveOwner')).toMatchObject([
      { body: { password: 'Wrong-horse-7' } },
    ]);
    expect(calls.some(({ route }) => route === 'exportAccount')).toBe(false);
  });

  it('saves nothing when a script’s reports could not be had', async () => {
    const saveFile = vi.fn();
    const exportScript = () => refusal(500, 'internal', 'Something went wrong on our side.');
    const { user } = await open({ proveOwner, exportAccount: () => held, exportScript }, { saveFile });
    await download(user);
    expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong on our side.');
    expect(saveFile).not.toHaveBeenCalled();
  });
});

describe('deleting the account', () => {
  const ask = async (answers: Answers) => {
    const opened = await open({ proveOwner, ...answers });
    await opened.user.click(screen.getByRole('button', { name: 'Delete account…' }));
    return opened;
  };
  const confirm = 'Type noor@example.com to confirm';

  it('wants the email typed, then says at the login what was removed', async () => {
    localStorage.setItem('rememberedEmail', 'noor@example.com');
    const message =
      'Your account was deleted with 1 script and 15 reports. 2 receipts stay without your name. Given back, as its plan had not begun: ₹25,000.00.';
    const removed = { scripts: 1, reports: 15, receipts_kept: 2 };
    const payments = { checkouts_closed: 0, given_back: 1, in_process: 0 };
    const { user, here, calls } = await ask({ deleteAccount: () => ({ success: true, message, removed, payments }) });
    expect(screen.getByText(/a payment that has not been confirmed yet is given back/)).toBeDefined();
    await user.type(screen.getByLabelText(confirm), 'mira@example.com');
    await user.click(screen.getByRole('button', { name: 'Delete account' }));
    expect(screen.getByText('Please type noor@example.com to confirm.')).toBeDefined();
    expect(calls.some(({ route }) => route === 'deleteAccount')).toBe(false);
    expect(screen.getByText('Please enter your password.')).toBeDefined();
    await givePassword(user);
    await user.clear(screen.getByLabelText(confirm));
    await user.type(screen.getByLabelText(confirm), ' Noor@Example.com');
    await user.click(screen.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(here()).toBe('/login'));
    expect(screen.getByText(message)).toBeDefined();
    expect(localStorage.getItem('rememberedEmail')).toBeNull();
  });

  it('forgets the remembered login, too, though it was typed in capitals', async () => {
    const removed = { scripts: 0, reports: 0, receipts_kept: 0 };
    const payments = { checkouts_closed: 0, given_back: 0, in_process: 0 };
    const gone = { success: true, message: 'Gone.', removed, payments };
    const { user, here } = await ask({ deleteAccount: () => gone });
    localStorage.setItem('rememberedEmail', 'NOOR@Example.com');
    localStorage.setItem('rememberedPassword', 'sealed');
    await user.type(screen.getByLabelText(confirm), 'noor@example.com');
    await givePassword(user);
    await user.click(screen.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(here()).toBe('/login'));
    for (const key of ['rememberedEmail', 'rememberedPassword']) expect(localStorage.getItem(key)).toBeNull();
  });

  it('that failed keeps account and dialog, and says why', async () => {
    const { user, here } = await ask({ deleteAccount: () => refusal(502, 'provider_unavailable', 'Please wait.') });
    await user.type(screen.getByLabelText(confirm), 'noor@example.com');
    await givePassword(user);
    await user.click(screen.getByRole('button', { name: 'Delete account' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Please wait.');
    expect(here()).toBe('/account');
  });
});

describe('a receipt', () => {
  const show = (id: string) =>
    visit({ path: `/account/receipts/${id}`, payment: paidFor('advanced'), answers: { getAccount: () => account } });

  it('names payer, plan, amount and references, and can be printed', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue(undefined);
    show('01JCRECEIPT');
    await screen.findByRole('heading', { name: 'Receipt' });
    for (const text of ['01JCRECEIPT', 'Noor, noor@example.com', 'pi_7', 'cs_7', '₹10,000.00', '20 November 2026'])
      expect(screen.getByText(text)).toBeDefined();
    expect(document.title).toBe('Receipt · Dramaturg');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  });

  it('of a refunded payment says so', async () => {
    show('01JCOLD');
    expect(await screen.findByText('Paid and refunded')).toBeDefined();
    expect(screen.getByText('5 October 2026')).toBeDefined();
    expect(screen.getByText(/^Your bank sent the refund back, as we heard on 9 October 2026/)).toBeDefined();
  });

  it('that is none of this account’s is refused', async () => {
    show('01JCOTHER');
    expect(await screen.findByText('There is no such receipt in your account.')).toBeDefined();
  });
});
