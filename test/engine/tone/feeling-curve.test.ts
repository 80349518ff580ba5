/** The curve of feeling, drawn over passages whose words are known. */
import { describe, expect, it } from 'vitest';
import { countFeeling } from '../../../lib/engine/tone/count-feeling.ts';
import { feelingCurvesOf } from '../../../lib/engine/tone/feeling-curve.ts';
import { derivedOf } from '../people/parts-of.ts';
import { madePassages, textOfWords } from './made-passages.ts';

/** A passage of sixty words a value: as many bright or dark words of feeling and of event. */
const drawn = (feelings: readonly number[], events: readonly number[] = feelings) =>
  madePassages(
    feelings.map((value, at) => {
      const event = events[at] ?? 0;
      const words = (count: number, bright: string, dark: string) =>
        new Array(Math.abs(count)).fill(count > 0 ? bright : dark);
      return textOfWords(60, ...words(value, 'good', 'bad'), ...words(event, 'give', 'leave'));
    }),
  );
const wave = (count: number, at: (share: number) => number): number[] =>
  Array.from({ length: count }, (_, index) => Math.round(9 * at(index / (count - 1))));
const { PI, cos } = Math;

describe('the curve', () => {
  it.each([
    ['rise', (t: number) => -cos(PI * t)],
    ['fall', (t: number) => cos(PI * t)],
    ['fall and rise', (t: number) => cos(2 * PI * t)],
    ['rise and fall', (t: number) => -cos(2 * PI * t)],
    ['rise, fall and rise', (t: number) => -cos(3 * PI * t)],
    ['fall, rise and fall', (t: number) => cos(3 * PI * t)],
  ] as const)('is a %s', (shape, at) => {
    const found = feelingCurvesOf(drawn(wave(24, at)));
    expect(found).toMatchObject({
      arc: shape,
      curves: [
        { list: 'feeling', shape },
        { list: 'event', shape },
      ],
    });
    expect(found?.agreement).toBeCloseTo(1);
    for (const { values, strength } of found?.curves ?? []) {
      expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0);
      expect(values.reduce((sum, value) => sum + value ** 2, 0)).toBeCloseTo(23);
      expect(strength).toBeGreaterThan(1.5);
      expect(strength).toBeLessThan(5);
    }
  });

  it.each([
    [479, null],
    [480, 8],
    [599, 9],
    [1440, 24],
    [3000, 24],
  ])('of %i words has %s stretches', (words, stretches) => {
    const found = feelingCurvesOf(madePassages(new Array(words).fill('so')));
    expect(found?.positions.length ?? null).toBe(stretches);
  });

  it('stands at the middles of its stretches', () => {
    expect(feelingCurvesOf(drawn(new Array(8).fill(1)))?.positions).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7].map((at) => at / 7),
    );
    const [first, second] = feelingCurvesOf(madePassages(new Array(960).fill('so')))?.positions ?? [];
    expect([first, second]).toEqual([29 / 959, 89 / 959]);
  });

  it('of words without feeling is flat: it has no strength, no arc and agrees with nothing', () => {
    const silent = feelingCurvesOf(madePassages(new Array(8).fill(textOfWords(60))));
    expect(silent).toMatchObject({ agreement: 0, arc: null });
    expect(silent?.curves.map(({ values, strength, hits }) => [values, strength, hits])).toEqual(
      new Array(2).fill([new Array(8).fill(0), 0, 0]),
    );
  });

  it('has no arc where the lists contradict each other, nor where they draw two shapes', () => {
    const fall = wave(12, (t) => cos(PI * t));
    const against = feelingCurvesOf(
      drawn(
        fall,
        fall.map((value) => -value),
      ),
    );
    expect(against?.agreement).toBeCloseTo(-1);
    expect(against).toMatchObject({ arc: null, curves: [{ shape: 'fall' }, { shape: 'rise' }] });
  });

  it('reads action, talk and song, and no denied word', () => {
    const kinds = ['action', 'dialogue', 'lyric', 'parenthetical', 'heading', 'note'] as const;
    const found = feelingCurvesOf(
      madePassages([
        ...kinds.map((kind) => [kind, 'good'] as const),
        'He is not good.',
        ...new Array(8).fill(textOfWords(60)),
      ]),
    );
    expect(found?.curves.map(({ hits }) => hits)).toEqual([3, 0]);
  });
});

describe('the drawn line', () => {
  const feeling = async (passages: ReturnType<typeof madePassages>, pages: number) =>
    countFeeling({ derived: { ...(await derivedOf('INT. BAR - DAY\n\nRain.\n')), passages, pages } });
  const values = [1, 1, 8, 1, 1, -8, 1, 1];

  it('has a point a stretch, its page and height to a tenth; two stretches in one where there are more than twelve', async () => {
    const found = await feeling(drawn(values), 7.01);
    expect(found?.points.map(({ x }) => x)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const { y } of found?.points ?? []) expect(Number(y.toFixed(1))).toBe(y);
    expect((await feeling(drawn(new Array(12).fill(1)), 11.01))?.points).toHaveLength(12);
    const pairs = await feeling(drawn(wave(13, (t) => cos(PI * t))), 12.01);
    expect(pairs?.points.map(({ x }) => x)).toEqual([1.5, 3.5, 5.5, 7.5, 9.5, 11.5, 13]);
    const heights = pairs?.points.map(({ y }) => y) ?? [];
    expect(heights).toEqual(heights.toSorted((a, b) => b - a));
  });

  it('is null where there is no curve', async () => expect(await feeling(madePassages(['good']), 1)).toBeNull());
});
