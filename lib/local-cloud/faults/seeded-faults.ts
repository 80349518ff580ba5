/** A fault plan drawn from a seed: the same seed does the same to the first, second … thing of each kind at each point, whatever happens to the others. */
import { createHash } from 'node:crypto';
import type { FaultAt, FaultPlan, FaultPoint } from './fault-plan.ts';

/** `chance` is a number from 0 to below 1, of which a fault may make what it needs; the shares are of all that happens at the point. */
export interface Likely<F> {
  readonly share: number;
  make(chance: number): F;
}

const mostDelayMs = 2_000;
const mostRepeats = 3;
const mostLatencyMs = 100;
/** Clocks kept by NTP are nearer; this is what tokens and signatures have to bear. */
const mostSkewMs = 5_000;

/** The pollers' own calls: in the cloud they are the provider's business, and none of ours to lose. */
const spared = new Set(['sqs.ReceiveMessage', 'sqs.DeleteMessageBatch', 'sqs.ChangeMessageVisibilityBatch']);

/** What may happen at each point, and how often. */
export type Chances = { readonly [P in FaultPoint]: readonly Likely<FaultAt[P]>[] };

const likely: Chances = {
  'card-provider/notice': [
    { share: 0.3, make: (chance) => ({ kind: 'delay', ms: Math.floor(chance * mostDelayMs) }) },
    { share: 0.2, make: (chance) => ({ kind: 'repeat', times: 1 + Math.floor(chance * mostRepeats) }) },
    { share: 0.1, make: () => ({ kind: 'drop' }) },
  ],
  'service/call': [{ share: 0.02, make: () => ({ kind: 'lose-answer' }) }],
  'service/request': [
    { share: 0.1, make: (chance) => ({ kind: 'latency', ms: Math.floor(chance * mostLatencyMs) }) },
    { share: 0.02, make: () => ({ kind: 'throttle' }) },
    { share: 0.02, make: () => ({ kind: 'error' }) },
  ],
  'queue/send': [
    { share: 0.1, make: () => ({ kind: 'repeat' }) },
    { share: 0.1, make: (chance) => ({ kind: 'delay', ms: Math.floor(chance * mostDelayMs) }) },
  ],
  'queue/return': [],
  'account/concurrency': [],
  'function/answer': [{ share: 0.02, make: () => ({ kind: 'crash' }) }],
  clock: [{ share: 1, make: (chance) => ({ kind: 'skew', ms: Math.floor((chance - 0.5) * 2 * mostSkewMs) }) }],
};

/** Two numbers from 0 to below 1 that depend on nothing but their name. */
export const draw = (name: string): readonly [number, number] => {
  const bytes = createHash('sha256').update(name).digest();
  return [bytes.readUInt32BE(0) / 2 ** 32, bytes.readUInt32BE(4) / 2 ** 32];
};

/** `points` are those at which anything fails; left out, all of them. */
export const seededFaults = (seed: number | string, points?: readonly FaultPoint[]): FaultPlan =>
  drawnFaults(seed, likely, points);

/** As `seededFaults`, of other chances. */
export function drawnFaults(seed: number | string, chances: Chances, points?: readonly FaultPoint[]): FaultPlan {
  const seen = new Map<string, number>();
  return {
    next(point, about) {
      if (spared.has(about) || (points !== undefined && !points.includes(point))) return null;
      // Each operation has a row of its own: one service's calls do not move another's faults.
      const name = `${point} ${about}`;
      const count = seen.get(name) ?? 0;
      seen.set(name, count + 1);
      const [which, chance] = draw(`${seed} ${name} ${count}`);
      let below = 0;
      for (const { share, make } of chances[point]) {
        below += share;
        if (which < below) return make(chance);
      }
      return null;
    },
  };
}
