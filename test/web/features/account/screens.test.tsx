/** The login and sign-up screens: their words, their waiting, their errors. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { paidFor, refusal, tokenWith, visit } from '../../fixtures/fake-site.tsx';

describe('the login screen', () => {
  const fill = async (email: string, password: string) => {
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Email'), email);
    await user.type(screen.getByLabelText('Password'), password);
    return user;
  };

  it('has its fields, its links and a password that can be shown', async () => {
    visit({ path: '/login' });
    const user = userEvent.setup();
    expect((await screen.findByLabelText('Password')).getAttribute('type')).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
    expect(screen.getByRole('link', { name: 'Forgot Password?' }).getAttribute('href')).toBe('/forgot-password');
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/signup');
    expect(document.title).toBe('Login · Dramaturg');
  });

  it('reads Logging in... and is disabled while it waits', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    visit({ path: '/login', answers: { login: () => promise } });
    const user = await fill('noor@example.com', 'secret');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    const waiting = await screen.findByRole('button', { name: 'Logging in...' });
    expect(waiting.hasAttribute('disabled')).toBe(true);
    resolve(refusal(401, 'invalid_credentials', 'The email or the password is not right.'));
    expect(await screen.findByText('The email or the password is not right.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Login' }).hasAttribute('disabled')).toBe(false);
  });

  it('says what is wrong with a field and asks nobody', async () => {
    const { calls } = visit({ path: '/login' });
    const user = await fill('not an email', 'x');
    await user.clear(screen.getByLabelText('Password'));
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(screen.getByText('Please enter a valid email address.')).toBeDefined();
    expect(screen.getByText('Please enter a password.')).toBeDefined();
    expect(calls).toEqual([]);
  });

  it('brings the keyboard to what is wrong, and back from the button that was disabled meanwhile', async () => {
    visit({ path: '/login', answers: { login: () => refusal(401, 'invalid_credentials', 'Not right.') } });
    const user = await fill('noor@example', 'secret');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    await user.keyboard('.com{Enter}');
    expect(await screen.findByText('Not right.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
    // The next answer is about the next try.
    await user.clear(screen.getByLabelText('Password'));
    await user.keyboard('{Enter}');
    expect(screen.getByText('Please enter a password.')).toBeDefined();
    expect(screen.queryByText('Not right.')).toBeNull();
  });

  it('says why somebody is here whose session has ended, until the next login', async () => {
    const { stores } = visit({ path: '/account', payment: paidFor('basic') });
    act(() => stores.session.getState().expire());
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeDefined();
  });

  it('says that the new password is set to somebody whose session had ended before', async () => {
    const { stores } = visit({ path: '/login', state: { passwordReset: true } });
    await screen.findByText(/^Your new password is set/);
    act(() => stores.session.getState().expire());
    expect(screen.getByText(/^Your new password is set/)).toBeDefined();
    expect(screen.queryByText('Your session has ended. Please log in again.')).toBeNull();
  });

  it('clears an earlier error when it is entered', async () => {
    const { stores } = visit({
      path: '/login',
      answers: { login: () => refusal(429, 'too_many_attempts', 'Too many.') },
    });
    const user = await fill('noor@example.com', 'secret');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await screen.findByText('Too many.');
    await user.click(screen.getByRole('link', { name: 'Sign up' }));
    await screen.findByRole('heading', { name: 'Sign up' });
    expect(stores.session.getState().error).toBeNull();
    expect(screen.queryByText('Too many.')).toBeNull();
    act(() => stores.session.setState({ error: 'Left over from the sign-up.' }));
    await user.click(screen.getByRole('link', { name: 'Login' }));
    await screen.findByRole('heading', { name: 'Login' });
    expect(stores.session.getState().error).toBeNull();
    expect(screen.queryByText('Left over from the sign-up.')).toBeNull();
  });

  it('remembers after a success when asked to, and fills the form the next time', async () => {
    const login = () => ({
      access: tokenWith(),
      refresh: 'r',
      user: { username: 'Noor', email: 'noor@example.com', profile_image: null },
      payment_status: {
        has_active_payment: false,
        payment_date: null,
        plan: null,
        status: null,
        payment_id: null,
        order_id: null,
        signature: null,
      },
    });
    const first = visit({ path: '/login', answers: { login } });
    const user = await fill('noor@example.com', 'secret');
    await user.click(screen.getByLabelText('Remember me'));
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(localStorage.getItem('rememberedEmail')).toBe('noor@example.com'));
    first.stores.session.getState().logOut();
    first.unmount();
    visit({ path: '/login' });
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveProperty('value', 'noor@example.com'));
    expect(screen.getByLabelText('Remember me')).toHaveProperty('checked', true);
  });
});

describe('the login screen of a browser that remembers somebody', () => {
  it('gives their password to nobody else who has just signed up', async () => {
    const { promise, resolve } = Promise.withResolvers<{ email: string; password: string }>();
    const done = async () => undefined;
    const rememberedLogin = { recall: () => promise, remember: done, replacePassword: done, forget: done };
    visit({ path: '/login', state: { signedUp: true, email: 'mira@example.com' }, around: { rememberedLogin } });
    expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'mira@example.com');
    await act(async () => resolve({ email: 'noor@example.com', password: 'Correct-horse-7' }));
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'mira@example.com');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
    expect(screen.getByLabelText('Remember me')).toHaveProperty('checked', false);
  });
});

describe('the sign-up screen', () => {
  const fill = async () => {
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Email'), 'noor@example.com');
    await user.type(screen.getByLabelText('Username'), 'Noor');
    await user.type(screen.getByLabelText('Password'), 'Correct-horse-7');
    return user;
  };

  it('has its fields, a password that can be shown, the terms, and the way to the login', async () => {
    visit({ path: '/signup' });
    for (const label of ['Email', 'Username', 'Password']) expect(await screen.findByLabelText(label)).toBeDefined();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
    expect(screen.getByRole('checkbox', { name: /Terms of Service/ })).toHaveProperty('checked', false);
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
  });

  it('says what is wrong with its fields and sends nothing', async () => {
    const { calls } = visit({ path: '/signup' });
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Email'), 'not an email');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    for (const sentence of [
      'Please enter a valid email address.',
      'Please enter a username.',
      'Please enter a password.',
    ])
      expect(screen.getByText(sentence)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(calls).toEqual([]);
  });

  it('asks for the terms and sends nothing without them', async () => {
    const { calls } = visit({ path: '/signup' });
    const user = await fill();
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(screen.getByText('Please accept the Terms of Service')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
    expect(calls).toEqual([]);
  });

  it('goes to /login after a success and logs nobody in', async () => {
    const { here, calls, stores } = visit({
      path: '/signup',
      answers: { signUp: () => Response.json({ success: true, message: 'Welcome.' }, { status: 201 }) },
    });
    const user = await fill();
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    await waitFor(() => expect(here()).toBe('/login'));
    expect(calls[0]?.body).toEqual({ email: 'noor@example.com', username: 'Noor', password: 'Correct-horse-7' });
    expect(stores.session.getState().token).toBeNull();
    expect(screen.getByText('Your account is ready. Please log in.')).toBeDefined();
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'noor@example.com');
  });

  it('reads Creating account... while it waits, then shows the server’s sentence or its own', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const answers = { signUp: () => promise };
    const { unmount } = visit({ path: '/signup', answers });
    const user = await fill();
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    await screen.findByRole('button', { name: 'Creating account...' });
    resolve(refusal(400, 'weak_password', 'The password needs a digit.'));
    expect(await screen.findByText('The password needs a digit.')).toBeDefined();
    unmount();
    visit({ path: '/signup', answers: { signUp: () => new Response('', { status: 500 }) } });
    const again = await fill();
    await again.click(screen.getByRole('checkbox'));
    await again.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(await screen.findByText('Signup failed. Please try again.')).toBeDefined();
  });
});
