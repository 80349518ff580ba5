/** A refusal in Cognito's own words: the exception's name and message are what the SDK shows its caller. */

/** Thrown by operations; the server answers it with `status` and the AWS JSON error body. */
export class CognitoError extends Error {
  readonly type: string;
  readonly status: number;
  constructor(type: string, message: string, options: { status?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = type;
    this.type = type;
    this.status = options.status ?? 400;
  }
}

export function notAuthorized(message: string): CognitoError {
  return new CognitoError('NotAuthorizedException', message);
}

/** Also the answer for an unknown user, where the client hides who exists. */
export function incorrectPassword(): CognitoError {
  return notAuthorized('Incorrect username or password.');
}

export function userNotFound(): CognitoError {
  return new CognitoError('UserNotFoundException', 'User does not exist.');
}

export function notEmulated(what: string): CognitoError {
  return new CognitoError('UnknownOperationException', `${what} is not emulated`, { status: 501 });
}
