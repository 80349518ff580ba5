/** The three queues: redrive, patience, failure per message, and alarms that say what they mean. */
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { functionsOf } from './fixtures/functions.ts';
import { resourcesOf, synthesizeTemplate, text } from './fixtures/synthesize-stack.ts';

const template = synthesizeTemplate();
const functions = functionsOf(template);
const arn = (id: string | undefined) => ({ 'Fn::GetAtt': [id, 'Arn'] });

const queues = resourcesOf(
  template,
  'AWS::SQS::Queue',
  z.looseObject({
    VisibilityTimeout: z.number().optional(),
    RedrivePolicy: z.object({ maxReceiveCount: z.number(), deadLetterTargetArn: z.unknown() }).optional(),
    SqsManagedSseEnabled: z.literal(true),
  }),
);
const mappings = resourcesOf(
  template,
  'AWS::Lambda::EventSourceMapping',
  z.looseObject({ EventSourceArn: z.unknown(), FunctionName: z.object({ Ref: z.string() }), BatchSize: z.number() }),
);

/** A new account runs ten functions at once. */
const atOnce: Readonly<Record<string, unknown>> = {
  'queue-upload': 2,
  'read-script': { Ref: 'ReadersAtOnce' },
  'answer-question': { Ref: 'AnswersAtOnce' },
};

const consumers = ['queue-upload', 'read-script', 'answer-question'].map((name) => {
  const consumer = functions.find((each) => each.name === name);
  const mapping = mappings.find(({ properties }) => properties.FunctionName.Ref === consumer?.id);
  const queue = queues.find(({ id }) => text(arn(id)) === text(mapping?.properties.EventSourceArn));
  const redrive = queue?.properties.RedrivePolicy;
  const deadLetters = queues.find(({ id }) => text(arn(id)) === text(redrive?.deadLetterTargetArn));
  return { name, consumer, mapping, queue, redrive, deadLetters };
});

describe.each(consumers)('the queue of $name', ({ name, consumer, mapping, queue, redrive, deadLetters }) => {
  it('gives a message up after the number of deliveries that its function is told', () => {
    expect(deadLetters).toBeDefined();
    expect(deadLetters?.properties.RedrivePolicy).toBeUndefined();
    expect(consumer?.environment.MAX_RECEIVE_COUNT).toBe(String(redrive?.maxReceiveCount));
    expect(redrive?.maxReceiveCount).toBeGreaterThanOrEqual(3);
  });

  it('hides a message for six times the function’s time', () => {
    expect(queue?.properties.VisibilityTimeout).toBe(Number(consumer?.properties.Timeout) * 6);
  });

  it('lets each message of a batch fail alone, and bounds how many run at once', () => {
    expect(mapping?.properties).toMatchObject({
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency: atOnce[name] },
    });
  });

  it('has its dead letters given up by a function, so that a user hears of work whose function died', () => {
    const giver = functions.find((each) => each.name === 'give-up');
    const [own] = mappings.filter(({ properties }) => text(properties.EventSourceArn) === text(arn(deadLetters?.id)));
    expect(own?.properties).toMatchObject({
      FunctionName: { Ref: giver?.id },
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency: 2 },
    });
    expect(deadLetters?.properties.VisibilityTimeout).toBe(Number(giver?.properties.Timeout) * 6);
  });

  it('case 22: rings when messages are given up or grow old', () => {
    const alarms = resourcesOf(
      template,
      'AWS::CloudWatch::Alarm',
      z.object({
        MetricName: z.string().optional(),
        AlarmDescription: z.string(),
        Dimensions: z.unknown().optional(),
        AlarmActions: z.array(z.unknown()),
      }),
    );
    const watching = (id: string | undefined) =>
      alarms.filter(({ properties }) =>
        text(properties.Dimensions ?? []).includes(text({ 'Fn::GetAtt': [id, 'QueueName'] })),
      );
    expect(watching(deadLetters?.id).map(({ properties }) => properties.MetricName)).toEqual([
      'NumberOfMessagesReceived',
    ]);
    expect(watching(queue?.id).map(({ properties }) => properties.MetricName)).toEqual([
      'ApproximateAgeOfOldestMessage',
    ]);
    for (const { properties } of alarms) {
      expect(properties.AlarmDescription).toMatch(/user/);
      expect(properties.AlarmActions).toHaveLength(1);
    }
  });
});

it('lets CloudWatch reach the owner through the alarms’ topic', () => {
  template.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: { Ref: 'OwnerEmail' } });
  expect(text(template.findResources('AWS::SNS::TopicPolicy'))).toContain('"Service":"cloudwatch.amazonaws.com"');
});

it('has a reader with room for a long PDF, one script at a time', () => {
  const reader = consumers.find(({ name }) => name === 'read-script');
  expect(reader?.consumer?.properties).toMatchObject({ MemorySize: 2048, Timeout: 120 });
  expect(reader?.mapping?.properties.BatchSize).toBe(1);
});

it('leaves a new account’s ten functions room for the API, and Lambda’s own bounds to whoever raises them', () => {
  const parameters = z
    .object({ Default: z.string(), MinValue: z.number(), MaxValue: z.number() })
    .array()
    .parse(['ReadersAtOnce', 'AnswersAtOnce'].map((name) => template.toJSON().Parameters[name]));
  const usual = parameters.reduce((sum, { Default }) => sum + Number(Default), 2);
  expect(usual).toBeLessThanOrEqual(7);
  for (const { MinValue, MaxValue } of parameters) expect([MinValue, MaxValue]).toEqual([2, 1000]);
});
