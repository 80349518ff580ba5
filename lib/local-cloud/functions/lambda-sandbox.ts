/** One function's sandbox seen from outside: a worker thread that runs one invocation at a time. After a timeout or a crash it is dead for good. */
import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { FunctionError, Invocation, ThreadMessage, ThreadReply, ThreadSetup } from './thread-messages.ts';

/** A failed invocation in Lambda's form: `errorType` and `errorMessage` as the cloud would report them. */
export class LambdaError extends Error {
  override readonly name = 'LambdaError';
  readonly errorType: string;
  constructor(error: FunctionError) {
    super(error.errorMessage);
    this.errorType = error.errorType;
  }
}

export interface Sandbox {
  /** False once the thread has ended: it must not be used again. */
  isAlive(): boolean;
  /** @throws LambdaError when the handler threw, ran longer than `timeoutMs`, or took its thread down. */
  run(event: unknown, timeoutMs: number): Promise<unknown>;
  close(): Promise<void>;
}

export interface SandboxOptions {
  readonly setup: ThreadSetup;
  /** The thread's whole environment; nothing of this process's own is passed on. */
  readonly environment: Readonly<Record<string, string>>;
  readonly memoryMb: number;
  readonly log: Writable;
}

/** V8's nursery, which by itself grows to 48 MB in every thread, whatever it is for. */
const leastYoungMb = 8;
const youngShare = 1 / 64;
const youngMb = (memoryMb: number): number => Math.max(leastYoungMb, Math.round(memoryMb * youngShare));

/** Starts a thread; the handler's module is loaded before its first invocation. */
export function openSandbox({ setup, environment, memoryMb, log }: SandboxOptions): Sandbox {
  const worker = new Worker(new URL('./lambda-thread.mjs', import.meta.url), {
    workerData: setup,
    env: { ...environment },
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: youngMb(memoryMb) },
  });
  worker.stdout.pipe(log, { end: false });
  worker.stderr.pipe(log, { end: false });

  let alive = true;
  let crash: Error | undefined;
  let settle: (reply: ThreadReply) => void = () => undefined;
  const loaded = Promise.withResolvers<void>();
  worker.on('message', (message: ThreadMessage) => (message === 'ready' ? loaded.resolve() : settle(message)));
  worker.on('error', (error) => {
    crash = error;
    log.write(`${error.stack ?? error.message}\n`);
  });
  const exited = new Promise<FunctionError>((resolve) => {
    worker.on('exit', (exitCode) => {
      alive = false;
      resolve(describeExit(exitCode, crash));
      loaded.resolve();
    });
  });

  /** The reply to one invocation, or the end of the thread; the time counts from here. */
  const call = (requestId: string, event: unknown, timeoutMs: number): Promise<ThreadReply> => {
    const invocation: Invocation = { requestId, event: JSON.stringify(event), deadlineMs: Date.now() + timeoutMs };
    const { promise, resolve } = Promise.withResolvers<ThreadReply>();
    const timer = setTimeout(() => {
      alive = false;
      resolve({ error: describeTimeout(requestId, timeoutMs) });
      void worker.terminate();
    }, timeoutMs);
    settle = resolve;
    void exited.then((error) => resolve({ error }));
    worker.postMessage(invocation);
    return promise.finally(() => clearTimeout(timer));
  };

  return {
    isAlive: () => alive,
    close: async () => void (await worker.terminate()),
    run: async (event, timeoutMs) => {
      const requestId = randomUUID();
      // Loading has its own allowance in the cloud, too: a cold start does not eat into the function's time.
      await loaded.promise;
      const startedMs = performance.now();
      const reply = await call(requestId, event, timeoutMs);
      log.write(`REPORT RequestId: ${requestId} Duration: ${Math.round(performance.now() - startedMs)} ms\n`);
      if ('error' in reply) throw new LambdaError(reply.error);
      return reply.result === undefined ? undefined : JSON.parse(reply.result);
    },
  };
}

const describeTimeout = (requestId: string, timeoutMs: number): FunctionError => ({
  errorType: 'Sandbox.Timedout',
  errorMessage: `RequestId: ${requestId} Error: Task timed out after ${(timeoutMs / 1000).toFixed(2)} seconds`,
});

function describeExit(exitCode: number, crash: Error | undefined): FunctionError {
  if (crash && 'code' in crash && crash.code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return { errorType: 'Runtime.OutOfMemory', errorMessage: 'Runtime exited with error: signal: killed' };
  }
  if (crash) return { errorType: crash.name, errorMessage: crash.message };
  return { errorType: 'Runtime.ExitError', errorMessage: `Runtime exited with error: exit status ${exitCode}` };
}
