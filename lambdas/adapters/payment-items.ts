/**
 * Payments in the table, PAYMENT#id / PAYMENT, each found from its user by USER#sub / PAYMENT#id: written before the payment itself and read
 * consistently, since money is never looked for in an index that lags. (gsi1 finds those stored before there was such an item.)
 * A payment changes state only forward: created -> cancelled, expired -> paid -> refunded.
 */
import { randomUUID } from 'node:crypto';
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type RefundReason, refundReason } from '../../lib/contract/own-account.ts';
import { currency, planName } from '../../lib/contract/plans.ts';
import {
  firstForm,
  type ItemKey,
  queryAll,
  queryDue,
  queryPrefix,
  readStored,
  type Table,
  unlessConditionFails,
  withFoundItem,
} from './table.ts';

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
  refund_reason: refundReason.nullable().default(null),
  refund_failed_at: z.string().nullable().default(null),
});
/**
 * `amount_minor` in paise or cents; `order_id` is the provider's session; `user_id` is null once the account was deleted; `settled_at` and
 * `refunded_at` are ISO instants; `refund_reason` is set before we give it back by ourselves, and stays; `refund_failed_at` is when we heard that a
 * refund did not arrive.
 */
export type PaymentItem = z.infer<typeof paymentItem>;

/** A payment to be looked after, as the index names it. */
export interface DuePayment {
  readonly paymentId: string;
  /** Its place in the index, so that nobody undoes a later one. */
  readonly due: string;
}

export interface PaymentItems {
  create(item: PaymentItem & { user_id: string }): Promise<void>;
  get(paymentId: string): Promise<PaymentItem | null>;
  setOrder(paymentId: string, orderId: string): Promise<void>;
  /** The provider's sentence about the last declined card. */
  recordFailure(paymentId: string, description: string): Promise<void>;
  /** created -> cancelled or expired; false when it was not 'created' any more. */
  close(paymentId: string, as: 'cancelled' | 'expired'): Promise<boolean>;
  /** -> paid; true for exactly one caller, false when it is paid, refunded or to be given back. */
  markPaid(paymentId: string, providerPaymentId: string): Promise<boolean>;
  /** Notes that this payment was made and is to be given back, and why; false when it is paid or refunded already. Repeatable. */
  planRefund(paymentId: string, why: { reason: RefundReason; providerPaymentId: string }): Promise<boolean>;
  /** -> refunded; true for exactly one caller. The provider's ids are kept, for it may never have been settled. */
  markRefunded(paymentId: string, ids: { orderId: string | null; providerPaymentId: string | null }): Promise<boolean>;
  /** Notes that its refund did not arrive; false when that was noted before. */
  markRefundFailed(paymentId: string): Promise<boolean>;
  /** Every payment of a user, also one that was stored a moment ago. */
  listByUser(userId: string): Promise<PaymentItem[]>;
  /** Cuts the receipt loose from the account; amounts and the provider's ids stay, as bookkeeping requires. */
  anonymise(userId: string, paymentId: string): Promise<void>;
  /** Payments to be looked after by `at`, the oldest first, `most` of them. */
  listDue(at: Date, most: number): Promise<DuePayment[]>;
  /** To be looked after again at `next`; null when never more. Changes nothing when somebody else has said so meanwhile. */
  lookAgain(due: DuePayment, next: Date | null): Promise<void>;
  /** For a payment whose checkout was never opened. */
  remove(userId: string, paymentId: string): Promise<void>;
}

const prefix = 'PAYMENT#';
const keyOf = (paymentId: string) => ({ pk: `${prefix}${paymentId}`, sk: 'PAYMENT' });
const pointerOf = (userId: string, paymentId: string) => ({ pk: `USER#${userId}`, sk: `${prefix}${paymentId}` });
const idIn = (sortKey: string): string => sortKey.slice(prefix.length);
/** All payments to be looked after, in one partition of the index: those of the last hours. */
const duePartition = 'DUE_PAYMENTS';
/** Most checkouts are paid or left before. */
const firstLookAfterMs = 15 * 60 * 1000;
const dueKeys = z.object({ pk: z.string().startsWith(prefix), gsi1sk: z.string() });
/** Those stored before payments had a refund reason hold no such attribute; those since hold null. */
const notToBeGivenBack = '(attribute_not_exists(refund_reason) OR attribute_type(refund_reason, :null))';

