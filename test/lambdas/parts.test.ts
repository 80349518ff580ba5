/** The small parts of the functions on known input: log lines, settings, refused bodies, names, keys, signatures, the user pool's errors, work that stalled. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { type IdentityStep, toAppError } from '../../lambdas/adapters/identity-errors.ts';
import { parseInput, readJson } from '../../lambdas/http-json-body.ts';
import { logger } from '../../lambdas/logger.ts';
import { once } from '../../lambdas/once.ts';
import { describePaymentStatus } from '../../lambdas/use-cases/describe-payment-status.ts';
import { displayFileName } from '../../lambdas/use-cases/display-file-name.ts';
import { hasPdfSignature } from '../../lambdas/use-cases/pdf-signature.ts';
import { parseUploadKey, scriptKeys } from '../../lambdas/use-cases/script-keys.ts';
import { newShareToken, shareTokenHash } from '../../lambdas/use-cases/share-token.ts';
import { isPaymentSignature, signPayment } from '../../lambdas/use-cases/sign-payment.ts';
import { isStalled, unstallAnswer, unstallScript } from '../../lambdas/use-cases/stalled-work.ts';
import { AppError } from '../../lib/contract/errors.ts';
import { inactivePayment } from '../../lib/contract/payment-status.ts';
import { shareToken } from '../../lib/contract/shares.ts';

describe('a log line', () => {
  const written: string[] = [];
  const lines = (write: () => void): Record<string, unknown>[] => {
    written.length = 0;
    const spies = [process.stdout, process.stderr].map((stream) =>
      vi.spyOn(stream, 'write').mockImplementation((text) => {
        written.push(String(text));
        return true;
      }),
    );
    write();
    for (const spy of spies) spy.mockRestore();
    return written.map((line) => JSON.parse(line));
  };
  const errorOf = (error: unknown) => lines(() => logger.error('failed', error))[0]?.error;

  it('is one line of JSON with its level, its event, when, and its fields', () => {
    const [info, warn, error] = lines(() => {
      logger.info('one', { script_id: 's', duration_ms: 3 });
      logger.warn('two');
      logger.error('three', undefined, { n: 1 });
    });
    expect(info).toMatchObject({ level: 'info', event: 'one', script_id: 's', duration_ms: 3 });
    expect(new Date(String(info?.at)).getTime()).toBeGreaterThan(0);
    expect([warn?.level, error?.level, error?.n]).toEqual(['warn', 'error', 1]);
    expect(error).not.toHaveProperty('error');
    expect(written.every((line) => line.endsWith('}\n'))).toBe(true);
  });

  it('keeps the sentence of an error that is ours, and no other’s', () => {
    expect(errorOf(new AppError('no_script', 'There is none.'))).toMatchObject({
      name: 'AppError',
      code: 'no_script',
      message: 'There is none.',
    });
    expect(errorOf(new TypeError('INT. SECRET - DAY'))).not.toHaveProperty('message');
    expect(JSON.stringify(errorOf(new TypeError('a', { cause: new Error('INT. SECRET - DAY') })))).not.toMatch(
      /"message"/,
    );
    expect(errorOf('INT. SECRET')).toEqual({ name: 'string' });
  });

  it('says which fields did not fit, and nothing of what they held', () => {
    const { error } = z.object({ a: z.object({ b: z.number() }) }).safeParse({ a: { b: 'INT. SECRET' } });
    expect(errorOf(error)).toMatchObject({ issues: ['a.b: invalid_type'] });
    const many = z.array(z.number()).safeParse(Array.from({ length: 12 }, () => 'x'));
    expect((errorOf(many.error) as { issues: string[] }).issues).toHaveLength(10);
  });

  it('carries the status and the request of a fault at AWS', () => {
    const fault = Object.assign(new Error('x'), {
      $fault: 'server',
      $metadata: { httpStatusCode: 503, requestId: 'r-1' },
      code: 'ECONNRESET',
    });
    expect(errorOf(fault)).toMatchObject({ http_status: 503, aws_request_id: 'r-1', code: 'ECONNRESET' });
    expect(errorOf(Object.assign(new Error('x'), { code: 7 }))).not.toHaveProperty('code');
  });

  it('names six places in the code at most, and causes five deep at most', () => {
    const deep = Array.from({ length: 8 }).reduce<Error>((cause) => new Error('x', { cause }), new Error('x'));
    interface Told {
      frames: string[];
      cause?: Told;
    }
    const told = errorOf(deep) as Told;
    expect(told.frames.length).toBeGreaterThan(0);
    expect(told.frames.length).toBeLessThanOrEqual(6);
    expect(told.frames.every((frame) => /^at /.test(frame))).toBe(true);
    let depth = 0;
    for (let next: Told | undefined = told; next; next = next.cause) depth += 1;
    expect(depth).toBe(5);
  });
});

describe('a setting', () => {
  afterEach(() => vi.unstubAllEnvs());
  const config = async (environment: Record<string, string>) => {
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    vi.resetModules();
    return import('../../lambdas/config.ts');
  };

  it('that a function was not given is named', async () => {
    const { setting, optionalSetting } = await config({});
    expect(() => setting('TABLE_NAME')).toThrow('The function was started without TABLE_NAME.');
    expect(optionalSetting('TABLE_NAME')).toBeNull();
  });

  it('that is an address has no slash at its end', async () => {
    const { setting } = await config({ SITE_URL: 'https://a.example//', TABLE_NAME: 't' });
    expect(setting('SITE_URL')).toBe('https://a.example');
    expect(setting('TABLE_NAME')).toBe('t');
    expect(setting('STRIPE_API_URL')).toBe('https://api.stripe.com');
    expect(setting('STRIPE_SCRIPT_URL')).toBe('https://js.stripe.com/v3/');
  });

  it('that nobody gave is as usual: twenty dollars a day in all, and the provider’s own addresses', async () => {
    const { setting } = await config({});
    expect([setting('MODEL_USD_A_DAY'), setting('STRIPE_API_URL'), setting('STRIPE_SCRIPT_URL')]).toEqual([
      20,
      'https://api.stripe.com',
      'https://js.stripe.com/v3/',
    ]);
  });

  it('of a model has its bounds', async () => {
    const taken = { MODEL_WINDOW: '8000', MODEL_USD_A_DAY: '0', MODEL_BUDGET_USD: '0.01', MODEL_PROVIDER: 'bedrock' };
    const { setting } = await config(taken);
    expect([setting('MODEL_WINDOW'), setting('MODEL_USD_A_DAY'), setting('MODEL_BUDGET_USD')]).toEqual([8000, 0, 0.01]);
    expect((await config({ MODEL_WINDOW: '' })).optionalSetting('MODEL_WINDOW')).toBeNull();
    for (const [name, value] of [
      ['MODEL_WINDOW', '7999'],
      ['MODEL_WINDOW', '8000.5'],
      ['MODEL_USD_A_DAY', '-1'],
      ['MODEL_BUDGET_USD', '0'],
      ['MODEL_PROVIDER', 'oracle'],
      ['TABLE_NAME', ''],
      ['OWNER_EMAIL', 'nobody'],
      ['SITE_URL', 'site'],
    ] as const) {
      vi.unstubAllEnvs();
      await expect(
        config({ [name]: value }).then((read) => read.setting(name)),
        name,
      ).rejects.toThrow();
    }
  });

  it('that was left empty counts as not given, where a stack may leave it empty', async () => {
    const { optionalSetting } = await config({ MODEL_FALLBACK_ID: '', MODEL_SECRET_NAME: '', MODEL_PRICE: '' });
    for (const name of ['MODEL_FALLBACK_ID', 'MODEL_SECRET_NAME', 'MODEL_PRICE'] as const)
      expect(optionalSetting(name)).toBeNull();
  });

  it('that is a price has four parts, and one that is a number is a positive one', async () => {
    expect((await config({ MODEL_PRICE: '2/10/2.5/0.1' })).setting('MODEL_PRICE')).toEqual([2, 10, 2.5, 0.1]);
    for (const price of ['2/10', 'a2/10/2.5/0.1', '2/10/2.5/0.1/1', '2/10/2.5/.'])
      await expect(config({ MODEL_PRICE: price }).then(({ setting }) => setting('MODEL_PRICE'))).rejects.toThrow();
    vi.unstubAllEnvs();
    expect((await config({ MAX_RECEIVE_COUNT: '3', MODEL_BUDGET_USD: '0.5' })).setting('MAX_RECEIVE_COUNT')).toBe(3);
    for (const wrong of ['0', '1.5', 'x'])
      await expect(
        config({ MAX_RECEIVE_COUNT: wrong }).then(({ setting }) => setting('MAX_RECEIVE_COUNT')),
      ).rejects.toThrow();
  });
});

describe('a body', () => {
  const refusal = (schema: z.ZodType, value: unknown): string => {
    try {
      parseInput(schema, value);
    } catch (error) {
      if (error instanceof AppError && error.code === 'invalid_input') return error.message;
      throw error;
    }
    return '';
  };
  it.each([
    [z.object({ a: z.string() }), {}, 'Please send the field "a" as text.'],
    [z.object({ a: z.number() }), {}, 'Please send the field "a" as a number.'],
    [z.object({ a: z.number().int() }), { a: 1.5 }, 'Please send the field "a" as a whole number.'],
    [z.object({ a: z.boolean() }), {}, 'Please send the field "a" as true or false.'],
    [z.object({ a: z.array(z.string()) }), {}, 'Please send the field "a" as a list.'],
    [z.object({ a: z.object({ b: z.string() }) }), { a: 1 }, 'Please send the field "a" as an object.'],
    [z.object({ a: z.record(z.string(), z.string()) }), {}, 'Please send the field "a" as an object.'],
    [z.object({ a: z.object({ b: z.string() }) }), { a: {} }, 'Please send the field "a.b" as text.'],
    [z.object({}), 'x', 'Please send the field "body" as an object.'],
    [z.object({ a: z.string().min(1) }), { a: '' }, 'Please give the field "a" at least 1 character.'],
    [z.object({ a: z.string().max(3) }), { a: 'xxxx' }, 'Please give the field "a" at most 3 characters.'],
    [z.object({ a: z.array(z.string()).max(1) }), { a: ['', ''] }, 'Please give the field "a" at most 1 entry.'],
    [z.object({ a: z.array(z.string()).min(2) }), { a: [] }, 'Please give the field "a" at least 2 entries.'],
    [z.object({ a: z.number().positive() }), { a: 0 }, 'Please give the field "a" more than 0.'],
    [z.object({ a: z.number().lt(5) }), { a: 5 }, 'Please give the field "a" less than 5.'],
    [z.object({ a: z.enum(['x', '']) }), { a: 'z' }, 'Please send the field "a" as one of: x, (empty).'],
    [z.object({ a: z.string().regex(/^x$/) }), { a: 'z' }, 'Please check the field "a": its form is not right.'],
    [z.object({ a: z.string().min(1, 'Please say a.') }), { a: '' }, 'Please say a.'],
    [z.object({ a: z.string().min(1, 'no') }), { a: '' }, 'Please give the field "a" at least 1 character.'],
  ])('that does not fit is refused in a sentence (%#)', (schema, value, sentence) => {
    expect(refusal(schema, value)).toBe(sentence);
  });

  it('loses what nobody asked for', () =>
    expect(parseInput(z.object({ a: z.string() }), { a: 'x', b: 1 })).toEqual({ a: 'x' }));

  it('is JSON of at most 128 kB, whose halves of letters are made whole', () => {
    expect(readJson(Buffer.from('{"a":"\\ud800"}'))).toEqual({ a: '\ufffd' });
    expect(() => readJson(Buffer.from('{'))).toThrow(expect.objectContaining({ code: 'invalid_input' }));
    const sized = (bytes: number) => Buffer.from(JSON.stringify('x'.repeat(bytes - 2)));
    expect(readJson(sized(128 * 1024))).toHaveLength(128 * 1024 - 2);
    expect(() => readJson(sized(128 * 1024 + 1))).toThrow(expect.objectContaining({ code: 'too_large' }));
  });
});

it('a thing is made on first use and once', () => {
  const make = vi.fn(() => ({}));
  const thing = once(make);
  expect(make).not.toHaveBeenCalled();
  expect(thing()).toBe(thing());
  expect(make).toHaveBeenCalledTimes(1);
});

it.each([
  ['script.pdf', 'script.pdf'],
  ['C:\\drafts\\my  draft.pdf', 'my draft.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['a\u202efdp.exe', 'afdp.exe'],
  ['line\nend.pdf', 'lineend.pdf'],
  ['', 'script.pdf'],
  ['..', 'script.pdf'],
  ['...a', '...a'],
  [' ', 'script.pdf'],
  ['👩'.repeat(201), '👩'.repeat(200)],
])('case 15: the file name %j is shown as %j', (name, shown) => expect(displayFileName(name)).toBe(shown));

it('a PDF is known by its header within the first 1,024 bytes', () => {
  const at = (offset: number) => hasPdfSignature(Buffer.concat([Buffer.alloc(offset), Buffer.from('%PDF-1.7')]));
  expect([0, 100, 1019, 1020].map(at)).toEqual([true, true, true, false]);
  expect(hasPdfSignature(Buffer.from('%PDF'))).toBe(false);
  // A view into a larger buffer is looked at from its own beginning.
  const whole = Buffer.from(`%PDF-${'x'.repeat(50)}`);
  expect(hasPdfSignature(new Uint8Array(whole.buffer, whole.byteOffset + 1, 40))).toBe(false);
});

it('case 15: a script has four objects, and only an upload’s key names its owner', () => {
  const id = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
  expect(scriptKeys('u', id)).toEqual([
    `uploads/u/${id}.pdf`,
    `originals/u/${id}.pdf`,
    `screenplays/u/${id}.json`,
    `screenplays/u/${id}.fingerprint.json`,
  ]);
  expect(parseUploadKey(`uploads/u/${id}.pdf`)).toEqual({ userId: 'u', scriptId: id });
  for (const key of [
    `x/uploads/u/${id}.pdf`,
    `uploads/u/${id}.pdf.exe`,
    `uploads/u/${id}xpdf`,
    `uploads/u/v/${id}.pdf`,
    `uploads//${id}.pdf`,
    `uploads/u/${id}0.pdf`,
    `screenplays/u/${id}.pdf`,
  ])
    expect(parseUploadKey(key), key).toBeNull();
});

it('the token of a share link is new each time, of the contract’s form, and kept as a hash', () => {
  const [one, other] = [newShareToken(), newShareToken()];
  expect(one).not.toBe(other);
  expect(shareToken.safeParse(one).success).toBe(true);
  expect(shareTokenHash('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
});

describe('the signature of a payment', () => {
  const signature = signPayment('key', 'cs_1', 'pi_1');
  it('is that of order and payment under the key', () => {
    expect(signature).toMatch(/^[0-9a-f]{64}$/);
    expect(isPaymentSignature('key', 'cs_1', 'pi_1', signature)).toBe(true);
  });
  const forged: readonly (readonly [string, readonly [string, string, string, string]])[] = [
    ['another key', ['other', 'cs_1', 'pi_1', signature]],
    ['another order', ['key', 'cs_2', 'pi_1', signature]],
    ['another payment', ['key', 'cs_1', 'pi_2', signature]],
    ['a bar moved', ['key', 'cs_1|pi', '_1', signature]],
    ['a piece of it', ['key', 'cs_1', 'pi_1', signature.slice(1)]],
    ['nothing', ['key', 'cs_1', 'pi_1', '']],
  ];
  it.each(forged)('does not hold for %s', (_what, given) => expect(isPaymentSignature(...given)).toBe(false));
});

describe('a failure of the user pool', () => {
  const mean = (name: string, message: string, step: IdentityStep) =>
    toAppError(Object.assign(new Error(message), { name }), step) as Error & { code?: string };
  const code = (name: string, step: IdentityStep, message = '') => mean(name, message, step).code ?? 'unknown';

  it.each([
    'TooManyRequestsException',
    'LimitExceededException',
    'TooManyFailedAttemptsException',
    'ThrottlingException',
  ])('%s means too many attempts, at every step', (name) => {
    for (const step of ['sign-up', 'login', 'session', 'set-password'] as const)
      expect(code(name, step)).toBe('too_many_attempts');
  });
  it('that says so in words means it, too', () => {
    expect(code('NotAuthorizedException', 'login', 'Password attempts exceeded')).toBe('too_many_attempts');
  });
  it('about our own secret is not the user’s to mend', () => {
    expect(code('NotAuthorizedException', 'login', 'Unable to verify secret hash for client')).toBe('unknown');
    expect(code('InvalidParameterException', 'login', 'Client secret is wrong')).toBe('unknown');
  });
  it.each([
    ['UsernameExistsException', 'email_taken'],
    ['AliasExistsException', 'email_taken'],
    ['InvalidPasswordException', 'weak_password'],
    ['InvalidParameterException', 'invalid_input'],
    ['InternalErrorException', 'unknown'],
  ])('at a sign-up: %s means %s', (name, means) => expect(code(name, 'sign-up')).toBe(means));
  it.each([
    ['NotAuthorizedException', 'invalid_credentials'],
    ['UserNotFoundException', 'invalid_credentials'],
    ['UserNotConfirmedException', 'invalid_credentials'],
    ['PasswordResetRequiredException', 'invalid_credentials'],
    ['InvalidParameterException', 'invalid_credentials'],
    ['InternalErrorException', 'unknown'],
  ])('at a login: %s means %s', (name, means) => expect(code(name, 'login')).toBe(means));
  it.each([
    ['NotAuthorizedException', 'token_not_valid'],
    ['UserNotFoundException', 'token_not_valid'],
    ['RefreshTokenReuseException', 'token_not_valid'],
    ['InvalidParameterException', 'token_not_valid'],
    ['UnauthorizedException', 'token_not_valid'],
    ['UnsupportedTokenTypeException', 'token_not_valid'],
    ['InternalErrorException', 'unknown'],
  ])('in a session: %s means %s', (name, means) => expect(code(name, 'session')).toBe(means));
  it('at a change of the password tells a weak one from an account that is gone', () => {
    expect(code('UserNotFoundException', 'set-password')).toBe('token_not_valid');
    expect(code('InvalidPasswordException', 'set-password')).toBe('weak_password');
    expect(code('InvalidParameterException', 'set-password', 'proposedPassword')).toBe('weak_password');
    expect(code('InvalidParameterException', 'set-password', 'username')).toBe('token_not_valid');
  });
  it.each([
    ['must have numeric characters', 'one digit'],
    ['must have uppercase characters', 'capital letter'],
    ['must have lowercase characters', 'small letter'],
    ['must have symbol characters', 'one symbol'],
    ['length less than or equal to 256', 'at most 256 characters'],
    ['not long enough', 'at least 8 characters.'],
    ['length greater than or equal to 6', 'at least 8 characters.'],
    ['must satisfy regular expression pattern: ^[\\S]+', 'without spaces at either end'],
  ])('about a password that %s says what it needs', (reason, needs) => {
    const failure = mean(
      'InvalidPasswordException',
      `Password did not conform with policy: Password ${reason}`,
      'sign-up',
    );
    expect(failure.message).toContain(needs);
    expect(mean('InvalidParameterException', `Value at 'password' ${reason}`, 'sign-up').code).toBe('weak_password');
  });
  it('that is no error at all is handed back', () => expect(toAppError('x', 'login')).toBe('x'));
  it('keeps what caused it', () => expect(mean('UserNotFoundException', 'm', 'login').cause).toBeInstanceOf(Error));
});

describe('work that has not ended', () => {
  const began = '2026-11-01T10:00:00.000Z';
  const minutesOn = (minutes: number, ms = 0) => new Date(Date.parse(began) + minutes * 60_000 + ms);
  it('has stalled once half an hour has passed', () => {
    expect([isStalled(began, minutesOn(30)), isStalled(began, minutesOn(30, 1))]).toEqual([false, true]);
  });
  it('is shown as failed, with a sentence; what waits or has ended is shown as it is', () => {
    const script = (status: 'reading' | 'uploaded' | 'ready') =>
      unstallScript({ status, status_at: began, problem: null }, minutesOn(31));
    expect(script('reading')).toMatchObject({ status: 'failed', problem: { code: 'internal' } });
    expect([script('uploaded').status, script('ready').status]).toEqual(['uploaded', 'ready']);
    const answer = (status: 'running' | 'pending' | 'succeeded') =>
      unstallAnswer({ status, status_at: began }, minutesOn(31));
    expect(answer('running')).toMatchObject({ status: 'failed', problem: { code: 'analysis_failed' } });
    expect([answer('pending').status, answer('succeeded').status]).toEqual(['pending', 'succeeded']);
    expect(unstallScript({ status: 'reading', status_at: began, problem: null }, minutesOn(29)).status).toBe('reading');
  });
});

it('an entitlement is an active payment with its plan; without one there is none', () => {
  expect(describePaymentStatus(null)).toEqual(inactivePayment);
  const held = {
    plan_name: 'advanced',
    paid_at: 'then',
    provider_payment_id: 'pi',
    order_id: 'cs',
    signature: 'sig',
  } as Parameters<typeof describePaymentStatus>[0];
  expect(describePaymentStatus(held)).toEqual({
    has_active_payment: true,
    payment_date: 'then',
    plan: { id: 3, name: 'advanced', type: 'advanced', is_active: true, status: 'COMPLETED' },
    status: 'COMPLETED',
    payment_id: 'pi',
    order_id: 'cs',
    signature: 'sig',
  });
});
