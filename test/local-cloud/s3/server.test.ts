/** S3 over HTTP without an SDK: what stands in each answer, who is asked for leave, and what another origin reads. */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '../../../lib/local-cloud/iam/guard.ts';
import { type ObjectCreated, startS3 } from '../../../lib/local-cloud/s3/start-s3.ts';
import { signedFetch } from '../fixtures/signed-fetch.ts';
import { temporaryDirectory } from '../fixtures/temporary-directory.ts';

const root = await temporaryDirectory();
const directory = path.join(root, 's3');
const site = 'http://site.test';
const created: ObjectCreated[] = [];
const calls: Call[] = [];
let refused: string | null = null;
let server: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  server = await startS3({
    directory,
    buckets: [
      { name: 'b', corsRules: [{ origins: [site], methods: ['GET', 'PUT'], headers: ['*'], expose: [] }] },
      { name: 'plain', corsRules: [] },
    ],
    credentials: [{ accessKeyId: 'KEY', secretAccessKey: 'SECRET' }],
    onObjectCreated: async (one) => void created.push(one),
    guard: {
      refusal: (call) => {
        calls.push(call);
        return call.operation === refused ? { code: 'AccessDenied', message: `no ${call.operation}` } : null;
      },
    },
  });
});
afterAll(() => server.close());
beforeEach(() => {
  calls.length = 0;
  refused = null;
});

async function send(method: string, url: string, headers?: Record<string, string>, body?: string) {
  const response = await signedFetch(server.url, method, url, headers, body);
  const { date: _, connection: __, 'keep-alive': ___, ...told } = Object.fromEntries(response.headers);
  return { status: response.status, headers: told, body: await response.text() };
}
const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
const errorOf = ({ status, body }: { status: number; body: string }) => [status, /<Code>(.*)<\/Code>/.exec(body)?.[1]];

describe('an answer of S3', () => {
  it('to an object that is stored, read, looked at and deleted holds what was said of it and no more', async () => {
    const etag = '"5d41402abc4b2a76b9719d911017c592"';
    expect(await send('PUT', '/b/k', {}, 'hello')).toEqual({
      status: 200,
      headers: { 'x-amz-request-id': id, etag, 'x-amz-checksum-crc32': 'NhCmhg==', 'content-length': '0' },
      body: '',
    });
    const about = {
      'x-amz-request-id': id,
      etag,
      'content-type': 'text/plain;charset=UTF-8',
      'last-modified': expect.any(String),
      'accept-ranges': 'bytes',
      'content-length': '5',
    };
    expect(await send('GET', '/b/k')).toEqual({ status: 200, headers: about, body: 'hello' });
    expect(await send('HEAD', '/b/k')).toEqual({ status: 200, headers: about, body: '' });
    expect(await send('DELETE', '/b/k')).toEqual({ status: 204, headers: { 'x-amz-request-id': id }, body: '' });
    await vi.waitFor(() =>
      expect(created).toEqual([
        { bucket: 'b', key: 'k', size: 5, etag: etag.slice(1, -1), eventName: 'ObjectCreated:Put' },
      ]),
    );
  });

  it('that is a document has its type and length', async () => {
    const { status, headers, body } = await send('GET', '/b?list-type=2');
    expect([status, headers['content-type'], headers['content-length']]).toEqual([
      200,
      'application/xml',
      String(body.length),
    ]);
  });

  it('that refuses tells code and message, to HEAD neither', async () => {
    const missing = await send('GET', '/b/none');
    expect(missing).toMatchObject({
      status: 404,
      headers: { 'content-type': 'application/xml', 'x-amz-request-id': id },
    });
    expect(missing.body).toContain('<Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message>');
    expect(await send('HEAD', '/b/none')).toEqual({
      status: 404,
      headers: { 'x-amz-request-id': id, 'content-length': '0' },
      body: '',
    });
    expect(errorOf(await send('GET', '/none?list-type=2'))).toEqual([404, 'NoSuchBucket']);
    expect(errorOf(await send('GET', '/b/%25?acl='))).toEqual([501, 'NotImplemented']);
    const unsigned = await fetch(`${server.url}/b/k`, { method: 'PUT', body: 'x' });
    expect(errorOf({ status: unsigned.status, body: await unsigned.text() })).toEqual([403, 'AccessDenied']);
  });

  it('to what goes wrong within is 500, and is said on standard error', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    writeFileSync(path.join(directory, 'buckets', 'plain', 'no-object'), 'x');
    const answer = await send('GET', '/plain?list-type=2');
    expect(errorOf(answer)).toEqual([500, 'InternalError']);
    expect(said).toHaveBeenCalledWith('The local S3 failed to answer a request:', expect.any(Error));
    said.mockRestore();
  });
});

