/** The operations of S3 on many objects, and the upload by a form: what is listed, deleted, announced, and who is asked for leave. */
import { createHmac } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '../fixtures/refusal-of.ts';
import { s3Asked } from '../fixtures/s3-asked.ts';

const { ask, put, store, notices, leave, directory } = await s3Asked([
  { accessKeyId: 'ME', secretAccessKey: 'SECRET' },
]);
beforeEach(() => {
  notices.length = 0;
  leave.length = 0;
});
const signed = { authorization: 'AWS4-HMAC-SHA256 Credential=ME/20261122/eu-west-1/s3/aws4_request, x' };

describe('DeleteObjects', () => {
  const request = (inside: string, more = '') => ({ body: `<Delete>${inside}</Delete>${more}`, headers: signed });

  it('deletes objects and versions, each with leave of its own', async () => {
    for (const body of ['one', 'two']) await ask('PutObject', '/kept/k', { body, headers: { 'content-length': '3' } });
    const [, former] = await store.listVersions('kept', 'k');
    const version = former?.object.version ?? '';
    const answer = await ask(
      'DeleteObjects',
      '/kept',
      request(`<Object><Key>k</Key><VersionId>${version}</VersionId></Object><Object><Key>a</Key></Object>`),
    );
    expect([answer.status, answer.body]).toEqual([
      200,
      expect.stringContaining(
        `<Deleted><Key>k</Key><VersionId>${version}</VersionId></Deleted><Deleted><Key>a</Key></Deleted>`,
      ),
    ]);
    expect(leave).toEqual([
      ['ME', 'DeleteObjects', { Bucket: 'kept', Keys: ['a'] }],
      ['ME', 'DeleteObjectVersions', { Bucket: 'kept', Keys: ['k'] }],
    ]);
    expect((await store.listVersions('kept', '')).map(({ object }) => [object.key, object.size])).toEqual([
      ['a', 0],
      ['k', 3],
    ]);
    await ask('DeleteObjects', '/kept', request('<Object><Key>a</Key></Object>'));
    await ask('DeleteObjects', '/kept', request('<Object><Key>a</Key><VersionId>x</VersionId></Object>'));
    expect(leave.slice(2)).toEqual([
      ['ME', 'DeleteObjects', { Bucket: 'kept', Keys: ['a'] }],
      ['ME', 'DeleteObjectVersions', { Bucket: 'kept', Keys: ['a'] }],
    ]);
  });

  it('says nothing in quiet mode', async () => {
    const answer = await ask('DeleteObjects', '/b', request('<Object><Key>a</Key></Object><Quiet>true</Quiet>'));
    expect(answer.body).not.toContain('<Deleted>');
  });

  it('is refused when it is not what was signed, too long, in chunks or of no bucket', async () => {
    const { body, headers } = request('<Object><Key>a</Key></Object>');
    const refused = (url: string, change: object) =>
      refusalOf(() => ask('DeleteObjects', url, { body, headers, ...change }));
    expect(await refused('/b', { headers: { 'content-md5': 'x' } })).toBe('400 BadDigest');
    expect(await refused('/b', { payload: 'STREAMING-UNSIGNED-PAYLOAD-TRAILER' })).toBe('501 NotImplemented');
    expect(await refused('/none', {})).toBe('404 NoSuchBucket');
    const longest = body + ' '.repeat(2 * 1024 * 1024 - body.length);
    expect(await refused('/b', { body: longest })).toBe('none');
    expect(await refused('/b', { body: `${longest} ` })).toBe('400 MaxMessageLengthExceeded');
  });
});

describe('a listing', () => {
  beforeAll(async () => {
    for (const key of ['l/1', 'l/10', 'l/2', 'm']) await put(key, key);
  });
  const page = async (query: string) => {
    const { status, body = '' } = await ask('ListObjectsV2', `/b?list-type=2&${query}`);
    const one = (name: string) => new RegExp(`<${name}>(.*?)</${name}>`).exec(body)?.[1];
    return {
      status,
      keys: [...body.matchAll(/<Key>(.*?)<\/Key>/g)].map(([, key]) => key),
      most: one('MaxKeys'),
      more: one('IsTruncated'),
      next: one('NextContinuationToken'),
    };
  };
  const token = (key: string) => Buffer.from(key).toString('base64url');

  it.each([
    ['prefix=l/', ['l/1', 'l/10', 'l/2'], '1000', undefined],
    ['prefix=l/&max-keys=3', ['l/1', 'l/10', 'l/2'], '3', undefined],
    ['prefix=l/&max-keys=2', ['l/1', 'l/10'], '2', token('l/10')],
    ['prefix=l/&max-keys=2000', ['l/1', 'l/10', 'l/2'], '1000', undefined],
    ['prefix=l/&max-keys=0', [], '0', undefined],
    [`prefix=l/&continuation-token=${token('l/10')}`, ['l/2'], '1000', undefined],
    [`prefix=l/&continuation-token=${token('l/1')}&max-keys=1&start-after=l/10`, ['l/10'], '1', token('l/10')],
    ['prefix=l/&start-after=l/1', ['l/10', 'l/2'], '1000', undefined],
    ['prefix=l/&start-after=l/15', ['l/2'], '1000', undefined],
    ['max-keys=999999999', ['l/1', 'l/10', 'l/2', 'm'], '1000', undefined],
  ])('of %s holds %j', async (query, keys, most, next) => {
    expect(await page(query)).toEqual({ status: 200, keys, most, more: String(next !== undefined), next });
  });

  it.each(['x', '-1', '1.5', '', '1234567890', '1 ', 'x1'])('takes no max-keys of %j', async (most) => {
    const query = `max-keys=${encodeURIComponent(most)}`;
    expect(await refusalOf(() => page(query))).toBe('400 InvalidArgument');
    expect(await refusalOf(() => ask('ListObjectVersions', `/b?versions&${query}`))).toBe('400 InvalidArgument');
  });

  it('of versions holds those of a prefix', async () => {
    const { status, body } = await ask('ListObjectVersions', '/b?versions&prefix=l/1&max-keys=1');
    expect(status).toBe(200);
    expect(body).toContain('<Name>b</Name><Prefix>l/1</Prefix><MaxKeys>1</MaxKeys><IsTruncated>true</IsTruncated>');
    expect((await ask('ListObjectVersions', '/b?versions')).body).toContain(
      '<Prefix></Prefix><MaxKeys>1000</MaxKeys><IsTruncated>false</IsTruncated><Version><Key>l/1</Key>',
    );
  });

  it('asks whether a bucket is there', async () => {
    expect(await ask('HeadBucket', '/b')).toEqual({ status: 200, body: undefined });
    expect(await refusalOf(() => ask('HeadBucket', '/none'))).toBe('404 NoSuchBucket');
  });
});

