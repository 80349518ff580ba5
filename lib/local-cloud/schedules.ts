/** Starts the template's schedules: which function is called how often, as EventBridge does. Rejects cron expressions, event patterns and targets other than functions. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { LambdaFunctions } from './functions/lambda-functions.ts';
import type { Access } from './iam/access.ts';
import { localAccountId, localRegion } from './physical-names.ts';
import type { Template } from './template.ts';

const rateForm = /^rate\((\d+) (minute|minutes|hour|hours|day|days)\)$/;
const unitMs = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

const ruleProperties = z.object({
  ScheduleExpression: z.string().regex(rateForm, 'Only rate(…) schedules are emulated.'),
  State: z.enum(['ENABLED', 'DISABLED']).default('ENABLED'),
  Targets: z.array(
    z.strictObject({
      Arn: z.string(),
      Id: z.string(),
      RetryPolicy: z.unknown().optional(),
    }),
  ),
  EventPattern: z.never('Event patterns are not emulated.').optional(),
});

function periodMs(expression: string): number {
  const [, count, unit] = rateForm.exec(expression) ?? [];
  return Number(count) * unitMs[(unit ?? '').replace(/s$/, '') as keyof typeof unitMs];
}

/** The event of one turn; `at` is the instant it is for. */
const scheduledEvent = (ruleArn: string, at: Date): object => ({
  version: '0',
  id: randomUUID(),
  'detail-type': 'Scheduled Event',
  source: 'aws.events',
  account: localAccountId,
  time: `${at.toISOString().slice(0, 19)}Z`,
  region: localRegion,
  resources: [ruleArn],
  detail: {},
});

/**
 * Calls each enabled rule's functions after each of its periods; a turn that is still at work when the next comes is not overtaken. A function that fails
 * says so in its own log, and comes again at the next turn.
 */
export function startSchedules(
  template: Template,
  functions: Pick<LambdaFunctions, 'invoke'>,
  insist: Access['insist'] = () => undefined,
): { close(): Promise<void> } {
  const running = new Set<Promise<void>>();
  const timers = template
    .resources('AWS::Events::Rule', ruleProperties)
    .filter(({ properties }) => properties.State === 'ENABLED')
    .flatMap(({ arn, properties }) =>
      properties.Targets.map((target) => {
        let atWork = false;
        const call = async (functionArn: string): Promise<unknown> => {
          insist('events.amazonaws.com', { action: 'lambda:InvokeFunction', resource: functionArn }, arn);
          return functions.invoke(functionArn, scheduledEvent(arn, new Date()));
        };
        const turn = async (): Promise<void> => {
          atWork = true;
          // What failed is in the function's log and was reported by the functions themselves.
          await call(target.Arn).catch(() => undefined);
          atWork = false;
        };
        const timer = setInterval(() => {
          if (atWork) return;
          const done: Promise<void> = turn().finally(() => running.delete(done));
          running.add(done);
        }, periodMs(properties.ScheduleExpression));
        return timer.unref();
      }),
    );
  return {
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running);
    },
  };
}
