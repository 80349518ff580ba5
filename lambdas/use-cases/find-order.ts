/** Finds a payment's checkout at the provider, also when the answer to its opening was lost. Apart, so that a deletion carries nothing of settling. */
import type { CardProvider } from '../adapters/card-provider.ts';
import type { PaymentItem } from '../adapters/payment-items.ts';

/** A checkout is closed by the provider itself this long after its payment was begun (it refuses less than half an hour); until then it is looked for. */
export const openForMs = 60 * 60 * 1000;

/**
 * The provider's id of a payment's checkout; null when none is open. One that is not stored may have been opened all the same, by a call whose answer was
 * lost on its way here. provider_unavailable.
 */
export const orderOf = async (
  deps: { readonly provider: Pick<CardProvider, 'findOpen'>; readonly now: () => Date },
  { payment_id, order_id, created_at }: PaymentItem,
): Promise<string | null> => {
  const begun = new Date(created_at);
  if (order_id !== null || deps.now().getTime() - begun.getTime() > openForMs) return order_id;
  return (await deps.provider.findOpen(payment_id, begun))?.orderId ?? null;
};
