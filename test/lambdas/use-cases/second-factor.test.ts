/** The second factor as the routes have it: enrolled with the password, asked for at the login, recovered from, switched off with a proof. */
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { sealed } from '../../../lambdas/adapters/sealed.ts';
import { beginSecondFactor } from '../../../lambdas/use-cases/begin-second-factor.ts';
import { confirmSecondFactor } from '../../../lambdas/use-cases/confirm-second-factor.ts';
import { endSecondFactor } from '../../../lambdas/use-cases/end-second-factor.ts';
import { finishLogIn } from '../../../lambdas/use-cases/finish-login.ts';
import { logIn } from '../../../lambdas/use-cases/log-in.ts';
import { proveOwner } from '../../../lambdas/use-cases/prove-owner.ts';
import { renewRecoveryCodes } from '../../../lambdas/use-cases/renew-recovery-codes.ts';
import { loginInput } from '../../../lib/contract/accounts.ts';
import { rightCode } from '../memory-second-factor.ts';
import { makeWorld, type World } from '../world.ts';

const enrolmentForm = z.object({ userId: z.string(), token: z.string(), refresh: z.string() });
const caller = { userId: 'anna', poolUsername: 'anna', session: { sessionId: 's', epoch: null } };
const credentials = { email: 'anna@example.com', password: 'p', address: '203.0.113.7' };
const wrongCode = '000000';

let world: ReturnType<typeof around>;

/** A world whose pool asks for a code exactly while the factor is on. */
const around = (base: World) => {
  const opened = base.identity.logIn;
  const logInStep: typeof opened = async (email, password) =>
    base.secondFactor.isOn()
      ? { wants: 'code', session: 'pool-session', poolUsername: 'anna' }
      : opened(email, password);
  const profile: typeof base.identity.profile = async (name) => ({
    ...(await base.identity.profile(name)),
    secondFactor: base.secondFactor.isOn(),
  });
  return {
    ...base,
    identity: { ...base.identity, logIn: logInStep, profile },
    enrolments: sealed('enrolment', enrolmentForm, async () => 'sssh', base.now),
  };
};
beforeEach(() => {
  world = around(makeWorld());
});

const enrol = async (): Promise<string[]> => {
  const { enrolment } = await beginSecondFactor(world, { ...caller, password: 'p' });
  return (await confirmSecondFactor(world, { ...caller, enrolment, code: rightCode })).recovery_codes;
};
/** What login answers beside `mfa_required`. */
const waitingSession = async (): Promise<string> => {
  const refused = z.object({ code: z.literal('mfa_required'), session: z.string() });
  return refused.parse(await logIn(world, credentials).catch((error: unknown) => error)).session;
};

