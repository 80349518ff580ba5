/** An account by its address: what it holds, by ids, and nothing that its user wrote. */
import type { EntitlementItems } from '../../lambdas/adapters/entitlement-items.ts';
import type { Identity } from '../../lambdas/adapters/identity.ts';
import type { PaymentItem, PaymentItems } from '../../lambdas/adapters/payment-items.ts';
import type { ScriptItem, ScriptItems } from '../../lambdas/adapters/script-items.ts';
import { at, type Operation, OpsError } from './operation.ts';

export interface FindUserDeps {
  readonly identity: Pick<Identity, 'findProfile'>;
  readonly entitlements: Pick<EntitlementItems, 'get'>;
  readonly payments: Pick<PaymentItems, 'listByUser'>;
  readonly scripts: Pick<ScriptItems, 'list'>;
}

export const money = ({ amount_minor, currency }: Pick<PaymentItem, 'amount_minor' | 'currency'>): string =>
  `${(amount_minor / 100).toFixed(2)} ${currency}`;

const scriptLine = ({ script_id, status, status_at, page_count, problem }: ScriptItem): string => {
  const pages = page_count === null ? '' : `, ${page_count} pages`;
  return `  Script ${script_id}: ${status}${problem === null ? '' : ` (${problem.code})`} since ${at(status_at)}${pages}.`;
};
const paymentLine = (payment: PaymentItem): string => {
  const { payment_id, plan_name, status, created_at } = payment;
  return `  Payment ${payment_id}: ${plan_name}, ${money(payment)}, ${status}, begun ${at(created_at)}.`;
};

/** `name` is the account's address, or its id. */
export async function findUser(deps: FindUserDeps, name: string): Promise<Operation> {
  const profile = await deps.identity.findProfile(name);
  if (profile === null) throw new OpsError(`Nobody has an account as ${name}.`);
  const { userId, createdAt, secondFactor } = profile;
  const [held, payments, scripts] = await Promise.all([
    deps.entitlements.get(userId),
    deps.payments.listByUser(userId),
    deps.scripts.list(userId),
  ]);
  const plan =
    held === null ? 'No plan.' : `Plan ${held.plan_name}, by payment ${held.payment_id}, paid ${at(held.paid_at)}.`;
  const says = [
    `User ${userId}${createdAt === null ? '' : `, since ${at(createdAt)}`}, ${secondFactor ? 'with' : 'without'} a second factor.`,
    plan,
    ...payments.map(paymentLine),
    ...(scripts.length === 0 ? ['No scripts.'] : scripts.map(scriptLine)),
  ];
  return { about: userId, says, act: null, isLook: true };
}
