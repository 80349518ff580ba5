/** What an HTTP request asks of S3: bucket, key and operation; operations the product does not use are refused with 501 and their name. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { notImplemented, S3Error } from './s3-error.ts';

/** Query parameters each operation understands; `x-id` is what the SDK adds to name the operation. */
const parameters = {
  PostObject: [],
  DeleteObjects: ['delete'],
  ListObjectsV2: ['list-type', 'prefix', 'max-keys', 'continuation-token', 'start-after', 'fetch-owner'],
  ListObjectVersions: ['versions', 'prefix', 'max-keys'],
  HeadBucket: [],
  PutObject: [],
  GetObject: ['response-content-disposition', 'response-content-type'],
  HeadObject: [],
  DeleteObject: [],
} as const;
export type S3Operation = keyof typeof parameters;

/** Headers that would change what an operation means and that nothing here understands. */
const refusedHeaders = [
  'x-amz-copy-source',
  'x-amz-tagging',
  'x-amz-acl',
  'x-amz-website-redirect-location',
  'x-amz-object-lock-mode',
  'x-amz-server-side-encryption-customer-algorithm',
  'if-match',
  'if-modified-since',
  'if-unmodified-since',
];

export type S3Request = {
  method: string;
  /** Still percent-encoded, dot segments included: `new URL` would rewrite them and with them the key. */
  rawPath: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  bucket: string;
  /** '' for requests about the bucket. */
  key: string;
  body: IncomingMessage;
};

/** Throws InvalidURI and KeyTooLongError (400). */
export function parseS3Request(request: IncomingMessage): S3Request {
  const [rawPath = '/', search = ''] = (request.url ?? '/').split(/\?(.*)/s);
  const [, bucket = '', ...keyParts] = rawPath.split('/');
  const key = decode(keyParts.join('/'));
  requireKeyLength(key);
  return {
    method: request.method ?? 'GET',
    rawPath,
    query: new URLSearchParams(search),
    headers: request.headers,
    bucket: decode(bucket),
    key,
    body: request,
  };
}

/** Throws KeyTooLongError for a key over 1024 bytes. */
export function requireKeyLength(key: string): void {
  if (Buffer.byteLength(key) > 1024) throw new S3Error(400, 'KeyTooLongError', 'Your key is too long');
}

/** Names the operation. Throws NotImplemented (501) for any that is left out, by the SDK's own name for it where it says so. */
export function operationOf(request: S3Request): S3Operation {
  const operation = candidateOf(request);
  const { method, query, headers } = request;
  const said = query.get('x-id') ?? `${method} of ${request.key ? 'an object' : 'a bucket'}`;
  if (!operation) throw notImplemented(`S3 ${said}`);
  const known: readonly string[] = [...parameters[operation], 'x-id'];
  const unknown = [...query.keys()].filter((name) => !known.includes(name));
  if (unknown.length > 0) throw notImplemented(`S3 ${said} with ?${unknown.join('&')}`);
  const refused = refusedHeaders.find((name) => headers[name] !== undefined);
  if (refused) throw notImplemented(`S3 ${said} with header ${refused}`);
  return operation;
}

function candidateOf({ method, key, bucket, query, headers }: S3Request): S3Operation | undefined {
  if (!bucket) return undefined;
  if (key) {
    const operations: Record<string, S3Operation> = {
      GET: 'GetObject',
      HEAD: 'HeadObject',
      PUT: 'PutObject',
      DELETE: 'DeleteObject',
    };
    return operations[method];
  }
  if (method === 'POST' && headers['content-type']?.startsWith('multipart/form-data')) return 'PostObject';
  if (method === 'POST' && query.has('delete')) return 'DeleteObjects';
  if (method === 'GET' && query.has('versions')) return 'ListObjectVersions';
  if (method === 'GET' && query.get('list-type') === '2') return 'ListObjectsV2';
  return method === 'HEAD' ? 'HeadBucket' : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (cause) {
    throw Object.assign(new S3Error(400, 'InvalidURI', "Couldn't parse the specified URI."), { cause });
  }
}
