/** The nine operations of S3 that the product uses, each from a checked request to an answer; it neither parses HTTP nor writes it. */
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { accessKeyOf } from '../iam/guard.ts';
import { decodeChunks, isChunked } from './aws-chunked.ts';
import { createDigester, verifyChecksums } from './checksums.ts';
import type { StoredObject } from './object-file.ts';
import type { ObjectStore, StagedBody } from './object-store.ts';
import type { Notice } from './outbox.ts';
import { readPostForm } from './post-form.ts';
import { verifyPostPolicy } from './post-policy.ts';
import { parseRange } from './range.ts';
import { notImplemented, S3Error } from './s3-error.ts';
import { requireKeyLength, type S3Operation, type S3Request } from './s3-request.ts';
import { deletedXml, listingXml, postedXml, readDeleteRequest, versionsXml } from './s3-xml.ts';
import type { Credentials } from './signature.ts';

export type S3Answer = { status: number; headers?: OutgoingHttpHeaders; body?: string | Readable };

export type S3Context = {
  store: ObjectStore;
  credentials: readonly Credentials[];
  /** Throws AccessDenied unless the caller may do that to all of these keys; about a listing, to keys with the prefix. */
  authorize(accessKey: string | undefined, operation: S3Operation | 'DeleteObjectVersions', about: About): void;
  now: () => number;
  /** Runs `store` and tells about the object afterwards. */
  announce<T>(notice: Notice, store: () => Promise<T>): Promise<T>;
};

/** What an operation is about: objects by their keys, or a listing by its prefix. */
export type About = { Bucket: string; Keys: string[] } | { Bucket: string; Prefix: string };

/** `payload` is what the verified signature says about the body; a form has its signature inside instead. */
type Operation = (request: S3Request, context: S3Context, payload: string) => Promise<S3Answer>;

const maxDeleteRequestBytes = 2 * 1024 * 1024;
const keptHeaders = ['content-type', 'content-disposition', 'content-language', 'cache-control', 'content-encoding'];

