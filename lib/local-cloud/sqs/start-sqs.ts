/** SQS on this machine: standard queues with visibility, long polling and dead letters, kept on disk; FIFO queues and other operations are refused. */
import { type AwsJsonOperation, authorizing, notEmulated, serveAwsJson } from '../aws-json-server.ts';
import { type FaultPlan, noFaults } from '../faults/fault-plan.ts';
import { faultyHandler } from '../faults/faulty-handler.ts';
import { type Guard, openGuard, watchedHandler } from '../iam/guard.ts';
import { type LoopbackServer, startLoopbackServer } from '../loopback-server.ts';
import { createLongPoll } from './long-poll.ts';
import { openMessageStore } from './message-store.ts';
import { type QueueSpec, readQueues } from './queue-attributes.ts';
import { operations, type SqsContext } from './sqs-operations.ts';

export type SqsOptions = {
  /** Where messages are kept; created if missing. */
  directory: string;
  /** The template's queues. Their attributes hold from now on; messages already there stay. */
  queues: QueueSpec[];
  accountId: string;
  region: string;
  /** What goes wrong on purpose (default nothing). */
  faults?: FaultPlan;
  /** Asked before each call (default everything may pass). */
  guard?: Guard;
};

export type SqsServer = LoopbackServer & {
  /** Throws for a queue that the template does not have. */
  queueUrl(name: string): string;
};

/**
 * Starts the emulator on a free port of 127.0.0.1. What was answered is on disk and survives a kill; messages in flight
 * at that time can be received again at once. Throws when a queue has an attribute that is not emulated.
 */
export async function startSqs(options: SqsOptions): Promise<SqsServer> {
  const { directory, queues: specs, accountId, region, faults = noFaults, guard = openGuard } = options;
  const queues = readQueues(specs, accountId, region);
  const store = openMessageStore(directory, Date.now);
  const longPoll = createLongPoll();
  // Filled in below, before the first request can arrive: the port is known only then.
  let origin = '';
  const context: SqsContext = { store, longPoll, queues, faults, urlOf: (name) => `${origin}/${accountId}/${name}` };

  const dispatch: AwsJsonOperation = async (name, input, gone) => {
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
    if (!operation) throw notEmulated('SQS', name);
    return operation(input, context, gone);
  };
  const handler = watchedHandler('sqs', guard, serveAwsJson(dispatch, undefined, authorizing('sqs', guard)));
  const server = await startLoopbackServer(faultyHandler('sqs', faults, handler));
  origin = server.url;
  return {
    url: server.url,
    queueUrl(name) {
      if (!queues.has(name)) throw new Error(`There is no queue ${name}.`);
      return context.urlOf(name);
    },
    async close() {
      longPoll.close();
      await server.close();
      store.close();
    },
  };
}
