/**
 * What a user has paid for, USER#sub / ENTITLEMENT: one entry per payment granted, one per payment taken back. Both only ever grow, so
 * repeated and reordered settlements end in the same state; the plan in force is the highest grant that was not taken back.
 * Which of two payments opened something is decided here, by `version`: a grant is written only over the state it was weighed against.
 * A deletion closes the item: from then on nothing is granted, whoever was under way.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { comparePlans, planCovers, planName } from '../../lib/contract/plans.ts';
import { firstForm, readStored, type Table, unlessConditionFails } from './table.ts';

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
  closed_at: z.string().optional(),
  version: z.number().int().optional(),
});
type EntitlementItem = z.infer<typeof entitlementItem>;

/** What came of a grant: 'adds-nothing' when the plan in force covers it, or when this payment was taken back before it was granted. */
export type GrantOutcome = 'granted' | 'adds-nothing' | 'account-closed';

export interface EntitlementItems {
  /** The plan in force, null without one. */
  get(userId: string): Promise<Entitlement | null>;
  /** Whether the account is being deleted, or was in the last days. */
  isClosed(userId: string): Promise<boolean>;
  /** Repeatable: the same payment gets the same outcome, until the account is closed. */
  grant(userId: string, paymentId: string, what: Grant): Promise<GrantOutcome>;
  revoke(userId: string, paymentId: string): Promise<void>;
  /** Takes the plan, and lets none be granted any more. The mark that this leaves goes after two days. */
  close(userId: string): Promise<void>;
}

/** Access tokens live 15 minutes and a checkout an hour; nothing that began before the deletion is under way after two days. */
const markKeptForSeconds = 2 * 24 * 3600;
const maxRounds = 20;
const longestPauseMs = 50;

const inForce = (item: EntitlementItem): Entitlement | null => {
  const held = Object.entries(item.grants)
    .filter(([paymentId]) => !Object.hasOwn(item.revoked, paymentId))
    .map(([payment_id, what]) => ({ payment_id, ...what }))
    .sort((a, b) => comparePlans(b.plan_name, a.plan_name) || a.paid_at.localeCompare(b.paid_at));
  return held[0] ?? null;
};

/** What is known of a payment's grant without writing; null when it is still to be decided. */
const decided = (item: EntitlementItem, paymentId: string): GrantOutcome | null => {
  if (item.closed_at !== undefined) return 'account-closed';
  if (Object.hasOwn(item.grants, paymentId)) return 'granted';
  return Object.hasOwn(item.revoked, paymentId) ? 'adds-nothing' : null;
};

export const entitlementItems = (table: Table, now: () => Date): EntitlementItems => {
  const keyOf = (userId: string) => ({ pk: `USER#${userId}`, sk: 'ENTITLEMENT' });
  const read = async (userId: string): Promise<EntitlementItem> => {
    const answer = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keyOf(userId), ConsistentRead: true }),
    );
    return readStored(entitlementItem, answer.Item ?? {});
  };
  /**
   * Adds an entry unless there is one; false when the item is not of version `over` any more. A nested path can only be set inside maps that
   * exist, hence two steps; both may be repeated.
   */
  const setEntry = async (
    userId: string,
    [map, paymentId, value]: readonly ['grants' | 'revoked', string, unknown],
    over?: { readonly version: number | undefined },
  ): Promise<boolean> => {
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keyOf(userId),
        UpdateExpression:
          'SET grants = if_not_exists(grants, :empty), revoked = if_not_exists(revoked, :empty), schema_version = :form',
        ExpressionAttributeValues: { ':empty': {}, ':form': firstForm.schema_version },
      }),
    );
    const known = over?.version;
    return unlessConditionFails(
      table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: keyOf(userId),
          UpdateExpression: `SET ${map}.#payment = if_not_exists(${map}.#payment, :value), #version = if_not_exists(#version, :zero) + :one`,
          ExpressionAttributeNames: { '#payment': paymentId, '#version': 'version' },
          ExpressionAttributeValues: {
            ':value': value,
            ':zero': 0,
            ':one': 1,
            ...(known !== undefined && { ':known': known }),
          },
          ...(over && {
            ConditionExpression: known === undefined ? 'attribute_not_exists(#version)' : '#version = :known',
          }),
        }),
      ),
    );
  };
  return {
    get: async (userId) => inForce(await read(userId)),
    isClosed: async (userId) => (await read(userId)).closed_at !== undefined,
    async grant(userId, paymentId, what) {
      for (let round = 0; round < maxRounds; round += 1) {
        const item = await read(userId);
        const known = decided(item, paymentId);
        if (known !== null) return known;
        const held = inForce(item);
        const covered = held !== null && planCovers(held.plan_name, what.plan_name);
        const entry = covered
          ? (['revoked', paymentId, now().toISOString()] as const)
          : (['grants', paymentId, what] as const);
        if (await setEntry(userId, entry, { version: item.version })) return covered ? 'adds-nothing' : 'granted';
        await sleep(Math.random() * longestPauseMs);
      }
      throw new Error('An entitlement kept changing while a payment was to be granted.');
    },
    async revoke(userId, paymentId) {
      await setEntry(userId, ['revoked', paymentId, now().toISOString()]);
    },
    async close(userId) {
      await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: keyOf(userId),
          UpdateExpression:
            'SET closed_at = :now, #ttl = :ttl, schema_version = :form, #version = if_not_exists(#version, :zero) + :one REMOVE grants, revoked',
          ExpressionAttributeNames: { '#ttl': 'ttl', '#version': 'version' },
          ExpressionAttributeValues: {
            ':now': now().toISOString(),
            ':form': firstForm.schema_version,
            ':ttl': Math.floor(now().getTime() / 1000) + markKeptForSeconds,
            ':zero': 0,
            ':one': 1,
          },
        }),
      );
    },
  };
};
