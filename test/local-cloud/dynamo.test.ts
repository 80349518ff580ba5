import { join } from 'node:path';
import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  ExecuteStatementCommand,
  ListTablesCommand,
  UpdateContinuousBackupsCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  paginateQuery,
  QueryCommand,
  ScanCommand,
  TransactGetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TableSpec } from '../../lib/local-cloud/dynamo/create-tables.ts';
import { startDynamo } from '../../lib/local-cloud/dynamo/start-dynamo.ts';
import { startKillableEmulator } from './fixtures/killable-emulator.ts';
import { temporaryDirectory } from './fixtures/temporary-directory.ts';

const directory = await temporaryDirectory();

const TableName = 'Dramaturg';
const table: TableSpec = {
  TableName,
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: ['pk', 'sk', 'gsi1pk', 'gsi1sk'].map((AttributeName) => ({
    AttributeName,
    AttributeType: 'S',
  })),
  KeySchema: keySchema('pk', 'sk'),
  GlobalSecondaryIndexes: [
    { IndexName: 'gsi1', KeySchema: keySchema('gsi1pk', 'gsi1sk'), Projection: { ProjectionType: 'ALL' } },
  ],
  ttlAttribute: 'ttl',
};

function keySchema(hash: string, range: string) {
  return [
    { AttributeName: hash, KeyType: 'HASH' },
    { AttributeName: range, KeyType: 'RANGE' },
  ];
}

function clientOf(endpoint: string) {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new DynamoDBClient({ endpoint, region: 'us-east-1', credentials });
  return {
    client,
    documents: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
  };
}

let nowMs = Date.parse('2026-11-21T12:00:00Z');
let dynamo: Awaited<ReturnType<typeof startDynamo>>;
let client: DynamoDBClient;
let documents: DynamoDBDocumentClient;

beforeAll(async () => {
  dynamo = await startDynamo({ directory: join(directory, 'main'), tables: [table], ttlSweepMs: 20, now: () => nowMs });
  ({ client, documents } = clientOf(dynamo.url));
});
afterAll(() => dynamo.close());

const put = (Item: Record<string, unknown>) => documents.send(new PutCommand({ TableName, Item }));
const get = async (pk: string, sk: string) =>
  (await documents.send(new GetCommand({ TableName, Key: { pk, sk }, ConsistentRead: true }))).Item;
const count = async (pk: string) =>
  (
    await documents.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :p',
        ExpressionAttributeValues: { ':p': pk },
        Select: 'COUNT',
      }),
    )
  ).Count;

describe('tables', () => {
  it('are active as soon as the emulator has started', async () => {
    const { Table } = await client.send(new DescribeTableCommand({ TableName }));
    expect(Table?.TableStatus).toBe('ACTIVE');
    expect(Table?.GlobalSecondaryIndexes?.map(({ IndexStatus }) => IndexStatus)).toEqual(['ACTIVE']);
    expect(Table?.BillingModeSummary?.BillingMode).toBe('PAY_PER_REQUEST');
    expect((await client.send(new ListTablesCommand({}))).TableNames).toEqual([TableName]);
  });

  it('that nobody declared are not found', async () => {
    await expect(documents.send(new GetCommand({ TableName: 'Nowhere', Key: { pk: '1' } }))).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
  });

  it('of another shape than the template are refused at start instead of answering wrongly', async () => {
    const own = join(directory, 'shape');
    await (await startDynamo({ directory: own, tables: [table] })).close();
    const changed = { ...table, GlobalSecondaryIndexes: [] };
    await expect(startDynamo({ directory: own, tables: [changed] })).rejects.toThrow('--fresh');
    await (await startDynamo({ directory: own, tables: [table] })).close();
  });

  it('cannot be opened by two emulators at once', async () => {
    await expect(startDynamo({ directory: join(directory, 'main'), tables: [table] })).rejects.toThrow('another run');
  });
});

