/** The one checkout a user may have open, USER#sub / CHECKOUT: parallel initiations meet here, so that nobody is charged twice. */
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { currency, planName } from '../../lib/contract/plans.ts';
import { firstForm, readStored, type Table, unlessConditionFails, withFoundItem } from './table.ts';

const checkoutItem = z.object({
  payment_id: z.string(),
  plan_name: planName,
  currency,
  created_at: z.string(),
});
export type CheckoutItem = z.infer<typeof checkoutItem>;

export interface CheckoutItems {
  get(userId: string): Promise<CheckoutItem | null>;
  /** Makes `item` the open checkout in place of the payment `replacing` (null: of none). False when somebody else was first. */
  claim(userId: string, item: CheckoutItem, replacing: string | null): Promise<boolean>;
  /** Removes the open checkout if it is still this payment's; without a payment, whatever is there. */
  release(userId: string, paymentId?: string): Promise<void>;
}

const keptForSeconds = 2 * 24 * 3600;

export const checkoutItems = (table: Table): CheckoutItems => {
  const keyOf = (userId: string) => ({ pk: `USER#${userId}`, sk: 'CHECKOUT' });
  return {
    async get(userId) {
      const answer = await table.client.send(
        new GetCommand({ TableName: table.name, Key: keyOf(userId), ConsistentRead: true }),
      );
      return answer.Item === undefined ? null : readStored(checkoutItem, answer.Item);
    },
    claim: (userId, item, replacing) =>
      unlessConditionFails(
        table.client.send(
          new PutCommand({
            TableName: table.name,
            Item: {
              ...keyOf(userId),
              ...firstForm,
              ...item,
              ttl: Math.floor(new Date(item.created_at).getTime() / 1000) + keptForSeconds,
            },
            ConditionExpression: replacing === null ? 'attribute_not_exists(pk)' : 'payment_id = :replacing',
            ExpressionAttributeValues: replacing === null ? undefined : { ':replacing': replacing },
            ...withFoundItem,
          }),
        ),
        (found) => found.payment_id?.S === item.payment_id,
      ),
    async release(userId, paymentId) {
      const condition = paymentId !== undefined && {
        ConditionExpression: 'payment_id = :p',
        ExpressionAttributeValues: { ':p': paymentId },
      };
      await unlessConditionFails(
        table.client.send(new DeleteCommand({ TableName: table.name, Key: keyOf(userId), ...condition })),
      );
    },
  };
};
