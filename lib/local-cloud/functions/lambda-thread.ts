/** The inside of one function's sandbox: loads the bundle's handler once, then answers one invocation at a time. Rejects handlers with callbacks. */
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';

/** What the sandbox is started with; `moduleUrl` is the bundle's file URL. */
export interface ThreadSetup {
  readonly moduleUrl: string;
  readonly exportName: string;
  readonly functionName: string;
  readonly functionArn: string;
  readonly memoryMb: number;
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

type Handler = (event: unknown, context: object) => unknown;

const asHandler = z.custom<Handler>((value) => typeof value === 'function');

const describe = (error: unknown): FunctionError =>
  error instanceof Error
    ? { errorType: error.name, errorMessage: error.message }
    : { errorType: typeof error, errorMessage: String(error) };

async function loadHandler(setup: ThreadSetup): Promise<Handler | FunctionError> {
  try {
    const module: Record<string, unknown> = await import(setup.moduleUrl);
    const found = asHandler.safeParse(module[setup.exportName]);
    if (found.success) return found.data;
    return { errorType: 'Runtime.HandlerNotFound', errorMessage: `${setup.exportName} is undefined or not exported` };
  } catch (error) {
    console.error(error);
    return { errorType: 'Runtime.ImportModuleError', errorMessage: describe(error).errorMessage };
  }
}

/** The second argument of a handler; the names are Lambda's own. */
const contextOf = (setup: ThreadSetup, invocation: Invocation): object => ({
  functionName: setup.functionName,
  functionVersion: '$LATEST',
  invokedFunctionArn: setup.functionArn,
  memoryLimitInMB: String(setup.memoryMb),
  awsRequestId: invocation.requestId,
  logGroupName: `/aws/lambda/${setup.functionName}`,
  logStreamName: 'local',
  callbackWaitsForEmptyEventLoop: true,
  getRemainingTimeInMillis: () => Math.max(0, invocation.deadlineMs - Date.now()),
});

async function answer(handler: Handler | FunctionError, setup: ThreadSetup, call: Invocation): Promise<ThreadReply> {
  if (typeof handler !== 'function') return { error: handler };
  try {
    const value = await handler(JSON.parse(call.event), contextOf(setup, call));
    return { result: JSON.stringify(value) };
  } catch (error) {
    console.error(error);
    return { error: describe(error) };
  }
}

if (parentPort) {
  const port = parentPort;
  const setup: ThreadSetup = workerData;
  const handler = await loadHandler(setup);
  port.on('message', async (call: Invocation) => port.postMessage(await answer(handler, setup, call)));
  port.postMessage('ready' satisfies ThreadMessage);
}
