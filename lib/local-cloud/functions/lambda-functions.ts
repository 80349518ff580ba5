/** The functions of a template, ready to be invoked by name or ARN. CDK's own deployment helpers (Python, inline) are left out: the local cloud does their work. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import type { FaultPlan } from '../faults/fault-plan.ts';
import { localRegion } from '../physical-names.ts';
import type { Template } from '../template.ts';
import { idleSandboxes, keptWarm } from './idle-sandboxes.ts';
import { LambdaError } from './lambda-sandbox.ts';
import { type LambdaFunction, startLambda } from './lambda-worker.ts';

const functionProperties = z.object({
  Runtime: z.string().optional(),
  Handler: z.string().optional(),
  Code: z.object({ S3Key: z.string().optional() }),
  Environment: z.object({ Variables: z.record(z.string(), z.string()).default({}) }).optional(),
  Timeout: z.number().int().positive().default(3),
  MemorySize: z.number().int().positive().default(128),
  ReservedConcurrentExecutions: z.coerce.number().int().optional(),
});

/** More threads than this per function would only fight over one machine's cores; at least two, so that calls can overlap. */
export const maxSandboxes = Math.min(4, Math.max(2, availableParallelism()));

/** Custom resources whose handlers are replaced by the local cloud itself; their functions need no runtime here. */
const replacedRuntime = /^python/;

export interface LambdaFunctions {
  /** @throws LambdaError when it fails; Error when the template has no such function. */
  invoke(nameOrArn: string, event: unknown): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Reads the functions from the template. `endpoints` are added to each function's own variables.
 * @throws Error for a function whose runtime or code can't be run here.
 */
export function startLambdaFunctions(
  template: Template,
  o: {
    endpoints: Readonly<Record<string, string>>;
    logDirectory: string;
    onFailure: (line: string) => void;
    /** What goes wrong on purpose. */
    faults: FaultPlan;
    /** Functions stay loaded between their calls; by itself few do. */
    keepWarm?: boolean;
  },
): LambdaFunctions {
  const idle = o.keepWarm ? keptWarm() : idleSandboxes();
  const functions = new Map<string, LambdaFunction>();
  for (const { name, arn, logicalId, properties } of template.resources('AWS::Lambda::Function', functionProperties)) {
    if (replacedRuntime.test(properties.Runtime ?? '')) continue;
    const directory = properties.Code.S3Key ? template.assetPath(properties.Code.S3Key) : undefined;
    if (!properties.Runtime?.startsWith('nodejs') || !directory || !properties.Handler) {
      throw new Error(`The function ${logicalId} is not a Node.js bundle from a local asset: it can't be run here.`);
    }
    const definition = {
      name,
      arn,
      directory,
      handler: properties.Handler,
      timeoutMs: properties.Timeout * 1000,
      memoryMb: properties.MemorySize,
      concurrency: Math.min(maxSandboxes, properties.ReservedConcurrentExecutions ?? maxSandboxes),
    };
    functions.set(
      arn,
      startLambda(definition, localRegion, {
        environment: {
          ...properties.Environment?.Variables,
          ...o.endpoints,
          // Its own key, by which the emulators know what its role grants.
          AWS_ACCESS_KEY_ID: name,
        },
        logFile: join(o.logDirectory, `${name}.log`),
        idle,
      }),
    );
  }

  const mostCalls = o.faults.next('account/concurrency', '')?.calls ?? Number.POSITIVE_INFINITY;
  let calls = 0;
  /** One call more, unless the account has no room for it. */
  const call = async (one: LambdaFunction, event: unknown): Promise<unknown> => {
    if (calls >= mostCalls) {
      throw new LambdaError({ errorType: 'TooManyRequestsException', errorMessage: 'Rate Exceeded.' });
    }
    calls += 1;
    try {
      return await one.invoke(event);
    } finally {
      calls -= 1;
    }
  };

  return {
    invoke: async (nameOrArn, event) => {
      const [, one] = [...functions].find(([arn]) => arn === nameOrArn || arn.endsWith(`:${nameOrArn}`)) ?? [];
      if (!one) throw new Error(`There is no function ${nameOrArn} to invoke.`);
      try {
        const answer = await call(one, event);
        if (o.faults.next('function/answer', nameOrArn.split(':').at(-1) ?? '') === null) return answer;
        throw new LambdaError({
          errorType: 'Injected',
          errorMessage: 'The function ended after its work, before it answered.',
        });
      } catch (error) {
        const name = nameOrArn.split(':').at(-1);
        o.onFailure(`${name} failed (${error instanceof Error ? error.name : 'error'}); see its log, ${name}.log.`);
        throw error;
      }
    },
    close: async () => {
      await Promise.all([...functions.values()].map((one) => one.close()));
    },
  };
}
