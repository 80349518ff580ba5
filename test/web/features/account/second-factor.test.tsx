/** The second factor on the site: set up on the account page, asked for at the login, got around with a recovery code. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Account } from '../../../../lib/contract/own-account.ts';
import { inactivePayment } from '../../../../lib/contract/payment-status.ts';
import { type Answers, paidFor, refusal, tokenWith, visit } from '../../fixtures/fake-site.tsx';

const codes = Array.from({ length: 10 }, (_, n) => `aaaa-bbbb-cccc-ddd${String.fromCharCode(97 + n)}`);
const offer = {
  secret: 'JBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/Dramaturg%3Anoor%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Dramaturg',
  enrolment: 'sealed',
  expires_at: '2026-11-21T12:10:00.000Z',
};
const accountWith = (on: boolean): Account => ({
  user: { username: 'Noor', email: 'noor@example.com', profile_image: null },
  created_at: null,
  payment_status: inactivePayment,
  receipts: [],
  second_factor: { on, recovery_codes_left: on ? 10 : 0 },
});

const openAccount = async (answers: Answers) => {
  const saveFile = vi.fn();
  const made = visit({ path: '/account', payment: paidFor('basic'), answers, around: { saveFile } });
  const section = within(await screen.findByRole('region', { name: 'Second factor' }));
  return { ...made, saveFile, section, user: userEvent.setup() };
};

describe('the account page', () => {
  it('sets a second factor up: password, QR code and key, a code of the app, ten recovery codes to save', async () => {
    let on = false;
    const { user, section, calls, saveFile } = await openAccount({
      getAccount: () => accountWith(on),
      beginSecondFactor: () => offer,
      confirmSecondFactor: () => {
        on = true;
        return { recovery_codes: codes };
      },
    });
    await user.click(section.getByRole('button', { name: 'Set up…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Password'), 'Correct-horse-7');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findByRole('img', { name: 'QR code for your authenticator app' })).toBeDefined();
    expect(dialog.getByText('JBSW Y3DP EHPK 3PXP')).toBeDefined();
    await user.type(dialog.getByLabelText('Code from the app'), '12345');
    await user.click(dialog.getByRole('button', { name: 'Switch on' }));
    expect(dialog.getByText('Please enter the six digits that your app shows.')).toBeDefined();
    await user.type(dialog.getByLabelText('Code from the app'), '6');
    await user.click(dialog.getByRole('button', { name: 'Switch on' }));
    const list = within(await dialog.findByRole('list', { name: 'Recovery codes' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(codes);
    expect(calls.find(({ route }) => route === 'confirmSecondFactor')?.body).toEqual({
      enrolment: 'sealed',
      code: '123456',
    });
    await user.click(dialog.getByRole('button', { name: 'Save as a file' }));
    const [name, text] = saveFile.mock.calls[0] ?? [];
    expect(name).toBe('dramaturg-recovery-codes.txt');
    for (const code of codes) expect(text).toContain(code);
    await user.click(dialog.getByRole('button', { name: 'I have kept them' }));
    expect(await section.findByText(/^On\. After the password/)).toBeDefined();
  });

  it('says at the field that the password, or the code, is not right', async () => {
    const { user, section } = await openAccount({
      getAccount: () => accountWith(false),
      beginSecondFactor: ({ body }) =>
        JSON.stringify(body).includes('wrong') ? refusal(400, 'wrong_password', 'The password is not right.') : offer,
      confirmSecondFactor: () => refusal(400, 'code_mismatch', 'That code is not right.'),
    });
    await user.click(section.getByRole('button', { name: 'Set up…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Password'), 'wrong');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findByText('The password is not right.')).toBeDefined();
    expect(dialog.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
    await user.clear(dialog.getByLabelText('Password'));
    await user.type(dialog.getByLabelText('Password'), 'right');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await user.type(await dialog.findByLabelText('Code from the app'), '000000');
    await user.click(dialog.getByRole('button', { name: 'Switch on' }));
    expect(await dialog.findByText('That code is not right.')).toBeDefined();
  });

  it('switches it off, and makes other codes, with the proof of the password', async () => {
    let on = true;
    const { user, section, calls } = await openAccount({
      getAccount: () => accountWith(on),
      proveOwner: () => ({ proof: 'proved', expires_at: '2026-11-21T12:05:00.000Z' }),
      renewRecoveryCodes: () => ({ recovery_codes: codes }),
      endSecondFactor: () => {
        on = false;
        return { success: true, message: 'Off.' };
      },
    });
    await user.click(section.getByRole('button', { name: 'New recovery codes…' }));
    await user.type(await screen.findByLabelText('Password'), 'Correct-horse-7');
    await user.click(screen.getByRole('button', { name: 'Make new codes' }));
    expect(await screen.findByText(codes[0] ?? '')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'I have kept them' }));
    await user.click(section.getByRole('button', { name: 'Switch off…' }));
    await user.type(await screen.findByLabelText('Password'), 'Correct-horse-7');
    await user.click(screen.getByRole('button', { name: 'Switch off' }));
    expect(await section.findByText(/^Off\. With it/)).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.filter(({ route }) => route === 'proveOwner')).toHaveLength(2);
  });
});

describe('the login screen of an account with a second factor', () => {
  const session = { access: tokenWith(), refresh: 'r', user: accountWith(true).user };
  const wanted = () =>
    Response.json({ error: 'Code.', message: 'Code.', code: 'mfa_required', session: 'waiting' }, { status: 401 });
  const logIn = async (answers: Answers) => {
    const made = visit({ path: '/login', answers: { listScripts: () => ({ scripts: [] }), ...answers } });
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Email'), 'noor@example.com');
    await user.type(screen.getByLabelText('Password'), 'Correct-horse-7');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await screen.findByLabelText('Code from the app');
    return { ...made, user };
  };

  it('asks for the code on the same screen, refuses a wrong one in a sentence, and goes on with the right one', async () => {
    const answers = [() => refusal(400, 'code_mismatch', 'That code is not right.'), () => session];
    const { user, here, calls } = await logIn({ login: wanted, finishLogin: () => answers.shift()?.() });
    expect(here()).toBe('/login');
    expect(screen.queryByRole('alert')).toBeNull();
    const field = screen.getByLabelText('Code from the app');
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    await user.type(field, '000 000');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('That code is not right.')).toBeDefined();
    await user.clear(screen.getByLabelText('Code from the app'));
    await user.type(screen.getByLabelText('Code from the app'), '123456');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(here()).toBe('/landing'));
    const sent = calls.filter(({ route }) => route === 'finishLogin').map(({ body }) => body);
    expect(sent).toEqual([
      { session: 'waiting', code: '000000' },
      { session: 'waiting', code: '123456' },
    ]);
  });

  it('goes back to the password when the code took too long, saying so', async () => {
    const { user } = await logIn({
      login: wanted,
      finishLogin: () => refusal(401, 'invalid_credentials', 'That took too long.'),
    });
    await user.type(screen.getByLabelText('Code from the app'), '123456');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('That took too long.')).toBeDefined();
    expect(screen.getByLabelText('Password')).toBeDefined();
  });

  it('takes a recovery code with the password, having said that it switches the factor off', async () => {
    const answers = [wanted, () => session];
    const { user, here, calls } = await logIn({ login: () => answers.shift()?.() });
    await user.click(screen.getByRole('button', { name: 'The app is lost' }));
    expect(screen.getByText(/switches the second factor off/)).toBeDefined();
    await user.type(screen.getByLabelText('Recovery code'), 'AAAA bbbb cccc dddd');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(here()).toBe('/landing'));
    expect(calls.filter(({ route }) => route === 'login').at(-1)?.body).toEqual({
      email: 'noor@example.com',
      password: 'Correct-horse-7',
      recovery_code: 'aaaabbbbccccdddd',
    });
  });
});
