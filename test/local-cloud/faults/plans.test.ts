/** Fault plans: the first rule that fits, what a seed draws and how often, what is lost by number, and the ordinary day of an account. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  explicitFaults,
  type FaultPoint,
  noFaults,
  switchedFaults,
} from '../../../lib/local-cloud/faults/fault-plan.ts';
import { likeAws } from '../../../lib/local-cloud/faults/like-aws.ts';
import { numberedLosses, seededLosses } from '../../../lib/local-cloud/faults/lost-answers.ts';
import { type Chances, draw, drawnFaults, seededFaults } from '../../../lib/local-cloud/faults/seeded-faults.ts';

const none: Chances = {
  'card-provider/notice': [],
  'service/call': [],
  'service/request': [],
  'queue/send': [],
  'queue/return': [],
  'function/answer': [],
  'account/concurrency': [],
  clock: [],
};

describe('rules', () => {
  it('hold where they fit, the first that is not used up', () => {
    const plan = explicitFaults([
      { at: 'queue/send', about: 'a', times: 2, fault: { kind: 'delay', ms: 1 } },
      { at: 'queue/send', fault: { kind: 'repeat' } },
    ]);
    const next = (about: string) => plan.next('queue/send', about)?.kind;
    expect([next('b'), next('a'), next('a'), next('a'), next('b')]).toEqual([
      'repeat',
      'delay',
      'delay',
      'repeat',
      'repeat',
    ]);
    expect(plan.next('service/call', 'a')).toBeNull();
    expect([explicitFaults([]).next('queue/send', 'a'), noFaults.next('queue/send', 'a')]).toEqual([null, null]);
    expect(
      explicitFaults([{ at: 'queue/send', times: 0, fault: { kind: 'repeat' } }]).next('queue/send', 'a'),
    ).toBeNull();
  });

  it('are switched on and off, but for what is asked at the start', () => {
    const plan = switchedFaults({ next: (point) => ({ kind: point }) as never });
    const next = (point: FaultPoint) => plan.next(point, 'a') !== null;
    expect([plan.on, next('clock'), next('account/concurrency'), next('queue/send')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    plan.on = true;
    expect(next('queue/send')).toBe(true);
    expect(switchedFaults(noFaults, true).on).toBe(true);
  });
});

describe('a draw', () => {
  it('is two numbers of its name’s digest', () => {
    const bytes = createHash('sha256').update('name').digest();
    expect(draw('name')).toEqual([bytes.readUInt32BE(0) / 2 ** 32, bytes.readUInt32BE(4) / 2 ** 32]);
  });

  it('takes the share into which it falls, counting each operation’s calls apart', () => {
    const shares = [0.25, 0.25];
    const plan = drawnFaults('s', {
      ...none,
      'queue/send': shares.map((share, at) => ({
        share,
        make: (chance: number) => ({ kind: 'delay', ms: at + chance }),
      })),
    });
    const expected = (about: string, count: number) => {
      const [which, chance] = draw(`s queue/send ${about} ${count}`);
      return which < 0.25 ? { kind: 'delay', ms: chance } : which < 0.5 ? { kind: 'delay', ms: 1 + chance } : null;
    };
    for (let count = 0; count < 20; count += 1) {
      expect(plan.next('queue/send', 'a')).toEqual(expected('a', count));
      expect(plan.next('queue/send', 'b')).toEqual(expected('b', count));
    }
  });

  it('is made at the points that are named, and spares what the pollers ask', () => {
    const always = { ...none, 'service/call': [{ share: 1, make: () => ({ kind: 'lose-answer' as const }) }] };
    expect(drawnFaults(1, always).next('service/call', 'sqs.SendMessage')).toEqual({ kind: 'lose-answer' });
    expect(drawnFaults(1, always, ['queue/send']).next('service/call', 'sqs.SendMessage')).toBeNull();
    expect(drawnFaults(1, always, ['service/call']).next('service/call', 'sqs.SendMessage')).toEqual({
      kind: 'lose-answer',
    });
    for (const about of ['sqs.ReceiveMessage', 'sqs.DeleteMessageBatch', 'sqs.ChangeMessageVisibilityBatch'])
      expect(drawnFaults(1, always).next('service/call', about)).toBeNull();
  });
});

/** How often each kind comes in many draws, in hundredths, and from where to where its number goes. */
function drawn(plan: ReturnType<typeof likeAws>, point: FaultPoint) {
  const draws = 4000;
  const seen = new Map<string, number[]>();
  for (let count = 0; count < draws; count += 1) {
    const fault = plan.next(point, 'x') as { kind: string; ms?: number; times?: number; calls?: number } | null;
    const kind = fault?.kind ?? 'none';
    const held = seen.get(kind) ?? [];
    held.push(fault?.ms ?? fault?.times ?? fault?.calls ?? 0);
    seen.set(kind, held);
  }
  return (kind: string) => {
    const values = seen.get(kind) ?? [];
    return {
      share: values.length / draws,
      least: Math.min(...values),
      most: Math.max(...values),
      whole: values.every(Number.isInteger),
    };
  };
}

