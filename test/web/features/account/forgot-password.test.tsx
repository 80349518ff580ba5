/** The screen for a forgotten password: its two steps, its words, and where it leads. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  type PasswordReset,
  ResetRefused,
  type ResetTrouble,
} from '../../../../web/src/features/account/password-reset.ts';
import { createRememberedLogin } from '../../../../web/src/features/account/remembered-login.ts';
import { paidFor, visit } from '../../fixtures/fake-site.tsx';

const asked: unknown[] = [];
const resetThat = (change: Partial<PasswordReset> = {}): PasswordReset => {
  asked.length = 0;
  return {
    request: async (email) => void asked.push({ email }),
    confirm: async (email, code, password) => void asked.push({ email, code, password }),
    ...change,
  };
};
const refuse = (trouble: ResetTrouble, message: string) => () => Promise.reject(new ResetRefused(trouble, message));
const open = (passwordReset: PasswordReset, state: unknown = null) =>
  visit({ path: '/forgot-password', state, around: { passwordReset } });

const sendCode = async (email = 'Noor@Example.com ') => {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Email'), email);
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  return user;
};
const setPassword = async (user: ReturnType<typeof userEvent.setup>, code = '123456', password = 'Another-horse-8') => {
  await user.type(await screen.findByLabelText('Code from the mail'), code);
  await user.type(screen.getByLabelText('New password'), password);
  await user.click(screen.getByRole('button', { name: 'Set the new password' }));
};

describe('the forgotten password', () => {
  it('asks for an email, then for the code with the keyboard already in its field', async () => {
    open(resetThat());
    await sendCode();
    await screen.findByRole('heading', { name: 'Choose a new password' });
    expect(document.title).toBe('Reset your password · Dramaturg');
    expect(asked).toEqual([{ email: 'noor@example.com' }]);
    expect(screen.getByRole('status').textContent).toContain('If there is an account for noor@example.com');
    expect(document.activeElement).toBe(screen.getByLabelText('Code from the mail'));
  });

  it('leads to /login with a notice, and keeps the way back', async () => {
    const { here, state } = open(resetThat(), { from: '/scripts' });
    await setPassword(await sendCode());
    await waitFor(() => expect(here()).toBe('/login'));
    expect(asked.at(-1)).toEqual({ email: 'noor@example.com', code: '123456', password: 'Another-horse-8' });
    expect(state()).toMatchObject({ from: '/scripts' });
    expect(screen.getByRole('status').textContent).toContain('Your new password is set');
  });

  it('says at the field what is wrong with code and password, and asks nobody', async () => {
    open(resetThat());
    const user = await sendCode();
    await setPassword(user, '12345', 'short');
    expect(screen.getByText('Please enter the six digits from the mail.')).toBeDefined();
    expect(screen.getByText('The password needs at least 8 characters.')).toBeDefined();
    expect(screen.getByLabelText('Code from the mail').getAttribute('aria-invalid')).toBe('true');
    expect(asked).toHaveLength(1);
  });

  it('shows a wrong code at its field and stays', async () => {
    const { here } = open(resetThat({ confirm: refuse('code', 'That code is not right.') }));
    await setPassword(await sendCode());
    expect((await screen.findByRole('alert')).textContent).toBe('That code is not right.');
    expect(here()).toBe('/forgot-password');
  });

  it('goes on to /login where the password is set but other sessions could not be ended, and says so', async () => {
    const { here } = open(resetThat({ confirm: refuse('set', 'Set, but your other sessions could not be ended.') }));
    await setPassword(await sendCode());
    await waitFor(() => expect(here()).toBe('/login'));
    expect(screen.getByText('Set, but your other sessions could not be ended.')).toBeDefined();
  });

  it('sends another code, takes another email, and takes a code that came before', async () => {
    open(resetThat());
    const user = await sendCode();
    await user.click(await screen.findByRole('button', { name: 'Send another code' }));
    expect(await screen.findByText(/another code is on its way/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Use another email' }));
    await user.clear(screen.getByLabelText('Email'));
    await user.click(screen.getByRole('button', { name: 'I have a code already' }));
    expect(screen.getByText('Please enter a valid email address.')).toBeDefined();
    await user.type(screen.getByLabelText('Email'), 'mira@example.com');
    await user.click(screen.getByRole('button', { name: 'I have a code already' }));
    expect(screen.getByLabelText('Code from the mail')).toBeDefined();
    expect(asked).toEqual([{ email: 'noor@example.com' }, { email: 'noor@example.com' }]);
  });

  it('case 40: cannot be sent twice while it waits', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    open(resetThat({ request: () => promise }));
    await sendCode();
    expect((await screen.findByRole('button', { name: 'Sending...' })).hasAttribute('disabled')).toBe(true);
    resolve();
    await screen.findByLabelText('Code from the mail');
  });

  it('replaces a remembered password of the same account', async () => {
    const vault = {
      key: () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
    };
    const keys = vault.key();
    const rememberedLogin = createRememberedLogin(localStorage, { key: () => keys }, crypto);
    await rememberedLogin.remember('noor@example.com', 'Correct-horse-7');
    visit({ path: '/forgot-password', around: { passwordReset: resetThat(), rememberedLogin } });
    await setPassword(await sendCode());
    await screen.findByRole('heading', { name: 'Login' });
    expect(await rememberedLogin.recall()).toEqual({ email: 'noor@example.com', password: 'Another-horse-8' });
    await rememberedLogin.replacePassword('mira@example.com', 'Foreign-horse-1');
    expect((await rememberedLogin.recall()).password).toBe('Another-horse-8');
  });

  it('is for guests: who is signed in goes to /landing', async () => {
    const { here } = visit({ path: '/forgot-password', payment: paidFor('basic') });
    await waitFor(() => expect(here()).toBe('/landing'));
  });
});