describe('enrolling', () => {
  it('gives a secret as text and for a QR code, and ten recovery codes once a code of the app was right', async () => {
    const offer = await beginSecondFactor(world, { ...caller, password: 'p' });
    expect(offer.address).toBe(`otpauth://totp/Dramaturg%3Aanna%40example.com?secret=${offer.secret}&issuer=Dramaturg`);
    expect(offer.enrolment).not.toContain('pool-token');
    expect(world.secondFactor.isOn()).toBe(false);
    const wrong = { ...caller, enrolment: offer.enrolment, code: wrongCode };
    await expect(confirmSecondFactor(world, wrong)).rejects.toMatchObject({ code: 'code_mismatch' });
    expect(world.secondFactor.isOn()).toBe(false);
    const codes = await enrol();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    expect(world.secondFactor.isOn()).toBe(true);
    expect(await world.secondFactors.codesLeft('anna')).toBe(10);
  });

  it('is refused while one is on, and for what another user began, what took over ten minutes, what was changed', async () => {
    const { enrolment } = await beginSecondFactor(world, { ...caller, password: 'p' });
    const confirm = (text: string, who = caller) =>
      confirmSecondFactor(world, { ...who, enrolment: text, code: rightCode });
    const over = { code: 'code_expired' };
    await expect(confirm(enrolment, { ...caller, userId: 'ben' })).rejects.toMatchObject(over);
    const changed = `${enrolment.slice(0, -4)}${enrolment.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
    await expect(confirm(changed)).rejects.toMatchObject(over);
    await expect(confirm('x')).rejects.toMatchObject(over);
    world.passMinutes(10);
    await expect(confirm(enrolment)).rejects.toMatchObject(over);
    await enrol();
    const again = beginSecondFactor(world, { ...caller, password: 'p' });
    await expect(again).rejects.toMatchObject({ code: 'second_factor_on' });
  });
});

describe('logging in with a second factor', () => {
  beforeEach(async () => {
    await enrol();
  });

  it('answers mfa_required with a session, by which the code opens what a login opens', async () => {
    const session = await waitingSession();
    expect(session).not.toContain('pool-session');
    const answer = await finishLogIn(world, { session, code: rightCode, address: undefined });
    expect(answer).toMatchObject({ access: 'a', refresh: 'r', user: { email: 'anna@example.com' } });
  });

  it('refuses a session that is another text, or over three minutes old, as a login that took too long', async () => {
    const session = await waitingSession();
    const finish = (text: string) => finishLogIn(world, { session: text, code: rightCode, address: undefined });
    await expect(finish(`x${session}`)).rejects.toMatchObject({ code: 'invalid_credentials' });
    world.passMinutes(3);
    await expect(finish(session)).rejects.toMatchObject({ code: 'invalid_credentials' });
  });

  it('case 4: lets five codes be tried in a quarter of an hour, sent one by one or at once, recovery codes among them', async () => {
    const session = await waitingSession();
    const tries = Array.from({ length: 8 }, (_, n) =>
      (n % 2 === 0
        ? finishLogIn(world, { session, code: wrongCode, address: undefined })
        : logIn(world, { ...credentials, recovery_code: 'a'.repeat(16) })
      ).then(
        () => 'in',
        (error: unknown) => z.object({ code: z.string() }).parse(error).code,
      ),
    );
    const outcomes = (await Promise.all(tries)).toSorted();
    expect(outcomes).toEqual([
      ...Array.from({ length: 5 }, () => 'code_mismatch'),
      ...Array.from({ length: 3 }, () => 'too_many_attempts'),
    ]);
    const right = async () =>
      finishLogIn(world, { session: await waitingSession(), code: rightCode, address: undefined });
    await expect(right()).rejects.toMatchObject({ code: 'too_many_attempts' });
    world.passMinutes(15);
    expect(await right()).toMatchObject({ access: 'a' });
  });

  it('leaves its trail: what was asked for, what was refused, how somebody came in', async () => {
    const lines: unknown[] = [];
    const noting = { ...world, logger: { info: (_event: string, fields?: unknown) => void lines.push(fields) } };
    await logIn(noting, credentials).catch(() => null);
    const session = await waitingSession();
    const address = '203.0.113.7';
    await finishLogIn(noting, { session, code: wrongCode, address }).catch(() => null);
    await finishLogIn(noting, { session, code: rightCode, address });
    expect(lines).toEqual([
      { outcome: 'mfa_required', address },
      { outcome: 'code_mismatch', address, second: 'code' },
      { outcome: 'signed_in', user_id: 'anna', address, second: 'code' },
    ]);
  });

  it('takes the password alone as the proof that deletion and export want', async () => {
    expect(await proveOwner(world, { ...caller, password: 'p' })).toHaveProperty('proof');
  });
});

describe('a recovery code', () => {
  it('lets in with the password, switches the factor off, and is none any more', async () => {
    const [code = '', other = ''] = await enrol();
    const { recovery_code } = loginInput.parse({ ...credentials, recovery_code: ` ${code.toUpperCase()} ` });
    expect(await logIn(world, { ...credentials, recovery_code })).toMatchObject({ access: 'a' });
    expect(world.secondFactor.isOn()).toBe(false);
    await enrol();
    for (const spent of [code, other]) {
      const again = loginInput.parse({ ...credentials, recovery_code: spent });
      const refused = logIn(world, { ...credentials, recovery_code: again.recovery_code });
      await expect(refused).rejects.toMatchObject({ code: 'code_mismatch' });
    }
    expect(world.secondFactor.isOn()).toBe(true);
  });

  it('that is used while the pool is away is spent, and another one still lets in', async () => {
    const codes = (await enrol()).map(
      (each) => loginInput.parse({ ...credentials, recovery_code: each }).recovery_code,
    );
    const away = {
      ...world,
      secondFactor: { ...world.secondFactor, switchTo: () => Promise.reject(new Error('away')) },
    };
    const enter = (deps: typeof world, n: number) => logIn(deps, { ...credentials, recovery_code: codes[n] });
    await expect(enter(away, 0)).rejects.toThrow('away');
    await expect(enter(world, 0)).rejects.toMatchObject({ code: 'code_mismatch' });
    expect(await enter(world, 1)).toMatchObject({ access: 'a' });
  });

  it('is made anew, or the factor switched off, with the proof of the password alone', async () => {
    const [old = ''] = await enrol();
    const without = { ...caller, proof: undefined };
    const wanted = { code: 'password_required' };
    await expect(renewRecoveryCodes(world, without)).rejects.toMatchObject(wanted);
    await expect(endSecondFactor(world, without)).rejects.toMatchObject(wanted);
    const { proof } = await proveOwner(world, { ...caller, password: 'p' });
    const { recovery_codes } = await renewRecoveryCodes(world, { ...caller, proof });
    expect(recovery_codes).toHaveLength(10);
    expect(recovery_codes).not.toContain(old);
    expect(await world.secondFactors.spendCode('anna', old.replaceAll('-', ''))).toBe(false);
    expect(await endSecondFactor(world, { ...caller, proof })).toMatchObject({ success: true });
    expect(world.secondFactor.isOn()).toBe(false);
    expect(await world.secondFactors.codesLeft('anna')).toBe(0);
    await expect(renewRecoveryCodes(world, { ...caller, proof })).rejects.toMatchObject({ code: 'invalid_input' });
  });
});