/** All operations by name. They throw S3Error. */
export const operations: Record<S3Operation, Operation> = {
  async PostObject(request, context) {
    context.store.requireBucket(request.bucket);
    const { fields, staged } = await readPostForm(request.body, {
      discard: context.store.discard,
      async stage(form, file) {
        const signed = verifyPostPolicy(form, request.bucket, context.credentials, context.now());
        const { minBytes, maxBytes } = signed;
        context.authorize(signed.accessKeyId, 'PostObject', { Bucket: request.bucket, Keys: [form.get('key') ?? ''] });
        const body = await context.store.stage(file, maxBytes);
        if (body.size >= minBytes) return body;
        await context.store.discard(body);
        throw new S3Error(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size');
      },
    });
    const key = fields.get('key') ?? '';
    const declared = Object.fromEntries(fields);
    const { etag } = await keep(context, staged, declared, 'UNSIGNED-PAYLOAD', () => {
      if (!key) throw new S3Error(400, 'InvalidArgument', "Bucket POST must contain a field named 'key'.");
      // biome-ignore lint/suspicious/noTemplateCurlyInString: S3's own placeholder
      if (key.includes('${filename}')) throw notImplemented('S3 PostObject with ${filename} in its key');
      if (fields.has('success_action_redirect')) throw notImplemented('S3 PostObject with success_action_redirect');
      requireKeyLength(key);
      return { bucket: request.bucket, key, onlyIfNew: false, eventName: 'ObjectCreated:Post' };
    });
    const location = `http://${request.headers.host}/${request.bucket}/${encodeURIComponent(key)}`;
    const headers = { etag: `"${etag}"`, location };
    const status = fields.get('success_action_status');
    if (status === '201') return { status: 201, headers, body: postedXml(location, request.bucket, key, etag) };
    return { status: status === '200' ? 200 : 204, headers };
  },

  async PutObject(request, context, payload) {
    const { bucket, key, headers } = request;
    context.store.requireBucket(bucket);
    const onlyIfNew = headers['if-none-match'] !== undefined;
    if (onlyIfNew && headers['if-none-match'] !== '*') throw notImplemented('S3 PutObject with If-None-Match: ETag');
    const declaredLength = headers['x-amz-decoded-content-length'] ?? headers['content-length'];
    if (declaredLength === undefined) throw new S3Error(411, 'MissingContentLength', 'Content-Length is missing.');

    const trailers: Record<string, string> = {};
    const raw = bytesOf(request);
    const staged = await context.store.stage(isChunked(payload) ? decodeChunks(raw, trailers) : raw);
    const declared = { ...headers, ...trailers };
    const { etag, crc32 } = await keep(context, staged, declared, payload, () => {
      if (staged.size !== Number(declaredLength)) {
        throw new S3Error(400, 'IncompleteBody', 'The body is not as long as its Content-Length header says.');
      }
      return { bucket, key, onlyIfNew, eventName: 'ObjectCreated:Put' };
    });
    return { status: 200, headers: { etag: `"${etag}"`, 'x-amz-checksum-crc32': crc32 } };
  },

  async GetObject(request, context) {
    const opened = await context.store.open(request.bucket, request.key);
    if (!opened) throw absent(request, context);
    const { object } = opened;
    try {
      const range = parseRange(request.headers.range, object.size);
      const headers: OutgoingHttpHeaders = { ...objectHeaders(object, request), ...overrides(request.query) };
      const [start, end] = range ?? [0, object.size - 1];
      headers['content-length'] = end - start + 1;
      if (range) {
        headers['content-range'] = `bytes ${start}-${end}/${object.size}`;
        delete headers['x-amz-checksum-crc32'];
      }
      const body = opened.read(start, end);
      body.once('close', () => void opened.close());
      return { status: range ? 206 : 200, headers, body };
    } catch (error) {
      await opened.close();
      throw error;
    }
  },

  async HeadObject(request, context) {
    const object = await context.store.find(request.bucket, request.key);
    if (!object) throw absent(request, context);
    return { status: 200, headers: { ...objectHeaders(object, request), 'content-length': object.size } };
  },

  async DeleteObject({ bucket, key }, context) {
    await context.store.remove(bucket, key);
    return { status: 204 };
  },

  async DeleteObjects(request, context, payload) {
    context.store.requireBucket(request.bucket);
    const chunks: Buffer[] = [];
    const digester = createDigester();
    let size = 0;
    for await (const chunk of bytesOf(request)) {
      size += chunk.length;
      if (size > maxDeleteRequestBytes) throw new S3Error(400, 'MaxMessageLengthExceeded', 'Your request was too big.');
      digester.update(chunk);
      chunks.push(chunk);
    }
    if (isChunked(payload)) throw notImplemented('S3 DeleteObjects with a chunked body');
    verifyChecksums(digester.digests(), request.headers, payload);
    const { objects, quiet } = readDeleteRequest(Buffer.concat(chunks).toString('utf8'));
    const who = accessKeyOf(request);
    const named = objects.filter(({ version }) => version === undefined).map(({ key }) => key);
    const versions = objects.filter(({ version }) => version !== undefined).map(({ key }) => key);
    if (named.length > 0) context.authorize(who, 'DeleteObjects', { Bucket: request.bucket, Keys: named });
    if (versions.length > 0) context.authorize(who, 'DeleteObjectVersions', { Bucket: request.bucket, Keys: versions });
    for (const { key, version } of objects) {
      if (version === undefined) await context.store.remove(request.bucket, key);
      else await context.store.removeVersion(request.bucket, key, version);
    }
    return { status: 200, body: deletedXml(objects, quiet) };
  },

  async ListObjectsV2({ bucket, query }, context) {
    const prefix = query.get('prefix') ?? '';
    const maxKeys = readMaxKeys(query.get('max-keys'));
    const token = query.get('continuation-token');
    const after = Buffer.from(token ? Buffer.from(token, 'base64url') : (query.get('start-after') ?? ''));
    const all = await context.store.list(bucket, prefix);
    const rest = all.filter(({ key }) => Buffer.compare(Buffer.from(key), after) > 0);
    const objects = rest.slice(0, maxKeys);
    const last = rest.length > objects.length ? objects.at(-1) : undefined;
    const nextToken = last && Buffer.from(last.key).toString('base64url');
    return { status: 200, body: listingXml({ bucket, prefix, maxKeys, objects, nextToken }) };
  },

  async ListObjectVersions({ bucket, query }, context) {
    const prefix = query.get('prefix') ?? '';
    const all = await context.store.listVersions(bucket, prefix);
    return { status: 200, body: versionsXml(bucket, prefix, readMaxKeys(query.get('max-keys')), all) };
  },

  async HeadBucket({ bucket }, context) {
    context.store.requireBucket(bucket);
    return { status: 200 };
  },
};

/**
 * Turns a staged body into an object and announces it, after `approve` and the declared checksums have let it pass;
 * otherwise the body is discarded.
 */
async function keep(
  { store, announce }: S3Context,
  staged: StagedBody,
  declared: IncomingHttpHeaders,
  payload: string,
  approve: () => { bucket: string; key: string; onlyIfNew: boolean; eventName: string },
): Promise<StoredObject> {
  try {
    const { eventName, ...target } = approve();
    verifyChecksums(staged.digests, declared, payload);
    const version = randomUUID();
    const { bucket, key } = target;
    const notice = { bucket, key, version, size: staged.size, etag: staged.digests.md5Hex, eventName };
    return await announce(notice, () => store.commit(staged, { ...target, version, headers: headersToKeep(declared) }));
  } catch (error) {
    await store.discard(staged);
    throw error;
  }
}

function headersToKeep(declared: IncomingHttpHeaders): Record<string, string> {
  const kept: Record<string, string> = { 'content-type': 'binary/octet-stream' };
  for (const [name, value] of Object.entries(declared)) {
    if (typeof value !== 'string' || !(keptHeaders.includes(name) || name.startsWith('x-amz-meta-'))) continue;
    const plain = name === 'content-encoding' ? value.replace(/^aws-chunked(,\s*|$)/, '') : value;
    if (plain) kept[name] = plain;
  }
  return kept;
}

function objectHeaders(object: StoredObject, { headers }: S3Request): OutgoingHttpHeaders {
  const checksum = { 'x-amz-checksum-crc32': object.crc32, 'x-amz-checksum-type': 'FULL_OBJECT' };
  return {
    ...object.headers,
    etag: `"${object.etag}"`,
    'last-modified': new Date(object.modified).toUTCString(),
    'accept-ranges': 'bytes',
    ...(headers['x-amz-checksum-mode'] === 'ENABLED' && checksum),
  };
}

function overrides(query: URLSearchParams): OutgoingHttpHeaders {
  return Object.fromEntries(
    ['content-disposition', 'content-type'].flatMap((name) => {
      const value = query.get(`response-${name}`);
      return value === null ? [] : [[name, value]];
    }),
  );
}

function readMaxKeys(text: string | null): number {
  if (text !== null && !/^\d{1,9}$/.test(text)) {
    throw new S3Error(400, 'InvalidArgument', 'Provided max-keys not an integer or within integer range');
  }
  return Math.min(1000, Number(text ?? 1000));
}

/** The body's chunks; leaving early does not destroy the connection, so that an error can still be answered. */
function bytesOf({ body }: S3Request): AsyncIterable<Buffer> {
  return body.iterator({ destroyOnReturn: false });
}

/** Only who may list the bucket is told that an object is missing; S3 lets nobody else know. */
function absent(request: S3Request, context: S3Context): S3Error {
  context.authorize(accessKeyOf(request), 'HeadBucket', { Bucket: request.bucket, Keys: [] });
  return new S3Error(404, 'NoSuchKey', 'The specified key does not exist.');
}
