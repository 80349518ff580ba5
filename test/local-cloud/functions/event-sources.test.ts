/** The event source mappings of a template: which queue calls which function, how often it is asked, and what is refused. */
import { describe, expect, it } from 'vitest';
import { startEventSources } from '../../../lib/local-cloud/event-sources.ts';
import { message, toldQueue } from '../fixtures/told-queue.ts';
import { writtenTemplate } from '../fixtures/written-template.ts';

describe('an event source of the template', () => {
  const source = (more: object = {}) => ({
    Type: 'AWS::Lambda::EventSourceMapping',
    Properties: {
      EventSourceArn: { 'Fn::GetAtt': ['Work', 'Arn'] },
      FunctionName: 'arn:aws:lambda:x:0:function:fn',
      ...more,
    },
  });
  async function started(mapping: object, queue: object = {}, takesOut = false) {
    const { client, named, waiting } = toldQueue([[message('a')]]);
    const asked: unknown[] = [];
    const sources = startEventSources(
      writtenTemplate({
        resources: {
          Work: { Type: 'AWS::SQS::Queue', Properties: queue as Record<string, unknown> },
          M: mapping as { Type: string },
        },
      }),
      {
        clientOf: (name) => {
          asked.push(name);
          return client;
        },
        queueUrl: (name) => `http://q/${name}`,
        functions: { invoke: () => Promise.reject(new Error('died')), close: async () => undefined },
        faults: {
          next: (point, about) => {
            asked.push(`${point} ${about}`);
            return takesOut ? ({ kind: 'wait-out' } as never) : null;
          },
        },
        onTrouble: () => undefined,
      },
    );
    await new Promise((resolve) => setTimeout(resolve, 5));
    await sources.close();
    expect(waiting()).toBe(0);
    return { asked, received: named('ReceiveMessage'), back: named('ChangeMessageVisibilityBatch') };
  }
  it('polls with the function’s own leave, two at once, ten at a time', async () => {
    const { asked, received, back } = await started(source());
    expect(asked).toEqual(['fn', 'queue/return Work']);
    expect(received).toHaveLength(3);
    expect(received[0]).toMatchObject({ QueueUrl: 'http://q/Work', MaxNumberOfMessages: 10 });
    expect(back).toMatchObject([{ Entries: [{ VisibilityTimeout: 1 }] }]);
  });
  it.each<[object, object, number, number]>([
    [{ BatchSize: 1, ScalingConfig: { MaximumConcurrency: 1 } }, {}, 2, 1],
    [{ ScalingConfig: { MaximumConcurrency: '2' } }, {}, 3, 10],
  ])('as %j of the queue %j polls %i times for %i', async (more, queue, times, most) => {
    const { received } = await started(source(more), queue);
    expect([received.length, received[0]?.MaxNumberOfMessages]).toEqual([times, most]);
  });
  it('is not begun when it is switched off, and waits out what the plan says', async () => {
    expect((await started(source({ Enabled: false }))).received).toEqual([]);
    expect((await started(source(), {}, true)).back).toEqual([]);
    expect((await started(source(), { VisibilityTimeout: 0 })).back).toMatchObject([
      { Entries: [{ VisibilityTimeout: 0 }] },
    ]);
  });
  it.each([
    [{ EventSourceArn: 'arn:other' }, 'is not a queue of this stack'],
    [{ FilterCriteria: {} }, 'cannot be run here'],
    [{ BatchSize: 0 }, 'cannot be run here'],
  ])('with %j is refused', async (more, said) => {
    await expect(started(source(more))).rejects.toThrow(said);
  });
});
