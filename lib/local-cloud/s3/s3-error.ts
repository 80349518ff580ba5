/** Errors of the local S3: a status and one of S3's own codes; everything else that is thrown is a fault and answers 500. */
export class S3Error extends Error {
  readonly status: number;
  /** One of S3's error codes, e.g. NoSuchKey. */
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'S3Error';
    this.status = status;
    this.code = code;
  }
}

/** The loud answer to what this emulator leaves out. `what` names the operation, header or parameter. */
export function notImplemented(what: string): S3Error {
  return new S3Error(501, 'NotImplemented', `${what} is not emulated on this machine.`);
}
