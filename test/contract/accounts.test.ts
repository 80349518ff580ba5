/** What a sign-up may hold. */
import { describe, expect, it } from 'vitest';
import { signUpInput } from '../../lib/contract/accounts.ts';

const named = (username: string) =>
  signUpInput.safeParse({ email: 'noor@example.com', username, password: 'Correct-horse-7' });

describe('a username', () => {
  it.each(['Noor', 'नूर व्हिटलॉक', 'क्‍ष', '李安', 'O’Brien & Co.', '👩‍💻', '<b>Noor</b>'])(
    'may be %s, in any script',
    (name) => expect(named(name).success).toBe(true),
  );

  it.each([
    ['a line end', 'Noor\nRequest: granted'],
    ['a control character', 'Noor\u0000'],
    ['a turn of direction', 'Noor\u202Egnp.fdp'],
    ['nothing to be seen', '\u200B\u200D'],
  ])('is refused with %s, which could pass for something else', (_what, name) => {
    expect(named(name).error?.issues[0]?.message).toBe('Please use letters and signs that can be seen.');
  });

  it('is asked for when it is blank', () => {
    expect(named('   ').error?.issues[0]?.message).toBe('Please enter a username.');
  });
});
