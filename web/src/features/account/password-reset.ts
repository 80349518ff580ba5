/** A forgotten password, settled between the browser and the user pool: a code by mail, then a new password. Never tells whether an address has an account. */
import { type SiteConfig, siteConfig, siteConfigFile } from '../../../../lib/contract/site-config.ts';

/** The user pool's two calls, failing with errors whose `name` is Cognito's. */
export interface UserPool {
  forgot(email: string): Promise<unknown>;
  confirm(email: string, code: string, newPassword: string): Promise<void>;
}
export interface PasswordReset {
  /** Resolves for an unknown address exactly as for a known one. Rejects with ResetRefused where nothing could be asked. */
  request(email: string): Promise<void>;
  /** Sets the password and ends every session. Rejects with ResetRefused. */
  confirm(email: string, code: string, newPassword: string): Promise<void>;
}

/** Where on the screen the sentence belongs; 'set' means that the new password holds although something after it failed. */
export type ResetTrouble = 'code' | 'password' | 'general' | 'set';

/** What went wrong, in a finished sentence. */
export class ResetRefused extends Error {
  override readonly name = 'ResetRefused';
  readonly trouble: ResetTrouble;
  constructor(trouble: ResetTrouble, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.trouble = trouble;
  }
}

const resetSentences = {
  wrongCode: 'That code is not right. Please use the one from our latest mail.',
  spentCode: 'This code has been used already or is out of date. Please ask for another one.',
  tooMany: 'Too many attempts. Please wait a while, then ask for another code.',
  weak: 'Please choose another password: at least 8 characters, without spaces at either end.',
  kept: 'Your new password is set, but your other sessions could not be ended. Log in, then use ‘Sign out everywhere’ on your account page.',
  noAnswer: 'There was no answer. Please check your connection and try again.',
  failed: 'That did not work just now. Please try again in a few minutes.',
} as const;

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');
const refused = (trouble: ResetTrouble, sentence: keyof typeof resetSentences, cause: unknown): ResetRefused =>
  new ResetRefused(trouble, resetSentences[sentence], { cause });

/** Answers that tell something about the account that was asked for; the screen shows the same for all of them. */
const aboutTheAccount = new Set([
  'UserNotFoundException',
  'UserNotConfirmedException',
  'NotAuthorizedException',
  'InvalidParameterException',
  'LimitExceededException',
  'CodeDeliveryFailureException',
]);

const confirmRefusal = (error: unknown): ResetRefused => {
  switch (nameOf(error)) {
    case 'CodeMismatchException':
    case 'UserNotFoundException':
    case 'UserNotConfirmedException':
    case 'NotAuthorizedException':
      return refused('code', 'wrongCode', error);
    case 'ExpiredCodeException':
      return refused('code', 'spentCode', error);
    case 'LimitExceededException':
    case 'TooManyFailedAttemptsException':
    case 'TooManyRequestsException':
      return refused('general', 'tooMany', error);
    case 'InvalidPasswordException':
    case 'InvalidParameterException':
    case 'PasswordHistoryPolicyViolationException':
      return refused('password', 'weak', error);
    case 'UserLambdaValidationException':
    case 'UnexpectedLambdaException':
    case 'InvalidLambdaResponseException':
      return refused('set', 'kept', error);
    case 'NetworkError':
      return refused('general', 'noAnswer', error);
    default:
      return refused('general', 'failed', error);
  }
};
const requestRefusal = (error: unknown): ResetRefused => {
  if (nameOf(error) === 'TooManyRequestsException') return refused('general', 'tooMany', error);
  return refused('general', nameOf(error) === 'NetworkError' ? 'noAnswer' : 'failed', error);
};

export interface PasswordResetDeps {
  readonly fetch: typeof fetch;
  /** Brings the pool's client, which most visits never need. */
  readonly openPool: (config: SiteConfig) => Promise<UserPool>;
}

export function createPasswordReset({ fetch, openPool }: PasswordResetDeps): PasswordReset {
  let opened: Promise<UserPool> | null = null;
  const open = async (): Promise<UserPool> => {
    const response = await fetch(`/${siteConfigFile}`, { cache: 'no-cache', credentials: 'omit' });
    return openPool(siteConfig.parse(await response.json()));
  };
  const pool = async (): Promise<UserPool> => {
    opened ??= open();
    try {
      return await opened;
    } catch (error) {
      // The next try asks again.
      opened = null;
      throw refused('general', 'noAnswer', error);
    }
  };
  return {
    async request(email) {
      const { forgot } = await pool();
      await forgot(email).catch((error: unknown) => {
        if (!aboutTheAccount.has(nameOf(error))) throw requestRefusal(error);
      });
    },
    async confirm(email, code, newPassword) {
      const { confirm } = await pool();
      await confirm(email, code, newPassword).catch((error: unknown) => {
        throw confirmRefusal(error);
      });
    },
  };
}
