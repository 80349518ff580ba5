/** Objects that belong to nothing, by how old they are and what points to them; and answers whose object is gone. */
import { describe, expect, it } from 'vitest';
import type { AnswerPointer } from '../../../../lambdas/adapters/answer-states.ts';
import { removeLeftObjects } from '../../../../lambdas/use-cases/mends/remove-left-objects.ts';
import { scriptOf } from '../../world.ts';

const now = new Date('2026-11-24T10:00:00.000Z');
const minute = 60_000;
const ago = (minutes: number): Date => new Date(now.getTime() - minutes * minute);
const owner = { userId: 'anna', scriptId: 's1' };
const pointer = (question: number, key: string | null, minutes = 120): AnswerPointer => ({
  question,
  key,
  statusAt: ago(minutes).toISOString(),
});

interface Given {
  readonly answers?: readonly string[];
  readonly stories?: readonly string[];
  readonly pointers?: readonly AnswerPointer[];
  readonly minutes?: number;
  readonly there?: readonly string[];
  readonly gone?: boolean;
  readonly deleted?: boolean;
  readonly clock?: Date;
  readonly ownerless?: boolean;
}
async function run({ answers = [], stories = [], pointers = [], minutes = 61, there = [], ...o }: Given) {
  const removed: (readonly string[])[] = [];
  const removedAll: unknown[] = [];
  const owed: unknown[] = [];
  const went: string[][] = [];
  const count = await removeLeftObjects(
    {
      objects: {
        has: async (key) => there.includes(key),
        list: async (kind) =>
          (kind === 'answers' ? answers : stories).map((key) => ({
            key,
            modifiedAt: ago(minutes),
            owner: o.ownerless ? null : owner,
          })),
        remove: async (keys) => void removed.push(keys),
        removeAll: async (of) => void removedAll.push(of),
      },
      deletions: { has: async () => o.deleted ?? false },
      answers: { listPointers: async () => [...pointers] },
      scripts: {
        getArrived: async () => (o.gone ? null : scriptOf('anna', 's1', now)),
        owe: async (...debt) => {
          owed.push(debt);
          return null;
        },
      },
      sweeps: { after: async () => '', goOnAfter: async (...place) => void went.push(place) },
      newId: () => 'new',
      now: () => o.clock ?? now,
    },
    now,
  );
  return { count, removed, removedAll, owed, went };
}

describe('a result', () => {
  it('that no answer points to is removed, and one that an answer points to is not', async () => {
    const { count, removed } = await run({ answers: ['a', 'b'], pointers: [pointer(3, 'a'), pointer(4, null)] });
    expect([count, removed]).toEqual([1, [['b'], []]]);
  });

  it.each([
    [60, 0],
    [61, 1],
  ])('of %d minutes is removed: %d', async (minutes, count) => {
    expect((await run({ answers: ['b'], minutes })).count).toBe(count);
  });

  it('is young by the clock, whatever instant the sweep is for', async () => {
    expect((await run({ answers: ['b'], clock: ago(2) })).count).toBe(0);
    expect((await run({ answers: ['b'], clock: new Date(now.getTime() + 100 * minute), minutes: 60 })).count).toBe(0);
  });

  it.each([
    [5, 0],
    [6, 1],
  ])('stays while a pointer was moved %d minutes ago: %d removed', async (moved, count) => {
    expect((await run({ answers: ['a', 'b'], pointers: [pointer(3, 'a', 120), pointer(4, 'x', moved)] })).count).toBe(
      count,
    );
  });

  it('of nobody is left alone', async () => {
    expect((await run({ answers: ['b'], ownerless: true })).count).toBe(0);
  });

  it('of a script that its owner deleted goes for good', async () => {
    const { count, removed, removedAll } = await run({ answers: ['b'], deleted: true });
    expect([count, removed, removedAll]).toEqual([1, [[], []], [owner]]);
    expect((await run({ answers: ['a'], pointers: [pointer(3, 'a')], deleted: true })).removedAll).toEqual([]);
  });
});

describe('an answer whose result is gone', () => {
  const owedFor = async (given: Given) => (await run({ answers: ['other'], ...given })).owed;
  it('is owed anew', async () => {
    expect(await owedFor({ pointers: [pointer(3, 'lost'), pointer(4, 'gone')] })).toEqual([
      ['anna', 's1', { id: 'new', questions: [3, 4] }],
    ]);
  });

  it.each([
    ['that has none', { pointers: [pointer(3, null)] }],
    ['that points into this stretch', { pointers: [pointer(3, 'other')] }],
    ['whose result lies elsewhere', { pointers: [pointer(3, 'far')], there: ['far'] }],
    ['that was made within the hour', { pointers: [pointer(3, 'lost', 60)] }],
  ])('is not owed: one %s', async (_what, given) => expect(await owedFor(given)).toEqual([]));
});

describe('a reading', () => {
  it('is removed where its script is gone, and stays otherwise', async () => {
    expect(await run({ stories: ['s'], gone: true })).toMatchObject({ count: 1, removed: [[], ['s']] });
    expect(await run({ stories: ['s'] })).toMatchObject({ count: 0, removed: [[], []] });
  });
});

it('a run goes on behind a thousand objects, and begins anew after fewer', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `k${at + 1000}`);
  expect((await run({ answers: many(1000), minutes: 1 })).went).toEqual([
    ['answers', 'k1999'],
    ['stories', ''],
  ]);
  expect((await run({ answers: many(999), minutes: 1 })).went[0]).toEqual(['answers', '']);
});
