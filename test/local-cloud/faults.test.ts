/** Answers that are lost on purpose: the call takes place, and the SDK sends it again. */
import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startDynamo } from '../../lib/local-cloud/dynamo/start-dynamo.ts';
import { numberedLosses, seededLosses } from '../../lib/local-cloud/faults/lost-answers.ts';
import type { LoopbackServer } from '../../lib/local-cloud/loopback-server.ts';
import { temporaryDirectory } from './fixtures/temporary-directory.ts';

const directory = await temporaryDirectory();
const TableName = 'Table';
const put = 'dynamodb.PutItem';

describe('a lost answer of the table', () => {
  const faults = numberedLosses((call) => call === put);
  let server: LoopbackServer;
  let client: DynamoDBDocumentClient;
  beforeAll(async () => {
    const spec = {
      TableName,
      AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    };
    server = await startDynamo({ directory, tables: [spec], faults });
    const credentials = { accessKeyId: 'x', secretAccessKey: 'x' };
    client = DynamoDBDocumentClient.from(
      new DynamoDBClient({ endpoint: server.url, region: 'us-east-1', credentials, maxAttempts: 3 }),
    );
  });
  afterAll(async () => {
    client?.destroy();
    await server?.close();
  });
  beforeEach(() => faults.lose());
  const write = (pk: string) =>
    client.send(new PutCommand({ TableName, Item: { pk }, ConditionExpression: 'attribute_not_exists(pk)' }));
  const isThere = async (pk: string) =>
    (await client.send(new GetCommand({ TableName, Key: { pk } }))).Item !== undefined;

  it('leaves what was written, and the second sending meets it', async () => {
    faults.lose(1);
    await expect(write('a')).rejects.toThrow(ConditionalCheckFailedException);
    expect(await isThere('a')).toBe(true);
    expect(faults.seen).toBe(1);
  });

  it('is a broken connection to the caller when every sending loses it', async () => {
    faults.lose(1, 2, 3);
    const again = client.send(new PutCommand({ TableName, Item: { pk: 'b' } }));
    await expect(again).rejects.not.toThrow(ConditionalCheckFailedException);
    expect(faults.seen).toBe(3);
    expect(await isThere('b')).toBe(true);
  });

  it('is not lost when nobody asked for it', async () => {
    await write('c');
    expect(await isThere('c')).toBe(true);
  });
});

describe('answers lost by a seed', () => {
  const lost = (seed: number, oneIn = 4) => {
    const faults = seededLosses(seed, oneIn, (call) => call.startsWith('dynamodb.'));
    return Array.from({ length: 400 }, () => faults.next('service/call', put) !== null);
  };

  it('are the same for the same seed and others for another', () => {
    expect(lost(7)).toEqual(lost(7));
    expect(lost(7)).not.toEqual(lost(8));
  });

  it('lose about as many as they are told, and nothing of another service', () => {
    expect(lost(7).filter(Boolean).length).toBeGreaterThan(70);
    expect(lost(7).filter(Boolean).length).toBeLessThan(130);
    const faults = seededLosses(7, 1, (call) => call.startsWith('sqs.'));
    expect(faults.next('service/call', put)).toBeNull();
  });
});
