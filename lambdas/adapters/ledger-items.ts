/**
 * A script's ledger in the table, SCRIPT#id / LEDGER: what a model's work on it has cost, money set aside and spent. Holds numbers, and
 * the marks of the changes that are in them: a change whose answer was lost is sent again by the client, and must not be added twice.
 */
import { randomBytes } from 'node:crypto';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import {
  type FoundItem,
  firstForm,
  type ItemKey,
  readStored,
  type Table,
  unlessConditionFails,
  withFoundItem,
} from './table.ts';

const ledgerItem = z.object({
  /** What was spent and what is set aside, together. */
  used: z.number().default(0),
  /** What is set aside. */
  held: z.number().default(0),
});

/** As lib/model asks for it; amounts are millionths of a US dollar. */
export interface LedgerItem {
  reserve(amount: number): Promise<'held' | 'wait' | 'spent'>;
  settle(reserved: number, spent: number): Promise<void>;
}
export interface LedgerLimits {
  readonly budget: number;
}

export const ledgerKey = (scriptId: string): ItemKey => ({ pk: `SCRIPT#${scriptId}`, sk: 'LEDGER' });

/** What is left of a ledger that was written while its script was deleted goes by itself after a quarter of a year. */
const keptForSeconds = 90 * 24 * 60 * 60;

export const ledgerItems =
  (table: Table, now: () => Date, limits: LedgerLimits) =>
  (scriptId: string): LedgerItem => {
    const key = ledgerKey(scriptId);
    const update = (expression: string, values: Record<string, number | string | Set<string>>, condition?: string) =>
      table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: key,
          UpdateExpression: expression,
          ConditionExpression: condition,
          ExpressionAttributeNames: { '#ttl': 'ttl' },
          ExpressionAttributeValues: {
            ...values,
            ':ttl': Math.floor(now().getTime() / 1000) + keptForSeconds,
            ':form': firstForm.schema_version,
          },
          ...withFoundItem,
        }),
      );
    const newMark = (): string => randomBytes(9).toString('base64url');
    const isMarked = (mark: string) => (found: FoundItem) => found.marks?.SS?.includes(mark) ?? false;
    /** Adds once, however often it is sent; false when `condition` does not hold. */
    const addOnce = (added: string, values: Record<string, number>, condition?: string): Promise<boolean> => {
      const mark = newMark();
      const isNew = '(attribute_not_exists(marks) OR NOT contains(marks, :mark))';
      const write = update(
        `SET #ttl = :ttl, schema_version = :form ADD ${added}, marks :marks`,
        { ...values, ':mark': mark, ':marks': new Set([mark]) },
        condition === undefined ? isNew : `(${condition}) AND ${isNew}`,
      );
      return unlessConditionFails(write, isMarked(mark));
    };
    const look = async () => {
      const found = await table.client.send(new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true }));
      return readStored(ledgerItem, found.Item ?? {});
    };
    return {
      async reserve(amount) {
        if (amount > limits.budget) return 'spent';
        const held = await addOnce(
          'used :amount, held :amount',
          { ':amount': amount, ':most': limits.budget - amount },
          'attribute_not_exists(used) OR used <= :most',
        );
        if (held) return 'held';
        const ledger = await look();
        return ledger.used - ledger.held + amount > limits.budget ? 'spent' : 'wait';
      },
      async settle(reserved, spent) {
        await addOnce('used :change, held :back', { ':change': spent - reserved, ':back': -reserved });
      },
    };
  };
