/** A request on its way through CloudFront to its origin: what a policy forwards. */
import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  applyPolicy,
  forwardingPolicy,
  fromViewer,
  headerOf,
  type OriginRequest,
} from '../../../lib/local-cloud/site/origin-request.ts';
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

describe('a viewer’s request', () => {
  it('is taken apart, its headers in their order and case', () => {
    const message = {
      method: 'PUT',
      url: '/a%20b?c=d?e',
      rawHeaders: ['X-A', '1', 'x-a', '2'],
      socket: { remoteAddress: '::1' },
    } as unknown as IncomingMessage;
    expect(fromViewer(message)).toMatchObject({
      method: 'PUT',
      path: '/a%20b',
      query: 'c=d?e',
      headers: [
        ['X-A', '1'],
        ['x-a', '2'],
      ],
      sourceIp: '::1',
      body: message,
    });
    expect(fromViewer({ rawHeaders: [], socket: {} } as unknown as IncomingMessage)).toMatchObject({
      method: 'GET',
      path: '/',
      query: '',
      headers: [],
      sourceIp: '127.0.0.1',
    });
    expect(
      headerOf(
        request({
          headers: [
            ['X-A', '1'],
            ['x-a', '2'],
          ],
        }),
        'x-a',
      ),
    ).toBe('2');
    expect(headerOf(request(), 'x-a')).toBeUndefined();
  });
});

describe('a forwarding policy', () => {
  const config = (kind: string, list: string[] = []) => ({
    HeadersConfig: { HeaderBehavior: kind, Headers: list },
    CookiesConfig: { CookieBehavior: kind === 'allViewer' ? 'all' : kind, Cookies: list },
    QueryStringsConfig: { QueryStringBehavior: kind === 'allViewer' ? 'all' : kind, QueryStrings: list },
  });
  const policy = (kind: string, list?: string[]) => {
    const OriginRequestPolicyConfig = config(kind, list);
    const template = writtenTemplate({
      resources: { P: { Type: 'AWS::CloudFront::OriginRequestPolicy', Properties: { OriginRequestPolicyConfig } } },
    });
    return forwardingPolicy(
      template,
      template.resources('AWS::CloudFront::OriginRequestPolicy', z.object({}))[0]?.name,
    );
  };
  const none = writtenTemplate({ resources: {} });
  const sent = request({
    headers: [
      ['Host', 'h'],
      ['Cookie', 'a=1; b=2'],
      ['Content-Type', 't'],
      ['content-length', '1'],
      ['Content-Encoding', 'e'],
      ['Connection', 'c'],
      ['keep-alive', 'k'],
      ['TE', 't'],
      ['Trailer', 't'],
      ['Transfer-Encoding', 'c'],
      ['Upgrade', 'u'],
      ['Expect', 'e'],
      ['Proxy-Connection', 'p'],
      ['A', '1'],
      ['b', '2'],
      ['X-Own', 'theirs'],
    ],
    query: 'a=1&b=2&&a=%31&%61=3&%zz=4&a+b=5',
  });
  const ofBody = [
    ['Content-Type', 't'],
    ['content-length', '1'],
    ['Content-Encoding', 'e'],
  ];
  const own = ['x-own', 'ours'];
  it.each([
    ['nothing', forwardingPolicy(none, undefined), [...ofBody, own], ''],
    ['none', policy('none'), [...ofBody, own], ''],
    [
      'all',
      policy('allViewer'),
      [['Host', 'h'], ['Cookie', 'a=1; b=2'], ...ofBody, ['A', '1'], ['b', '2'], own],
      'a=1&b=2&a=%31&%61=3&%zz=4&a+b=5',
    ],
    [
      'a list',
      policy('whitelist', ['a', 'A', 'a b']),
      [['Cookie', 'a=1'], ...ofBody, ['A', '1'], own],
      'a=1&a=%31&%61=3&a+b=5',
    ],
    [
      'all but a list',
      policy('allExcept', ['a', 'host']),
      [['Host', 'h'], ['Cookie', 'b=2'], ...ofBody, ['b', '2'], own].slice(1),
      'b=2&%zz=4&a+b=5',
    ],
    [
      'AllViewer',
      forwardingPolicy(none, '216adef6-5c7f-47e4-b989-5492eafa07d3'),
      [['Host', 'h'], ['Cookie', 'a=1; b=2'], ...ofBody, ['A', '1'], ['b', '2'], own],
      'a=1&b=2&a=%31&%61=3&%zz=4&a+b=5',
    ],
    [
      'all but the host',
      forwardingPolicy(none, 'b689b0a8-53d0-40ab-baf2-68738e2966ac'),
      [['Cookie', 'a=1; b=2'], ...ofBody, ['A', '1'], ['b', '2'], own],
      'a=1&b=2&a=%31&%61=3&%zz=4&a+b=5',
    ],
  ])('of %s lets through what it names', (_what, given, headers, query) => {
    expect(applyPolicy(sent, given, { 'x-own': 'ours' })).toEqual({ ...sent, headers, query });
  });
  it('that is not known is refused', () => {
    expect(() => policy('some')).toThrow('The origin request behaviour some is not emulated.');
    expect(() => forwardingPolicy(none, 'x')).toThrow('The origin request policy x is not emulated.');
  });
});
