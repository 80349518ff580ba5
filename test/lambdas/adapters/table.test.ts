/** What a batch of deletes does with what the table puts back, and what stored items are refused. */
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { deleteKeys, openTable, readStored } from '../../../lambdas/adapters/table.ts';
import { mockedClient } from '../mocked-client.ts';

const client = mockedClient(DynamoDBDocumentClient);
const table = openTable('things', { region: 'us-east-1', credentials: { accessKeyId: 'a', secretAccessKey: 'b' } });
const keys = (count: number) => Array.from({ length: count }, (_, n) => ({ pk: 'USER#anna', sk: `THING#${n}` }));
const asked = (): number[] =>
  client.commandCalls(BatchWriteCommand).map(({ args }) => args[0].input.RequestItems?.things?.length ?? 0);
const putBack = (count: number) => ({
  UnprocessedItems: { things: keys(count).map((Key) => ({ DeleteRequest: { Key } })) },
});

beforeEach(() => {
  client.reset();
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('deleting many items', () => {
  it('goes in batches of twenty-five', async () => {
    client.on(BatchWriteCommand).resolves({});
    await deleteKeys(table, keys(60));
    expect(asked()).toEqual([25, 25, 10]);
    expect(client.commandCalls(BatchWriteCommand)[2]?.args[0].input.RequestItems?.things?.[9]).toEqual({
      DeleteRequest: { Key: { pk: 'USER#anna', sk: 'THING#59' } },
    });
  });

  it('asks again for what was put back, and for nothing else, each time after a pause that has doubled', async () => {
    client.on(BatchWriteCommand).resolvesOnce(putBack(3)).resolvesOnce(putBack(1)).resolves({});
    const done = deleteKeys(table, keys(5));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked()).toEqual([5]);
    await vi.advanceTimersByTimeAsync(99);
    expect(asked()).toEqual([5]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked()).toEqual([5, 3]);
    await vi.advanceTimersByTimeAsync(199);
    expect(asked()).toEqual([5, 3]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked()).toEqual([5, 3, 1]);
    await done;
  });

  it('says so when the table keeps refusing, after eight rounds', async () => {
    client.on(BatchWriteCommand).resolves(putBack(1));
    const failed = expect(deleteKeys(table, keys(2))).rejects.toThrow('kept refusing');
    await vi.runAllTimersAsync();
    await failed;
    expect(asked()).toHaveLength(8);
  });
});

describe('a stored item', () => {
  const schema = z.object({ a: z.string() });
  it('is read where its form is known, said or not', () => {
    expect(readStored(schema, { a: 'x' })).toEqual({ a: 'x' });
    expect(readStored(schema, { a: 'x', schema_version: 1 })).toEqual({ a: 'x' });
    expect(readStored(schema, { a: 'x', schema_version: 2 }, 2)).toEqual({ a: 'x' });
  });
  it.each([2, 0, -1, 1.5, '1'])('that says form %j is refused', (schema_version) => {
    expect(() => readStored(schema, { a: 'x', schema_version })).toThrow();
  });
});
