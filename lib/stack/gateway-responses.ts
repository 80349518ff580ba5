/** The API's own answers, for calls that reach no function, in the contract's envelope. Does not show the gateway's internal wording. */
import { ResponseType, type RestApi } from 'aws-cdk-lib/aws-apigateway';
import { type ErrorCode, errorStatus, sentences, toErrorBody } from '../contract/errors.ts';

interface GatewayAnswer {
  readonly type: ResponseType;
  readonly code: ErrorCode;
  readonly message: string;
  /** In how many seconds a call may well succeed; null where it would fail the same way. */
  readonly retryAfter: number | null;
}

const lasting = { retryAfter: null } as const;
const unauthorized = { code: 'token_not_valid', message: sentences.tokenMissing, ...lasting } as const;
const notFound = { code: 'not_found', message: sentences.notFound, ...lasting } as const;
const tooLarge = { code: 'too_large', message: 'This request is too large.', ...lasting } as const;
const invalid = { code: 'invalid_input', message: 'This request could not be understood.', ...lasting } as const;
/** Over the calls a second that the API takes: the next second has room. */
const busy = {
  code: 'busy',
  message: 'There is much to do just now. Please try again in a moment.',
  retryAfter: 1,
} as const;
/** The firewall counts an address over five minutes, the quota over a day. */
const tooMany = { code: 'too_many_attempts', message: sentences.tooManyAttempts, retryAfter: 60 } as const;
/** A function that failed, took too long, or found no room among those that the account may run at once: the gateway does not say which. */
const unavailable = {
  code: 'unavailable',
  message: 'The service did not answer in time. Nothing was lost; please try again in a moment.',
  retryAfter: 2,
} as const;

const answers: readonly GatewayAnswer[] = [
  { type: ResponseType.UNAUTHORIZED, ...unauthorized },
  { type: ResponseType.EXPIRED_TOKEN, ...unauthorized },
  { type: ResponseType.ACCESS_DENIED, ...unauthorized },
  // How the gateway names an unknown path: without a token, with a bearer token, and otherwise.
  { type: ResponseType.MISSING_AUTHENTICATION_TOKEN, ...notFound },
  { type: ResponseType.INVALID_SIGNATURE, ...notFound },
  { type: ResponseType.RESOURCE_NOT_FOUND, ...notFound },
  { type: ResponseType.REQUEST_TOO_LARGE, ...tooLarge },
  { type: ResponseType.THROTTLED, ...busy },
  { type: ResponseType.QUOTA_EXCEEDED, ...tooMany },
  { type: ResponseType.WAF_FILTERED, ...tooMany },
  { type: ResponseType.DEFAULT_4XX, ...invalid },
  { type: ResponseType.INTEGRATION_FAILURE, ...unavailable },
  { type: ResponseType.INTEGRATION_TIMEOUT, ...unavailable },
  { type: ResponseType.DEFAULT_5XX, ...unavailable },
];

/**
 * Statuses are those of the contract, so that a client sees one error the same way wherever it comes from. Without headers for other origins, as the functions' own answers: site
 * and API are one origin.
 */
export function addGatewayResponses(api: RestApi): void {
  for (const { type, code, message, retryAfter } of answers) {
    api.addGatewayResponse(type.responseType, {
      type,
      statusCode: String(errorStatus[code]),
      responseHeaders: {
        'Cache-Control': "'no-store'",
        ...(retryAfter !== null && { 'Retry-After': `'${retryAfter}'` }),
      },
      templates: { 'application/json': JSON.stringify(toErrorBody(code, message)) },
    });
  }
}
