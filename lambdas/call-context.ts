/**
 * Which call a line of the log belongs to. A correlation id goes from the browser over the queues to every function that works for it; what a call awaits finds it
 * here, and records of a batch that run side by side have each their own.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';

interface CallContext {
  /** Of what a user did in the browser, or of what began by itself. */
  correlationId: string;
  /** Of this run of the function, as AWS names it. */
  readonly requestId: string | undefined;
}

const calls = new AsyncLocalStorage<CallContext>();

/** A UUID and nothing else: the header is the caller's, and the log takes no text of a caller. */
export const correlationIdOf = (given: unknown): string | undefined => {
  const parsed = z.uuid().safeParse(given);
  return parsed.success ? parsed.data.toLowerCase() : undefined;
};

const lambdaContext = z.object({ awsRequestId: z.string() });

/** Runs `work` as one call: under the id that came with it, else under a new one. `context` is what Lambda gives its handler. */
export const inCall = <T>(context: unknown, correlationId: string | undefined, work: () => T): T => {
  const requestId = lambdaContext.safeParse(context).data?.awsRequestId;
  return calls.run({ correlationId: correlationId ?? randomUUID(), requestId }, work);
};

export const currentCall = (): Readonly<CallContext> | undefined => calls.getStore();
export const correlationId = (): string | undefined => calls.getStore()?.correlationId;

/** What is done from here on belongs to the call that began it: a script that was stored, say. Without one, or outside a call, nothing changes. */
export const followCall = (begunBy: string | undefined): void => {
  const call = calls.getStore();
  if (call !== undefined && begunBy !== undefined) call.correlationId = begunBy;
};

/** A handler of the clock or of the user pool as a call of its own. */
export const asCall =
  <Event, Answer>(run: (event: Event) => Promise<Answer>) =>
  (event: Event, context?: unknown): Promise<Answer> =>
    inCall(context, undefined, () => run(event));
