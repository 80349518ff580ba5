/** Measures put into words, from facts alone. */
import { describe, expect, it } from 'vitest';
import {
  comparisonOf,
  isShare,
  levelOf,
  nameOfMeasure,
  printed,
  rankOf,
  sideOf,
  toldOf,
} from '../../lib/reports/measure-words.ts';
import { type MeasureId, measureId, type StoryMeasure } from '../../lib/story/measure.ts';

const scale = { kind: 'norm', of: null, sample: 92, low: 0.5, middle: 1.19, high: 2 } as const;
const of = (id: MeasureId, facts: Partial<StoryMeasure> = {}): StoryMeasure => ({
  id,
  value: 0.25,
  error: 0,
  percentile: 50,
  direction: 'more',
  score: 5,
  scoreLow: 4,
  scoreHigh: 6,
  scale,
  counts: {},
  about: [],
  places: [],
  ...facts,
});
const nameOf = (id: string): string => id;

/** Each measure's unit, its row's label, and what the row tells of the facts. */
const said: readonly (readonly [MeasureId, 'share' | 'number', Partial<StoryMeasure>, label: RegExp, told: string])[] =
  [
    ['changes', 'number', { value: 1.234, counts: { changes: 111 } }, /^Changes of place/, '1.23 (111 in all)'],
    ['recalled', 'share', {}, /^People of the first quarter who are heard again in the last$/, '25%'],
    ['scene-pace', 'number', { value: 1.234 }, /^Scenes a page$/, '1.23'],
    ['place-change', 'share', {}, /^Cuts that go to another place$/, '25%'],
    ['open-endings', 'share', {}, /^Talking scenes that end on/, '25%'],
    ['questions', 'share', { counts: { speeches: 40 } }, /end on a question$/, '25% of 40'],
    ['returning-objects', 'share', { about: ['oar'] }, /^Scenes that hold one of/, '25%: oar'],
    ['returning-objects', 'share', { about: ['oar', 'lamp'] }, /^Scenes that hold one of/, '25%: oar and lamp'],
    [
      'returning-objects',
      'share',
      { about: ['a', 'b', 'c', 'd', 'e'] },
      /^Scenes that hold one of/,
      '25%: a, b, c, d and others',
    ],
    ['returning-objects', 'share', { value: 0 }, /^Scenes that hold one of/, '0%'],
    ['timed-headings', 'share', {}, /^Headings that give a time of day, or say that time goes on$/, '25%'],
    ['parentheticals', 'number', { counts: { parentheticals: 10, speeches: 40 } }, /a speech$/, '0.25 (10 in 40)'],
    ['paragraphs', 'number', { value: 20.16 }, /^Words a paragraph of action$/, '20.2'],
    ['senses', 'number', { value: 20.16 }, /^Colours, light.* in 1,000 words of action$/, '20.2'],
  ];

describe('what was counted', () => {
  it.each(said)('%s (%s)', (id, unit, facts, label, told) => {
    const measure = of(id, facts);
    expect(isShare(measure) ? 'share' : 'number').toBe(unit);
    expect(nameOfMeasure(measure)).toMatch(label);
    expect(toldOf(measure, nameOf)).toBe(told);
  });

  it('is said of every measure there is', () => {
    expect(new Set(said.map(([id]) => id))).toEqual(new Set(measureId.options));
  });

  it('is not made up where a count is missing', () => {
    expect(() => toldOf(of('questions'), nameOf)).toThrow('The measure questions carries no count of speeches');
  });
});

describe('a script’s own side of a measure', () => {
  it('is named by where the value lies', () => {
    expect(sideOf(of('questions', { percentile: 80 }))).toBe('many questions');
    expect(sideOf(of('questions', { percentile: 20 }))).toBe('few questions');
    // Fewer of it raise the score, and it is said which they are.
    expect(sideOf(of('paragraphs', { direction: 'less', percentile: 15, score: 8 }))).toBe('short paragraphs');
  });
});

describe('the place on a scale', () => {
  it.each([
    [19, 'low'],
    [20, 'low'],
    [21, 'towards the low end'],
    [39, 'towards the low end'],
    [40, 'in the middle'],
    [60, 'in the middle'],
    [61, 'towards the high end'],
    [79, 'towards the high end'],
    [80, 'high'],
  ])('at percentile %i is %s', (percentile, level) => {
    expect(levelOf(percentile)).toBe(level);
  });

  it('names a yardstick as ours, and whom it is for', () => {
    const own = { ...scale, kind: 'yardstick', sample: null } as const;
    expect(comparisonOf(of('scene-pace', { scale: own }))).toBe('in the middle on our own yardstick (low 0.5, high 2)');
    expect(comparisonOf(of('open-endings', { scale: { ...own, of: 'half hours', high: 0.75 }, percentile: 10 }))).toBe(
      'low on our own yardstick for half hours (low 50%, high 75%)',
    );
  });

  it.each([
    [41.9, 1, 'lower than in about 60 of 100 produced scripts'],
    [42, 1, 'about the middle of produced scripts'],
    [58, 1.3, 'about the middle of produced scripts'],
    [58.1, 1.3, 'higher than in about 60 of 100 produced scripts'],
    [82, 1.3, 'higher than in about 80 of 100 produced scripts'],
    [99, 1.3, 'higher than in at least 95 of 100 produced scripts'],
    [1, 1, 'lower than in at least 95 of 100 produced scripts'],
    [8, 1, 'lower than in about 90 of 100 produced scripts'],
    [30, 1.19, 'lower than in about 70 of 100 produced scripts'],
  ])('at percentile %d of a norm, value %d, is ‘%s’', (percentile, value, words) => {
    expect(comparisonOf(of('scene-pace', { percentile, value }))).toBe(words);
  });

  it('prints shares as hundredths and numbers from ten on without decimals', () => {
    expect([
      printed(of('open-endings'), 0.5),
      printed(of('paragraphs'), 9.994),
      printed(of('paragraphs'), 10.4),
    ]).toEqual(['50%', '9.99', '10']);
  });
});

describe('the rank in a row', () => {
  it('is that among produced features, or the yardstick’s own', () => {
    expect(rankOf(of('scene-pace', { value: 1.2, percentile: 75 }))).toBe('highest 25%');
    expect(rankOf(of('scene-pace', { value: 0.9, percentile: 8 }))).toBe('lowest 10%');
    expect(rankOf(of('paragraphs'))).toBe('near the middle');
    expect(rankOf(of('scene-pace', { scale: { ...scale, kind: 'yardstick', sample: null }, percentile: 10 }))).toBe(
      'low on our own yardstick (low 0.5, high 2)',
    );
  });
});
