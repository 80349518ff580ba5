/** AWS Signature Version 4 as S3 checks it, in the Authorization header; unsigned, altered, foreign and stale requests are refused. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { S3Error } from './s3-error.ts';

export type Credentials = { accessKeyId: string; secretAccessKey: string };

export type SignedRequest = {
  method: string;
  /** The path as it came, still percent-encoded. */
  rawPath: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
};

/** Access key, day (yyyymmdd), region: what X-Amz-Credential says besides service and terminator. */
export type CredentialScope = { accessKeyId: string; day: string; region: string };

const algorithm = 'AWS4-HMAC-SHA256';
const allowedSkewMs = 15 * 60 * 1000;

/**
 * Checks the signature of a request and resolves to what it declares about its body (`x-amz-content-sha256`).
 * Throws AccessDenied, InvalidAccessKeyId, RequestTimeTooSkewed (over 15 minutes) or SignatureDoesNotMatch, all 403.
 */
export function verifyHeaderSignature(
  request: SignedRequest,
  credentials: readonly Credentials[],
  nowMs: number,
): string {
  const { headers } = request;
  const parts = /^AWS4-HMAC-SHA256 Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=([0-9a-f]{64})$/.exec(
    headers.authorization ?? '',
  );
  if (!parts) throw new S3Error(403, 'AccessDenied', 'Access Denied');
  const [, credential = '', signedHeaders = '', signature = ''] = parts;
  const date = String(headers['x-amz-date'] ?? '');
  const payload = headers['x-amz-content-sha256'];
  if (typeof payload !== 'string') {
    throw new S3Error(400, 'InvalidRequest', 'Missing required header for this request: x-amz-content-sha256');
  }
  const scope = parseScope(credential, date);
  if (Math.abs(nowMs - parseAmzDate(date)) > allowedSkewMs) {
    const message = 'The difference between the request time and the current time is too large.';
    throw new S3Error(403, 'RequestTimeTooSkewed', message);
  }
  const names = signedHeaders.split(';');
  refuseUnsigned(headers, names);
  const canonical = canonicalRequest(request, names, payload);
  const toSign = [algorithm, date, scopeText(scope), sha256(canonical)].join('\n');
  verifySignature(toSign, signature, scope, credentials);
  return payload;
}

/**
 * Parses `key/yyyymmdd/region/s3/aws4_request` and checks that its day is that of `date`.
 * Throws AuthorizationHeaderMalformed or AccessDenied.
 */
export function parseScope(credential: string, date: string): CredentialScope {
  const [accessKeyId, day, region, service, terminator, ...rest] = credential.split('/');
  const wellFormed = accessKeyId && day && region && service === 's3' && terminator === 'aws4_request' && !rest.length;
  if (!wellFormed) throw new S3Error(400, 'AuthorizationHeaderMalformed', 'The credential is malformed.');
  if (!date.startsWith(`${day}T`)) throw new S3Error(403, 'AccessDenied', 'Credential and x-amz-date differ in date.');
  return { accessKeyId, day, region };
}

/** Throws InvalidAccessKeyId or SignatureDoesNotMatch unless `signature` (hex) was made over `toSign` with the secret of its key. */
export function verifySignature(
  toSign: string,
  signature: string,
  scope: CredentialScope,
  credentials: readonly Credentials[],
): void {
  const secretAccessKey = credentials.find(({ accessKeyId }) => accessKeyId === scope.accessKeyId)?.secretAccessKey;
  if (secretAccessKey === undefined) {
    throw new S3Error(403, 'InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.');
  }
  const key = [scope.day, scope.region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  const expected = Buffer.from(hmac(key, toSign).toString('hex'));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) {
    const message = 'The request signature we calculated does not match the signature you provided.';
    throw new S3Error(403, 'SignatureDoesNotMatch', message);
  }
}

/** Milliseconds since 1970 of a date like 20261121T120000Z. Throws AccessDenied for anything else. */
function parseAmzDate(date: string): number {
  const iso = date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const ms = iso === date ? Number.NaN : Date.parse(iso);
  if (Number.isNaN(ms)) throw new S3Error(403, 'AccessDenied', 'AWS authentication requires a valid x-amz-date.');
  return ms;
}

/** As in S3, the host and every x-amz-* header of a request must be part of what was signed. */
function refuseUnsigned(headers: IncomingHttpHeaders, signed: string[]): void {
  const needed = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (needed.some((name) => !signed.includes(name))) {
    throw new S3Error(403, 'AccessDenied', 'There were headers present in the request which were not signed.');
  }
}

function canonicalRequest(request: SignedRequest, names: string[], payload: string): string {
  const query = [...request.query]
    .map(([name, value]) => [encode(name), encode(value)].join('='))
    .sort()
    .join('&');
  const headers = names.map((name) => {
    const value = request.headers[name] ?? '';
    return `${name}:${String(value).trim().replace(/\s+/g, ' ')}\n`;
  });
  return [request.method, request.rawPath, query, headers.join(''), names.join(';'), payload].join('\n');
}

function scopeText({ day, region }: CredentialScope): string {
  return `${day}/${region}/s3/aws4_request`;
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
