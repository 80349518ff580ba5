/** The gateway's own answers: status and sentence where the template is silent, and in its words where it is not. */
import { describe, expect, it } from 'vitest';
import {
  createGatewayResponses,
  type GatewayResponseType,
} from '../../../lib/local-cloud/gateway/gateway-responses.ts';
import { writtenTemplate } from '../fixtures/written-template.ts';

const own = (type: string, properties: object) => ({
  Type: 'AWS::ApiGateway::GatewayResponse',
  Properties: { ResponseType: type, ...properties },
});
const responses = (resources: Record<string, { Type: string }> = {}) =>
  createGatewayResponses(writtenTemplate({ resources }));

describe('an answer of the gateway’s own', () => {
  it.each<[GatewayResponseType, number, string]>([
    ['UNAUTHORIZED', 401, 'Unauthorized'],
    ['MISSING_AUTHENTICATION_TOKEN', 403, 'Missing Authentication Token'],
    ['REQUEST_TOO_LARGE', 413, 'Request Too Long'],
    ['INTEGRATION_TIMEOUT', 504, 'Endpoint request timed out'],
    ['DEFAULT_5XX', 502, 'Internal server error'],
    ['NOT_EMULATED', 501, 'This integration is not emulated on this machine'],
  ])('%s is %i', (type, status, message) => {
    const answer = {
      status,
      headers: { 'content-type': 'application/json', 'x-amzn-requestid': 'id' },
      body: JSON.stringify({ message }),
    };
    expect(responses()(type, 'id')).toEqual(answer);
    const all = responses({ A: own('DEFAULT_4XX', { StatusCode: 418 }), B: own('DEFAULT_5XX', { StatusCode: '599' }) });
    const family = status < 500 ? 418 : 599;
    expect(all(type, 'id')).toEqual({ ...answer, status: type === 'NOT_EMULATED' ? 501 : family });
    expect(JSON.parse(responses()(type, 'id', 'said "so"').body)).toEqual({ message: 'said "so"' });
  });
  it('is in the template’s words, with its variables filled in', () => {
    const braced = (name: string) => `\${${name}}`;
    const words = `{"m":$context.error.messageString,"s":"${braced('context.error.message')}","t":"$context.error.responseType","r":"$context.requestId","x":"$context.extendedRequestId"}`;
    const render = responses({
      A: own('UNAUTHORIZED', {
        StatusCode: 401,
        ResponseTemplates: { 'application/json': words, 'text/html': '$context.other' },
        ResponseParameters: { 'gatewayresponse.header.Cache-Control': "'no-store'" },
      }),
      B: own('DEFAULT_4XX', { StatusCode: 499 }),
    });
    expect(render('UNAUTHORIZED', 'id')).toEqual({
      status: 401,
      headers: { 'content-type': 'application/json', 'x-amzn-requestid': 'id', 'cache-control': 'no-store' },
      body: '{"m":"Unauthorized","s":"Unauthorized","t":"UNAUTHORIZED","r":"id","x":"id"}',
    });
    expect(render('REQUEST_TOO_LARGE', 'id').status).toBe(499);
  });
  it.each([
    { ResponseTemplates: { 'application/json': '$context.authorizer.claims' } },
    { ResponseParameters: { 'gatewayresponse.header.X': 'method.request.header.X' } },
    { ResponseParameters: { 'gatewayresponse.header.X': "x'y'" } },
    { ResponseParameters: { 'gatewayresponse.header.X': "'y'x" } },
    { ResponseParameters: { 'integration.header.X': "'y'" } },
  ])('with %j is refused at the start', (properties) =>
    expect(() => responses({ A: own('UNAUTHORIZED', properties) })).toThrow(),
  );
});