describe('items', () => {
  it('come back as they were put, with sets, bytes, empty strings and nested values', async () => {
    const item = {
      pk: 'u#1',
      sk: 'profile',
      n: 0.1,
      big: 9007199254740991,
      empty: '',
      nested: { a: [1, 2, { b: null }] },
      tags: new Set(['x', 'y']),
      flag: true,
      bin: new Uint8Array([1, 2, 3]),
    };
    await put(item);
    expect(await get('u#1', 'profile')).toEqual(item);
  });

  it('are not overwritten when a condition forbids it, and the item in the way is shown on request', async () => {
    await put({ pk: 'c', sk: '1', owner: 'first' });
    const request = { TableName, Item: { pk: 'c', sk: '1' }, ConditionExpression: 'attribute_not_exists(pk)' };
    await expect(documents.send(new PutCommand(request))).rejects.toMatchObject({
      name: 'ConditionalCheckFailedException',
      Item: undefined,
    });
    await expect(
      documents.send(new PutCommand({ ...request, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' })),
    ).rejects.toMatchObject({ name: 'ConditionalCheckFailedException', Item: { owner: { S: 'first' } } });
  });

  it('are updated by SET, if_not_exists, list_append, REMOVE and ADD in one expression', async () => {
    await put({ pk: 'up', sk: '1', n: 1, nested: { a: [9] }, flag: true, tags: new Set(['x']) });
    const { Attributes } = await documents.send(
      new UpdateCommand({
        TableName,
        Key: { pk: 'up', sk: '1' },
        UpdateExpression:
          'SET #n = if_not_exists(#n, :z) + :one, hist = list_append(if_not_exists(hist, :e), :h), nested.a[0] = :one REMOVE flag ADD cnt :one, tags :ss',
        ConditionExpression: '#n >= :z AND begins_with(sk, :p)',
        ExpressionAttributeNames: { '#n': 'n' },
        ExpressionAttributeValues: {
          ':z': 0,
          ':one': 1,
          ':e': [],
          ':h': ['q'],
          ':p': '1',
          ':ss': new Set(['zz']),
        },
        ReturnValues: 'ALL_NEW',
      }),
    );
    const expected = { pk: 'up', sk: '1', n: 2, hist: ['q'], nested: { a: [1] }, cnt: 1, tags: new Set(['x', 'zz']) };
    expect(Attributes).toEqual(expected);
  });

  it('lose no update when many arrive at the same time', async () => {
    const add = new UpdateCommand({
      TableName,
      Key: { pk: 'counter', sk: '1' },
      UpdateExpression: 'ADD c :one',
      ExpressionAttributeValues: { ':one': 1 },
    });
    await Promise.all(Array.from({ length: 40 }, () => documents.send(add)));
    expect(await get('counter', '1')).toMatchObject({ c: 40 });
  });

  it('are deleted under a condition and returned', async () => {
    await put({ pk: 'd', sk: '1', v: 0 });
    const { Attributes } = await documents.send(
      new DeleteCommand({
        TableName,
        Key: { pk: 'd', sk: '1' },
        ConditionExpression: 'v = :v',
        ExpressionAttributeValues: { ':v': 0 },
        ReturnValues: 'ALL_OLD',
      }),
    );
    expect(Attributes).toEqual({ pk: 'd', sk: '1', v: 0 });
    expect(await get('d', '1')).toBeUndefined();
  });

  it('over 400 KB are refused', async () => {
    await expect(put({ pk: 'big', sk: 'b', s: 'x'.repeat(410 * 1024) })).rejects.toMatchObject({
      name: 'ValidationException',
    });
  });
});

describe('batches and queries', () => {
  const row = (i: number) => ({
    pk: 'u#2',
    sk: `job#${String(i).padStart(3, '0')}`,
    gsi1pk: 'STATUS#done',
    gsi1sk: String(1000 - i),
    v: i,
  });

  beforeAll(async () => {
    const rows = Array.from({ length: 25 }, (_, i) => ({ PutRequest: { Item: row(i) } }));
    const { UnprocessedItems } = await documents.send(new BatchWriteCommand({ RequestItems: { [TableName]: rows } }));
    expect(UnprocessedItems).toEqual({});
  });

  it('get several items by key', async () => {
    const Keys = [row(1), row(2)].map(({ pk, sk }) => ({ pk, sk }));
    const { Responses } = await documents.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys } } }));
    expect(Responses?.[TableName]).toHaveLength(2);
  });

  it('page through a partition backwards', async () => {
    const seen: string[] = [];
    const pages = paginateQuery(
      { client: documents, pageSize: 10 },
      {
        TableName,
        KeyConditionExpression: 'pk = :p AND begins_with(sk, :s)',
        ExpressionAttributeValues: { ':p': 'u#2', ':s': 'job#' },
        ScanIndexForward: false,
      },
    );
    for await (const { Items = [] } of pages) seen.push(...Items.map(({ sk }) => String(sk)));
    expect(seen).toHaveLength(25);
    expect(seen).toEqual([...seen].sort().reverse());
  });

  it('page through an index with filter and projection', async () => {
    const found: unknown[] = [];
    const pages = paginateQuery(
      { client: documents, pageSize: 7 },
      {
        TableName,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :p AND gsi1sk BETWEEN :a AND :b',
        FilterExpression: 'v > :v AND contains(sk, :c)',
        ProjectionExpression: 'pk, v',
        ExpressionAttributeValues: { ':p': 'STATUS#done', ':a': '0', ':b': '9999', ':v': 4, ':c': 'job' },
      },
    );
    for await (const { Items = [] } of pages) found.push(...Items);
    expect(found).toHaveLength(20);
    expect(found[0]).toEqual({ pk: 'u#2', v: expect.any(Number) });
  });

  it('count without returning items', async () => {
    expect(await count('u#2')).toBe(25);
  });
});

