/**
 * A forgotten password: the user pool mails a code to the browser's asking, then the service takes it with the new password, which it looks at first. Never
 * tells whether an address has an account.
 */
import type { ErrorCode } from '../../../../lib/contract/errors.ts';
import type { RouteBodyInput } from '../../../../lib/contract/routes.ts';
import { type SiteConfig, siteConfig, siteConfigFile } from '../../../../lib/contract/site-config.ts';
import { codeOf, sentenceOf } from '../../api/api-error.ts';

/** The user pool's call, failing with errors whose `name` is Cognito's. */
export interface UserPool {
  forgot(email: string): Promise<unknown>;
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
  tooMany: 'Too many attempts. Please wait a while, then ask for another code.',
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

const confirmTroubles: Partial<Record<ErrorCode, ResetTrouble>> = {
  code_mismatch: 'code',
  code_expired: 'code',
  weak_password: 'password',
  too_many_attempts: 'general',
  sessions_not_ended: 'set',
};
/** The service's own sentence for what the user can mend. */
const confirmRefusal = (error: unknown): ResetRefused => {
  const code = codeOf(error);
  if (code === 'no_answer') return refused('general', 'noAnswer', error);
  const trouble = code === null || code === 'bad_answer' ? undefined : confirmTroubles[code];
  if (trouble === undefined) return refused('general', 'failed', error);
  return new ResetRefused(trouble, sentenceOf(error, resetSentences.failed), { cause: error });
};
const requestRefusal = (error: unknown): ResetRefused => {
  if (nameOf(error) === 'TooManyRequestsException') return refused('general', 'tooMany', error);
  return refused('general', nameOf(error) === 'NetworkError' ? 'noAnswer' : 'failed', error);
};

export interface PasswordResetDeps {
  readonly fetch: typeof fetch;
  /** Brings the pool's client, which most visits never need. */
  /** Sends the code with the new password to the service; rejects with ApiError. */
  readonly confirm: (input: RouteBodyInput<'resetPassword'>) => Promise<unknown>;
  readonly openPool: (config: SiteConfig) => Promise<UserPool>;
}

export function createPasswordReset({ fetch, confirm, openPool }: PasswordResetDeps): PasswordReset {
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
      await confirm({ email, code, new_password: newPassword }).catch((error: unknown) => {
        throw confirmRefusal(error);
      });
    },
  };
}
