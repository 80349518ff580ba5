/** What a queue consumer does with the records of a batch. */
import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSEvent } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { type LogLines, watchLog } from './log-lines.ts';
import { mockedClient } from './mocked-client.ts';

// Settings are read once: here by modules of this file’s own.
vi.hoisted(() => vi.resetModules());

vi.stubEnv('MAX_RECEIVE_COUNT', '3');
vi.stubEnv('OWN_QUEUE_URL', 'http://127.0.0.1:9/q');
const sqs = mockedClient(SQSClient);
const { queue } = await import('../../lambdas/queue.ts');

let written: LogLines;
beforeEach(() => {
  written = watchLog();
  sqs.reset();
  sqs.on(ChangeMessageVisibilityCommand).resolves({});
});
afterEach(() => written.restore());

const record = (messageId: string, body: string, receiveCount = 1): SQSEvent['Records'][number] => ({
  messageId,
  body,
  receiptHandle: 'h',
  attributes: {
    ApproximateReceiveCount: String(receiveCount),
    SentTimestamp: '0',
    SenderId: 's',
    ApproximateFirstReceiveTimestamp: '0',
  },
  messageAttributes: {},
  md5OfBody: '',
  eventSource: 'aws:sqs',
  eventSourceARN: 'arn:aws:sqs:us-east-1:000000000000:q',
  awsRegion: 'us-east-1',
});

const consumer = (failing: ReadonlySet<number> = new Set()) => {
  const run = vi.fn(async ({ n }: { n: number }) => {
    if (failing.has(n)) throw new Error('the table is away');
  });
  const giveUp = vi.fn(async (_message: { n: number }) => {});
  return { run, giveUp, handler: queue({ name: 'test', message: z.object({ n: z.number() }), run, giveUp }) };
};

describe('a batch', () => {
  it('case 21: of ten with one bad record: only that one is delivered again', async () => {
    const { handler, run } = consumer(new Set([4]));
    const Records = Array.from({ length: 10 }, (_, n) => record(`m${n}`, JSON.stringify({ n })));
    expect(await handler({ Records })).toEqual({ batchItemFailures: [{ itemIdentifier: 'm4' }] });
    expect(run).toHaveBeenCalledTimes(10);
  });

  it('with a record that is no message of ours: only that one fails, without being run or given up', async () => {
    const { handler, run, giveUp } = consumer();
    const Records = [record('a', 'not json', 3), record('b', '{"n":"x"}', 3), record('c', '{"n":1}')];
    const answer = await handler({ Records });
    expect(answer.batchItemFailures.map((each) => each.itemIdentifier)).toEqual(['a', 'b']);
    expect(run).toHaveBeenCalledTimes(1);
    expect(giveUp).not.toHaveBeenCalled();
  });
});

describe('a record that keeps failing', () => {
  it('is given up on its last receive only, and still goes to the dead letters', async () => {
    const { handler, giveUp } = consumer(new Set([1]));
    await handler({ Records: [record('m', '{"n":1}', 2)] });
    expect(giveUp).not.toHaveBeenCalled();
    const last = await handler({ Records: [record('m', '{"n":1}', 3)] });
    expect(giveUp).toHaveBeenCalledExactlyOnceWith({ n: 1 });
    expect(last.batchItemFailures).toHaveLength(1);
  });

  it('fails alone when giving up fails, too', async () => {
    const { handler, giveUp } = consumer(new Set([1]));
    giveUp.mockRejectedValue(new Error('still away'));
    const answer = await handler({ Records: [record('m', '{"n":1}', 3), record('ok', '{"n":2}', 3)] });
    expect(answer.batchItemFailures).toEqual([{ itemIdentifier: 'm' }]);
  });

  it.each([
    [1, 1],
    [2, 2],
    [3, 4],
    [9, 8],
  ])('case 25: is, after its delivery number %i, asked for again in %i seconds', async (receives, seconds) => {
    const { handler } = consumer(new Set([1]));
    await handler({ Records: [record('m', '{"n":1}', receives), record('ok', '{"n":2}', receives)] });
    expect(sqs.commandCalls(ChangeMessageVisibilityCommand).map(({ args }) => args[0].input)).toEqual([
      { QueueUrl: 'http://127.0.0.1:9/q', ReceiptHandle: 'h', VisibilityTimeout: seconds },
    ]);
  });

  it('fails all the same when the queue can’t be told', async () => {
    sqs.on(ChangeMessageVisibilityCommand).rejects(new Error('throttled'));
    const { handler } = consumer(new Set([1]));
    const { batchItemFailures } = await handler({ Records: [record('m', '{"n":1}'), record('ok', '{"n":2}')] });
    expect(batchItemFailures).toEqual([{ itemIdentifier: 'm' }]);
  });

  it('is logged by its id and its error, without its content', async () => {
    const { handler } = consumer(new Set([77]));
    await handler({ Records: [record('m', '{"n":77,"text":"INT. KITCHEN"}')] });
    const log = written.text();
    expect(log).toContain('message_failed');
    expect(log).not.toMatch(/KITCHEN|table is away/);
  });
});