describe('transactions', () => {
  it('put, update and check in one step', async () => {
    await put({ pk: 'tx', sk: '0' });
    await documents.send(
      new TransactWriteCommand({
        TransactItems: [
          { Put: { TableName, Item: { pk: 'tx', sk: '1' }, ConditionExpression: 'attribute_not_exists(pk)' } },
          {
            Update: {
              TableName,
              Key: { pk: 'tx', sk: '2' },
              UpdateExpression: 'ADD c :o SET gsi1pk = :g, gsi1sk = :g',
              ExpressionAttributeValues: { ':o': 1, ':g': 'in-transaction' },
            },
          },
          { ConditionCheck: { TableName, Key: { pk: 'tx', sk: '0' }, ConditionExpression: 'attribute_exists(pk)' } },
        ],
      }),
    );
    expect(await get('tx', '2')).toMatchObject({ c: 1 });
    const { Items } = await documents.send(
      new QueryCommand({
        TableName,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :g',
        ExpressionAttributeValues: { ':g': 'in-transaction' },
      }),
    );
    expect(Items).toHaveLength(1);
    const read = await documents.send(
      new TransactGetCommand({
        TransactItems: [
          { Get: { TableName, Key: { pk: 'tx', sk: '1' } } },
          { Get: { TableName, Key: { pk: 'tx', sk: 'none' } } },
        ],
      }),
    );
    expect(read.Responses?.map(({ Item }) => Item?.sk)).toEqual(['1', undefined]);
  });

  it('write nothing when one condition fails, and say which and against what', async () => {
    await put({ pk: 'tx2', sk: '1', owner: 'first' });
    const attempt = documents.send(
      new TransactWriteCommand({
        TransactItems: [
          { Put: { TableName, Item: { pk: 'tx2', sk: '9' } } },
          {
            Put: {
              TableName,
              Item: { pk: 'tx2', sk: '1' },
              ConditionExpression: 'attribute_not_exists(pk)',
              ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
            },
          },
        ],
      }),
    );
    await expect(attempt).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      CancellationReasons: [
        { Code: 'None' },
        { Code: 'ConditionalCheckFailed', Item: { pk: { S: 'tx2' }, sk: { S: '1' }, owner: { S: 'first' } } },
      ],
    });
    expect(await get('tx2', '9')).toBeUndefined();
  });

  it('write nothing when a later update cannot be applied', async () => {
    await put({ pk: 'tx3', sk: '1', text: 'not a number' });
    const attempt = documents.send(
      new TransactWriteCommand({
        TransactItems: [
          { Put: { TableName, Item: { pk: 'tx3', sk: '9' } } },
          {
            Update: {
              TableName,
              Key: { pk: 'tx3', sk: '1' },
              UpdateExpression: 'ADD #t :o',
              ExpressionAttributeNames: { '#t': 'text' },
              ExpressionAttributeValues: { ':o': 1 },
            },
          },
        ],
      }),
    );
    await expect(attempt).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      CancellationReasons: [{ Code: 'None' }, { Code: 'ValidationError' }],
    });
    expect(await get('tx3', '9')).toBeUndefined();
  });

  it('let exactly one of many rivals win', async () => {
    const claim = (owner: number) =>
      documents.send(
        new TransactWriteCommand({
          TransactItems: [
            {
              Put: { TableName, Item: { pk: 'race', sk: '1', owner }, ConditionExpression: 'attribute_not_exists(pk)' },
            },
            { Put: { TableName, Item: { pk: 'race', sk: `log#${owner}` } } },
          ],
        }),
      );
    const results = await Promise.allSettled(Array.from({ length: 12 }, (_, owner) => claim(owner)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await count('race')).toBe(2);
  });

  it('are applied once for one token, and a token cannot be used for something else', async () => {
    const addOne = {
      Update: {
        TableName,
        Key: { pk: 'token', sk: '1' },
        UpdateExpression: 'ADD c :o',
        ExpressionAttributeValues: { ':o': 1 },
      },
    };
    const once = { TransactItems: [addOne], ClientRequestToken: 'the-same-token' };
    await documents.send(new TransactWriteCommand(once));
    await documents.send(new TransactWriteCommand(once));
    expect(await get('token', '1')).toMatchObject({ c: 1 });
    const other = { TransactItems: [{ Put: { TableName, Item: { pk: 'token', sk: '2' } } }] };
    await expect(documents.send(new TransactWriteCommand({ ...once, ...other }))).rejects.toMatchObject({
      name: 'IdempotentParameterMismatchException',
    });
  });

  it('refuse two writes to one item', async () => {
    const Put = { TableName, Item: { pk: 'twice', sk: '1' } };
    await expect(documents.send(new TransactWriteCommand({ TransactItems: [{ Put }, { Put }] }))).rejects.toMatchObject(
      { name: 'ValidationException' },
    );
  });
});

