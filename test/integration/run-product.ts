/** Runs a synthesized assembly of the product's own stack on the local cloud, without what made it: it is loaded in a moment. */
import type { FaultPlan } from '../../lib/local-cloud/faults/fault-plan.ts';
import type { Exchange } from '../../lib/local-cloud/iam/guard.ts';
import { runLocalCloud } from '../../lib/local-cloud/run.ts';

/** Runs the assembly in this process, at a free port. `faults` is what goes wrong on purpose, `onTrouble` hears of what it leads to, `onExchange` of each call of an emulator. */
export const runProduct = (
  assembly: string,
  stateDirectory: string,
  faults?: FaultPlan,
  onTrouble?: (line: string) => void,
  onExchange?: (exchange: Exchange) => void,
) =>
  runLocalCloud({
    onExchange,
    onTrouble,
    faults,
    assembly,
    // Tests call one function after the other: a cold start each time would be most of their work.
    keepWarm: true,
    stateDirectory,
    frontDoor: 0,
    parameters: (SiteUrl) => ({
      SiteUrl,
      OwnerEmail: 'owner@example.com',
      SenderEmail: 'sender@example.com',
      PaymentSecretName: 'payment',
    }),
    paymentSecretName: 'payment',
  });
