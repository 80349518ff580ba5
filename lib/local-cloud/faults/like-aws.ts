/**
 * `npm start -- --like-aws`: the fault plan of an ordinary day in a new AWS account. Nothing is lost and nothing crashes; calls take their time, some are
 * throttled, messages come late or twice, failed ones wait out their queue's timeout, and the eleventh function at once is refused.
 */
import type { FaultPlan } from './fault-plan.ts';
import { type Chances, drawnFaults } from './seeded-faults.ts';

/** A new account may run ten functions at once, until the quota is raised (Lambda quotas, AWS documentation, read 2026-11). */
const newAccountCalls = 10;
/** A call within a region takes single milliseconds, now and then tens. */
const latencyMs = { least: 3, most: 30 };
const mostNoticeMs = 20_000;
const mostMessageMs = 5_000;

const ordinaryDay: Chances = {
  'card-provider/notice': [
    { share: 0.5, make: (chance) => ({ kind: 'delay', ms: Math.floor(chance * mostNoticeMs) }) },
    { share: 0.05, make: () => ({ kind: 'repeat', times: 1 }) },
  ],
  'service/call': [],
  'service/request': [
    { share: 0.005, make: () => ({ kind: 'throttle' }) },
    {
      share: 0.995,
      make: (chance) => ({
        kind: 'latency',
        ms: latencyMs.least + Math.floor(chance ** 4 * (latencyMs.most - latencyMs.least)),
      }),
    },
  ],
  'queue/send': [
    { share: 0.02, make: () => ({ kind: 'repeat' }) },
    { share: 0.3, make: (chance) => ({ kind: 'delay', ms: Math.floor(chance ** 2 * mostMessageMs) }) },
  ],
  'queue/return': [{ share: 1, make: () => ({ kind: 'wait-out' }) }],
  'function/answer': [],
  'account/concurrency': [{ share: 1, make: () => ({ kind: 'limit', calls: newAccountCalls }) }],
  clock: [],
};

/** The same day each time. */
export const likeAws = (): FaultPlan => drawnFaults('like AWS', ordinaryDay);
