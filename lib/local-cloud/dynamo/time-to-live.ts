/** Time to live: deletes items whose expiry has passed, as DynamoDB does in its own time; it never touches items expired for over five years. */
import type { Engine, Item, KeySchema } from './dynalite.ts';
import { asDynamoError, isFailedCondition } from './dynamo-error.ts';

/** DynamoDB takes an expiry older than this for a mistake in units and keeps the item. */
const oldestExpirySeconds = 5 * 365 * 24 * 3600;

type Page = { Items: Item[]; LastEvaluatedKey?: Item };

/**
 * Deletes every item of `table` whose number `attribute` (seconds since 1970) lies before `nowMs` (milliseconds).
 * The condition is checked again at the delete, so that an item renewed meanwhile stays. Resolves with how many went.
 */
export async function sweepExpired(engine: Engine, table: string, attribute: string, nowMs: number): Promise<number> {
  const { KeySchema } = await engine.table(table);
  const seconds = Math.floor(nowMs / 1000);
  const expired = {
    ExpressionAttributeNames: { '#ttl': attribute },
    ExpressionAttributeValues: {
      ':now': { N: String(seconds) },
      ':oldest': { N: String(seconds - oldestExpirySeconds) },
    },
  };
  const condition = '#ttl < :now AND #ttl > :oldest';
  let count = 0;
  let start: Item | undefined;
  do {
    const page = (await engine.read('Scan', {
      TableName: table,
      FilterExpression: condition,
      ...expired,
      ...(start && { ExclusiveStartKey: start }),
    })) as Page;
    for (const item of page.Items) {
      const request = { TableName: table, Key: keyOf(item, KeySchema), ConditionExpression: condition, ...expired };
      if (await deleteUnlessRenewed(engine, request)) count += 1;
    }
    start = page.LastEvaluatedKey;
  } while (start);
  return count;
}

async function deleteUnlessRenewed(engine: Engine, request: object): Promise<boolean> {
  try {
    await engine.write((scope) => scope.run('DeleteItem', engine.check('DeleteItem', { ...request })));
    return true;
  } catch (error) {
    if (isFailedCondition(asDynamoError(error))) return false;
    throw error;
  }
}

function keyOf(item: Item, schema: KeySchema): Item {
  return Object.fromEntries(schema.map(({ AttributeName }) => [AttributeName, item[AttributeName] ?? {}]));
}
