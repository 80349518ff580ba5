/** Asks a read again that the service had no room for, after the time that it names, else after longer and longer. Never a write: nobody knows what became of it. */

/** Three more times, within seconds: somebody waits. */
const usualWaitsMs = [500, 1500, 4000] as const;
/** A service that wants to be left alone for longer says so to its user. */
const longestWaitMs = 8000;

/** Statuses of an answer that may well be another in a moment. */
export const isPassing = (status: number): boolean => status === 429 || status === 503;

const waitOf = (response: Response, usualMs: number): number | null => {
  const named = Number(response.headers.get('retry-after') ?? Number.NaN) * 1000;
  if (!Number.isFinite(named)) return usualMs;
  return named <= longestWaitMs ? Math.max(named, usualMs) : null;
};

/** `first` was refused; the answer is the last one, whatever it is. A part of each wait is drawn, so that pages refused together do not come back together. */
export async function askAgain(
  first: Response,
  ask: () => Promise<Response>,
  pause: (ms: number) => Promise<void>,
): Promise<Response> {
  let response = first;
  for (const usualMs of usualWaitsMs) {
    const waitMs = waitOf(response, usualMs);
    if (waitMs === null) return response;
    await pause(waitMs * (1 + Math.random() / 4));
    response = await ask();
    if (!isPassing(response.status)) return response;
  }
  return response;
}
