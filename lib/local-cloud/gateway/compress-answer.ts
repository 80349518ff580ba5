/** What API Gateway compresses on its way to a caller that takes it: answers from MinimumCompressionSize on. Leaves alone what a function has encoded itself. */
import { promisify } from 'node:util';
import { deflate, gzip } from 'node:zlib';
import { acceptedEncoding } from '../site/compression.ts';
import type { HttpAnswer } from './proxy-event.ts';

/** Those that API Gateway knows, in the order in which it takes them: no Brotli. */
const encoders: Readonly<Record<string, (body: Buffer) => Promise<Buffer>>> = {
  gzip: promisify(gzip),
  deflate: promisify(deflate),
};

/** `leastBytes` null: the API compresses nothing. */
export async function compressAnswer(
  answer: HttpAnswer,
  acceptEncoding: string,
  leastBytes: number | null,
): Promise<HttpAnswer> {
  const { status, headers, body } = answer;
  if (leastBytes === null || body.length < leastBytes || headers['content-encoding'] !== undefined) return answer;
  const encoding = acceptedEncoding(acceptEncoding, Object.keys(encoders));
  const encode = encoding === null ? undefined : encoders[encoding];
  if (encoding === null || !encode) return answer;
  return { status, headers: { ...headers, 'content-encoding': encoding }, body: await encode(body) };
}
