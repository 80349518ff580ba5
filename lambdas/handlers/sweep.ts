/** Runs every few minutes: mends what was begun and not ended. */
import {
  bucket,
  consultations,
  deletions,
  objects,
  proofs,
  readers,
  readings,
  sessions,
  shares,
  sweeps,
  unfinished,
  uploads,
} from '../deps.ts';
import { identity } from '../deps-identity.ts';
import { paymentDeps } from '../deps-payment.ts';
import { scheduledEvent, sweep } from '../use-cases/sweep.ts';

const deps = () => ({
  ...paymentDeps(),
  bucket: bucket(),
  consultations: consultations(),
  deletions: deletions(),
  identity: identity(),
  objects: objects(),
  proofs: proofs(),
  readers: readers(),
  readings: readings(),
  sessions: sessions(),
  shares: shares(),
  sweeps: sweeps(),
  unfinished: unfinished(),
  uploads: uploads(),
});

export const handler = (event: unknown): Promise<void> => sweep(deps(), scheduledEvent.parse(event));
