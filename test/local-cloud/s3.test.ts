import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ObjectCreated, startS3 } from '../../lib/local-cloud/s3/start-s3.ts';
import { startKillableEmulator } from './fixtures/killable-emulator.ts';
import { temporaryDirectory } from './fixtures/temporary-directory.ts';

const root = await temporaryDirectory();
const directory = join(root, 'main');
const credentials = { accessKeyId: 'local', secretAccessKey: 'local-secret' };
const Bucket = 'uploads';
const site = 'http://localhost:3000';
const buckets = [
  {
    name: Bucket,
    corsRules: [{ origins: [site], methods: ['POST', 'GET'], headers: ['*'], expose: ['ETag'], maxAge: 600 }],
  },
  { name: 'site', corsRules: [] },
];

const notices: ObjectCreated[] = [];
let clock: () => number = Date.now;
let server: Awaited<ReturnType<typeof startS3>>;
let s3: S3Client;

const clientOf = (endpoint: string, options: { secretAccessKey?: string; accessKeyId?: string } = {}) =>
  new S3Client({ endpoint, region: 'us-east-1', credentials: { ...credentials, ...options }, maxAttempts: 1 });

beforeAll(async () => {
  server = await startS3({
    directory,
    buckets,
    credentials: [credentials],
    now: () => clock(),
    onObjectCreated: async (created) => void notices.push(created),
  });
  s3 = clientOf(server.url);
});
afterAll(() => server.close());

const put = (Key: string, Body: string | Buffer = 'hello', more: object = {}) =>
  s3.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
const get = (Key: string, more: object = {}) => s3.send(new GetObjectCommand({ Bucket, Key, ...more }));
const text = async (Key: string) => (await get(Key)).Body?.transformToString();
const exists = (Key: string) =>
  get(Key).then(
    () => true,
    () => false,
  );
const keysOf = async (prefix: string) =>
  (await s3.send(new ListObjectsV2Command({ Bucket, Prefix: prefix }))).Contents?.map(({ Key }) => Key) ?? [];
const stagedFiles = () => readdir(join(directory, 'receiving'));

