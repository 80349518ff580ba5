/** Fetches an answer of bounded length from the server that was named. Rejects redirects, and an answer without end, which would fill the memory. */

/** The longest answer is 12,000 tokens, about 60 kB of text, with whatever a server adds of its own (thoughts, log probabilities). */
const mostBytes = 2 * 1024 * 1024;

class OversizedAnswer extends Error {
  override readonly name = 'OversizedAnswer';
}

/** Whether an error, or whatever it was caused by, is an answer that was cut off for its length. */
export const isOversized = (error: unknown): boolean =>
  error instanceof OversizedAnswer || (error instanceof Error && error.cause !== undefined && isOversized(error.cause));

function counted(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let bytes = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > mostBytes) controller.error(new OversizedAnswer('An answer of more than two megabytes.'));
        else controller.enqueue(chunk);
      },
    }),
  );
}

/** As fetch; reading the body fails once it is too long. No redirect is followed: the script goes to the server that was named and to no other. */
export const sizedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  const { status, statusText, headers, body } = response;
  return body === null ? response : new Response(counted(body), { status, statusText, headers });
};
