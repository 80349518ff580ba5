/** A small HTTP server that only this machine can reach; it refuses a foreign Host name, so that a web page can't reach it by rebinding DNS. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type LoopbackHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

export interface LoopbackServer {
  /** Origin without a trailing slash, such as http://127.0.0.1:40213. */
  readonly url: string;
  close(): Promise<void>;
}

const loopbackNames = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Whether an origin such as http://localhost:3000 belongs to this machine. */
export function isLoopbackOrigin(origin: string | undefined): boolean {
  return origin !== undefined && URL.canParse(origin) && loopbackNames.has(new URL(origin).hostname);
}

/** In milliseconds, for longer than a busy machine stands still: a client that takes up an idle connection just as it is closed loses its request. */
const keepAliveTimeout = 60_000;

/**
 * Listens on 127.0.0.1 at a port that the system picks. A handler that throws is answered 500 and reported on stderr.
 * `close` takes no more requests and waits until the running ones have been answered.
 */
export async function startLoopbackServer(handle: LoopbackHandler): Promise<LoopbackServer> {
  const running = new Set<Promise<void>>();
  const server = createServer({ keepAliveTimeout }, (request, response) => {
    const done: Promise<void> = answer(request, response, handle).finally(() => running.delete(done));
    running.add(done);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      const closed = new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
      });
      await Promise.all(running);
      server.closeAllConnections();
      await closed;
    },
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, handle: LoopbackHandler): Promise<void> {
  try {
    if (!isLoopbackOrigin(`http://${request.headers.host ?? ''}`)) response.writeHead(403).end();
    else await handle(request, response);
  } catch (error) {
    console.error(error);
    if (!response.headersSent) response.writeHead(500);
    response.end();
  }
  await flushed(response);
}

/** Resolves when an answer that was given has left, or its connection is gone. */
function flushed(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    if (!response.writableEnded || response.closed || response.destroyed) resolve();
    else response.once('close', () => resolve());
  });
}

/** The whole request body, or undefined when it is larger than `maxBytes`. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > maxBytes) return undefined;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** The request body as JSON; undefined when it is larger than `maxBytes` or isn't JSON, for a schema to refuse. */
export async function readJson(request: IncomingMessage, maxBytes: number): Promise<unknown> {
  const body = await readBody(request, maxBytes);
  try {
    return JSON.parse(body?.toString('utf8') ?? '');
  } catch {
    return undefined;
  }
}

/** Answers with JSON; `contentType` is for the AWS protocols that want their own. */
export function sendJson(response: ServerResponse, status: number, body: unknown, contentType = 'application/json') {
  response.writeHead(status, { 'content-type': contentType, 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
