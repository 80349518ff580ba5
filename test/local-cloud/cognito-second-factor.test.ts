/** A second factor in an app against the local user pool, through the real SDK: enrolled, asked for, used once, slowed, switched off. */
import { randomUUID } from 'node:crypto';
import {
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totpAt } from '../../lib/local-cloud/cognito/totp.ts';
import {
  createClock,
  minuteMs,
  password,
  poolId,
  serverClientId,
  siteClientId,
  startPool,
} from './fixtures/cognito-pool.ts';
import { temporaryDirectory } from './fixtures/temporary-directory.ts';

const stepMs = 30_000;
let pool: Awaited<ReturnType<typeof startPool>>;
let directory: string;
const clock = createClock();

beforeAll(async () => {
  directory = await temporaryDirectory();
  pool = await startPool({ directory, now: clock.now });
});
afterAll(() => pool.cognito.close());

/** The sign-in of an account with its factor: what the pool answers to the password. */
const firstStep = async (email: string, typed = password) => {
  const AuthParameters = { USERNAME: email, PASSWORD: typed, SECRET_HASH: await pool.hashFor(email) };
  const input = { UserPoolId: poolId, ClientId: serverClientId, AuthParameters };
  return pool.api.send(new AdminInitiateAuthCommand({ ...input, AuthFlow: 'ADMIN_USER_PASSWORD_AUTH' }));
};
const secondStep = async (session: string, sub: string, code: string) => {
  const ChallengeResponses = {
    USERNAME: sub,
    SOFTWARE_TOKEN_MFA_CODE: code,
    SECRET_HASH: await pool.hashFor(sub),
  };
  const input = { UserPoolId: poolId, ClientId: serverClientId, Session: session, ChallengeResponses };
  const command = new AdminRespondToAuthChallengeCommand({ ...input, ChallengeName: 'SOFTWARE_TOKEN_MFA' });
  return (await pool.api.send(command)).AuthenticationResult;
};
const prefer = (email: string, Enabled: boolean) =>
  pool.api.send(
    new AdminSetUserMFAPreferenceCommand({
      UserPoolId: poolId,
      Username: email,
      SoftwareTokenMfaSettings: { Enabled, PreferredMfa: Enabled },
    }),
  );

/** An account whose app has its secret; the clock is past the step of the code that proved it. */
const enrolled = async () => {
  const email = `${randomUUID()}@example.com`;
  const { UserSub: sub = '' } = await pool.signUp(email);
  const { access } = await pool.signIn(email);
  const { SecretCode: secret = '' } = await pool.api.send(new AssociateSoftwareTokenCommand({ AccessToken: access }));
  const UserCode = totpAt(secret, clock.now());
  await pool.api.send(new VerifySoftwareTokenCommand({ AccessToken: access, UserCode }));
  await prefer(email, true);
  clock.advance(stepMs);
  return { email, sub, secret };
};

describe('a second factor', () => {
  it('is asked for after the password, and its code opens the session', async () => {
    const { email, sub, secret } = await enrolled();
    const { ChallengeName, Session = '', ChallengeParameters, AuthenticationResult } = await firstStep(email);
    expect([ChallengeName, ChallengeParameters?.USER_ID_FOR_SRP]).toEqual(['SOFTWARE_TOKEN_MFA', sub]);
    expect(AuthenticationResult).toBeUndefined();
    const opened = await secondStep(Session, sub, totpAt(secret, clock.now()));
    expect(opened?.AccessToken).toBeTruthy();
    expect(opened?.RefreshToken).toBeTruthy();
    await expect(secondStep(Session, sub, totpAt(secret, clock.now()))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
    const user = await pool.api.send(new AdminGetUserCommand({ UserPoolId: poolId, Username: email }));
    expect(user.UserMFASettingList).toEqual(['SOFTWARE_TOKEN_MFA']);
  });

  it('case 5: takes the code of one step before and behind, no other, and each once', async () => {
    const { email, sub, secret } = await enrolled();
    clock.advance(4 * stepMs);
    const { Session = '' } = await firstStep(email);
    for (const steps of [-2, 2])
      await expect(secondStep(Session, sub, totpAt(secret, clock.now() + steps * stepMs))).rejects.toMatchObject({
        name: 'CodeMismatchException',
      });
    const before = totpAt(secret, clock.now() - stepMs);
    expect(await secondStep(Session, sub, before)).toBeDefined();
    const again = (await firstStep(email)).Session ?? '';
    await expect(secondStep(again, sub, before)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
    expect(await secondStep(again, sub, totpAt(secret, clock.now() + stepMs))).toBeDefined();
  });

  it('case 4: shuts the account after five wrong codes, which right passwords between them do not forgive', async () => {
    const { email, sub, secret } = await enrolled();
    const wrong = totpAt(secret, clock.now() - 100 * stepMs);
    for (let n = 0; n < 5; n += 1) {
      const { Session = '' } = await firstStep(email);
      await expect(secondStep(Session, sub, wrong)).rejects.toMatchObject({ name: 'CodeMismatchException' });
    }
    await expect(firstStep(email)).rejects.toMatchObject({ message: 'Password attempts exceeded' });
    clock.advance(minuteMs);
    const { Session = '' } = await firstStep(email);
    expect(await secondStep(Session, sub, totpAt(secret, clock.now()))).toBeDefined();
  });

  it('waits three minutes for its code, and for that of the account alone', async () => {
    const [anna, ben] = [await enrolled(), await enrolled()];
    const { Session = '' } = await firstStep(anna.email);
    const bens = totpAt(ben.secret, clock.now());
    await expect(secondStep(Session, ben.sub, bens)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    clock.advance(3 * minuteMs);
    await expect(secondStep(Session, anna.sub, totpAt(anna.secret, clock.now()))).rejects.toMatchObject({
      message: 'Invalid session for the user, session is expired.',
    });
  });

  it('that no code has proved is not switched on', async () => {
    const email = `${randomUUID()}@example.com`;
    await pool.signUp(email);
    const { access } = await pool.signIn(email);
    await pool.api.send(new AssociateSoftwareTokenCommand({ AccessToken: access }));
    const verify = new VerifySoftwareTokenCommand({ AccessToken: access, UserCode: '000000' });
    await expect(pool.api.send(verify)).rejects.toMatchObject({ name: 'EnableSoftwareTokenMFAException' });
    await expect(prefer(email, true)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });

  it('stays on when the password is forgotten and set anew', async () => {
    const { email } = await enrolled();
    await pool.api.send(new ForgotPasswordCommand({ ClientId: siteClientId, Username: email }));
    const code = /\d{6}/.exec(pool.mails.at(-1)?.text ?? '')?.[0] ?? '';
    const reset = { Username: email, ConfirmationCode: code, Password: 'Another-horse-8' };
    const SecretHash = await pool.hashFor(email);
    // A code is the account's, not the client's that asked for it.
    await pool.api.send(new ConfirmForgotPasswordCommand({ ...reset, ClientId: serverClientId, SecretHash }));
    expect((await firstStep(email, 'Another-horse-8')).ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
  });

  it('is not asked for once it is off, and survives a restart of the pool while it is on', async () => {
    const [off, on] = [await enrolled(), await enrolled()];
    await prefer(off.email, false);
    await pool.cognito.close();
    pool = await startPool({ directory, now: clock.now });
    expect((await firstStep(off.email)).AuthenticationResult?.AccessToken).toBeTruthy();
    expect((await firstStep(on.email)).ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
  });
});
