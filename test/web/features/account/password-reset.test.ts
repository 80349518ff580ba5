/** A forgotten password between browser and user pool: what is told, and what is kept to itself. */
import { describe, expect, it } from 'vitest';
import {
  createPasswordReset,
  ResetRefused,
  type UserPool,
} from '../../../../web/src/features/account/password-reset.ts';

const config = { region: 'us-east-1', userPoolId: 'us-east-1_pool', userPoolClientId: 'client' };
const named = (name: string) => Object.assign(new Error('Cognito says so'), { name });

const resetWith = (pool: Partial<UserPool>, fetchLike: typeof fetch = async () => Response.json(config)) => {
  const opened: unknown[] = [];
  const reset = createPasswordReset({
    fetch: fetchLike,
    openPool: async (given) => {
      opened.push(given);
      return { forgot: async () => undefined, confirm: async () => undefined, ...pool };
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
    await reset.confirm('noor@example.com', '123456', 'Correct-horse-7');
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
  it.each([
    ['CodeMismatchException', 'code', 'That code is not right.'],
    ['UserNotFoundException', 'code', 'That code is not right.'],
    ['ExpiredCodeException', 'code', 'used already or is out of date'],
    ['InvalidPasswordException', 'password', 'at least 8 characters'],
    ['InvalidParameterException', 'password', 'at least 8 characters'],
    ['LimitExceededException', 'general', 'Too many attempts.'],
    ['TooManyFailedAttemptsException', 'general', 'Too many attempts.'],
    ['NetworkError', 'general', 'There was no answer.'],
    ['Whatever', 'general', 'That did not work just now.'],
    ['UserLambdaValidationException', 'set', 'Your new password is set, but your other sessions could not be ended.'],
  ])('puts %s at the %s, in a plain sentence', async (name, trouble, sentence) => {
    const { reset } = resetWith({ confirm: () => Promise.reject(named(name)) });
    expect(await refusalOf(reset.confirm('noor@example.com', '123456', 'Correct-horse-7'))).toEqual({
      trouble,
      message: expect.stringContaining(sentence),
    });
  });
});
