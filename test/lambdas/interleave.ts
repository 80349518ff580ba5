/**
 * Runs several calls side by side in an order that a seed decides: whoever asks something outside waits until it is its turn, and may find that the
 * call failed, or that it took place and its answer was lost. The same seed, the same order.
 */
import { setImmediate as nextTick } from 'node:timers/promises';
import { seededRandom } from '../pdf/seeded-random.ts';

type Task<T> = () => Promise<T>;

export interface Interleaving {
  /** Lets the others go first, some of the time. */
  turn(): Promise<void>;
  /** `outside` with a turn before each of its methods, some of which fail. */
  slow<T extends object>(outside: T): T;
  /** Resolves once all tasks have ended, as Promise.allSettled does. */
  run<T>(tasks: readonly Task<T>[]): Promise<PromiseSettledResult<T>[]>;
}

/** What the outside threw: nothing took place, or all of it did. */
export class Lost extends Error {}

/** `lossRate` is the share of calls that fail, half of them after they took place. */
export const interleaving = (seed: number, { lossRate = 0 }: { readonly lossRate?: number } = {}): Interleaving => {
  const random = seededRandom(seed);
  const waiting: (() => void)[] = [];
  const turn = (): Promise<void> => new Promise((resolve) => waiting.push(resolve));
  return {
    turn,
    slow: (outside) =>
      new Proxy(outside, {
        get(target, name) {
          const member: unknown = Reflect.get(target, name);
          if (typeof member !== 'function') return member;
          return async (...given: unknown[]) => {
            await turn();
            const fate = random();
            if (fate < lossRate / 2) throw new Lost('before');
            const answer: unknown = await Reflect.apply(member, target, given);
            if (fate < lossRate) throw new Lost('after');
            return answer;
          };
        },
      }),
    async run(tasks) {
      let running = tasks.length;
      const ended = Promise.allSettled(
        tasks.map(async (task) => {
          try {
            await turn();
            return await task();
          } finally {
            running -= 1;
          }
        }),
      );
      while (running > 0) {
        await nextTick(); // whoever was let go has come to its next question by then
        const [next] = waiting.splice(Math.floor(random() * waiting.length), 1);
        next?.();
      }
      return ended;
    },
  };
};
