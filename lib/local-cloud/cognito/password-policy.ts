/** Checks a new password against the pool's policy and refuses it in Cognito's own sentences. */
import { CognitoError } from './cognito-error.ts';

export interface PasswordPolicy {
  readonly MinimumLength: number;
  readonly RequireLowercase: boolean;
  readonly RequireUppercase: boolean;
  readonly RequireNumbers: boolean;
  readonly RequireSymbols: boolean;
}

/** Source: "User pool password policy", Amazon Cognito Developer Guide. */
const symbols = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`+=-]/;

/** Throws InvalidPasswordException with the first thing that is missing. */
export function checkPassword(policy: PasswordPolicy, password: string): void {
  const missing = firstMissing(policy, password);
  if (missing) throw new CognitoError('InvalidPasswordException', `Password did not conform with policy: ${missing}`);
}

function firstMissing(policy: PasswordPolicy, password: string): string | undefined {
  if (password.length < policy.MinimumLength) return 'Password not long enough';
  if (policy.RequireLowercase && !/[a-z]/.test(password)) return 'Password must have lowercase characters';
  if (policy.RequireUppercase && !/[A-Z]/.test(password)) return 'Password must have uppercase characters';
  if (policy.RequireNumbers && !/\d/.test(password)) return 'Password must have numeric characters';
  if (policy.RequireSymbols && !symbols.test(password)) return 'Password must have symbol characters';
  return undefined;
}
