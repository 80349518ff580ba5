/** Runs every few minutes: mends what was begun and not ended. */
import { objects, sweeps } from '../deps.ts';
import { paymentDeps } from '../deps-payment.ts';
import { scheduledEvent, sweep } from '../use-cases/sweep.ts';

export const handler = (event: unknown): Promise<void> =>
  sweep({ ...paymentDeps(), objects: objects(), sweeps: sweeps() }, scheduledEvent.parse(event));
