/** Remembers the answers to requests that carried an idempotency key, for a day: the same request again gets the same answer, another one an error. */
import { createHash } from 'node:crypto';
import { nowSeconds, type ProviderContext } from './context.ts';
import { ProviderError } from './provider-error.ts';

const keptSeconds = 24 * 60 * 60;

/** Runs `work` once for a key. Failures aren't remembered, so that a corrected request may use the key again. Throws ProviderError on a key used for another request. */
export function oncePerKey<T extends object>(
  context: ProviderContext,
  key: string | undefined,
  request: { method: string; path: string; body: string },
  work: () => T,
): { answer: unknown; replayed: boolean } {
  if (key === undefined || request.method !== 'POST') return { answer: work(), replayed: false };
  const { answers } = context.file.value;
  const nowS = nowSeconds(context);
  for (const [old, { createdAt }] of Object.entries(answers)) if (createdAt < nowS - keptSeconds) delete answers[old];
  const hashed = sha256(key);
  const fingerprint = sha256(`${request.method} ${request.path}\n${request.body}`);
  const known = answers[hashed];
  if (known && known.fingerprint !== fingerprint)
    throw new ProviderError(400, {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    });
  if (known) return { answer: known.body, replayed: true };
  const answer = work();
  answers[hashed] = { fingerprint, createdAt: nowS, body: answer };
  return { answer, replayed: false };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