describe('an object', () => {
  const Key = 'a/b c+é&<>\'"%2F~.txt';

  it('comes back with its bytes, type and metadata under any key', async () => {
    await put(Key, 'hello', { ContentType: 'text/plain', Metadata: { owner: 'u1' }, CacheControl: 'no-store' });
    const object = await get(Key);
    expect(await object.Body?.transformToString()).toBe('hello');
    expect(object).toMatchObject({
      ContentLength: 5,
      ContentType: 'text/plain',
      CacheControl: 'no-store',
      Metadata: { owner: 'u1' },
      ETag: '"5d41402abc4b2a76b9719d911017c592"',
      ChecksumCRC32: 'NhCmhg==',
    });
    const head = await s3.send(new HeadObjectCommand({ Bucket, Key }));
    expect(head).toMatchObject({ ContentLength: 5, ContentType: 'text/plain', Metadata: { owner: 'u1' } });
  });

  it('of six megabytes and one of none arrive whole', async () => {
    const big = Buffer.alloc(6e6, 'abc');
    await put('big', big);
    expect(Buffer.from((await (await get('big')).Body?.transformToByteArray()) ?? []).equals(big)).toBe(true);
    await put('empty', Buffer.alloc(0));
    expect(await text('empty')).toBe('');
  });

  it('can be sent as a stream in chunks with a trailing checksum', async () => {
    const Body = Readable.from([Buffer.alloc(70_000, 'x'), Buffer.from('tail')]);
    await s3.send(new PutObjectCommand({ Bucket, Key: 'stream', Body, ContentLength: 70_004 }));
    const body = await text('stream');
    expect(body?.length).toBe(70_004);
    expect(body?.endsWith('xxtail')).toBe(true);
    expect((await get('stream')).ContentEncoding).toBeUndefined();
  });

  it('is read in part by a range, and a range outside it is refused', async () => {
    await put('range', '0123456789');
    const part = async (Range: string) => {
      const { Body, ContentRange } = await get('range', { Range });
      return [await Body?.transformToString(), ContentRange];
    };
    expect(await part('bytes=1-3')).toEqual(['123', 'bytes 1-3/10']);
    expect(await part('bytes=7-')).toEqual(['789', 'bytes 7-9/10']);
    expect(await part('bytes=-2')).toEqual(['89', 'bytes 8-9/10']);
    await expect(get('range', { Range: 'bytes=10-' })).rejects.toMatchObject({ name: 'InvalidRange' });
  });

  it('is offered under the file name the reader asked for', async () => {
    const { ContentDisposition } = await get(Key, { ResponseContentDisposition: 'attachment; filename="x.txt"' });
    expect(ContentDisposition).toBe('attachment; filename="x.txt"');
  });

  it('that is not there is NotFound for HEAD and NoSuchKey for GET; a bucket that is not there is NoSuchBucket', async () => {
    await expect(s3.send(new HeadObjectCommand({ Bucket, Key: 'nope' }))).rejects.toMatchObject({ name: 'NotFound' });
    await expect(get('nope')).rejects.toMatchObject({ name: 'NoSuchKey' });
    const elsewhere = new PutObjectCommand({ Bucket: 'elsewhere', Key: 'a', Body: 'x' });
    await expect(s3.send(elsewhere)).rejects.toMatchObject({ name: 'NoSuchBucket' });
    await s3.send(new HeadBucketCommand({ Bucket }));
  });

  it('is not overwritten when the writer asks for a new one, even by many at once', async () => {
    const attempts = Array.from({ length: 8 }, (_, i) => put('only-once', String(i), { IfNoneMatch: '*' }));
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(put('only-once', 'x', { IfNoneMatch: '*' })).rejects.toMatchObject({ name: 'PreconditionFailed' });
  });

  it('with a wrong checksum is refused and not stored', async () => {
    const ChecksumSHA256 = Buffer.alloc(32).toString('base64');
    await expect(put('ck', 'hello', { ChecksumSHA256 })).rejects.toMatchObject({ name: 'BadDigest' });
    const ContentMD5 = createHash('md5').update('other').digest('base64');
    await expect(put('ck', 'hello', { ContentMD5 })).rejects.toMatchObject({ name: 'BadDigest' });
    expect(await exists('ck')).toBe(false);
  });

  it('case 15: stays inside its bucket whatever its key says', async () => {
    const traps = [
      '../../etc/passwd',
      '..',
      'a/../../b',
      '/absolute',
      'nul\u0000byte',
      'line\r\nbreak',
      'x'.repeat(1000),
    ];
    for (const trap of traps) {
      await put(`trap/${trap}`, trap);
      expect(await text(`trap/${trap}`)).toBe(trap);
    }
    await expect(put('y'.repeat(1025))).rejects.toMatchObject({ name: 'KeyTooLongError' });
    expect((await readdir(root)).sort()).toEqual(['main']);
    expect((await readdir(join(directory, 'buckets'))).sort()).toEqual(['site', 'uploads']);
    for (const name of await readdir(join(directory, 'buckets', Bucket))) expect(name).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('objects', () => {
  it('are listed by prefix, page by page, in the order of their keys', async () => {
    const keys = ['list/1', 'list/10', 'list/2', 'list/é & <b>', 'list/\u{1f600}'];
    for (const key of keys) await put(key);
    await put('unlisted');
    const seen: (string | undefined)[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page: { Contents?: { Key?: string }[]; NextContinuationToken?: string } = await s3.send(
        new ListObjectsV2Command({ Bucket, Prefix: 'list/', MaxKeys: 2, ContinuationToken }),
      );
      seen.push(...(page.Contents ?? []).map(({ Key }) => Key));
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    expect(seen).toEqual(keys);
    const rest = await s3.send(
      new ListObjectsV2Command({ Bucket, Prefix: 'list/', MaxKeys: 2, StartAfter: 'list/10' }),
    );
    expect(rest.Contents?.map(({ Key }) => Key)).toEqual(keys.slice(2, 4));
    expect(rest.Contents?.[0]?.LastModified).toBeInstanceOf(Date);
  });

  it('are deleted singly and by the batch, and deleting what is not there succeeds', async () => {
    for (const key of ['del/1', 'del/2', 'del/&<3>']) await put(key);
    await s3.send(new DeleteObjectCommand({ Bucket, Key: 'del/1' }));
    await s3.send(new DeleteObjectCommand({ Bucket, Key: 'del/1' }));
    const Objects = ['del/2', 'del/&<3>', 'del/none'].map((Key) => ({ Key }));
    const { Deleted } = await s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
    expect(Deleted?.map(({ Key }) => Key)).toEqual(['del/2', 'del/&<3>', 'del/none']);
    expect(await keysOf('del/')).toEqual([]);
  });
});

describe('a request', () => {
  it('without a signature, with a foreign key or with a wrong secret is refused', async () => {
    await put('private');
    const bare = await fetch(`${server.url}/${Bucket}/private`);
    expect([bare.status, await bare.text()]).toEqual([403, expect.stringContaining('<Code>AccessDenied</Code>')]);
    const command = new GetObjectCommand({ Bucket, Key: 'private' });
    const foreign = clientOf(server.url, { accessKeyId: 'someone' }).send(command);
    await expect(foreign).rejects.toMatchObject({ name: 'InvalidAccessKeyId' });
    const wrong = clientOf(server.url, { secretAccessKey: 'guess' }).send(command);
    await expect(wrong).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
  });

  it('is refused when key, header, query or body was altered after signing', async () => {
    const tampered = async (
      alter: (request: { path: string; query: object; headers: object; body: unknown }) => void,
    ) => {
      const client = clientOf(server.url);
      client.middlewareStack.add(
        (next) => (args) => {
          alter(args.request as Parameters<typeof alter>[0]);
          return next(args);
        },
        { step: 'finalizeRequest', priority: 'low', name: 'tamper' },
      );
      const command = new PutObjectCommand({ Bucket, Key: 'tamper', Body: 'good', Metadata: { owner: 'u1' } });
      return client.send(command).catch((error) => error.name);
    };
    const set = (name: string, value: string) => (request: { headers: object }) =>
      void Object.assign(request.headers, { [name]: value });
    expect(await tampered((request) => void Object.assign(request, { path: '/uploads/other' }))).toBe(
      'SignatureDoesNotMatch',
    );
    expect(await tampered((request) => void Object.assign(request.query, { prefix: 'x' }))).toBe('NotImplemented');
    expect(await tampered((request) => void Object.assign(request.query, { 'x-id': 'x' }))).toBe(
      'SignatureDoesNotMatch',
    );
    expect(await tampered(set('x-amz-meta-owner', 'u2'))).toBe('SignatureDoesNotMatch');
    expect(await tampered(set('x-amz-meta-extra', 'u2'))).toBe('AccessDenied');
    expect(await tampered((request) => void Object.assign(request, { body: 'evil' }))).toMatch(
      /^(XAmzContentSHA256Mismatch|BadDigest)$/,
    );
    expect(await exists('tamper')).toBe(false);
    expect(await tampered(() => undefined)).toMatchObject({ $metadata: { httpStatusCode: 200 } });
  });

  it('case 2: is refused when its clock is over fifteen minutes off', async () => {
    const shifted = async (minutes: number) => {
      clock = () => Date.now() + minutes * 60_000;
      return get('private').then(
        () => 'taken',
        (error) => error.name,
      );
    };
    try {
      expect(await shifted(14)).toBe('taken');
      expect(await shifted(16)).toBe('RequestTimeTooSkewed');
      expect(await shifted(-16)).toBe('RequestTimeTooSkewed');
    } finally {
      clock = Date.now;
    }
  });

  it('that is not emulated answers 501 with its name', async () => {
    const fails = async (sent: Promise<unknown>) =>
      sent.then(
        () => 'no error',
        (error) => [error.$metadata.httpStatusCode, error.name, error.message].join(' '),
      );
    expect(await fails(s3.send(new CopyObjectCommand({ Bucket, Key: 'copy', CopySource: `${Bucket}/private` })))).toBe(
      '501 NotImplemented S3 CopyObject with header x-amz-copy-source is not emulated on this machine.',
    );
    expect(await fails(s3.send(new CreateMultipartUploadCommand({ Bucket, Key: 'mp' })))).toContain(
      '501 NotImplemented',
    );
    expect(await fails(s3.send(new GetObjectTaggingCommand({ Bucket, Key: 'private' })))).toContain('?tagging');
    expect(await fails(s3.send(new ListObjectsV2Command({ Bucket, Delimiter: '/' })))).toContain('?delimiter');
    expect(await fails(put('c', 'x', { ChecksumAlgorithm: 'CRC32C', ChecksumCRC32C: 'AAAAAA==' }))).toContain(
      '501 NotImplemented Header x-amz-checksum-crc32c',
    );
  });
});

type FormChanges = {
  size?: number;
  Key?: string;
  max?: number;
  expires?: number;
  alter?: (fields: Record<string, string>) => void;
  path?: string;
};

async function postForm({ size = 500, Key = 'up/1.pdf', max = 1000, expires = 60, alter, path }: FormChanges) {
  const { url, fields } = await createPresignedPost(s3, {
    Bucket,
    Key,
    Conditions: [
      ['content-length-range', 1, max],
      ['eq', '$Content-Type', 'application/pdf'],
      ['starts-with', '$x-amz-meta-job', 'j'],
    ],
    Fields: { 'Content-Type': 'application/pdf', 'x-amz-meta-job': 'j1' },
    Expires: expires,
  });
  alter?.(fields);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([Buffer.alloc(size, 'z')]), '../../évil.pdf');
  const response = await fetch(path ? `${server.url}${path}` : url, {
    method: 'POST',
    body: form,
    headers: { origin: site },
  });
  const body = await response.text();
  return { status: response.status, code: /<Code>(.*)<\/Code>/.exec(body)?.[1], headers: response.headers, body };
}

describe('a form upload', () => {
  it('stores the file with type and metadata and tells about it', async () => {
    notices.length = 0;
    const { status, headers } = await postForm({});
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(site);
    const head = await s3.send(new HeadObjectCommand({ Bucket, Key: 'up/1.pdf' }));
    expect(head).toMatchObject({ ContentLength: 500, ContentType: 'application/pdf', Metadata: { job: 'j1' } });
    const etag = createHash('md5').update(Buffer.alloc(500, 'z')).digest('hex');
    await vi.waitFor(() =>
      expect(notices).toEqual([{ bucket: Bucket, key: 'up/1.pdf', size: 500, etag, eventName: 'ObjectCreated:Post' }]),
    );
  });

  it('answers 201 with the place of the object when asked to', async () => {
    const { url, fields } = await createPresignedPost(s3, {
      Bucket,
      Key: 'up/201',
      Fields: { success_action_status: '201' },
    });
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob(['x']));
    const response = await fetch(url, { method: 'POST', body: form });
    expect(response.status).toBe(201);
    expect(await response.text()).toContain('<Key>up/201</Key>');
  });

  it('case 10: of exactly the limit is taken; one byte more is EntityTooLarge and nothing is stored', async () => {
    expect(await postForm({ Key: 'up/limit', size: 1000 })).toMatchObject({ status: 204 });
    expect(await postForm({ Key: 'up/over', size: 1001 })).toMatchObject({ status: 400, code: 'EntityTooLarge' });
    expect(await postForm({ Key: 'up/over', size: 20_000_000 })).toMatchObject({ code: 'EntityTooLarge' });
    expect(await postForm({ Key: 'up/none', size: 0 })).toMatchObject({ status: 400, code: 'EntityTooSmall' });
    expect(await exists('up/over')).toBe(false);
    expect(await exists('up/none')).toBe(false);
    expect(await stagedFiles()).toEqual([]);
  });

  it('case 16: is refused with another key, type, bucket, value or an extra field, and when a field is left out', async () => {
    const refused = { status: 403, code: 'AccessDenied' };
    const change = (name: string, value: string) => ({
      Key: 'up/refused',
      alter: (fields: Record<string, string>) => void Object.assign(fields, { [name]: value }),
    });
    expect(await postForm(change('key', 'uploads/of-someone-else'))).toMatchObject(refused);
    expect(await postForm(change('Content-Type', 'text/html'))).toMatchObject(refused);
    expect(await postForm(change('x-amz-meta-job', 'k'))).toMatchObject(refused);
    expect(await postForm(change('x-amz-meta-more', 'x'))).toMatchObject(refused);
    expect(await postForm({ Key: 'up/refused', path: '/site' })).toMatchObject(refused);
    expect(await postForm({ Key: 'up/refused', alter: (fields) => void delete fields.Policy })).toMatchObject(refused);
    expect(await postForm({ Key: 'up/refused', alter: (fields) => void delete fields['Content-Type'] })).toMatchObject(
      refused,
    );
    expect(await postForm(change('X-Amz-Signature', 'f'.repeat(64)))).toMatchObject({
      status: 403,
      code: 'SignatureDoesNotMatch',
    });
    expect(await postForm(change('x-ignore-me', 'harmless'))).toMatchObject({ status: 204 });
    expect(await exists('uploads/of-someone-else')).toBe(false);
    expect(await stagedFiles()).toEqual([]);
  });

  it('is refused when its policy was rewritten to allow more', async () => {
    const alter = (fields: Record<string, string>) => {
      const policy = Buffer.from(fields.Policy ?? '', 'base64').toString();
      fields.Policy = Buffer.from(policy.replace('1000]', '9999]')).toString('base64');
    };
    expect(await postForm({ Key: 'up/rewritten', size: 5000, alter })).toMatchObject({ code: 'SignatureDoesNotMatch' });
    expect(await exists('up/rewritten')).toBe(false);
  });

  it('case 16: is refused when the policy has expired', async () => {
    clock = () => Date.now() + 61_000;
    try {
      const { status, code, body } = await postForm({ Key: 'up/late', expires: 60 });
      expect([status, code]).toEqual([403, 'AccessDenied']);
      expect(body).toContain('Policy expired');
    } finally {
      clock = Date.now;
    }
    expect(await exists('up/late')).toBe(false);
  });

  it('without a file, with two, or broken off leaves nothing behind', async () => {
    const { url, fields } = await createPresignedPost(s3, { Bucket, Key: 'up/odd' });
    const send = async (files: number) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      for (let i = 0; i < files; i++) form.append('file', new Blob(['x']), `${i}`);
      const response = await fetch(url, { method: 'POST', body: form });
      return [response.status, /<Code>(.*)<\/Code>/.exec(await response.text())?.[1]];
    };
    expect(await send(0)).toEqual([400, 'InvalidArgument']);
    expect(await send(2)).toEqual([400, 'InvalidArgument']);

    const parts = Object.entries(fields).map(
      ([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const file = '--b\r\ncontent-disposition: form-data; name="file"; filename="f"\r\n\r\nhalf of it';
    const body = `${parts.join('')}${file}`;
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const cut = await fetch(url, { method: 'POST', body, headers });
    expect([cut.status, await cut.text()]).toEqual([400, expect.stringContaining('MalformedPOSTRequest')]);

    // Says that more is coming and hangs up.
    await new Promise<void>((resolve) => {
      const liar = httpRequest(url, { method: 'POST', headers: { ...headers, 'content-length': body.length + 100 } });
      liar.on('error', () => resolve());
      liar.write(body, () => setTimeout(() => liar.destroy(), 20));
    });
    await vi.waitFor(async () => expect(await stagedFiles()).toEqual([]));
    expect(await exists('up/odd')).toBe(false);
  });

  it('case 10: that lies about its length to slip past the limit is still counted byte by byte', async () => {
    const { url, fields } = await createPresignedPost(s3, {
      Bucket,
      Key: 'up/liar',
      Conditions: [['content-length-range', 1, 1000]],
    });
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([Buffer.alloc(50_000)]));
    const encoded = new Response(form);
    const type = encoded.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await encoded.arrayBuffer());
    const status = await new Promise((resolve, reject) => {
      // Chunked: no Content-Length at all.
      const request = httpRequest(url, { method: 'POST', headers: { 'content-type': type } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      request.on('error', reject);
      request.end(bytes);
    });
    expect(status).toBe(400);
    expect(await exists('up/liar')).toBe(false);
    expect(await stagedFiles()).toEqual([]);
  });
});

describe('another origin', () => {
  const preflight = (origin: string, method: string, bucket = Bucket) =>
    fetch(`${server.url}/${bucket}`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'content-type, x-amz-meta-job',
      },
    });

  it('is allowed what the bucket has a rule for', async () => {
    const { status, headers } = await preflight(site, 'POST');
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'access-control-allow-origin': site,
      'access-control-allow-methods': 'POST, GET',
      'access-control-allow-headers': 'content-type, x-amz-meta-job',
      'access-control-expose-headers': 'ETag',
      'access-control-max-age': '600',
      vary: expect.stringContaining('Origin'),
    });
  });

  it('is refused everything else', async () => {
    const answers = [
      await preflight('http://evil.test', 'POST'),
      await preflight(site, 'PUT'),
      await preflight(site, 'POST', 'site'),
    ];
    for (const { status, headers } of answers) {
      expect(status).toBe(403);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
    const foreign = await fetch(`${server.url}/${Bucket}/x`, { headers: { origin: 'http://evil.test' } });
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('may read why its request was refused', async () => {
    const refused = await fetch(`${server.url}/${Bucket}/x`, { headers: { origin: site } });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, site]);
  });
});

describe('notices of new objects', () => {
  const start = (name: string, onObjectCreated: (created: ObjectCreated) => Promise<void>) =>
    startS3({
      directory: join(root, 'notices', name),
      buckets,
      credentials: [credentials],
      retryMs: 5,
      onObjectCreated,
    });

  it('are sent again until they are taken', async () => {
    const silence = vi.spyOn(console, 'error').mockReturnValue();
    const taken: string[] = [];
    let failures = 2;
    const own = await start('retry', async ({ key }) => {
      if (failures-- > 0) throw new Error('queue is away');
      taken.push(key);
    });
    await clientOf(own.url).send(new PutObjectCommand({ Bucket, Key: 'again', Body: 'x' }));
    await vi.waitFor(() => expect(taken).toEqual(['again']));
    await own.close();
    expect(await readdir(join(root, 'notices', 'retry', 'outbox'))).toEqual([]);
    silence.mockRestore();
  });

  it('and the objects themselves survive a killed process; half-received files do not', async () => {
    const own = join(root, 'notices', 'killed');
    const child = await startKillableEmulator('s3', { directory: own, buckets, credentials: [credentials] });
    const before = clientOf(child.url);
    await before.send(new PutObjectCommand({ Bucket, Key: 'kept', Body: 'kept', Metadata: { owner: 'u1' } }));
    await before.send(new PutObjectCommand({ Bucket, Key: 'gone', Body: 'gone' }));
    await before.send(new DeleteObjectCommand({ Bucket, Key: 'gone' }));
    const half = before
      .send(
        new PutObjectCommand({
          Bucket,
          Key: 'half',
          ContentLength: 1000,
          Body: Readable.from(
            (async function* () {
              yield Buffer.alloc(500);
              await child.kill();
              yield Buffer.alloc(500);
            })(),
          ),
        }),
      )
      .then(
        () => 'stored',
        () => 'failed',
      );
    expect(await half).toBe('failed');

    const taken: ObjectCreated[] = [];
    const again = await start('killed', async (created) => void taken.push(created));
    try {
      await vi.waitFor(() => expect(taken).toMatchObject([{ key: 'kept', size: 4, eventName: 'ObjectCreated:Put' }]));
      const after = clientOf(again.url);
      const kept = await after.send(new GetObjectCommand({ Bucket, Key: 'kept' }));
      expect([await kept.Body?.transformToString(), kept.Metadata]).toEqual(['kept', { owner: 'u1' }]);
      expect((await after.send(new ListObjectsV2Command({ Bucket }))).KeyCount).toBe(1);
      expect(await readdir(join(own, 'receiving'))).toEqual([]);
      await vi.waitFor(async () => expect(await readdir(join(own, 'outbox'))).toEqual([]));
    } finally {
      await again.close();
    }
  });

  it('an object is replaced in one step: a reader meets the old or the new, never a mixture', async () => {
    const bodies = ['a', 'b'].map((letter) => letter.repeat(300_000));
    await put('replaced', bodies[0]);
    const writes = (async () => {
      for (let i = 0; i < 10; i++) await put('replaced', bodies[i % 2]);
    })();
    const reads = Array.from({ length: 20 }, () => text('replaced'));
    for (const body of await Promise.all(reads)) expect(bodies.includes(body ?? '')).toBe(true);
    await writes;
  });

  it('hold nothing of the file but its name, size and digest', async () => {
    const own = join(root, 'notices', 'leftover');
    const silence = vi.spyOn(console, 'error').mockReturnValue();
    const failing = await start('leftover', () => Promise.reject(new Error('away')));
    await clientOf(failing.url).send(new PutObjectCommand({ Bucket, Key: 'k', Body: 'INT. SECRET' }));
    await failing.close();
    const [name = ''] = await readdir(join(own, 'outbox'));
    const notice = JSON.parse(await readFile(join(own, 'outbox', name), 'utf8'));
    expect(Object.keys(notice).sort()).toEqual(['bucket', 'etag', 'eventName', 'key', 'size', 'version']);
    silence.mockRestore();
  });
});
