/**
 * The browser's fetch, for calls of the API with patience: each has an id that the service's logs tell it by, a read that met a service without room is asked again, and an answer that
 * has not changed comes without its body. Never repeats a write: nobody knows what became of it.
 */
import { correlationHeader } from '../../../lib/contract/route-spec.ts';

/** Three more times, within seconds: somebody waits. */
const usualWaitsMs = [500, 1500, 4000] as const;
/** A service that wants to be left alone for longer says so to its user. */
const longestWaitMs = 8000;

const isPassing = ({ status }: Response): boolean => status === 429 || status === 503;

/** The wait that the answer names, else the usual one; null where it is too long to wait for. */
const waitOf = ({ headers }: Response, usualMs: number): number | null => {
  const named = Number(headers.get('retry-after') ?? Number.NaN) * 1000;
  if (!Number.isFinite(named)) return usualMs;
  return named <= longestWaitMs ? Math.max(named, usualMs) : null;
};

const timer = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Answers the last response, whatever it is. A part of each wait is drawn, so that pages refused together do not come back together. */
async function askPatiently(ask: () => Promise<Response>, pause: (ms: number) => Promise<void>): Promise<Response> {
  let response = await ask();
  for (const usualMs of usualWaitsMs) {
    const waitMs = isPassing(response) ? waitOf(response, usualMs) : null;
    if (waitMs === null) return response;
    await pause(waitMs * (1 + Math.random() / 4));
    response = await ask();
  }
  return response;
}

/** An answer as it came, by the mark that the service gave it. */
interface Held {
  readonly mark: string;
  readonly body: string;
}

/** `send` and `pause` are injected. What is no call of the API goes through untouched. */
export function patientFetch(send: typeof fetch, pause = timer): typeof fetch {
  const held = new Map<string, Held>();
  return async (input, init) => {
    const address = String(input);
    if (!address.startsWith('/api/')) return send(input, init);
    const headers = new Headers(init?.headers);
    headers.set(correlationHeader, crypto.randomUUID());
    if (init?.method !== 'GET') return send(input, { ...init, headers });
    const known = held.get(address);
    if (known) headers.set('if-none-match', known.mark);
    const response = await askPatiently(() => send(input, { ...init, headers }), pause);
    // The mark is of the whole answer: it is true for whoever is signed in now.
    if (known && response.status === 304) return new Response(known.body);
    const mark = response.ok ? response.headers.get('etag') : null;
    if (mark === null) return response;
    const body = await response.text();
    held.set(address, { mark, body });
    return new Response(body);
  };
}
