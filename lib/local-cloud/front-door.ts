/** The one address of the local run, on 127.0.0.1 and ::1: the distribution, and the run's own pages under /__local/. Rejects those pages under a foreign host name. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { siteConfigFile } from '../contract/site-config.ts';
import { siteTermsFile } from '../contract/site-terms.ts';
import type { HttpAnswer } from './gateway/proxy-event.ts';
import { isLoopbackOrigin, type LoopbackHandler } from './loopback-server.ts';
import type { Distribution } from './site/distribution.ts';
import { fromViewer } from './site/origin-request.ts';

export interface FrontDoorRooms {
  readonly distribution: Distribution;
  /** Pages of the local run by their first path segment below /__local/. */
  readonly localPages: Readonly<Record<string, LoopbackHandler>>;
  /** Takes the site's place, all but what the stack writes into it (config.json, plans.json); used for hot reload. */
  readonly site?: LoopbackHandler;
}

export interface FrontDoor {
  /** Origin without a final slash, such as http://localhost:3000. */
  readonly url: string;
  /** Until this is called every request is asked to come again. */
  open(rooms: FrontDoorRooms): void;
  close(): Promise<void>;
}

const localPath = /^\/__local\/([a-z-]+)(?:[/?]|$)/;

function send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: HttpAnswer): void {
  const length = status === 304 || status === 204 ? {} : { 'content-length': body.length };
  response.writeHead(status, { ...headers, ...length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

const sendText = (response: ServerResponse, status: number, sentence: string): void => {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`${sentence}\n`);
};

async function answer(rooms: FrontDoorRooms, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? '/';
  if (url.startsWith('/__local')) {
    // A page that rebinds its own name to this machine still sends that name.
    if (!isLoopbackOrigin(`http://${request.headers.host ?? ''}`))
      return sendText(response, 403, 'Only from this machine.');
    const page = rooms.localPages[localPath.exec(url)?.[1] ?? ''];
    if (!page) return sendText(response, 404, 'There is nothing at this address.');
    return page(request, response);
  }
  const viewer = fromViewer(request);
  const written = viewer.path === `/${siteConfigFile}` || viewer.path === `/${siteTermsFile}`;
  const overridden = rooms.site && rooms.distribution.isSite(viewer.path) && !written;
  if (overridden) return rooms.site?.(request, response);
  send(request, response, await rooms.distribution.handle(viewer));
}

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      if (address && typeof address === 'object') resolve(address.port);
    });
  });

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** A machine without IPv6, and a port that the system picked for IPv4 alone, make do with 127.0.0.1. */
async function listenOnIpv6(server: Server, port: number, picked: boolean): Promise<Server[]> {
  try {
    await listen(server, port, '::1');
    return [server];
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT' || (picked && code === 'EADDRINUSE')) return [];
    throw error;
  }
}

/**
 * Takes the port at once, so that a second run fails before it touches any state. Port 0 lets the system pick one.
 * @throws Error with code EADDRINUSE when the port is taken.
 */
export async function openFrontDoor(port: number): Promise<FrontDoor> {
  let rooms: FrontDoorRooms | undefined;
  const onRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      if (!rooms) {
        response.setHeader('retry-after', '1');
        return sendText(response, 503, 'Starting. Please come again in a moment.');
      }
      await answer(rooms, request, response);
    } catch (error) {
      console.error(error);
      if (!response.headersSent) sendText(response, 500, 'The local run failed to answer; its terminal says why.');
      else response.destroy();
    }
  };
  const server = createServer(onRequest);
  const taken = await listen(server, port, '127.0.0.1');
  let servers: Server[];
  try {
    servers = [server, ...(await listenOnIpv6(createServer(onRequest), taken, port === 0))];
  } catch (error) {
    server.close();
    throw error;
  }
  return {
    url: `http://localhost:${taken}`,
    open: (opened) => {
      rooms = opened;
    },
    close: async () => {
      const closed = servers.map((one) => new Promise<void>((resolve) => one.close(() => resolve())));
      for (const one of servers) one.closeAllConnections();
      await Promise.all(closed);
    },
  };
}
