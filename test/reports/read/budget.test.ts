/** How many points have room, and how many of them whole: on points of known length. */
import { describe, expect, it } from 'vitest';
import { withinBudget } from '../../../lib/reports/read/told-points.ts';
import type { PointRead } from '../../../lib/story/read/point-read.ts';
import { madeCite, madePoint, madeSaid } from './made-read.ts';

/** A point of 20 words in brief: its title has 3, its passage 2. Whole it has as many more as are asked for, in its second way. */
const point = (id: string, more: number, over: Partial<PointRead> = {}): PointRead =>
  madePoint(id, {
    said: madeSaid(Array(15).fill('said').join(' '), [madeCite(1, 'Two words.')]),
    title: 'Title of it',
    instead: more === 0 ? null : Array(more).fill('more').join(' '),
    ...over,
  });
const drawn = (
  points: readonly PointRead[],
  homeOf: (at: number) => number = (at) => at,
  planned: readonly string[] = [],
) => {
  const { points: told, whole } = withinBudget(
    points.map((one, at) => ({ point: one, home: homeOf(at), planned: planned.includes(one.id) })),
  );
  return { told: told.map(({ id }) => id), whole: told.filter((one) => whole.has(one)).length };
};
const many = (count: number, more: number, over: (at: number) => Partial<PointRead> = () => ({})) =>
  Array.from({ length: count }, (_, at) => point(`p${at}`, more, over(at)));

describe('points', () => {
  it('are all told whole where they are few, twenty-six at most', () => {
    expect(drawn(many(10, 30))).toMatchObject({ told: Array.from({ length: 10 }, (_, at) => `p${at}`), whole: 10 });
    expect(drawn(many(30, 0)).told).toHaveLength(26);
    expect(drawn([])).toEqual({ told: [], whole: 0 });
  });

  it('are told whole as far as 1,650 words go, of one report as far as nine tenths of them', () => {
    // 26 points of 120 words whole, 20 in brief.
    expect(drawn(many(26, 100)).whole).toBe(13);
    expect(drawn(many(26, 100), () => 3).whole).toBe(12);
    expect(drawn(many(14, 100)).whole).toBe(13);
  });

  it('are told whole less and less, by 150 words at a time, before any is left out', () => {
    const wholeOf = (words: number) => {
      const long = madeSaid(Array(words).fill('said').join(' '), [madeCite(1, 'Two words.')]);
      const { told, whole } = drawn(many(12, 100, () => ({ said: long })));
      return `${told.length} ${whole}`;
    };
    const steps = Array.from({ length: 13 }, (_, at) => wholeOf(70 + 10 * at));
    expect(steps.filter((step, at) => step !== steps[at - 1])).toEqual([
      '12 9',
      '12 8',
      '12 7',
      '12 6',
      '12 5',
      '12 4',
      '12 3',
      '12 1',
      '12 0',
    ]);
  });

  it('are told where a step of the plan is made of them, though others weigh more', () => {
    const long = { said: madeSaid(Array(130).fill('said').join(' '), [madeCite(1, 'Two words.')]) };
    const weak = many(20, 0, () => ({ kind: 'weakness', ...long }));
    expect(drawn(weak).told).not.toContain('p19');
    expect(drawn(weak, undefined, ['p19']).told).toContain('p19');
  });

  it('are of each kind, whatever the others take: six strengths, twelve weaknesses and a question first', () => {
    const long = { said: madeSaid(Array(130).fill('said').join(' '), [madeCite(1, 'Two words.')]) };
    const kinds = (['weakness', 'strength', 'question'] as const).flatMap((kind) =>
      Array.from({ length: 14 }, (_, at) => point(`${kind}${at}`, 0, { kind, ...long })),
    );
    const { told } = drawn(kinds);
    const count = (kind: string): number => told.filter((id) => id.startsWith(kind)).length;
    expect([count('weakness'), count('strength'), count('question')]).toEqual([12, 6, 1]);
  });

  it('beyond the first of each kind are told as far as 2,160 words go, a short one behind a long one that has no room', () => {
    const sized = (id: string, words: number) =>
      point(id, 0, {
        kind: 'opportunity',
        said: madeSaid(Array(words).fill('said').join(' '), [madeCite(1, 'Two words.')]),
      });
    // Each with its title and its passage 100 words: 21 of them make 2,100.
    const hundreds = Array.from({ length: 25 }, (_, at) => sized(`p${at}`, 95));
    expect(drawn(hundreds).told).toHaveLength(21);
    expect(drawn([...hundreds, sized('short', 55)]).told.slice(20)).toEqual(['p20', 'short']);
    expect(drawn([...hundreds, sized('longer', 56)]).told.at(-1)).toBe('p20');
  });
});
