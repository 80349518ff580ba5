/** Answers that the page has asked for beside the site's own code (public/first-screen.js), handed to the first who asks for the same. */

export interface EarlyRead {
  /** Null for a file that needs none. */
  readonly token: string | null;
  readonly answer: Promise<Response>;
  /** On the page's own clock. */
  readonly askedMs: number;
}

/** An answer that lay about for longer may no longer be true. */
const freshMs = 15_000;

/** Each is given once, and only to who would have asked as the same user; one that failed or was refused is asked for anew. */
export function withEarlyReads(send: typeof fetch, early: Map<string, EarlyRead>, nowMs: () => number): typeof fetch {
  return async (input, init) => {
    const address = String(input);
    const read = early.get(address);
    if (!read || (init?.method ?? 'GET') !== 'GET') return send(input, init);
    early.delete(address);
    const asks = new Headers(init?.headers).get('authorization');
    const isOurs = asks === (read.token === null ? null : `Bearer ${read.token}`);
    if (!isOurs || nowMs() - read.askedMs > freshMs) return send(input, init);
    const answer = await read.answer.catch(() => null);
    return answer?.ok ? answer : send(input, init);
  };
}
