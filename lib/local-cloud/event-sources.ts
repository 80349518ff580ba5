/** Starts the template's event source mappings: which queue calls which function, in what batches. Rejects sources other than SQS and filters. */
import type { SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import type { FaultPlan } from './faults/fault-plan.ts';
import { type LambdaFunctions, maxSandboxes } from './functions/lambda-functions.ts';
import { localRegion } from './physical-names.ts';
import { startQueuePoller } from './queue-poller.ts';
import type { Template } from './template.ts';

const mappingProperties = z.object({
  EventSourceArn: z.string(),
  FunctionName: z.string(),
  BatchSize: z.number().int().positive().default(10),
  MaximumBatchingWindowInSeconds: z.number().int().nonnegative().default(0),
  FunctionResponseTypes: z.array(z.string()).default([]),
  ScalingConfig: z.object({ MaximumConcurrency: z.coerce.number().int().positive() }).optional(),
  Enabled: z.boolean().default(true),
  FilterCriteria: z.never('Event filters are not emulated.').optional(),
});

const queueProperties = z.object({ VisibilityTimeout: z.number().int().nonnegative().default(30) });

/** A batch that no sandbox can take yet is better left in the queue. Without a stated maximum the cloud starts with five pollers a queue; one machine is content with two. */
const defaultConcurrency = 2;

/** Starts a poller for every enabled mapping. */
export function startEventSources(
  template: Template,
  o: {
    /** The queues as seen by a function: Lambda polls with the function's own leave. */
    clientOf: (functionName: string) => SQSClient;
    queueUrl: (name: string) => string;
    functions: LambdaFunctions;
    faults: FaultPlan;
    onTrouble: (error: unknown) => void;
  },
): { close(): Promise<void> } {
  const queues = template.resources('AWS::SQS::Queue', queueProperties);
  const mappings = template.resources('AWS::Lambda::EventSourceMapping', mappingProperties);
  const pollers = mappings
    .filter(({ properties }) => properties.Enabled)
    .map(({ logicalId, properties }) => {
      const queue = queues.find(({ arn }) => arn === properties.EventSourceArn);
      if (!queue) throw new Error(`The event source of ${logicalId} is not a queue of this stack: not emulated.`);
      return startQueuePoller({
        client: o.clientOf(properties.FunctionName.split(':').at(-1) ?? ''),
        queueUrl: o.queueUrl(queue.name),
        queueArn: queue.arn,
        region: localRegion,
        batchSize: properties.BatchSize,
        windowSeconds: properties.MaximumBatchingWindowInSeconds,
        concurrency: Math.min(maxSandboxes, properties.ScalingConfig?.MaximumConcurrency ?? defaultConcurrency),
        reportsItemFailures: properties.FunctionResponseTypes.includes('ReportBatchItemFailures'),
        visibilityTimeoutSeconds: queue.properties.VisibilityTimeout,
        waitsOut: () => o.faults.next('queue/return', queue.name) !== null,
        invoke: (event) => o.functions.invoke(properties.FunctionName, event),
        onTrouble: o.onTrouble,
      });
    });
  return {
    close: async () => {
      await Promise.all(pollers.map((poller) => poller.close()));
    },
  };
}
