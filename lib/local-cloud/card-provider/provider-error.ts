/** A refusal in Stripe's form: the SDK makes its typed errors of it. */

export interface ProviderErrorBody {
  readonly type: string;
  readonly code?: string;
  readonly message: string;
  readonly param?: string;
}

/** Thrown by the API; answered as `{error: body}` with `status`. */
export class ProviderError extends Error {
  readonly status: number;
  readonly body: ProviderErrorBody;
  constructor(status: number, body: Omit<ProviderErrorBody, 'type'> & { type?: string }) {
    super(body.message);
    this.name = 'ProviderError';
    this.status = status;
    this.body = { type: 'invalid_request_error', ...body };
  }
}

export function noSuch(what: string, id: string): ProviderError {
  return new ProviderError(404, { code: 'resource_missing', message: `No such ${what}: '${id}'`, param: 'id' });
}
