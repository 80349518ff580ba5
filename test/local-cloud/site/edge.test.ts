/** What an edge function sees and changes, and which headers are added to answers. */
import { describe, expect, it } from 'vitest';
import { readEdgeFunctions } from '../../../lib/local-cloud/site/edge-function.ts';
import type { OriginRequest } from '../../../lib/local-cloud/site/origin-request.ts';
import { localContentSecurityPolicy, readResponseHeaders } from '../../../lib/local-cloud/site/security-policy.ts';
import { writtenTemplate } from '../fixtures/written-template.ts';

const body = (async function* () {})();
const request = (more: Partial<OriginRequest> = {}): OriginRequest => ({
  method: 'GET',
  path: '/a',
  query: '',
  headers: [],
  body,
  sourceIp: '10.0.0.1',
  ...more,
});

describe('an edge function', () => {
  const run = async (code: string, of: OriginRequest = request()) => {
    const Properties = { FunctionCode: code, FunctionConfig: {} };
    const [edge] = readEdgeFunctions(
      writtenTemplate({ resources: { F: { Type: 'AWS::CloudFront::Function', Properties } } }),
    ).values();
    return edge?.(of);
  };
  const sent = request({
    method: 'POST',
    query: 'a=1&b=2&a=3',
    headers: [
      ['X-A', '1'],
      ['x-a', '2'],
      ['x-a', '3'],
      ['Cookie', 'c=1; d=x=y'],
      ['cookie', 'e'],
    ],
  });
  it('sees the viewer’s event', async () => {
    const outcome = await run(
      'function handler(event) { return { statusCode: 200, body: JSON.stringify(event) }; }',
      sent,
    );
    expect(JSON.parse(String(outcome && 'answer' in outcome && outcome.answer.body))).toEqual({
      version: '1.0',
      context: {
        eventType: 'viewer-request',
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        distributionId: 'LOCAL',
      },
      viewer: { ip: '10.0.0.1' },
      request: {
        method: 'POST',
        uri: '/a',
        querystring: { a: { value: '1', multiValue: [{ value: '1' }, { value: '3' }] }, b: { value: '2' } },
        headers: { 'x-a': { value: '1', multiValue: [{ value: '1' }, { value: '2' }, { value: '3' }] } },
        cookies: { c: { value: '1' }, d: { value: 'x=y' }, e: { value: 'e' } },
      },
    });
  });
  it('changes path and headers, and leaves the rest as it came', async () => {
    const code =
      "function handler(e) { var r = e.request; r.uri = '/b'; delete r.headers['x-gone']; r.headers['x-a'] = { value: '9' }; r.headers['x-new'] = { value: 'n' }; r.method = 'PUT'; return r; }";
    const of = request({
      query: 'q',
      headers: [
        ['X-Gone', 'g'],
        ['X-A', '1'],
        ['X-Kept', 'k'],
        ['Cookie', 'c'],
      ],
    });
    expect(await run(code, of)).toEqual({
      request: {
        ...of,
        path: '/b',
        headers: [
          ['X-Kept', 'k'],
          ['Cookie', 'c'],
          ['x-a', '9'],
          ['x-new', 'n'],
        ],
      },
    });
    expect(await run('function handler(e) { return e.request; }', of)).toEqual({ request: of });
  });
  it.each([
    [
      '{ statusCode: 302, headers: { location: { value: "/x" } } }',
      { status: 302, headers: { location: '/x' }, body: Buffer.from('') },
    ],
    [
      '{ statusCode: 200, body: { encoding: "text", data: "d" } }',
      { status: 200, headers: {}, body: Buffer.from('d') },
    ],
    ['{ statusCode: 200, body: "é" }', { status: 200, headers: {}, body: Buffer.from('é') }],
  ])('answers itself with %s', async (result, answer) =>
    expect(await run(`async function handler() { return ${result}; }`)).toEqual({ answer }),
  );
  it('reaches nothing of this process, and must compile and answer', async () => {
    await expect(run('function handler() { return process.env; }')).rejects.toThrow('process is not defined');
    await expect(run('function handler() { return eval("1"); }')).rejects.toThrow();
    await expect(run('function handler( {')).rejects.toThrow();
    await expect(run('function handler() { return { uri: 7 }; }')).rejects.toThrow();
    await expect(run('function handler(e) { e.request.headers["__proto__"] = null; return 7; }')).rejects.toThrow();
  });
});

describe('the headers that are added', () => {
  const stands = [
    { cloudHost: 'b.s3.amazonaws.com', localOrigin: 'http://127.0.0.1:1' },
    { cloudHost: 'idp.amazonaws.com', localOrigin: 'http://127.0.0.1:2' },
  ];
  it.each([
    ["default-src 'none'", "default-src 'none'"],
    [" default-src  'self' ;; img-src *; ", "default-src 'self'; img-src *"],
    ['upgrade-insecure-requests; block-all-mixed-content; a b', 'a b'],
    ['connect-src https://b.s3.amazonaws.com', 'connect-src https://b.s3.amazonaws.com http://127.0.0.1:1'],
    [
      'connect-src b.s3.amazonaws.com idp.amazonaws.com',
      'connect-src b.s3.amazonaws.com idp.amazonaws.com http://127.0.0.1:1 http://127.0.0.1:2',
    ],
    [
      'connect-src https://*.amazonaws.com',
      'connect-src https://*.amazonaws.com http://127.0.0.1:1 http://127.0.0.1:2',
    ],
    ['connect-src https://*.s3.amazonaws.com', 'connect-src https://*.s3.amazonaws.com http://127.0.0.1:1'],
    ['connect-src https://s3.amazonaws.com', 'connect-src https://s3.amazonaws.com'],
    ['connect-src http://b.s3.amazonaws.com', 'connect-src http://b.s3.amazonaws.com'],
  ])('of the policy %s: %s', (policy, local) => expect(localContentSecurityPolicy(policy, stands)).toBe(local));

  it('are those of the policy, in this order, without forcing https', () => {
    const read = (ResponseHeadersPolicyConfig: object) =>
      [
        ...readResponseHeaders(
          writtenTemplate({
            resources: {
              H: { Type: 'AWS::CloudFront::ResponseHeadersPolicy', Properties: { ResponseHeadersPolicyConfig } },
            },
          }),
          stands,
        ).values(),
      ][0];
    expect(
      read({
        CustomHeadersConfig: { Items: [{ Header: 'X', Value: 'v', Override: false }] },
        SecurityHeadersConfig: {
          ContentSecurityPolicy: { ContentSecurityPolicy: 'img-src idp.amazonaws.com', Override: true },
          ContentTypeOptions: { Override: true },
          FrameOptions: { FrameOption: 'DENY', Override: false },
          ReferrerPolicy: { ReferrerPolicy: 'no-referrer', Override: true },
          StrictTransportSecurity: { Override: true },
        },
      }),
    ).toEqual([
      { name: 'X', value: 'v', override: false },
      { name: 'content-security-policy', value: 'img-src idp.amazonaws.com http://127.0.0.1:2', override: true },
      { name: 'x-content-type-options', value: 'nosniff', override: true },
      { name: 'x-frame-options', value: 'DENY', override: false },
      { name: 'referrer-policy', value: 'no-referrer', override: true },
    ]);
    expect(read({})).toEqual([]);
    expect(() => read({ CorsConfig: {} })).toThrow();
    expect(() => read({ SecurityHeadersConfig: { XSSProtection: {} } })).toThrow();
  });
});
