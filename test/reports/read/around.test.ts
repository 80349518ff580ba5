/** Which points a plan tells, in which order, where they are at home, and which of them say the same. */
import { describe, expect, it } from 'vitest';
import {
  aroundRead,
  effortRank,
  pageOf,
  pointBetween,
  pointOnSame,
  strengthOnBoth,
  strengthOnSame,
  workPageOf,
} from '../../../lib/reports/read/around.ts';
import type { PointRead } from '../../../lib/story/read/point-read.ts';
import type { StoryRead } from '../../../lib/story/read/story-read.ts';
import { madeCite, madePerson, madePoint, madeRead, madeSaid } from './made-read.ts';

const advanced = { plan: 'advanced', pageCount: 90 } as const;
const around = (points: readonly PointRead[], o: Parameters<typeof aroundRead>[1] = advanced) =>
  aroundRead(madeRead({ points: [...points] }), o);
const on = (page: number, o = {}) => madeSaid('Said.', [madeCite(page, undefined, o)]);

describe('the points of a plan', () => {
  it('stand by worth, a proved fault first, then the least work, what the kind allows last', () => {
    const points = [
      madePoint('draft', { effort: 'draft' }),
      madePoint('sequence', { effort: 'sequence' }),
      madePoint('scene'),
      madePoint('word', { effort: 'word' }),
      madePoint('fault', { fault: true, effort: 'draft' }),
      madePoint('worth', { weight: 4, effort: 'draft' }),
      madePoint('licence', { weight: 5, severity: 'licence' }),
    ];
    expect(around(points).points.map(({ id }) => id)).toEqual([
      'worth',
      'fault',
      'word',
      'scene',
      'sequence',
      'draft',
      'licence',
    ]);
    expect((['word', 'scene', 'sequence', 'draft'] as const).map(effortRank)).toEqual([0, 1, 2, 3]);
  });

  it('are each told once, at home in the first report of the plan, and nowhere where all are locked', () => {
    const points = [
      madePoint('p', { reports: [9, 3, 1] }),
      madePoint('p', { reports: [1] }),
      madePoint('locked', { reports: [8, 99] }),
    ];
    const home = (o: Parameters<typeof aroundRead>[1]) => {
      const told = around(points, o);
      return told.points.map((point) => `${point.id} ${told.homeOf(point)}`);
    };
    expect(home(advanced)).toEqual(['p 9', 'locked 8']);
    expect(home({ ...advanced, plan: 'intermediate' })).toEqual(['p 9']);
    expect(home({ ...advanced, plan: 'basic' })).toEqual(['p 3']);
    expect(home({ ...advanced, only: new Set([1]) })).toEqual(['p 1']);
    expect(home({ ...advanced, plan: 'basic', only: new Set([9]) })).toEqual([]);
    const basic = around(points, { ...advanced, plan: 'basic' });
    expect(() => basic.homeOf(madePoint('locked', { reports: [8] }))).toThrow(RangeError);
    expect([basic.pointOf('p')?.id, basic.pointOf('locked')]).toEqual(['p', undefined]);
    expect([3, 9, 99].map((report) => basic.holds(report))).toEqual([true, false, false]);
    expect([basic.plan, basic.pageCount]).toEqual(['basic', 90]);
  });

  it('come with the names of people and the pages of scenes', () => {
    const scene = {
      scene: 4,
      happens: 'x',
      want: null,
      turns: null,
      plants: [],
      pays: [],
      could: 'keep' as const,
      note: null,
      cites: [madeCite(7), madeCite(8)],
    };
    const { nameOf, pageOfScene } = aroundRead(
      madeRead({ people: [madePerson('Ada', { id: 'ch.ADA M' })], scenes: [scene] }),
      advanced,
    );
    expect([nameOf('ch.ADA M'), nameOf('ch.OLD BO')]).toEqual(['Ada', 'Old Bo']);
    expect([pageOfScene(4), pageOfScene(5)]).toEqual([7, null]);
  });
});

describe('the page of a point', () => {
  const part = (page: number, act: 'add' | 'keep') => ({ page, to: null, act, text: 'x' });
  const sample = { page: 30, before: 'a', after: 'b' };
  it.each([
    ['its first passage', {}, 1, 1],
    [
      'worked on where a part of the advice is',
      { parts: [part(20, 'keep'), part(21, 'add')], sample, attempt: 'On page 40.' },
      1,
      21,
    ],
    ['else where its sample is', { parts: [part(20, 'keep')], sample, attempt: 'On page 40.' }, 1, 30],
    ['else on the first page its advice names', { attempt: 'Cut p. 40 and page 50.' }, 1, 40],
    ['else on its first passage', { attempt: 'Cut.' }, 1, 1],
    [
      'of what is missing: where it would stand',
      {
        attempt: 'Say so on pp. 40 to 50.',
        absence: { terms: ['x'], after: null, before: null, speaker: null, where: 'any' as const },
      },
      40,
      40,
    ],
  ])('%s', (_, o, page, work) => {
    const point = madePoint('p', { said: madeSaid('x', [madeCite(1), madeCite(2)]), ...o });
    expect([pageOf(point), workPageOf(point)]).toEqual([page, work]);
  });
});

