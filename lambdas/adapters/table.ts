/** The one DynamoDB table: document client, conditional writes, paging and batched deletes. Refuses to know what the items mean. */
import {
  type AttributeValue,
  ConditionalCheckFailedException,
  DynamoDBClient,
  type DynamoDBClientConfig,
} from '@aws-sdk/client-dynamodb';
import {
  BatchWriteCommand,
  DynamoDBDocumentClient,
  paginateQuery,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';

export interface Table {
  readonly client: DynamoDBDocumentClient;
  readonly name: string;
}
export interface ItemKey {
  readonly pk: string;
  readonly sk: string;
}

export const openTable = (name: string, config: DynamoDBClientConfig = {}): Table => ({
  name,
  client: DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 4, ...config }), {
    marshallOptions: { removeUndefinedValues: true },
  }),
});

/** What an item of the first form says of itself. Items stored before they said so are of it, too. */
export const firstForm = { schema_version: 1 } as const;
const stamp = z.object({ schema_version: z.number().int().positive().default(firstForm.schema_version) });

/** A stored item by its schema, which reads every form up to `newest`. Throws for what does not fit, and for a form that younger code has written. */
export const readStored = <S extends z.ZodType>(
  schema: S,
  item: unknown,
  newest: number = firstForm.schema_version,
): z.output<S> => {
  const { schema_version } = stamp.parse(item);
  if (schema_version > newest) throw new Error(`An item is of form ${schema_version}; the newest known is ${newest}.`);
  return schema.parse(item);
};

/** No item is larger than this many bytes of JSON: a fourth of what DynamoDB takes, so that lists of items stay quick. What is larger lies in the bucket. */
export const mostItemBytes = 100_000;

/** An item as a refused write carries it: in DynamoDB's own form. */
export type FoundItem = Readonly<Record<string, AttributeValue>>;
/** What a refused write has to ask for, so that it carries the item it met. */
export const withFoundItem = { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } as const;

/**
 * Runs a conditional write; false when its condition did not hold. Every other failure is thrown.
 *
 * The client sends a write again whose answer was lost on the way. If the first sending took place, the second meets the first one's trace, and its
 * condition fails. `isOwn` says whether what it met is what it wanted to write: then it is no failure. The command must ask `withFoundItem`.
 */
export const unlessConditionFails = async (
  write: Promise<unknown>,
  isOwn: (found: FoundItem) => boolean = () => false,
): Promise<boolean> => {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return error.Item !== undefined && isOwn(error.Item);
    throw error;
  }
};

/** The table's index over gsi1pk and gsi1sk. It holds keys only and is eventually consistent: its readers fetch the items. */
export const indexName = 'gsi1';

/** Every item of a query, or the first `most`, all pages, strongly consistent unless it reads an index. */
export const queryAll = async (
  table: Table,
  input: Omit<QueryCommandInput, 'TableName'>,
  most = Number.POSITIVE_INFINITY,
): Promise<unknown[]> => {
  const items: unknown[] = [];
  const query = { ConsistentRead: input.IndexName === undefined, ...input, TableName: table.name };
  for await (const page of paginateQuery({ client: table.client }, query)) {
    items.push(...(page.Items ?? []));
    if (items.length >= most) return items.slice(0, most);
  }
  return items;
};

/** The first `most` items' keys that stand in the index under `partition` and an instant up to `at`, the longest due first. */
export const queryDue = (table: Table, partition: string, at: Date, most: number): Promise<unknown[]> =>
  queryAll(
    table,
    {
      IndexName: indexName,
      KeyConditionExpression: 'gsi1pk = :partition AND gsi1sk <= :now',
      // Anything that follows the instant sorts before this.
      ExpressionAttributeValues: { ':partition': partition, ':now': `${at.toISOString()}~` },
    },
    most,
  );

/** All items of a partition whose sort key begins with `prefix`; `attributes` narrows what is read. */
export const queryPrefix = (
  table: Table,
  pk: string,
  prefix: string,
  attributes?: readonly string[],
): Promise<unknown[]> => {
  const names = Object.fromEntries((attributes ?? []).map((name, i) => [`#a${i}`, name]));
  return queryAll(table, {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': pk, ':prefix': prefix },
    ...(attributes && { ProjectionExpression: Object.keys(names).join(', '), ExpressionAttributeNames: names }),
  });
};

const batchSize = 25;
const maxRounds = 8;

/** Deletes the keys in batches, repeating what the table put back, with growing pauses. Throws when some are left. */
export const deleteKeys = async (table: Table, keys: readonly ItemKey[]): Promise<void> => {
  for (let start = 0; start < keys.length; start += batchSize) {
    let open = keys.slice(start, start + batchSize).map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }));
    for (let round = 0; open.length > 0; round += 1) {
      if (round === maxRounds) throw new Error('The table kept refusing a batch of deletes.');
      if (round > 0) await new Promise((resolve) => setTimeout(resolve, Math.random() * 50 * 2 ** round));
      const answer = await table.client.send(new BatchWriteCommand({ RequestItems: { [table.name]: open } }));
      const left = answer.UnprocessedItems?.[table.name] ?? [];
      open = left.flatMap((request) => {
        const key = request.DeleteRequest?.Key;
        return key ? [{ DeleteRequest: { Key: { pk: String(key.pk), sk: String(key.sk) } } }] : [];
      });
    }
  }
};
