/** What the user pool's errors mean for the user. Refuses to guess: an unknown error is handed back as it is. */
import { AppError, sentences } from '../../lib/contract/errors.ts';

export type IdentityStep = 'sign-up' | 'login' | 'session' | 'set-password' | 'reset' | 'second-step' | 'enrolment';

const sessionEnded = 'Your session has ended. Please log in again. (token_not_valid)';
const shortPassword = /not long enough|greater than or equal to/i;

/** Which part of the policy a password missed, from the pool's reason: 'Password did not conform with policy: <reason>'. */
const missingPart = (reason: string): string => {
  if (/numeric/i.test(reason)) return 'at least one digit';
  if (/upper/i.test(reason)) return 'at least one capital letter';
  if (/lower/i.test(reason)) return 'at least one small letter';
  if (/symbol/i.test(reason)) return 'at least one symbol, such as ! or ?';
  if (/less than or equal to/i.test(reason)) return 'at most 256 characters';
  if (shortPassword.test(reason)) return 'at least 8 characters';
  return 'at least 8 characters, without spaces at either end';
};
const weakPassword = (cause: Error): AppError =>
  new AppError('weak_password', `Please choose another password: it needs ${missingPart(cause.message)}.`, { cause });

const signUpError = (error: Error): AppError | null => {
  switch (error.name) {
    case 'UsernameExistsException':
    case 'AliasExistsException':
      return new AppError('email_taken', 'An account with this email already exists.', { cause: error });
    case 'InvalidPasswordException':
      return weakPassword(error);
    case 'InvalidParameterException':
      return /password/i.test(error.message)
        ? weakPassword(error)
        : new AppError('invalid_input', 'Please check the email address and the username.', { cause: error });
    default:
      return null;
  }
};
const loginError = (error: Error): AppError | null => {
  switch (error.name) {
    case 'NotAuthorizedException':
    case 'UserNotFoundException':
    case 'UserNotConfirmedException':
    case 'PasswordResetRequiredException':
    case 'InvalidParameterException':
      return new AppError('invalid_credentials', sentences.wrongCredentials, { cause: error });
    default:
      return null;
  }
};
const sessionError = (error: Error): AppError | null => {
  switch (error.name) {
    case 'NotAuthorizedException':
    case 'UserNotFoundException':
    case 'RefreshTokenReuseException':
    case 'InvalidParameterException':
    case 'UnauthorizedException':
    case 'UnsupportedTokenTypeException':
      return new AppError('token_not_valid', sessionEnded, { cause: error });
    default:
      return null;
  }
};

const setPasswordError = (error: Error): AppError | null => {
  if (error.name === 'InvalidPasswordException') return weakPassword(error);
  if (error.name === 'InvalidParameterException' && /password/i.test(error.message)) return weakPassword(error);
  return sessionError(error);
};

const wrongCode = 'That code is not right. Please use the one from our latest mail.';
const spentCode = 'This code has been used already or is out of date. Please ask for another one.';
const sessionsKept =
  'Your new password is set, but your other sessions could not be ended. Log in, then use ‘Sign out everywhere’ on your account page.';

const resetError = (error: Error): AppError | null => {
  switch (error.name) {
    case 'CodeMismatchException':
    case 'UserNotFoundException':
    case 'UserNotConfirmedException':
    case 'NotAuthorizedException':
      return new AppError('code_mismatch', wrongCode, { cause: error });
    case 'ExpiredCodeException':
      return new AppError('code_expired', spentCode, { cause: error });
    case 'InvalidPasswordException':
    case 'PasswordHistoryPolicyViolationException':
      return weakPassword(error);
    case 'InvalidParameterException':
      return /password/i.test(error.message)
        ? weakPassword(error)
        : new AppError('code_mismatch', wrongCode, { cause: error });
    // The trigger after the reset ends the sessions.
    case 'UserLambdaValidationException':
    case 'UnexpectedLambdaException':
    case 'InvalidLambdaResponseException':
      return new AppError('sessions_not_ended', sessionsKept, { cause: error });
    default:
      return null;
  }
};

const wrongDigits = 'That code is not right. Please use the one that your app shows now.';
const usedDigits = 'This code was used already. Please wait for the next one.';
const tookTooLong = 'That took too long. Please log in again with your password.';
const secondStepError = (error: Error): AppError | null => {
  switch (error.name) {
    case 'CodeMismatchException':
      return new AppError('code_mismatch', wrongDigits, { cause: error });
    case 'ExpiredCodeException':
      return new AppError('code_expired', usedDigits, { cause: error });
    case 'NotAuthorizedException':
    case 'UserNotFoundException':
    case 'InvalidParameterException':
    case 'SoftwareTokenMFANotFoundException':
      return new AppError('invalid_credentials', tookTooLong, { cause: error });
    default:
      return null;
  }
};
const enrolmentError = (error: Error): AppError | null => {
  switch (error.name) {
    case 'EnableSoftwareTokenMFAException':
    case 'CodeMismatchException':
      return new AppError('code_mismatch', wrongDigits, { cause: error });
    default:
      return sessionError(error) && new AppError('code_expired', sentences.enrolmentOver, { cause: error });
  }
};

const throttles = new Set([
  'TooManyRequestsException',
  'LimitExceededException',
  'TooManyFailedAttemptsException',
  'ThrottlingException',
]);

/** The AppError for a failure of the pool at this step, or the failure itself when it is not the user's to mend (a wrong client secret is ours). */
export const toAppError = (error: unknown, step: IdentityStep): unknown => {
  if (!(error instanceof Error)) return error;
  if (/secret hash|client secret/i.test(error.message)) return error;
  if (throttles.has(error.name) || /attempts exceeded/i.test(error.message)) {
    return new AppError('too_many_attempts', sentences.tooManyAttempts, { cause: error });
  }
  const known = {
    'sign-up': signUpError,
    login: loginError,
    session: sessionError,
    'set-password': setPasswordError,
    reset: resetError,
    'second-step': secondStepError,
    enrolment: enrolmentError,
  }[step](error);
  return known ?? error;
};
