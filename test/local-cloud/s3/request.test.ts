/** What a request asks of S3: bucket, key, operation, part of an object, and what another origin may. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { type CorsRule, corsHeaders, preflightHeaders } from '../../../lib/local-cloud/s3/cors.ts';
import { parseRange } from '../../../lib/local-cloud/s3/range.ts';
import { notImplemented, S3Error } from '../../../lib/local-cloud/s3/s3-error.ts';
import { operationOf, parseS3Request, requireKeyLength } from '../../../lib/local-cloud/s3/s3-request.ts';
import { refusalOf } from '../fixtures/refusal-of.ts';

const asked = (method: string | undefined, url: string | undefined, headers: IncomingHttpHeaders = {}) =>
  parseS3Request({ method, url, headers } as IncomingMessage);

describe('an error of S3', () => {
  it('has a status, a code and a message', () => {
    expect(new S3Error(404, 'NoSuchKey', 'Gone')).toMatchObject({
      name: 'S3Error',
      status: 404,
      code: 'NoSuchKey',
      message: 'Gone',
    });
    expect(notImplemented('S3 Dance')).toMatchObject({
      status: 501,
      code: 'NotImplemented',
      message: 'S3 Dance is not emulated on this machine.',
    });
  });
});

describe('a request', () => {
  it.each([
    ['/', '', '', ''],
    ['/b', 'b', '', ''],
    ['/b/', 'b', '', ''],
    ['/b/k', 'b', 'k', ''],
    ['/b/a/b%2Fc', 'b', 'a/b/c', ''],
    ['/b/a/../c', 'b', 'a/../c', ''],
    ['/b%20c/%C3%A9', 'b c', 'é', ''],
    ['/b/k?x=1&y=a?b', 'b', 'k', 'x=1&y=a%3Fb'],
    ['/b?list-type=2', 'b', '', 'list-type=2'],
  ])('%s is of a bucket, a key and a query', (url, bucket, key, query) => {
    const request = asked('PUT', url);
    expect([request.bucket, request.key, String(request.query)]).toEqual([bucket, key, query]);
    expect([request.method, request.rawPath]).toEqual(['PUT', url.split('?')[0]]);
  });

  it('without method and address gets nothing in particular', () => {
    expect(asked(undefined, undefined)).toMatchObject({ method: 'GET', rawPath: '/', bucket: '', key: '' });
    expect(asked('GET', '')).toMatchObject({ rawPath: '', bucket: '' });
  });

  it.each(['/b/%', '/%ff', '/b/%C3'])('%s cannot be read', async (url) => {
    expect(await refusalOf(() => asked('GET', url))).toBe('400 InvalidURI');
  });

  it('has a key of 1024 bytes at most', async () => {
    expect(asked('GET', `/b/${'k'.repeat(1024)}`).key).toHaveLength(1024);
    expect(await refusalOf(() => asked('GET', `/b/${'k'.repeat(1025)}`))).toBe('400 KeyTooLongError');
    expect(await refusalOf(() => requireKeyLength('é'.repeat(512)))).toBe('none');
    expect(await refusalOf(() => requireKeyLength('é'.repeat(513)))).toBe('400 KeyTooLongError');
  });
});

describe('an operation', () => {
  const form = { 'content-type': 'multipart/form-data; boundary=b' };
  it.each([
    ['GET', '/b/k', {}, 'GetObject'],
    ['GET', '/b/k?x-id=GetObject&response-content-disposition=a&response-content-type=b', {}, 'GetObject'],
    ['HEAD', '/b/k', {}, 'HeadObject'],
    ['PUT', '/b/k?x-id=PutObject', {}, 'PutObject'],
    ['DELETE', '/b/k', {}, 'DeleteObject'],
    ['POST', '/b', form, 'PostObject'],
    ['POST', '/b?delete', {}, 'DeleteObjects'],
    ['POST', '/b?delete=', { 'content-type': 'application/xml' }, 'DeleteObjects'],
    ['GET', '/b?versions&prefix=a&max-keys=1', {}, 'ListObjectVersions'],
    [
      'GET',
      '/b?list-type=2&prefix=a&max-keys=1&continuation-token=t&start-after=s&fetch-owner=false',
      {},
      'ListObjectsV2',
    ],
    ['HEAD', '/b', {}, 'HeadBucket'],
  ])('%s %s with %j is %s', (method, url, headers, operation) => {
    expect(operationOf(asked(method, url, headers))).toBe(operation);
  });

  it.each([
    ['GET', '/', {}, 'S3 GET of a bucket'],
    ['GET', '/?versions', {}, 'S3 GET of a bucket'],
    ['GET', '/b', {}, 'S3 GET of a bucket'],
    ['GET', '/b?list-type=1', {}, 'S3 GET of a bucket'],
    ['PUT', '/b', {}, 'S3 PUT of a bucket'],
    ['PUT', '/b?list-type=2&versions', {}, 'S3 PUT of a bucket'],
    ['POST', '/b', {}, 'S3 POST of a bucket'],
    ['POST', '/b', { 'content-type': 'text/plain; multipart/form-data' }, 'S3 POST of a bucket'],
    ['PUT', '/b', form, 'S3 PUT of a bucket'],
    ['DELETE', '/b?delete', {}, 'S3 DELETE of a bucket'],
    ['POST', '/b/k', {}, 'S3 POST of an object'],
    ['POST', '/b/k?x-id=CreateMultipartUpload', {}, 'S3 CreateMultipartUpload'],
    ['GET', '/b/k?tagging&acl', {}, 'S3 GET of an object with ?tagging&acl'],
    ['PUT', '/b/k?versions&x-id=PutObject', {}, 'S3 PutObject with ?versions'],
    ['POST', '/b?delete', form, 'S3 POST of a bucket with ?delete'],
    ['GET', '/b?versions&list-type=2', {}, 'S3 GET of a bucket with ?list-type'],
  ])('%s %s with %j is not emulated, and named', (method, url, headers, what) => {
    const run = () => operationOf(asked(method, url, headers));
    expect(run).toThrow(`${what} is not emulated on this machine.`);
  });

  it.each([
    'x-amz-copy-source',
    'x-amz-tagging',
    'x-amz-acl',
    'x-amz-website-redirect-location',
    'x-amz-object-lock-mode',
    'x-amz-server-side-encryption-customer-algorithm',
    'if-match',
    'if-modified-since',
    'if-unmodified-since',
  ])('with the header %s would mean something else, and is refused', (name) => {
    const run = () => operationOf(asked('PUT', '/b/k', { 'x-other': 'x', [name]: 'x' }));
    expect(run).toThrow(`S3 PUT of an object with header ${name} is not emulated on this machine.`);
  });
});

describe('a range', () => {
  it.each([
    [undefined, 10, undefined],
    ['bytes=0-0', 10, [0, 0]],
    ['bytes=1-3', 10, [1, 3]],
    ['bytes=7-', 10, [7, 9]],
    ['bytes=9-99', 10, [9, 9]],
    ['bytes=-3', 10, [7, 9]],
    ['bytes=-10', 10, [0, 9]],
    ['bytes=-11', 10, [0, 9]],
    ['bytes=12-345', 1000, [12, 345]],
    ['bytes=-123', 1000, [877, 999]],
    ['bytes=-', 10, undefined],
    ['xbytes=1-2', 10, undefined],
    ['bytes=1-2x', 10, undefined],
    ['lines=1-2', 10, undefined],
  ])('%s of %i bytes is %j', (header, size, range) => expect(parseRange(header, size)).toEqual(range));

  it.each([
    ['bytes=10-', 10, '416 InvalidRange'],
    ['bytes=5-4', 10, '416 InvalidRange'],
    ['bytes=-0', 10, '416 InvalidRange'],
    ['bytes=0-', 0, '416 InvalidRange'],
    ['bytes=0-1,3-4', 10, '501 NotImplemented'],
  ])('%s of %i bytes is refused: %s', async (header, size, refusal) => {
    expect(await refusalOf(() => parseRange(header, size))).toBe(refusal);
  });
});

describe('another origin', () => {
  const site = 'https://site.test';
  const rule: CorsRule = { origins: [site, 'https://*.site.test'], methods: ['GET', 'PUT'], headers: [], expose: [] };
  const full: CorsRule = { ...rule, headers: ['content-type', 'X-Amz-*'], expose: ['ETag', 'Range'], maxAge: 0 };
  const origin = (of: string) => ({
    'access-control-allow-origin': of,
    'access-control-allow-credentials': 'true',
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  });

  it.each([
    [site, 'GET', [rule], origin(site)],
    [site, 'PUT', [rule], origin(site)],
    ['https://a.site.test', 'GET', [rule], origin('https://a.site.test')],
    [site, 'GET', [full], { ...origin(site), 'access-control-expose-headers': 'ETag, Range' }],
    [site, 'GET', [{ ...rule, origins: ['https://x.test'] }, rule], origin(site)],
    [site, 'GET', [{ ...rule, origins: [site, '*'] }], { 'access-control-allow-origin': '*' }],
    [site, 'POST', [rule], {}],
    [site, 'GET', [], {}],
    [undefined, 'GET', [{ ...rule, origins: ['*'] }], {}],
    ['https://site.test.evil', 'GET', [rule], {}],
    ['https://evil.test', 'GET', [rule], {}],
    ['https://site.tes', 'GET', [rule], {}],
    ['https://.site.test', 'GET', [rule], origin('https://.site.test')],
    ['ab', 'GET', [{ ...rule, origins: ['ab*b'] }], {}],
    ['abx', 'GET', [{ ...rule, origins: ['ab*b'] }], {}],
    ['https://site.teshttps://site.test', 'GET', [rule], {}],
    [site, 'GET', [{ ...rule, expose: ['ETag'] }], { ...origin(site), 'access-control-expose-headers': 'ETag' }],
    ['abb', 'GET', [{ ...rule, origins: ['ab*b'] }], origin('abb')],
  ])('%s may read an answer to %s by %j: %j', (from, method, rules, headers) => {
    expect(corsHeaders(rules, method, { origin: from })).toEqual(headers);
  });

  const preflight = (rules: CorsRule[], method?: string, names?: string, from: string | undefined = site) =>
    preflightHeaders(rules, {
      origin: from,
      'access-control-request-method': method,
      'access-control-request-headers': names,
    });

  it('asks beforehand and is told what it may send', () => {
    expect(preflight([full], 'PUT', ' Content-Type ,x-amz-date,,')).toEqual({
      ...origin(site),
      'access-control-expose-headers': 'ETag, Range',
      'access-control-allow-methods': 'GET, PUT',
      'access-control-allow-headers': 'content-type, x-amz-date',
      'access-control-max-age': '0',
    });
    expect(preflight([rule], 'GET')).toEqual({ ...origin(site), 'access-control-allow-methods': 'GET, PUT' });
    expect(preflight([rule, full], 'GET', 'content-type')).toMatchObject({
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '0',
    });
  });

  it.each([
    ['another method', () => preflight([full], 'POST')],
    ['no method', () => preflight([full])],
    ['a header that no rule has', () => preflight([full], 'GET', 'content-type, x-other')],
    ['no rule', () => preflight([], 'GET')],
    ['another origin', () => preflight([full], 'GET', '', 'https://evil.test')],
    ['no origin', () => preflightHeaders([{ ...full, origins: ['*'] }], { 'access-control-request-method': 'GET' })],
  ])('asks with %s and is refused', async (_what, run) => expect(await refusalOf(run)).toBe('403 AccessForbidden'));
});
