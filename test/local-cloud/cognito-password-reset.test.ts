/** Forgotten passwords against the local user pool, through the real SDK. */
import { randomUUID } from 'node:crypto';
import {
  AdminUserGlobalSignOutCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClock, minuteMs, password, serverClientId, siteClientId, startPool } from './fixtures/cognito-pool.ts';
import { temporaryDirectory } from './fixtures/temporary-directory.ts';

let pool: Awaited<ReturnType<typeof startPool>>;
const clock = createClock();
const newPassword = 'Fresh-start-7';
const confirmations: string[] = [];
/** What the product's trigger does; without it Cognito leaves the sessions alone. */
let endsSessions = true;

beforeAll(async () => {
  pool = await startPool({
    directory: await temporaryDirectory(),
    now: clock.now,
    triggers: {
      PostConfirmation: async (event) => {
        confirmations.push(event.triggerSource);
        if (event.triggerSource === 'PostConfirmation_ConfirmForgotPassword' && endsSessions)
          await pool.api.send(
            new AdminUserGlobalSignOutCommand({ UserPoolId: event.userPoolId, Username: event.userName }),
          );
        return event;
      },
      CustomMessage: async (event) => ({
        ...event,
        response: { emailSubject: 'Reset it', emailMessage: `Use ${event.request.codeParameter} now.` },
      }),
    },
  });
});
afterAll(() => pool.cognito.close());

async function newUser() {
  const email = `${randomUUID()}@example.com`;
  await pool.signUp(email);
  return email;
}

const forgot = (Username: string) => pool.api.send(new ForgotPasswordCommand({ ClientId: siteClientId, Username }));
const confirm = (Username: string, ConfirmationCode: string, Password = newPassword) =>
  pool.api.send(new ConfirmForgotPasswordCommand({ ClientId: siteClientId, Username, ConfirmationCode, Password }));

