/** Events as the API gateway hands them to a function. */
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';

export interface EventParts {
  /** By itself POST to a resource that is none of ours. */
  readonly method?: string;
  readonly resource?: string;
  readonly body?: string | null;
  readonly isBase64Encoded?: boolean;
  readonly headers?: Record<string, string>;
  readonly path?: Record<string, string> | null;
  readonly query?: Record<string, string> | null;
  /** The claims of the access token; null for a call without one. */
  readonly claims?: Record<string, string> | null;
}

export const gatewayEvent = (parts: EventParts = {}): APIGatewayProxyEvent => {
  const claims = parts.claims === undefined ? { sub: 'anna', username: 'anna-pool' } : parts.claims;
  const headers = parts.headers ?? { 'Content-Type': 'application/json' };
  return {
    resource: parts.resource ?? '/x',
    path: '/x',
    httpMethod: parts.method ?? 'POST',
    headers,
    multiValueHeaders: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])),
    pathParameters: parts.path ?? null,
    queryStringParameters: parts.query ?? null,
    multiValueQueryStringParameters: null,
    stageVariables: null,
    body: parts.body ?? null,
    isBase64Encoded: parts.isBase64Encoded ?? false,
    requestContext: {
      accountId: '000000000000',
      apiId: 'api',
      authorizer: claims === null ? null : { claims },
      protocol: 'HTTP/1.1',
      httpMethod: 'POST',
      identity: {
        accessKey: null,
        accountId: null,
        apiKey: null,
        apiKeyId: null,
        caller: null,
        clientCert: null,
        cognitoAuthenticationProvider: null,
        cognitoAuthenticationType: null,
        cognitoIdentityId: null,
        cognitoIdentityPoolId: null,
        principalOrgId: null,
        sourceIp: '127.0.0.1',
        user: null,
        userAgent: null,
        userArn: null,
      },
      path: '/prod/x',
      stage: 'prod',
      requestId: 'r',
      requestTimeEpoch: 0,
      resourceId: 'x',
      resourcePath: '/x',
    },
  };
};

export const jsonOf = (answer: APIGatewayProxyResult): unknown => JSON.parse(answer.body);
