/** A call's id goes from the browser over the queues to the log of every function, and each counted line writes its metric. */
import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { answerQueue } from '../../lambdas/adapters/answer-queue.ts';
import { asCall, correlationId, correlationIdOf, followCall, inCall } from '../../lambdas/call-context.ts';
import { userRoute } from '../../lambdas/http.ts';
import { logger } from '../../lambdas/logger.ts';
import { queue } from '../../lambdas/queue.ts';
import { planTable } from '../../lib/contract/plans.ts';
import { answerMessage } from '../../lib/contract/queue-message.ts';
import { correlationHeader } from '../../lib/contract/route-spec.ts';
import { gatewayEvent } from './gateway-event.ts';
import { type LogLines, watchLog } from './log-lines.ts';

// Settings are read once: here by modules of this file’s own.
vi.hoisted(() => vi.resetModules());

vi.stubEnv('POWERTOOLS_METRICS_NAMESPACE', 'a-copy');
vi.stubEnv('MAX_RECEIVE_COUNT', '3');
const id = '0b7a4f3e-6f0c-4c5e-9a39-6a1f6f3b2d11';
const context = { awsRequestId: 'aws-1' };

let log: LogLines;
beforeEach(() => {
  log = watchLog();
});
afterEach(() => log.restore());

const listPlans = userRoute('listPlans', () => {
  logger.info('looked_up');
  return planTable;
});

describe('the id of a call', () => {
  it('is the browser’s, in every line and in the answer', async () => {
    const answer = await listPlans(gatewayEvent({ headers: { 'X-Correlation-Id': id.toUpperCase() } }), context);
    expect(answer.headers?.[correlationHeader]).toBe(id);
    expect(log.of('looked_up')).toMatchObject([{ correlation_id: id, request_id: 'aws-1' }]);
    expect(log.of('request')).toMatchObject([{ correlation_id: id, request_id: 'aws-1', status: 200 }]);
  });

  it('is a new one where none came, also with an error', async () => {
    const failing = userRoute('listPlans', () => {
      throw new Error('the table is away');
    });
    const answer = await failing(gatewayEvent({}), context);
    const given = answer.headers?.[correlationHeader];
    expect(answer.statusCode).toBe(500);
    expect(correlationIdOf(given)).toBe(given);
    expect(log.of('request_failed')).toMatchObject([{ correlation_id: given }]);
  });

  it.each(['anna@example.com', 'INT. KITCHEN - NIGHT', '', `${id}\n{"level":"info"}`, id.slice(1)])(
    'takes no text of a caller: %j',
    async (sent) => {
      await listPlans(gatewayEvent({ headers: { [correlationHeader]: sent } }), context);
      expect(log.of('request')[0]?.correlation_id).not.toBe(sent);
      if (sent !== '') expect(log.text()).not.toContain(JSON.stringify(sent));
    },
  );

  it('goes into a queue’s messages, and from each message into the lines of its work', async () => {
    const sqs = mockClient(SQSClient);
    onTestFinished(() => sqs.restore());
    sqs.on(SendMessageBatchCommand).resolves({});
    const message = { user_id: 'u', script_id: 's', question: 3, request_id: 'r' };
    await inCall(context, id, () => answerQueue('https://q', new SQSClient({}), correlationId).send([message]));
    const [entry] = sqs.commandCalls(SendMessageBatchCommand)[0]?.args[0].input.Entries ?? [];
    const body = entry?.MessageBody ?? '';
    expect(answerMessage.parse(JSON.parse(body))).toEqual({ ...message, correlation_id: id });

    const other = '5f3c7a52-3b0b-4d63-8a43-0d5f6a1b9c10';
    const run = vi.fn(async ({ request_id }: { request_id: string }) => {
      // Both records are under way now.
      await new Promise((resolve) => setTimeout(resolve, 5));
      logger.info('worked', { request: request_id });
    });
    const handler = queue({ name: 'test', message: answerMessage, run, giveUp: async () => undefined });
    const record = (given: object, at = '0') => ({ body: JSON.stringify(given), attributes: { SentTimestamp: at } });
    const Records = [
      record(JSON.parse(body), String(Date.now() - 2500)),
      record({ ...message, request_id: 'q', correlation_id: other }),
      record({ ...message, request_id: 'old' }),
    ];
    await handler({ Records } as unknown as SQSEvent, context);
    const lines = log.of('worked');
    expect(lines.find(({ request }) => request === 'r')).toMatchObject({ correlation_id: id, request_id: 'aws-1' });
    expect(lines.find(({ request }) => request === 'q')).toMatchObject({ correlation_id: other });
    expect(correlationIdOf(lines.find(({ request }) => request === 'old')?.correlation_id)).toBeDefined();
    expect(log.of('message_done').find((line) => line.correlation_id === id)?.age_s).toBeGreaterThanOrEqual(2.5);
  });

  it('is taken over from what was stored, for what follows', async () => {
    const handler = asCall(async () => {
      logger.info('before');
      followCall(id);
      followCall(undefined);
      logger.info('after');
    });
    await handler({}, context);
    expect(log.of('before')[0]?.correlation_id).not.toBe(id);
    expect(log.of('after')).toMatchObject([{ correlation_id: id, request_id: 'aws-1' }]);
    expect(correlationId()).toBeUndefined();
  });
});

describe('a line that counts', () => {
  const metrics = () => log.all().filter((line) => '_aws' in line);

  it('writes its metric in CloudWatch’s embedded form, over all functions', () => {
    logger.info('model_paid', { cost_usd: 0.25, user_id: 'u' });
    expect(metrics()).toEqual([
      {
        _aws: {
          Timestamp: expect.any(Number),
          CloudWatchMetrics: [
            { Namespace: 'a-copy', Dimensions: [['service']], Metrics: [{ Name: 'model_spend', Unit: 'None' }] },
          ],
        },
        service: 'dramaturg',
        model_spend: 0.25,
      },
    ]);
  });

  it('is kept apart by its word, and holds no id', () => {
    logger.error('question_failed', new Error('INT. SECRET - DAY'), { script_id: 'script-7', question: 3 });
    expect(metrics()).toMatchObject([{ service: 'dramaturg', code: 'question_failed', failures: 1 }]);
    expect(JSON.stringify(metrics())).not.toMatch(/script-7|SECRET/);
  });

  it('is the only one that does', () => {
    logger.info('request', { route: 'listPlans', status: 200 });
    expect(metrics()).toEqual([]);
  });
});
