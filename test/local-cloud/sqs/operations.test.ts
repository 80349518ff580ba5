/** The operations of SQS, called directly with a clock of the test's: each answer whole, each bound, each refusal by its name. */
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { sqsAsked } from '../fixtures/sqs-asked.ts';
import { temporaryDirectory } from '../fixtures/temporary-directory.ts';

const root = await temporaryDirectory();
const start = Date.UTC(2026, 10, 22, 12);
let now = start;
let made = 0;
const opened = () => sqsAsked(`${root}/${made++}`, () => now);
const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/);
beforeEach(() => {
  now = start;
});

describe('a message', () => {
  const attributes = {
    kind: { DataType: 'String', StringValue: 'a' },
    'kind.x': { DataType: 'Binary.png', BinaryValue: 'AQI=' },
    size: { DataType: 'Number.int', StringValue: '7' },
  };
  it('is answered with its digests, and comes as it was sent', async () => {
    const { call } = opened();
    const sent = await call('SendMessage', { MessageBody: 'é', MessageAttributes: attributes });
    expect(sent).toEqual({
      MessageId: uuid,
      MD5OfMessageBody: md5('é'),
      MD5OfMessageAttributes: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    now += 10;
    const { Messages } = await call('ReceiveMessage', { AttributeNames: ['All'], MessageAttributeNames: ['All'] });
    expect(Messages).toEqual([
      {
        MessageId: sent.MessageId,
        ReceiptHandle: uuid,
        Body: 'é',
        MD5OfBody: md5('é'),
        Attributes: {
          SenderId: 'local',
          SentTimestamp: String(start),
          ApproximateReceiveCount: '1',
          ApproximateFirstReceiveTimestamp: String(start + 10),
        },
        MessageAttributes: attributes,
        MD5OfMessageAttributes: sent.MD5OfMessageAttributes,
      },
    ]);
    now += 7000;
    expect(
      (
        await call('ReceiveMessage', {
          MessageSystemAttributeNames: ['ApproximateReceiveCount', 'ApproximateFirstReceiveTimestamp'],
        })
      ).Messages,
    ).toMatchObject([
      { Attributes: { ApproximateReceiveCount: '2', ApproximateFirstReceiveTimestamp: String(start + 10) } },
    ]);
    expect(await call('ReceiveMessage', {})).toEqual({ Messages: undefined });
  });
  it('without attributes has none of their members', async () => {
    const { call } = opened();
    expect(await call('SendMessage', { MessageBody: 'a' })).toEqual({
      MessageId: uuid,
      MD5OfMessageBody: md5('a'),
      MD5OfMessageAttributes: undefined,
    });
    expect((await call('ReceiveMessage', {})).Messages).toEqual([
      { MessageId: uuid, ReceiptHandle: uuid, Body: 'a', MD5OfBody: md5('a') },
    ]);
  });
  it.each([
    [[], []],
    [['kind'], ['kind']],
    [['kind.*'], ['kind', 'kind.x']],
    [['.*'], ['kind', 'kind.x', 'size']],
    [['All'], ['kind', 'kind.x', 'size']],
    [['siz', 'x'], []],
  ])('is told the attributes that are asked for by %j: %j', async (MessageAttributeNames, names) => {
    const { call, receive } = opened();
    await call('SendMessage', { MessageBody: 'a', MessageAttributes: attributes });
    const [message] = (await receive({ MessageAttributeNames })) as { MessageAttributes?: object }[];
    expect(Object.keys(message?.MessageAttributes ?? {})).toEqual(names);
  });

  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`a${at}`, { DataType: 'String', StringValue: 'x' }]));
  it.each([
    [{ MessageBody: '' }, 'InvalidParameterValueException'],
    [{}, 'InvalidParameterValueException'],
    [{ MessageBody: '\t\n\r é\u{1f600}\ufffd' }, 'none'],
    [{ MessageBody: 'a\u0000' }, 'InvalidMessageContents'],
    [{ MessageBody: '\ufffe' }, 'InvalidMessageContents'],
    [{ MessageBody: 'a', DelaySeconds: 900 }, 'none'],
    [{ MessageBody: 'a', DelaySeconds: 901 }, 'InvalidParameterValueException'],
    [{ MessageBody: 'a', DelaySeconds: -1 }, 'InvalidParameterValueException'],
    [{ MessageBody: 'a', MessageGroupId: 'g'.repeat(128) }, 'none'],
    [{ MessageBody: 'a', MessageGroupId: 'g'.repeat(129) }, 'InvalidParameterValueException'],
    [{ MessageBody: 'a', MessageGroupId: 'a b' }, 'InvalidParameterValueException'],
    [{ MessageBody: 'a', MessageGroupId: '!-/:@[`{~' }, 'none'],
    [{ MessageBody: 'a', MessageAttributes: many(10) }, 'none'],
    [{ MessageBody: 'a', MessageAttributes: many(11) }, 'InvalidParameterValueException'],
    [{ MessageBody: 'a', MessageAttributes: { ['n'.repeat(256)]: { DataType: 'String', StringValue: 'x' } } }, 'none'],
    [
      { MessageBody: 'a', MessageAttributes: { ['n'.repeat(257)]: { DataType: 'String', StringValue: 'x' } } },
      'InvalidParameterValueException',
    ],
    [
      { MessageBody: 'a', MessageAttributes: { 'a b': { DataType: 'String', StringValue: 'x' } } },
      'InvalidParameterValueException',
    ],
    [
      { MessageBody: 'a', MessageAttributes: { a: { DataType: 'Strings', StringValue: 'x' } } },
      'InvalidParameterValueException',
    ],
    [
      { MessageBody: 'a', MessageAttributes: { a: { DataType: 'AString', StringValue: 'x' } } },
      'InvalidParameterValueException',
    ],
    [
      { MessageBody: 'a', MessageAttributes: { a: { DataType: 'String.', StringValue: 'x' } } },
      'InvalidParameterValueException',
    ],
    [
      { MessageBody: 'a', MessageAttributes: { a: { DataType: 'String', StringValue: '' } } },
      'InvalidParameterValueException',
    ],
    [
      { MessageBody: 'a', MessageAttributes: { a: { DataType: 'Binary', BinaryValue: '' } } },
      'InvalidParameterValueException',
    ],
  ])('of %j is taken or refused: %s', async (input, refusal) => {
    expect(await opened().refusal('SendMessage', input)).toBe(refusal);
  });
  it('is counted with its attributes, to the byte', async () => {
    const { refusal } = opened();
    const text = { ab: { DataType: 'String', StringValue: 'é' } };
    const bytes = { ab: { DataType: 'Binary', BinaryValue: 'AQI=' } };
    for (const MessageAttributes of [text, bytes]) {
      const sized = (length: number) =>
        refusal('SendMessage', { MessageBody: 'x'.repeat(length), MessageAttributes }, 'slow');
      expect([await sized(1024 - 10), await sized(1024 - 9)]).toEqual(['none', 'InvalidParameterValueException']);
    }
    expect(await refusal('SendMessage', { MessageBody: 'é'.repeat(512) }, 'slow')).toBe('none');
    expect(await refusal('SendMessage', { MessageBody: 'é'.repeat(513) }, 'slow')).toBe(
      'InvalidParameterValueException',
    );
  });
  it('has a digest of its attributes in the order of their names, by their bytes', async () => {
    const { call } = opened();
    const length = (bytes: Buffer) => {
      const four = Buffer.alloc(4);
      four.writeUInt32BE(bytes.length);
      return Buffer.concat([four, bytes]);
    };
    const part = (name: string, type: string, kind: number, value: Buffer) =>
      Buffer.concat([length(Buffer.from(name)), length(Buffer.from(type)), Buffer.from([kind]), length(value)]);
    const hash = createHash('md5')
      .update(part('a', 'Binary', 2, Buffer.from([1, 2])))
      .update(part('b', 'String', 1, Buffer.from('é')))
      .digest('hex');
    const MessageAttributes = {
      b: { DataType: 'String', StringValue: 'é' },
      a: { DataType: 'Binary', BinaryValue: 'AQI=' },
    };
    expect((await call('SendMessage', { MessageBody: 'x', MessageAttributes })).MD5OfMessageAttributes).toBe(hash);
  });
});
