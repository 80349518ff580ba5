/** What stands before every emulated service: it is asked whether a call may take place, and hears every exchange. By itself it lets everything pass. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FaultyService } from '../faults/faulty-handler.ts';
import type { LoopbackHandler } from '../loopback-server.ts';
import type { GuardedService } from './service-calls.ts';

export interface Call {
  readonly service: GuardedService;
  readonly operation: string;
  /** Undefined for a call that nobody signed. */
  readonly accessKey: string | undefined;
  readonly input: unknown;
}

export interface Refusal {
  readonly code: 'AccessDenied' | 'MissingAuthenticationToken' | 'UnrecognizedClient';
  readonly message: string;
}

/** One request with its answer, as they went over the wire. */
export interface Exchange {
  readonly service: FaultyService;
  readonly method: string;
  readonly url: string;
  readonly requestHeaders: IncomingMessage['headers'];
  readonly requestBody: Buffer;
  readonly status: number;
  /** By name in lower case. */
  readonly responseHeaders: Readonly<Record<string, string>>;
  readonly responseBody: Buffer;
}

export interface Guard {
  /** Why the call may not take place; null when it may. */
  refusal(call: Call): Refusal | null;
  /** Hears each exchange once it was answered. */
  readonly watch?: ((exchange: Exchange) => void) | undefined;
}

export const openGuard: Guard = { refusal: () => null };

/** Who signed a request, by the header that the SDKs write. */
export const accessKeyOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined =>
  /^AWS4-HMAC-SHA256 Credential=([^/\s]+)\//.exec(headers.authorization ?? '')?.[1];

/** The handler with every exchange told to the guard; what is read and written stays the same. */
export function watchedHandler(service: FaultyService, { watch }: Guard, handle: LoopbackHandler): LoopbackHandler {
  if (watch === undefined) return handle;
  return (request, response) => {
    const received: Buffer[] = [];
    const sent: Buffer[] = [];
    const push = request.push.bind(request);
    request.push = (chunk, encoding) => {
      if (chunk !== null) received.push(Buffer.from(chunk));
      return push(chunk, encoding);
    };
    const headers: Record<string, unknown> = {};
    const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
    response.writeHead = (...given: unknown[]) => {
      // Headers that are given here are not among those that the response knows of afterwards.
      Object.assign(headers, given.at(-1) instanceof Object ? given.at(-1) : {});
      return writeHead(...given);
    };
    const write = response.write.bind(response) as (...given: unknown[]) => boolean;
    const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
    const keep = (chunk: unknown): void => {
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) sent.push(Buffer.from(chunk));
    };
    response.write = (...given: unknown[]) => {
      keep(given[0]);
      return write(...given);
    };
    response.end = (...given: unknown[]) => {
      keep(given[0]);
      return end(...given);
    };
    response.once('finish', () =>
      watch({
        service,
        method: request.method ?? '',
        url: request.url ?? '',
        requestHeaders: request.headers,
        requestBody: Buffer.concat(received),
        status: response.statusCode,
        responseHeaders: lowerCased({ ...response.getHeaders(), ...headers }),
        responseBody: Buffer.concat(sent),
      }),
    );
    return handle(request, response);
  };
}

const lowerCased = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