describe('points on the same passage', () => {
  const strength = (page: number, o: Partial<PointRead> = {}) =>
    madePoint('s', { kind: 'strength', said: on(page), ...o });
  it('are those whose pieces meet, in one scene', () => {
    const told = around([madePoint('p', { said: on(1, { from: 4, to: 6 }) })]);
    const at = (from: number, to: number, scene = 1) => pointOnSame(told, [madeCite(1, 'x', { from, to, scene })])?.id;
    expect([at(6, 9), at(1, 4), at(5, 5), at(7, 9), at(1, 3), at(5, 5, 2)]).toEqual([
      'p',
      'p',
      'p',
      undefined,
      undefined,
      undefined,
    ]);
    expect(pointOnSame(around([strength(1)]), [madeCite(1)])).toBeUndefined();
    expect(pointOnSame(around([madePoint('p', { touches: ['a', 'b'] })]), [madeCite(1)], ['a', 'b'])?.id).toBe('p');
    expect(pointOnSame(around([madePoint('p', { touches: ['a'] })]), [madeCite(1)], ['a', 'b'])).toBeUndefined();
  });

  it('may be a strength of somebody', () => {
    const told = around([strength(1, { touches: ['a'] })]);
    expect(strengthOnSame(told, [madeCite(1)], 'a')?.id).toBe('s');
    expect([strengthOnSame(told, [madeCite(1)], 'b'), strengthOnSame(told, [madeCite(2)], 'a')]).toEqual([
      undefined,
      undefined,
    ]);
    expect(strengthOnSame(around([madePoint('p', { touches: ['a'] })]), [madeCite(1)], 'a')).toBeUndefined();
  });

  it('may lie between two people and nobody else', () => {
    const told = around([madePoint('p', { touches: ['a', 'b'] })]);
    expect(pointBetween(told, ['b', 'a'])?.id).toBe('p');
    expect([pointBetween(told, ['a']), pointBetween(told, ['a', 'c']), pointBetween(told, ['a', 'b', 'c'])]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(pointBetween(around([strength(1, { touches: ['a', 'b'] })]), ['a', 'b'])).toBeUndefined();
  });

  it('may hold both ends of what is planted and paid', () => {
    const both = (cites: Parameters<typeof madeSaid>[1], kind: 'strength' | 'weakness' = 'strength') =>
      strengthOnBoth(around([madePoint('s', { kind, said: madeSaid('x', cites) })]), [madeCite(2)], [madeCite(8)]);
    expect(both([madeCite(2), madeCite(8)])).toBe(true);
    // One end by its piece, the other by its page.
    expect(both([madeCite(2), madeCite(8, 'x', { from: 9, to: 9 })])).toBe(true);
    expect(both([madeCite(2, 'x', { from: 9, to: 9 }), madeCite(8)])).toBe(true);
    expect(both([madeCite(2, 'x', { from: 9, to: 9 }), madeCite(8, 'x', { from: 9, to: 9 })])).toBe(false);
    expect([both([madeCite(2)]), both([madeCite(8)]), both([madeCite(2), madeCite(8)], 'weakness')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('what was written up behind a fault', () => {
  const entry = (pages: readonly number[], o: { text?: string; hole?: string | null } = {}) => ({
    about: 'time' as const,
    said: madeSaid(
      o.text ?? 'The survey is dated Monday and the ceiling falls on Tuesday.',
      pages.map((page) => madeCite(page)),
    ),
    hole: o.hole === undefined ? 'Nobody signs.' : o.hole,
  });
  const found = (ledger: StoryRead['ledger'], ...points: readonly PointRead[]) => {
    const told = aroundRead(madeRead({ points: [...points], ledger }), advanced);
    return told.points.map((point) => told.writtenUp(point)?.said.cites.map(({ page }) => page) ?? null);
  };
  const memo = (o: Partial<PointRead> = {}) =>
    madePoint('memo', { said: madeSaid('The memo says two things.', [madeCite(1), madeCite(2)]), ...o });
  it.each([
    ['stands on two of its pieces and one more', [entry([1, 2, 3])], memo(), [[1, 2, 3]]],
    ['stands on one of them', [entry([1, 3, 4])], memo(), [null]],
    ['stands on no other', [entry([1, 2])], memo(), [null]],
    ['has no hole', [entry([1, 2, 3], { hole: null })], memo(), [null]],
    ['says what the point says', [entry([1, 2, 3], { text: 'The memo says two.' })], memo(), [null]],
    ['is behind a question', [entry([1, 2, 3])], memo({ kind: 'question' }), [null]],
    ['is the second', [entry([1, 2, 3]), entry([1, 2, 4])], memo(), [[1, 2, 3]]],
  ] as const)('where it %s', (_, ledger, point, pages) => expect(found([...ledger], point)).toEqual(pages));
});
