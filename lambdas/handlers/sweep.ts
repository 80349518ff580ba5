/** Runs every few minutes: mends what was begun and not ended. */
import { asCall } from '../call-context.ts';
import {
  bucket,
  consultations,
  deletions,
  mailChoices,
  mails,
  objects,
  profiles,
  proofs,
  readers,
  readings,
  secondFactors,
  sessions,
  shares,
  stories,
  sweeps,
  unfinished,
  uploads,
} from '../deps.ts';
import { identity } from '../deps-identity.ts';
import { paymentDeps } from '../deps-payment.ts';
import { scheduledEvent } from '../use-cases/scheduled-event.ts';
import { sweep } from '../use-cases/sweep.ts';

const deps = () => ({
  ...paymentDeps(),
  bucket: bucket(),
  consultations: consultations(),
  deletions: deletions(),
  identity: identity(),
  mailChoices: mailChoices(),
  mails: mails(),
  objects: objects(),
  profiles: profiles(),
  proofs: proofs(),
  readers: readers(),
  readings: readings(),
  secondFactors: secondFactors(),
  sessions: sessions(),
  shares: shares(),
  stories: stories(),
  sweeps: sweeps(),
  unfinished: unfinished(),
  uploads: uploads(),
});

export const handler = asCall((event: unknown) => sweep(deps(), scheduledEvent.parse(event)));