describe.each([
  ['a seed', seededFaults(3), 'card-provider/notice', 'delay', 0.3, 0, 1999],
  ['a seed', seededFaults(3), 'card-provider/notice', 'repeat', 0.2, 1, 3],
  ['a seed', seededFaults(3), 'card-provider/notice', 'drop', 0.1, 0, 0],
  ['a seed', seededFaults(3), 'service/call', 'lose-answer', 0.02, 0, 0],
  ['a seed', seededFaults(3), 'service/request', 'latency', 0.1, 0, 99],
  ['a seed', seededFaults(3), 'service/request', 'throttle', 0.02, 0, 0],
  ['a seed', seededFaults(3), 'service/request', 'error', 0.02, 0, 0],
  ['a seed', seededFaults(3), 'queue/send', 'repeat', 0.1, 0, 0],
  ['a seed', seededFaults(3), 'queue/send', 'delay', 0.1, 0, 1999],
  ['a seed', seededFaults(3), 'function/answer', 'crash', 0.02, 0, 0],
  ['a seed', seededFaults(3), 'queue/return', 'none', 1, 0, 0],
  ['a seed', seededFaults(3), 'account/concurrency', 'none', 1, 0, 0],
  ['a seed', seededFaults(3), 'clock', 'skew', 1, -5000, 4999],
  ['an ordinary day', likeAws(), 'card-provider/notice', 'delay', 0.5, 0, 19_999],
  ['an ordinary day', likeAws(), 'card-provider/notice', 'repeat', 0.05, 1, 1],
  ['an ordinary day', likeAws(), 'service/request', 'throttle', 0.005, 0, 0],
  ['an ordinary day', likeAws(), 'service/request', 'latency', 0.995, 3, 29],
  ['an ordinary day', likeAws(), 'queue/send', 'repeat', 0.02, 0, 0],
  ['an ordinary day', likeAws(), 'queue/send', 'delay', 0.3, 0, 4999],
  ['an ordinary day', likeAws(), 'queue/return', 'wait-out', 1, 0, 0],
  ['an ordinary day', likeAws(), 'account/concurrency', 'limit', 1, 10, 10],
  ['an ordinary day', likeAws(), 'service/call', 'none', 1, 0, 0],
  ['an ordinary day', likeAws(), 'function/answer', 'none', 1, 0, 0],
  ['an ordinary day', likeAws(), 'clock', 'none', 1, 0, 0],
] as const)('what %s brings', (_of, plan, point, kind, share, least, most) => {
  it(`is at ${point} ${kind} in about ${share} of all, from ${least} to ${most}`, () => {
    const found = drawn(plan, point)(kind);
    expect(Math.abs(found.share - share)).toBeLessThan(Math.max(0.25 * share * (1 - share), 0.004));
    const span = (most - least) / 50;
    expect([
      found.least >= least,
      found.least <= least + span,
      found.most >= most - span,
      found.most <= most,
      found.whole,
    ]).toEqual([true, true, true, true, true]);
  });
});

describe('answers lost', () => {
  const lost = (plan: { next: typeof noFaults.next }, calls: string[]) =>
    calls.map((call) => plan.next('service/call', call) !== null);
  it('by number are those of the calls that match, counted anew each time', () => {
    const plan = numberedLosses((call) => call === 'a');
    expect([lost(plan, ['a', 'b']), plan.seen]).toEqual([[false, false], 1]);
    plan.lose(2, 3);
    expect(plan.seen).toBe(0);
    expect([lost(plan, ['a', 'b', 'a', 'a', 'a']), plan.seen]).toEqual([[false, false, true, true, false], 4]);
    expect(plan.next('service/request', 'a')).toBeNull();
    expect(plan.next('service/call', 'a')).toBeNull();
    plan.lose(1);
    expect(plan.next('service/call', 'a')).toEqual({ kind: 'lose-answer' });
  });
  it('by a seed are drawn by the number of the call', () => {
    const calls = Array.from({ length: 40 }, () => 'a');
    const expected = calls.map((_, at) => draw(`5 ${at + 1}`)[0] < 1 / 3);
    expect(
      lost(
        seededLosses(5, 3, (call) => call === 'a'),
        calls,
      ),
    ).toEqual(expected);
    expect(
      lost(
        seededLosses(5, 1, (call) => call === 'a'),
        ['b', 'a'],
      ),
    ).toEqual([false, true]);
  });
});