describe('PostObject', () => {
  const scope = ['20261122', 'eu-west-1', 's3', 'aws4_request'];
  const mac = (key: string | Buffer, words: string) => createHmac('sha256', key).update(words).digest();
  const upload = (
    key: string | undefined,
    { size = [1, 5], url = '/b', ...more }: { size?: number[]; url?: string; [field: string]: unknown } = {},
  ) => {
    const plain = {
      ...(key !== undefined && { key }),
      'Content-Type': 'text/plain',
      'x-amz-algorithm': 'AWS4-HMAC-SHA256',
      'x-amz-credential': `ME/${scope.join('/')}`,
      'x-amz-date': '20261122T120000Z',
      ...more,
    };
    const conditions = [
      { bucket: 'b' },
      ['content-length-range', ...size],
      ...Object.entries(plain).map(([name, value]) => ({ [name]: value })),
    ];
    const policy = Buffer.from(JSON.stringify({ expiration: '2026-11-22T12:01:00Z', conditions })).toString('base64');
    const signature = mac(scope.reduce<string | Buffer>(mac, 'AWS4SECRET'), policy).toString('hex');
    const part = (name: string, value: unknown) =>
      `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const fields = Object.entries({ ...plain, policy, 'x-amz-signature': signature }).map(([name, value]) =>
      part(name, value),
    );
    const body = `${fields.join('')}${part('file"; filename="f', 'hello')}--b--`;
    return ask('PostObject', url, {
      body,
      headers: { host: 'h:1', 'content-type': 'multipart/form-data; boundary=b' },
    });
  };
  const about = { etag: '"5d41402abc4b2a76b9719d911017c592"', location: 'http://h:1/b/a%2Fb' };

  it.each([
    [undefined, 204],
    ['200', 200],
    ['204', 204],
    ['301', 204],
  ])('answers a form that asks for status %s with %i', async (wanted, status) => {
    const answer = await upload('a/b', wanted === undefined ? {} : { success_action_status: wanted });
    expect(answer).toEqual({ status, headers: about, body: undefined });
    expect(notices).toMatchObject([{ bucket: 'b', key: 'a/b', size: 5, eventName: 'ObjectCreated:Post' }]);
    expect(leave).toEqual([['ME', 'PostObject', { Bucket: 'b', Keys: ['a/b'] }]]);
    expect((await store.find('b', 'a/b'))?.headers).toEqual({ 'content-type': 'text/plain' });
  });
  it('tells where the object lies when it is asked for 201', async () => {
    expect(await upload('a/b', { success_action_status: '201' })).toEqual({
      status: 201,
      headers: about,
      body: expect.stringContaining('<Location>http://h:1/b/a%2Fb</Location><Bucket>b</Bucket><Key>a/b</Key>'),
    });
  });
  it('replaces what is there', async () => {
    await put('a', 'old');
    await upload('a');
    expect((await store.find('b', 'a'))?.size).toBe(5);
  });

  it.each([
    [undefined, {}, '400 InvalidArgument'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: S3's own placeholder
    ['x/${filename}', {}, '501 NotImplemented'],
    ['x', { success_action_redirect: 'http://x.test' }, '501 NotImplemented'],
    ['k'.repeat(1025), {}, '400 KeyTooLongError'],
    ['x', { size: [6, 9] }, '400 EntityTooSmall'],
    ['x', { size: [0, 4] }, '400 EntityTooLarge'],
    ['x', { 'x-amz-checksum-crc32': 'AAAA' }, '400 BadDigest'],
    ['x', { url: '/none' }, '404 NoSuchBucket'],
    ['x', { url: '/kept' }, '403 AccessDenied'],
  ])('of the key %s with %j is refused: %s', async (key, more, refusal) => {
    expect(await refusalOf(() => upload(key, more))).toBe(refusal);
    expect([notices, readdirSync(path.join(directory, 'receiving'))]).toEqual([[], []]);
  });
  it.each([
    [5, 5],
    [5, 6],
    [0, 5],
  ])('takes five bytes where %i to %i may be', async (...size) => {
    expect((await upload('x', { size })).status).toBe(204);
  });
});
