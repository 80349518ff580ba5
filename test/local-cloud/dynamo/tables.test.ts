/** Single writes, the settings of tables, what expires and what lies on disk in DynamoDB. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTables } from '../../../lib/local-cloud/dynamo/create-tables.ts';
import { openDynalite } from '../../../lib/local-cloud/dynamo/dynalite.ts';
import { asDynamoError, dynamoError, isFailedCondition } from '../../../lib/local-cloud/dynamo/dynamo-error.ts';
import { sweepExpired } from '../../../lib/local-cloud/dynamo/time-to-live.ts';
import { dynamoServed, item, spec, TableName } from '../fixtures/dynamo-served.ts';
import { temporaryDirectory } from '../fixtures/temporary-directory.ts';

const root = await temporaryDirectory();
const { post, refusal } = await dynamoServed();
const isNew = { ConditionExpression: 'attribute_not_exists(pk)' };

describe('a single write', () => {
  it('whose condition fails shows the item when it is asked for', async () => {
    await post('PutItem', { TableName, Item: item('one', { n: { N: '1' } }) });
    const again = { TableName, Item: item('one'), ...isNew };
    const type = 'com.amazonaws.dynamodb.v20120810#ConditionalCheckFailedException';
    const plain = await post('PutItem', again);
    expect([plain.status, plain.body]).toEqual([400, { __type: type, message: 'The conditional request failed' }]);
    const shown = await post('PutItem', { ...again, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' });
    expect(shown.body).toEqual({
      __type: type,
      message: 'The conditional request failed',
      Item: item('one', { n: { N: '1' } }),
    });
    const gone = {
      TableName,
      Key: item('one'),
      ConditionExpression: 'n = :n',
      ExpressionAttributeValues: { ':n': { N: '2' } },
    };
    expect((await post('DeleteItem', { ...gone, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' })).body.Item).toEqual(
      item('one', { n: { N: '1' } }),
    );
    expect(
      (await post('DeleteItem', { ...gone, ReturnValuesOnConditionCheckFailure: 'NONE' })).body,
    ).not.toHaveProperty('Item');
  });
  it.each([
    ['Dance', {}, '501 UnknownOperationException'],
    ['CreateTable', spec, '501 UnknownOperationException'],
    ['constructor', {}, '501 UnknownOperationException'],
    ['GetItem', { TableName: 'Nowhere', Key: item('a') }, '400 ResourceNotFoundException'],
    ['GetItem', { TableName }, '400 ValidationException'],
    ['ListTables', {}, 'none'],
    ['DescribeTable', { TableName }, 'none'],
    ['Scan', { TableName }, 'none'],
    ['BatchGetItem', { RequestItems: { Tab: { Keys: [item('a')] } } }, 'none'],
    ['BatchWriteItem', { RequestItems: { Tab: [{ PutRequest: { Item: item('a') } }] } }, 'none'],
  ])('or another call, %s %j: %s', async (operation, body, expected) =>
    expect(await refusal(operation, body)).toBe(expected),
  );
});

describe('the settings of a table', () => {
  const ttl = async (name: string) =>
    (await post('DescribeTimeToLive', { TableName: name })).body.TimeToLiveDescription;
  it('are time to live, by the template or switched', async () => {
    expect([await ttl('Tab'), await ttl('Plain')]).toEqual([
      { TimeToLiveStatus: 'ENABLED', AttributeName: 'ttl' },
      { TimeToLiveStatus: 'DISABLED' },
    ]);
    const set = (Enabled: boolean) =>
      post('UpdateTimeToLive', { TableName: 'Plain', TimeToLiveSpecification: { Enabled, AttributeName: 'x' } });
    expect((await set(true)).body).toEqual({ TimeToLiveSpecification: { Enabled: true, AttributeName: 'x' } });
    expect(await ttl('Plain')).toEqual({ TimeToLiveStatus: 'ENABLED', AttributeName: 'x' });
    await set(false);
    expect(await ttl('Plain')).toEqual({ TimeToLiveStatus: 'DISABLED' });
  });
  it('are backups, on by themselves', async () => {
    const told = (on: boolean) => ({
      ContinuousBackupsDescription: {
        ContinuousBackupsStatus: 'ENABLED',
        PointInTimeRecoveryDescription: { PointInTimeRecoveryStatus: on ? 'ENABLED' : 'DISABLED' },
      },
    });
    const set = (on: boolean) =>
      post('UpdateContinuousBackups', {
        TableName,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: on },
      });
    const read = async () => (await post('DescribeContinuousBackups', { TableName })).body;
    expect([await read(), (await set(false)).body, await read(), (await set(true)).body, await read()]).toEqual([
      told(true),
      told(false),
      told(false),
      told(true),
      told(true),
    ]);
  });
  it.each([
    ['DescribeTimeToLive', {}, '400 ValidationException'],
    ['DescribeTimeToLive', { TableName: 'Nowhere' }, '400 ResourceNotFoundException'],
    [
      'UpdateTimeToLive',
      { TableName, TimeToLiveSpecification: { Enabled: true, AttributeName: '' } },
      '400 ValidationException',
    ],
    ['UpdateContinuousBackups', { TableName }, '400 ValidationException'],
  ])('asked by %s %j: %s', async (operation, body, expected) => expect(await refusal(operation, body)).toBe(expected));
});

describe('what has expired', () => {
  it('goes, to the second, but for what is older than five years or has no number', async () => {
    const engine = await openDynalite(path.join(root, 'expiring'));
    await createTables(engine, [spec]);
    const seconds = 2_000_000_000;
    const years = 5 * 365 * 24 * 3600;
    const values = {
      past: { N: String(seconds - 1) },
      now: { N: String(seconds) },
      future: { N: String(seconds + 1) },
      oldest: { N: String(seconds - years) },
      old: { N: String(seconds - years + 1) },
      text: { S: '1' },
    };
    for (const [pk, ttl] of Object.entries(values))
      await engine.write((scope) =>
        scope.run('PutItem', engine.check('PutItem', { TableName, Item: item(pk, { ttl }) })),
      );
    expect(await sweepExpired(engine, TableName, 'ttl', seconds * 1000 + 999)).toBe(2);
    const left = (await engine.read('Scan', { TableName })) as { Items: { pk: { S: string } }[] };
    expect(left.Items.map(({ pk }) => pk.S).sort()).toEqual(['future', 'now', 'oldest', 'text']);
    await engine.close();
  });
});

describe('a table on disk', () => {
  it('is kept, and refused in another shape', async () => {
    const engine = await openDynalite(path.join(root, 'shapes'));
    const index = (AttributeName: string) => [
      { IndexName: 'Idx', KeySchema: [{ AttributeName, KeyType: 'HASH' }], Projection: { ProjectionType: 'ALL' } },
    ];
    const definitions = ['pk', 'sk', 'a', 'b'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' }));
    const used = (...names: string[]) => definitions.filter(({ AttributeName }) => names.includes(AttributeName));
    const withIndex = { ...spec, AttributeDefinitions: used('pk', 'a'), GlobalSecondaryIndexes: index('a') };
    await createTables(engine, [withIndex]);
    await createTables(engine, [withIndex]);
    expect(await engine.table(TableName)).toMatchObject({
      TableStatus: 'ACTIVE',
      GlobalSecondaryIndexes: [{ IndexName: 'Idx', IndexStatus: 'ACTIVE' }],
    });
    for (const other of [
      spec,
      { ...withIndex, AttributeDefinitions: used('pk', 'b'), GlobalSecondaryIndexes: index('b') },
      { ...withIndex, GlobalSecondaryIndexes: index('a').map((one) => ({ ...one, IndexName: 'Jdx' })) },
      { ...withIndex, KeySchema: [...spec.KeySchema, { AttributeName: 'sk', KeyType: 'RANGE' }] },
    ])
      await expect(createTables(engine, [other])).rejects.toThrow(
        'Table Tab on disk has other keys or indexes than the template.',
      );
    expect(await engine.storedTable('Nowhere').catch(() => undefined)).toBeUndefined();
    await engine.close();
  });
});

describe('an error of DynamoDB', () => {
  it('is told in its own namespace, dynalite’s with its members', () => {
    const failed = dynamoError('ConditionalCheckFailedException', 'm', { Item: 1 });
    expect(failed).toMatchObject({
      type: 'com.amazonaws.dynamodb.v20120810#ConditionalCheckFailedException',
      status: 400,
      members: { Item: 1 },
    });
    expect([
      isFailedCondition(failed),
      isFailedCondition(dynamoError('Other', 'm')),
      isFailedCondition(new Error('x')),
    ]).toEqual([true, false, false]);
    const theirs = (body: unknown) => Object.assign(new Error('own'), { body });
    expect(asDynamoError(theirs({ __type: 'x#Y', message: 'm', Z: 1 }))).toMatchObject({
      type: 'x#Y',
      message: 'm',
      members: { Z: 1 },
    });
    expect(asDynamoError(theirs({ __type: 'x#Y', Message: 'M' }))).toMatchObject({ message: 'M', members: {} });
    expect(asDynamoError(theirs({ __type: 'x#Y' }))).toMatchObject({ message: 'own' });
    for (const fault of [new Error('x'), theirs(null), theirs('text'), 'text', { body: {} }])
      expect(asDynamoError(fault)).toBe(fault);
  });
});
