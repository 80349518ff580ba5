/** A user's entitlement as the client's paymentStatus. Pure. */
import { inactivePayment, type PaymentStatus } from '../../lib/contract/payment-status.ts';
import { planTable } from '../../lib/contract/plans.ts';
import type { Entitlement } from '../adapters/entitlement-items.ts';

/** COMPLETED stands on the status and on its plan; without an entitlement everything is null. */
export const describePaymentStatus = (held: Entitlement | null): PaymentStatus =>
  held === null
    ? inactivePayment
    : {
        has_active_payment: true,
        payment_date: held.paid_at,
        plan: {
          id: planTable[held.plan_name].id,
          name: held.plan_name,
          type: held.plan_name,
          is_active: true,
          status: 'COMPLETED',
        },
        status: 'COMPLETED',
        payment_id: held.provider_payment_id,
        order_id: held.order_id,
        signature: held.signature,
      };
