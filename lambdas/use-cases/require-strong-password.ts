/** What a new password needs, wherever one is set: sign-up, change and reset. The user pool holds the length, too; the commonest are known here alone. */
import { commonPasswords } from '../../lib/contract/common-passwords.ts';
import { AppError } from '../../lib/contract/errors.ts';
import { minPasswordLength } from '../../lib/contract/own-account.ts';

const common =
  'Please choose another password: this one is among the 10,000 commonest, which are tried first. Three or four unrelated words are a good one.';

/** weak_password for fewer than eight characters, and for one of the 10,000 commonest in any capitals. */
export const requireStrongPassword = (password: string): void => {
  if ([...password].length < minPasswordLength)
    throw new AppError(
      'weak_password',
      `Please choose another password: it needs at least ${minPasswordLength} characters.`,
    );
  if (commonPasswords.has(password.toLowerCase())) throw new AppError('weak_password', common);
};
