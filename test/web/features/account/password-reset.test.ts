/** A forgotten password between browser and user pool: what is told, and what is kept to itself. */
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../web/src/api/api-error.ts';
import {
  createPasswordReset,
  ResetRefused,
  type UserPool,
} from '../../../../web/src/features/account/password-reset.ts';

const config = { region: 'us-east-1', userPoolId: 'us-east-1_pool', userPoolClientId: 'client' };
const named = (name: string) => Object.assign(new Error('Cognito says so'), { name });

const resetWith = (
  pool: Partial<UserPool>,
  fetchLike: typeof fetch = async () => Response.json(config),
  confirm: (input: unknown) => Promise<unknown> = async () => undefined,
) => {
  const opened: unknown[] = [];
  const reset = createPasswordReset({
    fetch: fetchLike,
    confirm,
    openPool: async (given) => {
      opened.push(given);
      return { forgot: async () => undefined, ...pool };
    },
  });
  return { reset, opened };
};
const refusalOf = (work: Promise<void>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof ResetRefused ? { trouble: error.trouble, message: error.message } : error),
  );

describe('asking for a code', () => {
  it('opens the pool that the site’s config names, once, and only when it is needed', async () => {
    const local = { ...config, userPoolEndpoint: 'http://127.0.0.1:9' };
    const { reset, opened } = resetWith({}, async () => Response.json(local));
    expect(opened).toEqual([]);
    await reset.request('noor@example.com');
    await reset.request('mira@example.com');
    expect(opened).toEqual([local]);
  });

  it.each([
    'UserNotFoundException',
    'NotAuthorizedException',
    'InvalidParameterException',
    'LimitExceededException',
    'CodeDeliveryFailureException',
  ])('keeps %s to itself, since it would tell who has an account', async (name) => {
    const { reset } = resetWith({ forgot: () => Promise.reject(named(name)) });
    expect(await refusalOf(reset.request('noor@example.com'))).toBeNull();
  });

  it.each([
    ['NetworkError', 'There was no answer.'],
    ['TooManyRequestsException', 'Too many attempts.'],
    ['InternalErrorException', 'That did not work just now.'],
  ])('says what %s means, which is the same for every address', async (name, sentence) => {
    const { reset } = resetWith({ forgot: () => Promise.reject(named(name)) });
    expect(await refusalOf(reset.request('noor@example.com'))).toEqual({
      trouble: 'general',
      message: expect.stringContaining(sentence),
    });
  });

  it('asks for the config again after a failure', async () => {
    const answers = [() => Promise.reject(new TypeError('offline')), () => Promise.resolve(Response.json(config))];
    const { reset, opened } = resetWith({}, async () => answers.shift()?.() ?? Response.error());
    expect(await refusalOf(reset.request('noor@example.com'))).toMatchObject({ trouble: 'general' });
    expect(await refusalOf(reset.request('noor@example.com'))).toBeNull();
    expect(opened).toHaveLength(1);
  });

  it('refuses a config of another shape', async () => {
    const { reset, opened } = resetWith({}, async () => Response.json({ region: 'us-east-1' }));
    expect(await refusalOf(reset.request('noor@example.com'))).toMatchObject({ trouble: 'general' });
    expect(opened).toEqual([]);
  });
});

describe('confirming with the code', () => {
  it('sends it with the new password to the service, and not to the pool', async () => {
    const sent: unknown[] = [];
    const { reset, opened } = resetWith({}, undefined, async (input) => void sent.push(input));
    await reset.confirm('noor@example.com', '123456', 'Correct-horse-7');
    expect(sent).toEqual([{ email: 'noor@example.com', code: '123456', new_password: 'Correct-horse-7' }]);
    expect(opened).toEqual([]);
  });

  it.each([
    ['code_mismatch', 'code', 'Said by the service.'],
    ['code_expired', 'code', 'Said by the service.'],
    ['weak_password', 'password', 'Said by the service.'],
    ['too_many_attempts', 'general', 'Said by the service.'],
    ['sessions_not_ended', 'set', 'Said by the service.'],
    ['no_answer', 'general', 'There was no answer.'],
    ['internal', 'general', 'That did not work just now.'],
    ['bad_answer', 'general', 'That did not work just now.'],
  ] as const)('puts %s at the %s, in a plain sentence', async (code, trouble, sentence) => {
    const failing = () => Promise.reject(new ApiError(code, 400, 'Said by the service.'));
    const { reset } = resetWith({}, undefined, failing);
    expect(await refusalOf(reset.confirm('noor@example.com', '123456', 'Correct-horse-7'))).toEqual({
      trouble,
      message: expect.stringContaining(sentence),
    });
  });
});