describe('time to live', () => {
  it('is on for the attribute the template names and can be switched', async () => {
    const describeIt = async () =>
      (await client.send(new DescribeTimeToLiveCommand({ TableName }))).TimeToLiveDescription;
    expect(await describeIt()).toEqual({ TimeToLiveStatus: 'ENABLED', AttributeName: 'ttl' });
    const set = (Enabled: boolean) =>
      client.send(
        new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification: { AttributeName: 'ttl', Enabled } }),
      );
    await set(false);
    expect(await describeIt()).toEqual({ TimeToLiveStatus: 'DISABLED' });
    await set(true);
  });

  it('deletes what has expired, with its index entry, and nothing else', async () => {
    const seconds = Math.floor(nowMs / 1000);
    await put({ pk: 'ttl', sk: 'soon', ttl: seconds + 60, gsi1pk: 'ttl', gsi1sk: '1' });
    await put({ pk: 'ttl', sk: 'later', ttl: seconds + 6000 });
    await put({ pk: 'ttl', sk: 'milliseconds by mistake', ttl: 5 });
    await put({ pk: 'ttl', sk: 'text', ttl: 'yesterday' });
    nowMs += 120_000;
    await vi.waitFor(async () => expect(await get('ttl', 'soon')).toBeUndefined());
    expect(await count('ttl')).toBe(3);
    const { Items } = await documents.send(
      new QueryCommand({
        TableName,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :g',
        ExpressionAttributeValues: { ':g': 'ttl' },
      }),
    );
    expect(Items).toEqual([]);
  });
});

describe('operations', () => {
  it('switch continuous backups as the template does', async () => {
    const status = async () =>
      (await client.send(new DescribeContinuousBackupsCommand({ TableName }))).ContinuousBackupsDescription
        ?.PointInTimeRecoveryDescription?.PointInTimeRecoveryStatus;
    expect(await status()).toBe('ENABLED');
    const PointInTimeRecoverySpecification = { PointInTimeRecoveryEnabled: false };
    await client.send(new UpdateContinuousBackupsCommand({ TableName, PointInTimeRecoverySpecification }));
    expect(await status()).toBe('DISABLED');
  });

  it('that are not emulated answer 501 with their name', async () => {
    const Statement = `SELECT * FROM "${TableName}"`;
    await expect(client.send(new ExecuteStatementCommand({ Statement }))).rejects.toMatchObject({
      message: 'DynamoDB ExecuteStatement is not emulated on this machine.',
      $metadata: { httpStatusCode: 501, attempts: 1 },
    });
  });

  it('are refused when they are not JSON or not named, without harm to the server', async () => {
    const bodyless = await fetch(dynamo.url, { method: 'POST' });
    expect(bodyless.status).toBe(400);
    const headers = { 'x-amz-target': 'DynamoDB_20120810.GetItem' };
    for (const body of ['{', 'null', '[]', '"text"']) {
      const broken = await fetch(dynamo.url, { method: 'POST', headers, body });
      expect([broken.status, await broken.json()]).toMatchObject([
        400,
        { __type: 'com.amazon.coral.service#SerializationException' },
      ]);
      expect(broken.headers.get('access-control-allow-origin')).toBeNull();
    }
    const flood = await fetch(dynamo.url, { method: 'POST', headers, body: 'x'.repeat(17 * 1024 * 1024) });
    expect(flood.status).toBe(413);
  });
});