export const paymentItems = (table: Table, now: () => Date): PaymentItems => {
  /** `:by` marks one call's change: a refusal that meets it was caused by a sending of the same call whose answer was lost. */
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
          ...withFoundItem,
        }),
      ),
      (found) => values[':by'] !== undefined && found.changed_by?.S === values[':by'],
    );
  const drop = async (Key: ItemKey) => {
    await table.client.send(new DeleteCommand({ TableName: table.name, Key }));
  };
  return {
    async create(item) {
      const due = new Date(Date.parse(item.created_at) + firstLookAfterMs).toISOString();
      const looked = { gsi1pk: duePartition, gsi1sk: `${due}#${item.payment_id}` };
      const stored = { ...keyOf(item.payment_id), ...firstForm, ...looked, ...item };
      // Ids are made once: an item that is there already is this one, written by a try whose answer was lost.
      for (const Item of [{ ...pointerOf(item.user_id, item.payment_id), ...firstForm }, stored])
        await unlessConditionFails(
          table.client.send(
            new PutCommand({ TableName: table.name, Item, ConditionExpression: 'attribute_not_exists(pk)' }),
          ),
        );
    },
    async get(paymentId) {
      const answer = await table.client.send(
        new GetCommand({ TableName: table.name, Key: keyOf(paymentId), ConsistentRead: true }),
      );
      return answer.Item === undefined ? null : readStored(paymentItem, answer.Item);
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
        'SET #status = :paid, provider_payment_id = :pi, settled_at = :now, changed_by = :by',
        ` AND NOT #status IN (:paid, :refunded) AND ${notToBeGivenBack}`,
        {
          ':paid': 'paid',
          ':refunded': 'refunded',
          ':pi': providerPaymentId,
          ':now': now().toISOString(),
          ':null': 'NULL',
          ':by': randomUUID(),
        },
      ),
    planRefund: (paymentId, { reason, providerPaymentId }) =>
      update(
        paymentId,
        'SET refund_reason = :reason, provider_payment_id = :pi, settled_at = :now',
        ' AND NOT #status IN (:paid, :refunded)',
        {
          ':reason': reason,
          ':paid': 'paid',
          ':refunded': 'refunded',
          ':pi': providerPaymentId,
          ':now': now().toISOString(),
        },
      ),
    markRefunded: (paymentId, { orderId, providerPaymentId }) =>
      update(
        paymentId,
        `SET #status = :refunded, refunded_at = :now, changed_by = :by${orderId === null ? '' : ', order_id = :o'}${providerPaymentId === null ? '' : ', provider_payment_id = :pi'}`,
        ' AND #status <> :refunded',
        {
          ':refunded': 'refunded',
          ':now': now().toISOString(),
          ':by': randomUUID(),
          ...(orderId !== null && { ':o': orderId }),
          ...(providerPaymentId !== null && { ':pi': providerPaymentId }),
        },
      ),
    markRefundFailed: (paymentId) =>
      update(
        paymentId,
        'SET refund_failed_at = :now, changed_by = :by',
        ' AND (attribute_not_exists(refund_failed_at) OR attribute_type(refund_failed_at, :null))',
        { ':now': now().toISOString(), ':by': randomUUID(), ':null': 'NULL' },
      ),
    async listByUser(userId) {
      const [own, older] = await Promise.all([
        queryPrefix(table, `USER#${userId}`, prefix),
        queryAll(table, {
          IndexName: 'gsi1',
          KeyConditionExpression: 'gsi1pk = :u AND begins_with(gsi1sk, :p)',
          ExpressionAttributeValues: { ':u': `USER#${userId}`, ':p': prefix },
        }),
      ]);
      const ids = [
        ...own.map((item) => idIn(z.object({ sk: z.string() }).parse(item).sk)),
        ...older.map((item) => idIn(z.object({ gsi1sk: z.string() }).parse(item).gsi1sk)),
      ];
      const found = await Promise.all([...new Set(ids)].map((id) => this.get(id)));
      return found.flatMap((item) => (item?.user_id === userId ? [item] : []));
    },
    async anonymise(userId, paymentId) {
      await update(paymentId, 'SET user_id = :nobody', '', { ':nobody': null });
      // Of those stored before `USER#sub` led to them; what is to be looked after stays so.
      await update(paymentId, 'REMOVE gsi1pk, gsi1sk', ' AND gsi1pk = :owner', { ':owner': `USER#${userId}` });
      await drop(pointerOf(userId, paymentId));
    },
    async listDue(at, most) {
      const found = await queryDue(table, duePartition, at, most);
      return found.map((item) => {
        const { pk, gsi1sk } = dueKeys.parse(item);
        return { paymentId: idIn(pk), due: gsi1sk };
      });
    },
    async lookAgain({ paymentId, due }, next) {
      const expression = next === null ? 'REMOVE gsi1pk, gsi1sk' : 'SET gsi1sk = :next';
      const values = { ':due': due, ...(next && { ':next': `${next.toISOString()}#${paymentId}` }) };
      await update(paymentId, expression, ' AND gsi1sk = :due', values);
    },
    async remove(userId, paymentId) {
      await drop(keyOf(paymentId));
      await drop(pointerOf(userId, paymentId));
    },
  };
};
