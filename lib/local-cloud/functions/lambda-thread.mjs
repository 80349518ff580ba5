/**
 * The inside of one function's sandbox: loads the bundle's handler once, then answers one invocation at a time. Rejects handlers with callbacks. JavaScript,
 * because a thread that is begun with TypeScript loads the compiler that strips its types: fifteen megabytes, in each of dozens. Its messages are in
 * thread-messages.ts.
 */
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';

/** Of a thread that gives way; ten steps are about a tenth of a core beside one that does not. */
const lowPriority = 10;
// On Linux a process of number 0 is the calling thread, elsewhere the whole process.
if (workerData.isBackground && process.platform === 'linux') setPriority(0, lowPriority);

const describe = (error) =>
  error instanceof Error
    ? { errorType: error.name, errorMessage: error.message }
    : { errorType: typeof error, errorMessage: String(error) };

async function loadHandler({ moduleUrl, exportName }) {
  try {
    const module = await import(moduleUrl);
    const found = module[exportName];
    if (typeof found === 'function') return found;
    return { errorType: 'Runtime.HandlerNotFound', errorMessage: `${exportName} is undefined or not exported` };
  } catch (error) {
    console.error(error);
    return { errorType: 'Runtime.ImportModuleError', errorMessage: describe(error).errorMessage };
  }
}

/** The second argument of a handler; the names are Lambda's own. */
const contextOf = (setup, invocation) => ({
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

async function answer(handler, setup, call) {
  if (typeof handler !== 'function') return { error: handler };
  try {
    const value = await handler(JSON.parse(call.event), contextOf(setup, call));
    return { result: JSON.stringify(value) };
  } catch (error) {
    console.error(error);
    return { error: describe(error) };
  }
}

const handler = await loadHandler(workerData);
parentPort.on('message', async (call) => parentPort.postMessage(await answer(handler, workerData, call)));
parentPort.postMessage('ready');