describe('on disk', () => {
  it('every answered write is there after the process was killed, in the index as well, and tables stay apart', async () => {
    const numeric: TableSpec = {
      TableName: 'Dramaturg2',
      AttributeDefinitions: [
        { AttributeName: 'pk', AttributeType: 'S' },
        { AttributeName: 'sk', AttributeType: 'N' },
        { AttributeName: 'g', AttributeType: 'S' },
      ],
      KeySchema: keySchema('pk', 'sk'),
      GlobalSecondaryIndexes: [
        { IndexName: 'gsi', KeySchema: keySchema('g', 'sk'), Projection: { ProjectionType: 'KEYS_ONLY' } },
      ],
    };
    const options = { directory: join(directory, 'killed'), tables: [table, numeric] };
    const first = await startKillableEmulator('dynamo', options);
    const before = clientOf(first.url).documents;
    for (const sk of [5, -3, 100, 20, 0.5, 1e10, -1000]) {
      const Item = { pk: 'é~ñ', sk, text: 'left out', ...(sk > 1 && { g: 'G' }) };
      await before.send(new PutCommand({ TableName: 'Dramaturg2', Item }));
    }
    await before.send(
      new TransactWriteCommand({
        TransactItems: [1, 2, 3].map((i) => ({ Put: { TableName, Item: { pk: 'é~ñ', sk: String(i) } } })),
      }),
    );
    await first.kill();

    const second = await startDynamo(options);
    try {
      const after = clientOf(second.url).documents;
      const all = { ExpressionAttributeValues: { ':p': 'é~ñ' }, KeyConditionExpression: 'pk = :p' };
      const numbers = await after.send(new QueryCommand({ TableName: 'Dramaturg2', ...all }));
      expect(numbers.Items?.map(({ sk }) => sk)).toEqual([-1000, -3, 0.5, 5, 20, 100, 1e10]);
      const index = await after.send(
        new QueryCommand({
          TableName: 'Dramaturg2',
          IndexName: 'gsi',
          KeyConditionExpression: 'g = :g',
          ExpressionAttributeValues: { ':g': 'G' },
          ScanIndexForward: false,
        }),
      );
      expect(index.Items).toEqual([1e10, 100, 20, 5].map((sk) => ({ pk: 'é~ñ', sk, g: 'G' })));
      expect((await after.send(new ScanCommand({ TableName }))).Count).toBe(3);
    } finally {
      await second.close();
    }
  });

  it('a transaction is there whole or not at all, whenever the process is killed', async () => {
    const options = { directory: join(directory, 'halves'), tables: [table] };
    const emulator = await startKillableEmulator('dynamo', options);
    const { documents: writer } = clientOf(emulator.url);
    const writes = Array.from({ length: 200 }, (_, i) =>
      writer
        .send(
          new TransactWriteCommand({
            TransactItems: ['a', 'b', 'c'].map((pk) => ({ Put: { TableName, Item: { pk, sk: `${i}` } } })),
          }),
        )
        .then(
          () => 'written',
          () => 'lost',
        ),
    );
    await Promise.race(writes.slice(20));
    await emulator.kill();
    const outcomes = await Promise.all(writes);

    const again = await startDynamo(options);
    try {
      const { documents: reader } = clientOf(again.url);
      const { Items = [] } = await reader.send(new ScanCommand({ TableName }));
      const sizes = Map.groupBy(Items, ({ sk }) => Number(sk));
      expect([...sizes.values()].every(({ length }) => length === 3)).toBe(true);
      outcomes.forEach((outcome, i) => {
        if (outcome === 'written') expect(sizes.has(i)).toBe(true);
      });
    } finally {
      await again.close();
    }
  });
});
