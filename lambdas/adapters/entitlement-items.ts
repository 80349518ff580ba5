/**
 * What a user has paid for, USER#sub / ENTITLEMENT: one entry per payment granted, one per payment taken back. Both only ever grow, so
 * repeated and reordered settlements end in the same state; the plan in force is the highest grant that was not taken back.
 */
import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { planName, planNames } from '../../lib/contract/plans.ts';
import type { Table } from './table.ts';

const grant = z.object({
  plan_name: planName,
  paid_at: z.string(),
  order_id: z.string().nullable(),
  provider_payment_id: z.string().nullable(),
  signature: z.string().nullable(),
});
/** `paid_at` is an ISO instant; `signature` is our own over order and payment (use-cases/sign-payment). */
export type Grant = z.infer<typeof grant>;
export interface Entitlement extends Grant {
  readonly payment_id: string;
}
const entitlementItem = z.object({
  grants: z.record(z.string(), grant).default({}),
  revoked: z.record(z.string(), z.string()).default({}),
});

export interface EntitlementItems {
  /** The plan in force, null without one. */
  get(userId: string): Promise<Entitlement | null>;
  grant(userId: string, paymentId: string, what: Grant): Promise<void>;
  revoke(userId: string, paymentId: string): Promise<void>;
  remove(userId: string): Promise<void>;
}

const inForce = (item: z.infer<typeof entitlementItem>): Entitlement | null => {
  const held = Object.entries(item.grants)
    .filter(([paymentId]) => !Object.hasOwn(item.revoked, paymentId))
    .map(([payment_id, what]) => ({ payment_id, ...what }))
    .sort(
      (a, b) => planNames.indexOf(b.plan_name) - planNames.indexOf(a.plan_name) || a.paid_at.localeCompare(b.paid_at),
    );
  return held[0] ?? null;
};

export const entitlementItems = (table: Table, now: () => Date): EntitlementItems => {
  const keyOf = (userId: string) => ({ pk: `USER#${userId}`, sk: 'ENTITLEMENT' });
  /** A nested path can only be set inside maps that exist. Both steps may be repeated. */
  const setEntry = async (userId: string, map: 'grants' | 'revoked', paymentId: string, value: unknown) => {
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keyOf(userId),
        UpdateExpression: 'SET grants = if_not_exists(grants, :empty), revoked = if_not_exists(revoked, :empty)',
        ExpressionAttributeValues: { ':empty': {} },
      }),
    );
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keyOf(userId),
        UpdateExpression: `SET ${map}.#payment = if_not_exists(${map}.#payment, :value)`,
        ExpressionAttributeNames: { '#payment': paymentId },
        ExpressionAttributeValues: { ':value': value },
      }),
    );
  };
  return {
    async get(userId) {
      const answer = await table.client.send(
        new GetCommand({ TableName: table.name, Key: keyOf(userId), ConsistentRead: true }),
      );
      return answer.Item === undefined ? null : inForce(entitlementItem.parse(answer.Item));
    },
    grant: (userId, paymentId, what) => setEntry(userId, 'grants', paymentId, what),
    revoke: (userId, paymentId) => setEntry(userId, 'revoked', paymentId, now().toISOString()),
    async remove(userId) {
      await table.client.send(new DeleteCommand({ TableName: table.name, Key: keyOf(userId) }));
    },
  };
};
