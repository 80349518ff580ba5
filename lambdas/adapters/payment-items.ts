/** Payments in the table, PAYMENT#id / PAYMENT (by user through gsi1). A payment changes state only forward: created -> cancelled, expired -> paid -> refunded. */
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { currency, planName } from '../../lib/contract/plans.ts';
import { queryAll, type Table, unlessConditionFails } from './table.ts';

const paymentItem = z.object({
  payment_id: z.string(),
  user_id: z.string().nullable(),
  plan_id: z.number().int(),
  plan_name: planName,
  currency,
  amount_minor: z.number().int(),
  status: z.enum(['created', 'cancelled', 'expired', 'paid', 'refunded']),
  order_id: z.string().nullable(),
  provider_payment_id: z.string().nullable(),
  last_failure: z.string().nullable(),
  created_at: z.string(),
  settled_at: z.string().nullable(),
  refunded_at: z.string().nullable().default(null),
});
/**
 * `amount_minor` in paise or cents; `order_id` is the provider's session; `user_id` is null once the account was deleted; `settled_at` and
 * `refunded_at` are ISO instants.
 */
export type PaymentItem = z.infer<typeof paymentItem>;

export interface PaymentItems {
  create(item: PaymentItem & { user_id: string }): Promise<void>;
  get(paymentId: string): Promise<PaymentItem | null>;
  setOrder(paymentId: string, orderId: string): Promise<void>;
  /** The provider's sentence about the last declined card. */
  recordFailure(paymentId: string, description: string): Promise<void>;
  /** created -> cancelled or expired; false when it was not 'created' any more. */
  close(paymentId: string, as: 'cancelled' | 'expired'): Promise<boolean>;
  /** -> paid; true for exactly one caller, false when it is paid or refunded already. */
  markPaid(paymentId: string, providerPaymentId: string): Promise<boolean>;
  /** -> refunded; true for exactly one caller. */
  markRefunded(paymentId: string): Promise<boolean>;
  /** The payments of a user, through an index: one made in the last second may be missing. */
  listByUser(userId: string): Promise<PaymentItem[]>;
  /** Cuts the receipt loose from the account; amounts and the provider's ids stay, as bookkeeping requires. */
  anonymise(paymentId: string): Promise<void>;
  /** For a payment whose checkout was never opened. */
  remove(paymentId: string): Promise<void>;
}

const keyOf = (paymentId: string) => ({ pk: `PAYMENT#${paymentId}`, sk: 'PAYMENT' });

export const paymentItems = (table: Table, now: () => Date): PaymentItems => {
  const update = (paymentId: string, expression: string, condition: string, values: Record<string, unknown>) =>
    unlessConditionFails(
      table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: keyOf(paymentId),
          UpdateExpression: expression,
          ConditionExpression: `attribute_exists(pk)${condition}`,
          ExpressionAttributeNames: `${expression}${condition}`.includes('#status')
            ? { '#status': 'status' }
            : undefined,
          ExpressionAttributeValues: values,
        }),
      ),
    );
  return {
    async create(item) {
      await table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: {
            ...keyOf(item.payment_id),
            gsi1pk: `USER#${item.user_id}`,
            gsi1sk: `PAYMENT#${item.payment_id}`,
            ...item,
          },
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
      );
    },
    async get(paymentId) {
      const answer = await table.client.send(
        new GetCommand({ TableName: table.name, Key: keyOf(paymentId), ConsistentRead: true }),
      );
      return answer.Item === undefined ? null : paymentItem.parse(answer.Item);
    },
    async setOrder(paymentId, orderId) {
      await update(paymentId, 'SET order_id = :o', '', { ':o': orderId });
    },
    async recordFailure(paymentId, description) {
      await update(paymentId, 'SET last_failure = :d', '', { ':d': description });
    },
    close: (paymentId, as) =>
      update(paymentId, 'SET #status = :as', ' AND #status = :created', { ':as': as, ':created': 'created' }),
    markPaid: (paymentId, providerPaymentId) =>
      update(
        paymentId,
        'SET #status = :paid, provider_payment_id = :pi, settled_at = :now',
        ' AND NOT #status IN (:paid, :refunded)',
        { ':paid': 'paid', ':refunded': 'refunded', ':pi': providerPaymentId, ':now': now().toISOString() },
      ),
    markRefunded: (paymentId) =>
      update(paymentId, 'SET #status = :refunded, refunded_at = :now', ' AND #status <> :refunded', {
        ':refunded': 'refunded',
        ':now': now().toISOString(),
      }),
    async listByUser(userId) {
      const items = await queryAll(table, {
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :u AND begins_with(gsi1sk, :p)',
        ExpressionAttributeValues: { ':u': `USER#${userId}`, ':p': 'PAYMENT#' },
      });
      const ids = items.map((item) => z.object({ gsi1sk: z.string() }).parse(item).gsi1sk.slice('PAYMENT#'.length));
      const found = await Promise.all(ids.map((id) => this.get(id)));
      return found.filter((item) => item !== null);
    },
    async anonymise(paymentId) {
      await update(paymentId, 'SET user_id = :nobody REMOVE gsi1pk, gsi1sk', '', { ':nobody': null });
    },
    async remove(paymentId) {
      await table.client.send(new DeleteCommand({ TableName: table.name, Key: keyOf(paymentId) }));
    },
  };
};
