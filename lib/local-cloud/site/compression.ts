/** What CloudFront compresses on its way to the viewer, and how it says so. What it leaves alone goes out as it came. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HttpAnswer } from '../gateway/proxy-event.ts';

/** Those of the types in CloudFront's documentation ("File types that CloudFront compresses") that a site has; sizes in bytes, from there as well. */
const compressible = [
  'text/html',
  'text/css',
  'text/javascript',
  'text/plain',
  'text/xml',
  'application/javascript',
  'application/json',
  'application/xml',
  'image/svg+xml',
];
const isCompressible = (contentType: string): boolean => compressible.includes(contentType.split(';')[0]?.trim() ?? '');
const leastBytes = 1000;
const mostBytes = 10_000_000;

const encoders: Readonly<Record<string, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
};

/** The first of `offered` that the viewer takes, null when it takes none. `br;q=0` is a no. */
export function acceptedEncoding(acceptEncoding: string, offered: readonly string[]): string | null {
  const taken = acceptEncoding.split(',').map((each) => each.trim().toLowerCase());
  const takes = (name: string) =>
    taken.some((each) => each === name || /^(.+?)\s*;\s*q=0*\.?0*[1-9]/.exec(each)?.[1] === name);
  return offered.find(takes) ?? null;
}

/** A compressor with a memory: the same body is compressed once an encoding, as at an edge that caches. */
export function createCompressor(): (answer: HttpAnswer, acceptEncoding: string) => Promise<HttpAnswer> {
  const known = new WeakMap<Buffer, Map<string, Promise<Buffer>>>();
  return async (answer, acceptEncoding) => {
    const { status, headers, body } = answer;
    const fits = body.length >= leastBytes && body.length <= mostBytes;
    if (status !== 200 || !fits || !isCompressible(String(headers['content-type'] ?? ''))) return answer;
    const varied: Record<string, string | string[]> = { ...headers, vary: 'Accept-Encoding' };
    // Brotli before gzip, as CloudFront.
    const encoding = acceptedEncoding(acceptEncoding, Object.keys(encoders));
    const encode = encoding === null ? undefined : encoders[encoding];
    if (encoding === null || !encode) return { ...answer, headers: varied };
    const held = known.get(body) ?? new Map<string, Promise<Buffer>>();
    known.set(body, held);
    const compressed = held.get(encoding) ?? encode(body);
    held.set(encoding, compressed);
    // The bytes differ, what they say does not: the tag becomes a weak one.
    if (headers.etag !== undefined) varied.etag = `W/${headers.etag}`;
    return { status, headers: { ...varied, 'content-encoding': encoding }, body: await compressed };
  };
}
