/** What is said between a function's sandbox and its thread (lambda-thread.mjs). */

/** What the thread is started with; `moduleUrl` is the bundle's file URL. */
export interface ThreadSetup {
  readonly moduleUrl: string;
  readonly exportName: string;
  readonly functionName: string;
  readonly functionArn: string;
  readonly memoryMb: number;
  /** Nobody waits for its answer: it gives way to functions that somebody waits for. */
  readonly isBackground: boolean;
}

/** `event` and `result` cross as JSON, as they do in the cloud: nothing that JSON can't say gets through. */
export interface Invocation {
  readonly requestId: string;
  readonly event: string;
  readonly deadlineMs: number;
}

/** An error as Lambda reports it. */
export interface FunctionError {
  readonly errorType: string;
  readonly errorMessage: string;
}

/** `ready` comes once, when the bundle has been loaded or has failed to; then one reply an invocation. */
export type ThreadReply = { readonly result: string | undefined } | { readonly error: FunctionError };
export type ThreadMessage = ThreadReply | 'ready';