/** The code of the latest mail to the address. */
function mailedCode(email: string): string {
  const text = pool.mails.findLast((mail) => mail.to === email)?.text ?? '';
  return /\d{6}/.exec(text)?.[0] ?? '';
}

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a password reset', () => {
  it('mails a code in the words of the custom-message trigger', async () => {
    const email = await newUser();
    const { CodeDeliveryDetails } = await forgot(email.toUpperCase());
    expect(CodeDeliveryDetails).toEqual({
      AttributeName: 'email',
      DeliveryMedium: 'EMAIL',
      Destination: `${email.slice(0, 1)}***@e***`,
    });
    expect(pool.mails.at(-1)).toMatchObject({
      to: email,
      subject: 'Reset it',
      text: expect.stringMatching(/^Use \d{6} now\.$/),
    });
  });

  it('case 3: takes the code once, sets the password and has the trigger sign every session out', async () => {
    const email = await newUser();
    const session = await pool.signIn(email);
    await forgot(email);
    const code = mailedCode(email);
    await confirm(email, code);
    expect(confirmations.at(-1)).toBe('PostConfirmation_ConfirmForgotPassword');
    await expect(pool.signIn(email, password)).rejects.toThrow();
    await expect(pool.signIn(email, newPassword)).resolves.toBeDefined();
    const refresh = new GetTokensFromRefreshTokenCommand({
      ClientId: serverClientId,
      ClientSecret: await pool.secretOf(serverClientId),
      RefreshToken: session.refresh,
    });
    await expect(pool.api.send(refresh)).rejects.toMatchObject({ message: 'Refresh Token has been revoked' });
    await expect(confirm(email, code)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
  });

  it('ends no session by itself', async () => {
    const email = await newUser();
    const session = await pool.signIn(email);
    await forgot(email);
    endsSessions = false;
    await confirm(email, mailedCode(email)).finally(() => {
      endsSessions = true;
    });
    const refresh = new GetTokensFromRefreshTokenCommand({
      ClientId: serverClientId,
      ClientSecret: await pool.secretOf(serverClientId),
      RefreshToken: session.refresh,
    });
    await expect(pool.api.send(refresh)).resolves.toMatchObject({ AuthenticationResult: expect.anything() });
  });

  it('case 5: lets one of several racing resets with the same code succeed', async () => {
    const email = await newUser();
    await forgot(email);
    const code = mailedCode(email);
    const passwords = ['Racing-pass-1', 'Racing-pass-2', 'Racing-pass-3', 'Racing-pass-4'];
    const results = await Promise.allSettled(passwords.map((tried) => confirm(email, code, tried)));
    const winners = passwords.filter((_, at) => results[at]?.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    await expect(pool.signIn(email, winners[0])).resolves.toBeDefined();
  });

  it('refuses a wrong code, and every code after five wrong ones', async () => {
    const email = await newUser();
    await forgot(email);
    const code = mailedCode(email);
    for (let at = 0; at < 5; at += 1)
      await expect(confirm(email, otherThan(code))).rejects.toMatchObject({ name: 'CodeMismatchException' });
    await expect(confirm(email, code)).rejects.toMatchObject({ name: 'LimitExceededException' });
  });

  it('refuses a code after an hour, and a former code after a new one', async () => {
    const email = await newUser();
    await forgot(email);
    const first = mailedCode(email);
    clock.advance(60 * minuteMs + 1);
    await expect(confirm(email, first)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
    await forgot(email);
    if (mailedCode(email) !== first)
      await expect(confirm(email, first)).rejects.toMatchObject({ name: 'CodeMismatchException' });
    await expect(confirm(email, mailedCode(email))).resolves.toBeDefined();
  });

  it('does not use the code up on a password that the policy refuses', async () => {
    const email = await newUser();
    await forgot(email);
    await expect(confirm(email, mailedCode(email), 'weak')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    await expect(confirm(email, mailedCode(email))).resolves.toBeDefined();
  });

  it('opens an account that was locked', async () => {
    const email = await newUser();
    for (let at = 0; at < 5; at += 1) await expect(pool.signIn(email, 'Wrong-pass-1')).rejects.toThrow();
    await forgot(email);
    await confirm(email, mailedCode(email));
    await expect(pool.signIn(email, newPassword)).resolves.toBeDefined();
  });

  it('answers for an unknown address as for a known one, at every step, and mails nobody', async () => {
    const unknown = `e${randomUUID()}@example.com`;
    const mailCount = pool.mails.length;
    const { CodeDeliveryDetails } = await forgot(unknown);
    expect(CodeDeliveryDetails).toEqual({ AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'e***@e***' });
    expect(pool.mails).toHaveLength(mailCount);
    const names: string[] = [];
    for (let at = 0; at < 6; at += 1)
      await confirm(unknown, 'x00000').catch((error: Error) => void names.push(error.name));
    expect(names).toEqual([...Array(5).fill('CodeMismatchException'), 'LimitExceededException']);
    await expect(confirm(`e${randomUUID()}@example.com`, '000000')).rejects.toMatchObject({
      name: 'ExpiredCodeException',
    });
  });
});

describe('the mail with the code', () => {
  const mailOf = async (messages: unknown) => {
    const own = await startPool({ directory: await temporaryDirectory(), messages });
    try {
      await own.signUp('ann@example.com');
      await own.api.send(new ForgotPasswordCommand({ ClientId: siteClientId, Username: 'ann@example.com' }));
      return own.mails.at(-1);
    } finally {
      await own.cognito.close();
    }
  };

  it('is in the words of the template where no trigger writes it', async () => {
    const words = { EmailSubject: 'Product: your code', EmailMessage: 'Use {####} within the hour.' };
    expect(await mailOf({ DefaultEmailOption: 'CONFIRM_WITH_CODE', ...words })).toMatchObject({
      subject: 'Product: your code',
      text: expect.stringMatching(/^Use \d{6} within the hour\.$/),
    });
  });

  it('is in Cognito’s own words without a template, and a template with links is refused', async () => {
    expect(await mailOf(undefined)).toMatchObject({
      text: expect.stringMatching(/^Your password reset code is \d{6}$/),
    });
    await expect(mailOf({ DefaultEmailOption: 'CONFIRM_WITH_LINK' })).rejects.toThrow('not emulated');
  });
});
