/** A fault plan drawn from a seed: the same seed does the same to the first, second … thing at each point, whatever happens at the others. */
import { createHash } from 'node:crypto';
import type { FaultAt, FaultPlan, FaultPoint } from './fault-plan.ts';

/** `chance` is a number from 0 to below 1, of which a fault may make what it needs; the shares are of all that happens at the point. */
interface Likely<F> {
  readonly share: number;
  make(chance: number): F;
}

const mostDelayMs = 2_000;
const mostRepeats = 3;

const likely: { readonly [P in FaultPoint]: readonly Likely<FaultAt[P]>[] } = {
  'card-provider/notice': [
    { share: 0.3, make: (chance) => ({ kind: 'delay', ms: Math.floor(chance * mostDelayMs) }) },
    { share: 0.2, make: (chance) => ({ kind: 'repeat', times: 1 + Math.floor(chance * mostRepeats) }) },
    { share: 0.1, make: () => ({ kind: 'drop' }) },
  ],
  'service/call': [],
};

/** Two numbers from 0 to below 1 that depend on nothing but their name. */
export const draw = (name: string): readonly [number, number] => {
  const bytes = createHash('sha256').update(name).digest();
  return [bytes.readUInt32BE(0) / 2 ** 32, bytes.readUInt32BE(4) / 2 ** 32];
};

export function seededFaults(seed: number | string): FaultPlan {
  const seen = new Map<FaultPoint, number>();
  return {
    next(point) {
      const count = seen.get(point) ?? 0;
      seen.set(point, count + 1);
      const [which, chance] = draw(`${seed} ${point} ${count}`);
      let below = 0;
      for (const { share, make } of likely[point]) {
        below += share;
        if (which < below) return make(chance);
      }
      return null;
    },
  };
}