describe('who calls', () => {
  it.each([
    ['GET', '/b/a', 'GetObject', { Bucket: 'b', Keys: ['a'] }],
    ['HEAD', '/b/a', 'HeadObject', { Bucket: 'b', Keys: ['a'] }],
    ['DELETE', '/b/a', 'DeleteObject', { Bucket: 'b', Keys: ['a'] }],
    ['HEAD', '/b', 'HeadBucket', { Bucket: 'b', Keys: [''] }],
    ['GET', '/b?list-type=2&prefix=a', 'ListObjectsV2', { Bucket: 'b', Prefix: 'a' }],
    ['GET', '/b?list-type=2', 'ListObjectsV2', { Bucket: 'b', Prefix: '' }],
    ['GET', '/b?prefix=a&versions=', 'ListObjectVersions', { Bucket: 'b', Prefix: 'a' }],
  ])('by %s %s is asked for leave to %s', async (method, url, operation, input) => {
    await send(method, url);
    expect(calls[0]).toEqual({ service: 's3', operation, accessKey: 'KEY', input });
    refused = operation;
    expect((await send(method, url)).status).toBe(403);
  });

  it('is told what was refused', async () => {
    refused = 'PutObject';
    const { status, body } = await send('PUT', '/b/a', {}, 'x');
    expect([status, body]).toEqual([
      403,
      expect.stringContaining('<Code>AccessDenied</Code><Message>no PutObject</Message>'),
    ]);
    expect(existsSync(path.join(directory, 'receiving')) && readdirSync(path.join(directory, 'receiving'))).toEqual([]);
  });

  it('by a list of keys is asked once it is read', async () => {
    const body = '<Delete><Object><Key>a</Key></Object></Delete>';
    expect((await send('POST', '/b?delete=', {}, body)).status).toBe(200);
    expect(calls).toEqual([
      { service: 's3', operation: 'DeleteObjects', accessKey: 'KEY', input: { Bucket: 'b', Keys: ['a'] } },
    ]);
  });
});

describe('another origin', () => {
  const allowed = { 'access-control-allow-origin': site, 'access-control-allow-credentials': 'true' };
  it('reads what is answered and what is refused, where the bucket lets it', async () => {
    const origin = { origin: site };
    expect((await send('GET', '/b?list-type=2', origin)).headers).toMatchObject(allowed);
    expect(await send('GET', '/b/none', origin)).toMatchObject({ status: 404, headers: allowed });
    expect((await send('DELETE', '/b/none', origin)).headers).not.toHaveProperty('access-control-allow-origin');
    expect((await send('GET', '/plain/none', origin)).headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('asks beforehand without a signature', async () => {
    const ask = (bucket: string) =>
      fetch(`${server.url}/${bucket}/k`, {
        method: 'OPTIONS',
        headers: { origin: site, 'access-control-request-method': 'PUT' },
      });
    const yes = await ask('b');
    expect([yes.status, Object.fromEntries(yes.headers)]).toEqual([
      200,
      expect.objectContaining({ ...allowed, 'access-control-allow-methods': 'GET, PUT', 'content-length': '0' }),
    ]);
    const no = await ask('plain');
    expect(errorOf({ status: no.status, body: await no.text() })).toEqual([403, 'AccessForbidden']);
    expect((await ask('none')).status).toBe(403);
  });
});
