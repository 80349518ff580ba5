/** The API's own answers, for calls that reach no function, in the contract's envelope. Does not show the gateway's internal wording. */
import { ResponseType, type RestApi } from 'aws-cdk-lib/aws-apigateway';
import { type ErrorCode, errorStatus, sentences, toErrorBody } from '../contract/errors.ts';

interface GatewayAnswer {
  readonly type: ResponseType;
  readonly code: ErrorCode;
  readonly message: string;
}

const unauthorized = { code: 'token_not_valid', message: sentences.tokenMissing } as const;
const notFound = { code: 'not_found', message: sentences.notFound } as const;
const tooLarge = { code: 'too_large', message: 'This request is too large.' } as const;
const tooMany = { code: 'too_many_attempts', message: sentences.tooManyAttempts } as const;
const invalid = { code: 'invalid_input', message: 'This request could not be understood.' } as const;
const internal = { code: 'internal', message: sentences.internal } as const;

const answers: readonly GatewayAnswer[] = [
  { type: ResponseType.UNAUTHORIZED, ...unauthorized },
  { type: ResponseType.EXPIRED_TOKEN, ...unauthorized },
  { type: ResponseType.ACCESS_DENIED, ...unauthorized },
  // How the gateway names an unknown path: without a token, with a bearer token, and otherwise.
  { type: ResponseType.MISSING_AUTHENTICATION_TOKEN, ...notFound },
  { type: ResponseType.INVALID_SIGNATURE, ...notFound },
  { type: ResponseType.RESOURCE_NOT_FOUND, ...notFound },
  { type: ResponseType.REQUEST_TOO_LARGE, ...tooLarge },
  { type: ResponseType.THROTTLED, ...tooMany },
  { type: ResponseType.QUOTA_EXCEEDED, ...tooMany },
  { type: ResponseType.WAF_FILTERED, ...tooMany },
  { type: ResponseType.DEFAULT_4XX, ...invalid },
  { type: ResponseType.DEFAULT_5XX, ...internal },
];

/** Statuses are those of the contract, so that a client sees one error the same way wherever it comes from. */
export function addGatewayResponses(api: RestApi): void {
  for (const { type, code, message } of answers) {
    api.addGatewayResponse(type.responseType, {
      type,
      statusCode: String(errorStatus[code]),
      responseHeaders: { 'Cache-Control': "'no-store'" },
      templates: { 'application/json': JSON.stringify(toErrorBody(code, message)) },
    });
  }
}
