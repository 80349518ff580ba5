/** Transactions of DynamoDB, reason by reason, and the tokens by which they are done once. */
import { describe, expect, it } from 'vitest';
import { dynamoServed, item, TableName } from '../fixtures/dynamo-served.ts';

let now = Date.UTC(2026, 10, 22, 12);
const { post, refusal } = await dynamoServed(() => now);
const put = (pk: string, more: object = {}, request: object = {}) => ({
  Put: { TableName, Item: item(pk, more), ...request },
});
const isNew = { ConditionExpression: 'attribute_not_exists(pk)' };
const get = async (pk: string) => (await post('GetItem', { TableName, Key: item(pk) })).body.Item;
const write = (...TransactItems: object[]) => post('TransactWriteItems', { TransactItems });

describe('a transaction', () => {
  it('puts, updates, deletes and checks at once', async () => {
    await write(put('old'), put('gone'), put('seen'));
    const update = {
      Update: {
        TableName,
        Key: item('old'),
        UpdateExpression: 'SET n = :n',
        ExpressionAttributeValues: { ':n': { N: '7' } },
      },
    };
    const check = { ConditionCheck: { TableName, Key: item('seen'), ConditionExpression: 'attribute_exists(pk)' } };
    expect(await write(put('new'), update, { Delete: { TableName, Key: item('gone') } }, check)).toEqual({
      status: 200,
      body: {},
    });
    expect([await get('new'), await get('old'), await get('gone'), await get('seen')]).toEqual([
      item('new'),
      item('old', { n: { N: '7' } }),
      undefined,
      item('seen'),
    ]);
  });
  it('writes nothing when a condition fails, and says of each part why', async () => {
    await write(put('taken', { n: { N: '1' } }));
    const failed = { Code: 'ConditionalCheckFailed', Message: 'The conditional request failed' };
    const { status, body } = await write(put('free', {}, isNew), put('taken', {}, isNew));
    expect([status, body]).toEqual([
      400,
      {
        __type: 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException',
        message:
          'Transaction cancelled, please refer cancellation reasons for specific reasons [None, ConditionalCheckFailed]',
        CancellationReasons: [{ Code: 'None' }, failed],
      },
    ]);
    expect(await get('free')).toBeUndefined();
    const shown = await write(put('taken', {}, { ...isNew, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }));
    expect(shown.body.CancellationReasons).toEqual([{ ...failed, Item: item('taken', { n: { N: '1' } }) }]);
    const absent = {
      ConditionCheck: {
        TableName,
        Key: item('none'),
        ConditionExpression: 'attribute_exists(pk)',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      },
    };
    expect((await write(absent)).body.CancellationReasons).toEqual([failed]);
  });
  it('writes nothing when an update cannot be applied', async () => {
    await write(put('text', { n: { S: 'x' } }));
    const add = {
      Update: {
        TableName,
        Key: item('text'),
        UpdateExpression: 'ADD n :n',
        ExpressionAttributeValues: { ':n': { N: '1' } },
      },
    };
    const { status, body } = await write(put('beside'), add);
    expect([status, body.CancellationReasons]).toEqual([
      400,
      [{ Code: 'None' }, { Code: 'ValidationError', Message: expect.any(String) }],
    ]);
    expect(await get('beside')).toBeUndefined();
  });
  const many = (count: number) => Array.from({ length: count }, (_, at) => put(`many-${at}`));
  it.each<[string, object[], string]>([
    ['nothing', [], '400 ValidationException'],
    ['a hundred', many(100), 'none'],
    ['a hundred and one', many(101), '400 ValidationException'],
    ['one item twice', [put('a'), { Delete: { TableName, Key: item('a') } }], '400 ValidationException'],
    ['one key in two tables', [put('a'), { Put: { TableName: 'Plain', Item: item('a') } }], 'none'],
    ['two in one', [{ ...put('a'), Delete: { TableName, Key: item('b') } }], '400 ValidationException'],
    ['none in one', [{}], '400 ValidationException'],
    ['another kind', [{ Get: { TableName, Key: item('a') } }], '400 ValidationException'],
    ['a check of nothing', [{ ConditionCheck: { TableName, Key: item('a') } }], '400 ValidationException'],
    ['another table', [{ Put: { TableName: 'Nowhere', Item: item('a') } }], '400 ResourceNotFoundException'],
    ['an item without its key', [{ Put: { TableName, Item: { other: { S: 'a' } } } }], '400 ValidationException'],
    ['a key of another type', [{ Put: { TableName, Item: { pk: { N: '1' } } } }], '400 ValidationException'],
    ['a wrong key', [{ Delete: { TableName, Key: { other: { S: 'a' } } } }], '400 ValidationException'],
    [
      'too much of a key',
      [{ Delete: { TableName, Key: item('a', { other: { S: 'a' } }) } }],
      '400 ValidationException',
    ],
  ])('of %s is taken or refused', async (_what, TransactItems, expected) => {
    expect(await refusal('TransactWriteItems', { TransactItems })).toBe(expected);
  });
  it('is done once for one token, for ten minutes', async () => {
    const once = (ClientRequestToken: string, ...TransactItems: object[]) =>
      refusal('TransactWriteItems', { TransactItems, ClientRequestToken });
    const fresh = put('token', {}, isNew);
    expect([await once('a', fresh), await once('a', fresh), await once('b', fresh)]).toEqual([
      'none',
      'none',
      '400 TransactionCanceledException',
    ]);
    expect(await once('a', put('other'))).toBe('400 IdempotentParameterMismatchException');
    now += 10 * 60_000 - 1;
    expect(await once('a', fresh)).toBe('none');
    now += 1;
    expect(await once('a', fresh)).toBe('400 TransactionCanceledException');
    expect([
      await once('', put('x')),
      await once('t'.repeat(36), put('x')),
      await once('t'.repeat(37), put('x')),
    ]).toEqual(['400 ValidationException', 'none', '400 ValidationException']);
  });
  it('reads together what is there', async () => {
    await write(put('r1'));
    const read = (...keys: string[]) =>
      post('TransactGetItems', { TransactItems: keys.map((pk) => ({ Get: { TableName, Key: item(pk) } })) });
    expect(await read('r1', 'none')).toEqual({ status: 200, body: { Responses: [{ Item: item('r1') }, {}] } });
    expect([
      (await read()).status,
      (await read(...Array.from({ length: 100 }, () => 'r1'))).status,
      (await read(...Array.from({ length: 101 }, () => 'r1'))).status,
    ]).toEqual([400, 200, 400]);
  });
});
