/** Takes the aws-chunked framing off a body and keeps its trailing headers; chunks with signatures and broken framing are refused. */
import { notImplemented, S3Error } from './s3-error.ts';

const maxLineBytes = 16 * 1024;

/** What x-amz-content-sha256 says of a chunked body with unsigned chunks, the only kind accepted. */
const chunkedPayload = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER';

/** Whether the payload declaration announces chunks; throws NotImplemented when they are signed. */
export function isChunked(payload: string): boolean {
  if (payload.startsWith('STREAMING-') && payload !== chunkedPayload) throw notImplemented(`Payload ${payload}`);
  return payload === chunkedPayload;
}

/**
 * Yields the data of an aws-chunked body. Its trailing headers (lower case) are added to `trailers` before the end.
 * Throws IncompleteBody (400) when the body ends early or a chunk is not framed as announced.
 */
export async function* decodeChunks(
  body: AsyncIterable<Buffer>,
  trailers: Record<string, string>,
): AsyncGenerator<Buffer> {
  const source = body[Symbol.asyncIterator]();
  const reader = createReader(source);
  try {
    for (let left = await reader.chunkSize(); left > 0; left = await reader.chunkSize()) {
      while (left > 0) {
        const data = await reader.upTo(left);
        left -= data.length;
        yield data;
      }
      if ((await reader.line()) !== '') throw incomplete();
    }
    for (let line = await reader.line(); line !== ''; line = await reader.line()) {
      const colon = line.indexOf(':');
      if (colon < 1) throw incomplete();
      trailers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
    }
  } finally {
    // Lets go of the connection, so that what is left of a refused body can still be read away.
    await source.return?.();
  }
}

function createReader(source: AsyncIterator<Buffer>) {
  let buffered: Buffer = Buffer.alloc(0);

  async function more(): Promise<void> {
    const next = await source.next();
    if (next.done) throw incomplete();
    buffered = buffered.length === 0 ? next.value : Buffer.concat([buffered, next.value]);
  }

  /** One line without its CRLF. */
  async function line(): Promise<string> {
    let end = buffered.indexOf('\r\n');
    while (end === -1) {
      if (buffered.length > maxLineBytes) throw incomplete();
      await more();
      end = buffered.indexOf('\r\n');
    }
    const text = buffered.subarray(0, end).toString('latin1');
    buffered = buffered.subarray(end + 2);
    return text;
  }

  return {
    line,
    /** The line that opens a chunk: its size in bytes, 0 for the last. */
    async chunkSize(): Promise<number> {
      const size = Number.parseInt(/^[0-9a-f]{1,8}(?=;|$)/i.exec(await line())?.[0] ?? '', 16);
      if (Number.isNaN(size)) throw incomplete();
      return size;
    },
    /** At least one and at most `bytes` bytes. */
    async upTo(bytes: number): Promise<Buffer> {
      if (buffered.length === 0) await more();
      const data = buffered.subarray(0, bytes);
      buffered = buffered.subarray(bytes);
      return data;
    },
  };
}

function incomplete(): S3Error {
  return new S3Error(400, 'IncompleteBody', 'The request body terminated unexpectedly.');
}
