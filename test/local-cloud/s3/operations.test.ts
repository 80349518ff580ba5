/** The operations of S3 on one object, each asked directly: status, headers, body, what is announced and who is asked for leave. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '../fixtures/refusal-of.ts';
import { s3Asked } from '../fixtures/s3-asked.ts';

const { ask, put, store, notices, leave } = await s3Asked();
beforeEach(() => {
  notices.length = 0;
  leave.length = 0;
});

const about = {
  'content-type': 'binary/octet-stream',
  etag: '"5d41402abc4b2a76b9719d911017c592"',
  'last-modified': 'Sun, 22 Nov 2026 12:00:00 GMT',
  'accept-ranges': 'bytes',
};
const signed = { authorization: 'AWS4-HMAC-SHA256 Credential=ME/20261122/eu-west-1/s3/aws4_request, x' };

describe('PutObject', () => {
  it('answers with tag and checksum, and announces what it stored', async () => {
    expect(await put('one')).toMatchObject({
      status: 200,
      headers: { etag: '"5d41402abc4b2a76b9719d911017c592"', 'x-amz-checksum-crc32': 'NhCmhg==' },
    });
    expect(notices).toEqual([
      {
        bucket: 'b',
        key: 'one',
        version: expect.stringMatching(/^[0-9a-f-]{36}$/),
        size: 5,
        etag: '5d41402abc4b2a76b9719d911017c592',
        eventName: 'ObjectCreated:Put',
      },
    ]);
    expect((await store.find('b', 'one'))?.version).toBe(notices[0]?.version);
  });

  it('keeps the headers that a reader gets back, and no other', async () => {
    const kept = {
      'content-type': 'text/plain',
      'content-disposition': 'inline',
      'content-language': 'en',
      'cache-control': 'no-store',
      'x-amz-meta-owner': 'u1',
    };
    await put('headers', 'x', { ...kept, 'x-other': 'x', 'not-x-amz-meta-a': 'x', expires: '0' });
    expect((await store.find('b', 'headers'))?.headers).toEqual(kept);
  });

  it.each([
    ['gzip', 'gzip'],
    ['aws-chunked', undefined],
    ['aws-chunked, gzip', 'gzip'],
    ['aws-chunked,gzip', 'gzip'],
    ['gzip,aws-chunked', 'gzip,aws-chunked'],
    ['aws-chunkedx', 'aws-chunkedx'],
  ])('keeps of the encoding %s: %s', async (given, kept) => {
    await put('encoded', 'x', { 'content-encoding': given, 'content-type': '' });
    expect((await store.find('b', 'encoded'))?.headers).toEqual({
      'content-type': 'binary/octet-stream',
      ...(kept && { 'content-encoding': kept }),
    });
  });

  it('takes a body in chunks, whose trailer holds its checksum', async () => {
    const inChunks = (crc: string) =>
      put(
        'chunks',
        `5\r\nhello\r\n0\r\nx-amz-checksum-crc32:${crc}\r\n\r\n`,
        { 'x-amz-decoded-content-length': '5' },
        'STREAMING-UNSIGNED-PAYLOAD-TRAILER',
      );
    expect((await inChunks('NhCmhg==')).headers).toMatchObject({ etag: about.etag });
    expect(await refusalOf(() => inChunks('AAAAAA=='))).toBe('400 BadDigest');
  });

  it.each([
    [{ 'content-length': undefined }, undefined, '411 MissingContentLength'],
    [{ 'content-length': '4' }, undefined, '400 IncompleteBody'],
    [{ 'content-length': '6' }, undefined, '400 IncompleteBody'],
    [{ 'x-amz-decoded-content-length': '4' }, undefined, '400 IncompleteBody'],
    [{ 'if-none-match': '"etag"' }, undefined, '501 NotImplemented'],
    [{ 'content-md5': 'x' }, undefined, '400 BadDigest'],
    [{}, '0'.repeat(64), '400 XAmzContentSHA256Mismatch'],
    [{}, 'STREAMING-AWS4-HMAC-SHA256-PAYLOAD', '501 NotImplemented'],
  ])('with %j and the payload %s is refused: %s', async (headers, payload, refusal) => {
    expect(await refusalOf(() => put('refused', 'hello', headers, payload))).toBe(refusal);
    expect([await store.find('b', 'refused'), notices]).toEqual([undefined, []]);
  });

  it('makes a new object alone when it was told to, and knows its bucket', async () => {
    expect((await put('new', 'hello', { 'if-none-match': '*' })).status).toBe(200);
    expect(await refusalOf(() => put('new', 'other', { 'if-none-match': '*' }))).toBe('412 PreconditionFailed');
    expect(await refusalOf(() => ask('PutObject', '/none/k', { headers: { 'content-length': '0' } }))).toBe(
      '404 NoSuchBucket',
    );
  });
});

describe('an object', () => {
  beforeAll(() => put('k', 'hello'));

  it('is read whole, with its checksum when that is asked for', async () => {
    expect(await ask('GetObject', '/b/k')).toEqual({
      status: 200,
      headers: { ...about, 'content-length': 5 },
      body: 'hello',
    });
    const headers = { 'x-amz-checksum-mode': 'ENABLED' };
    const checksum = { 'x-amz-checksum-crc32': 'NhCmhg==', 'x-amz-checksum-type': 'FULL_OBJECT' };
    expect((await ask('GetObject', '/b/k', { headers })).headers).toEqual({
      ...about,
      ...checksum,
      'content-length': 5,
    });
    expect(await ask('HeadObject', '/b/k', { headers })).toEqual({
      status: 200,
      headers: { ...about, ...checksum, 'content-length': 5 },
    });
    expect((await ask('HeadObject', '/b/k')).headers).toEqual({ ...about, 'content-length': 5 });
  });

  it.each([
    ['bytes=1-3', 'ell', 'bytes 1-3/5'],
    ['bytes=4-', 'o', 'bytes 4-4/5'],
  ])('is read in part by %s, without the checksum of the whole', async (range, body, told) => {
    const answer = await ask('GetObject', '/b/k', { headers: { range, 'x-amz-checksum-mode': 'ENABLED' } });
    expect(answer).toEqual({
      status: 206,
      headers: { ...about, 'x-amz-checksum-type': 'FULL_OBJECT', 'content-length': body.length, 'content-range': told },
      body,
    });
  });
  it('is not read outside', async () => {
    expect(await refusalOf(() => ask('GetObject', '/b/k', { headers: { range: 'bytes=5-' } }))).toBe(
      '416 InvalidRange',
    );
  });

  it('is offered as its reader asks', async () => {
    const answer = await ask('GetObject', '/b/k?response-content-disposition=attachment&response-content-type=');
    expect(answer.headers).toEqual({
      ...about,
      'content-disposition': 'attachment',
      'content-type': '',
      'content-length': 5,
    });
  });

  it.each(['GetObject', 'HeadObject'] as const)(
    'that is missing is told to who may list the bucket (%s)',
    async (operation) => {
      expect(await refusalOf(() => ask(operation, '/b/none', { headers: signed }))).toBe('404 NoSuchKey');
      expect(leave).toEqual([['ME', 'HeadBucket', { Bucket: 'b', Keys: [] }]]);
    },
  );

  it('is deleted', async () => {
    await put('gone');
    expect(await ask('DeleteObject', '/b/gone')).toEqual({ status: 204, body: undefined });
    expect(await store.find('b', 'gone')).toBeUndefined();
  });
});
