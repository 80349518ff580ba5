/** Gives money back, in whole or in part, never more than was taken. */
import * as z from 'zod';
import { type ApiObject, chargeObject, refundObject } from './api-objects.ts';
import { newId, nowSeconds, own, type ProviderContext, recordEvent } from './context.ts';
import type { FormValue } from './form-body.ts';
import { noSuch, ProviderError } from './provider-error.ts';
import { readParams } from './session-params.ts';
import type { Charge } from './state.ts';

const refundParams = z.strictObject({
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  amount: z
    .string()
    .regex(/^[1-9]\d{0,11}$/)
    .transform(Number)
    .optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: z.record(z.string(), z.string()).default({}),
  expand: z.array(z.string()).optional(),
});

/** Without an amount, all that is left. Throws ProviderError if nothing, or less than asked, is left. */
export function createRefund(context: ProviderContext, body: Record<string, FormValue>): ApiObject {
  const params = readParams(refundParams, body);
  const charge = chargeOf(context, params);
  const leftMinor = charge.amountMinor - charge.refundedMinor;
  if (leftMinor === 0)
    throw new ProviderError(400, {
      code: 'charge_already_refunded',
      message: `Charge ${charge.id} has already been refunded.`,
    });
  const amountMinor = params.amount ?? leftMinor;
  if (amountMinor > leftMinor)
    throw new ProviderError(400, {
      message: `Refund amount (${amountMinor}) is greater than unrefunded amount on charge (${leftMinor})`,
      param: 'amount',
    });
  const { reason = null, metadata } = params;
  const refund = {
    id: newId('re'),
    chargeId: charge.id,
    createdAt: nowSeconds(context),
    amountMinor,
    reason,
    metadata,
  };
  charge.refundedMinor += amountMinor;
  context.file.value.refunds[refund.id] = refund;
  recordEvent(context, 'charge.refunded', chargeObject(charge));
  return refundObject(refund, charge);
}

function chargeOf(context: ProviderContext, params: z.infer<typeof refundParams>): Charge {
  const { charges, paymentIntents } = context.file.value;
  if (params.payment_intent !== undefined) {
    const intent = own(paymentIntents, params.payment_intent);
    if (!intent) throw noSuch('payment_intent', params.payment_intent);
    const charge = own(charges, intent.chargeId ?? '');
    if (!charge)
      throw new ProviderError(400, {
        message: `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      });
    return charge;
  }
  if (params.charge === undefined)
    throw new ProviderError(400, {
      code: 'parameter_missing',
      message: 'One of the following params should be provided for this request: payment_intent or charge.',
    });
  const charge = own(charges, params.charge);
  if (!charge) throw noSuch('charge', params.charge);
  return charge;
}
