/** A script's ledger of opinions in the table, SCRIPT#id / LEDGER: money set aside and spent, and whose turn it is to warm the model's cache. Holds numbers only. */
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type ItemKey, type Table, unlessConditionFails } from './table.ts';

const ledgerItem = z.object({ warm_until: z.number().optional() });

/** As lib/model asks for it; amounts are millionths of a US dollar. */
export interface LedgerItem {
  reserve(amount: number): Promise<boolean>;
  settle(reserved: number, spent: number): Promise<void>;
  warmth(): Promise<'mine' | 'wait' | 'warm'>;
  warmed(succeeded: boolean): Promise<void>;
}
export interface LedgerLimits {
  readonly budget: number;
  readonly cacheLifeMs: number;
  readonly turnMs: number;
}

export const ledgerKey = (scriptId: string): ItemKey => ({ pk: `SCRIPT#${scriptId}`, sk: 'LEDGER' });

/** What is left of a ledger that was written while its script was deleted goes by itself after a quarter of a year. */
const keptForSeconds = 90 * 24 * 60 * 60;

export const ledgerItems =
  (table: Table, now: () => Date, limits: LedgerLimits) =>
  (scriptId: string): LedgerItem => {
    const key = ledgerKey(scriptId);
    const update = (expression: string, values: Record<string, number>, condition?: string) =>
      table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: key,
          UpdateExpression: expression,
          ConditionExpression: condition,
          ExpressionAttributeNames: { '#ttl': 'ttl' },
          ExpressionAttributeValues: { ...values, ':ttl': Math.floor(now().getTime() / 1000) + keptForSeconds },
        }),
      );
    return {
      async reserve(amount) {
        if (amount > limits.budget) return false;
        return unlessConditionFails(
          update(
            'SET #ttl = :ttl ADD spent :amount',
            { ':amount': amount, ':most': limits.budget - amount },
            'attribute_not_exists(spent) OR spent <= :most',
          ),
        );
      },
      async settle(reserved, spent) {
        await update('SET #ttl = :ttl ADD spent :change', { ':change': spent - reserved });
      },
      async warmth() {
        const at = now().getTime();
        const mine = await unlessConditionFails(
          update(
            'SET #ttl = :ttl, turn_until = :turn',
            { ':turn': at + limits.turnMs, ':now': at },
            '(attribute_not_exists(warm_until) OR warm_until <= :now) AND (attribute_not_exists(turn_until) OR turn_until <= :now)',
          ),
        );
        if (mine) return 'mine';
        const found = await table.client.send(
          new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true }),
        );
        const { warm_until = 0 } = ledgerItem.parse(found.Item ?? {});
        return warm_until > at ? 'warm' : 'wait';
      },
      async warmed(succeeded) {
        const until = now().getTime() + limits.cacheLifeMs;
        if (succeeded) await update('SET #ttl = :ttl, warm_until = :until REMOVE turn_until', { ':until': until });
        else await update('SET #ttl = :ttl REMOVE turn_until', {});
      },
    };
  };
