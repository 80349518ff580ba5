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
const nameOf = (id: string): string =>
  ({ 'ch.ANN': 'Ann', 'ch.BEN': 'Ben', 'ch.CARA': 'Cara' })[id] ?? `nobody (${id})`;
const people = ['ch.ANN', 'ch.BEN', 'ch.CARA'];

/** Each measure's unit, its row's label, and what the row tells of the facts. */
const said: readonly (readonly [MeasureId, 'share' | 'number', Partial<StoryMeasure>, label: RegExp, told: string])[] =
  [
    ['scene-pace', 'number', { value: 1.234 }, /^Scenes a page$/, '1.23'],
    ['typical-pace', 'number', { value: 1.2 }, /^Scenes a page$/, '1.2'],
    ['place-change', 'share', {}, /^Cuts that go to another place$/, '25%'],
    ['scene-lengths', 'share', { counts: { meanPages: 1.375 } }, /^Spread of scene lengths/, '25% (mean 1.38 pages)'],
    ['mode-change', 'number', { value: 4.25 }, /^Turns a page/, '4.3'],
    ['open-endings', 'share', {}, /^Talking scenes that end on/, '25%'],
    ['speech-length', 'number', { value: 9.26 }, /^Words a speech$/, '9.3'],
    ['quick-talk', 'number', { value: 9.26 }, /^Words a speech$/, '9.3'],
    ['dialogue-share', 'share', {}, /^Words that are spoken$/, '25%'],
    ['speech-rhythm', 'share', { counts: { meanWords: 9.26 } }, /^Spread of speech lengths/, '25% (mean 9.3 words)'],
    ['plain-talk', 'share', {}, /one or two syllables$/, '25%'],
    ['questions', 'share', { counts: { speeches: 40 } }, /end on a question$/, '25% of 40'],
    ['explaining', 'share', { counts: { speeches: 40 } }, /phrase of explaining/, '25% of 40'],
    ['told-feelings', 'share', { counts: { speeches: 40 } }, /phrase of feeling/, '25% of 40'],
    ['pressure', 'number', { value: 12.34 }, /^Words of deadline.* in 1,000 spoken words$/, '12.3'],
    ['ties', 'number', { value: 12.34 }, /^Words of family.* in 1,000 spoken words$/, '12.3'],
    ['returning-objects', 'share', { about: ['oar'] }, /^Scenes that hold one of/, '25%: oar'],
    ['returning-objects', 'share', { about: ['oar', 'lamp'] }, /^Scenes that hold one of/, '25%: oar and lamp'],
    ['returning-objects', 'share', { value: 0 }, /^Scenes that hold one of/, '0%'],
    ['echoed-lines', 'number', { value: 0.55, counts: { lines: 1 } }, /^Lines said again/, '0.6 (one line)'],
    ['returning-speakers', 'share', { counts: { returning: 3, speakers: 12 } }, /more than one scene$/, '3 of 12'],
    ['theme-spread', 'share', { about: ['oar', 'lamp'] }, /recur most in talk$/, '25%: “oar” and “lamp”'],
    ['theme-held', 'share', { counts: { words: 8 } }, /^Recurring words/, '0 of 8'],
    [
      'theme-held',
      'share',
      { counts: { words: 8 }, about: ['a', 'b', 'c', 'd'] },
      /^Recurring words/,
      '4 of 8: a, b, c and d',
    ],
    [
      'theme-held',
      'share',
      { counts: { words: 8 }, about: ['a', 'b', 'c', 'd', 'e'] },
      /^Recurring words/,
      '5 of 8: a, b, c, d and others',
    ],
    ['cast-at-end', 'share', { counts: { main: 5 }, about: people }, /last fifth$/, '3 of 5: Ann, Ben and Cara'],
    ['length', 'number', { value: 96.6 }, /^Pages$/, '97'],
    ['timed-headings', 'share', {}, /^Headings that give a time of day, or say that time goes on$/, '25%'],
    ['parentheticals', 'number', { counts: { parentheticals: 10, speeches: 40 } }, /a speech$/, '0.25 (10 in 40)'],
    ['camera', 'number', { counts: { paragraphs: 1 } }, /camera term/, '0.25 (1 in all)'],
    ['paragraphs', 'number', { value: 20.16 }, /^Words a paragraph of action$/, '20.2'],
    ['senses', 'number', { value: 20.16 }, /^Words of colour.* in 1,000 words of action$/, '20.2'],
    ['vocabulary', 'share', { value: 0.714, counts: { window: 100 } }, /^Different words/, '71 of 100'],
    ['exteriors', 'share', {}, /^Scenes that play outside$/, '25%'],
    ['adverbs', 'number', { value: 20.16 }, /^Words in -ly/, '20.2'],
    ['lead-share', 'share', { about: ['ch.ANN'] }, /the lead has$/, 'Ann: 25%'],
    ['top-three', 'share', { about: people }, /the first three have$/, 'Ann, Ben and Cara: 25%'],
    [
      'lead-partners',
      'share',
      { counts: { met: 2, others: 8, fewestSpeeches: 2 }, about: ['ch.ANN', 'ch.BEN'] },
      /the lead exchanges lines$/,
      'Ann: 2 of 8, most with Ben',
    ],
    [
      'lead-warmth',
      'share',
      { counts: { warm: 0, speeches: 40 }, about: ['ch.ANN'] },
      /affection or care$/,
      'Ann: 0 of 40',
    ],
    ['late-heat', 'number', { value: 1.55 }, /in the last third beside the first$/, '1.55 times'],
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
    expect(sideOf(of('told-feelings', { direction: 'less', percentile: 15, score: 8 }))).toBe('few named feelings');
  });

  it('is usual near the middle where the middle is best', () => {
    const talk = { direction: 'typical', percentile: 48 } as const;
    expect(sideOf(of('dialogue-share', { ...talk, score: 8 }))).toBe('usual talk');
    expect(sideOf(of('dialogue-share', { ...talk, percentile: 90, score: 2 }))).toBe('much talk');
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
    expect([printed(of('open-endings'), 0.5), printed(of('length'), 9.994), printed(of('length'), 10.4)]).toEqual([
      '50%',
      '9.99',
      '10',
    ]);
  });
});

describe('the rank in a row', () => {
  it('is that among produced features, or the yardstick’s own', () => {
    expect(rankOf(of('scene-pace', { value: 1.2, percentile: 75 }))).toBe('highest 25%');
    expect(rankOf(of('scene-pace', { value: 0.9, percentile: 8 }))).toBe('lowest 10%');
    expect(rankOf(of('length'))).toBe('near the middle');
    expect(rankOf(of('scene-pace', { scale: { ...scale, kind: 'yardstick', sample: null }, percentile: 10 }))).toBe(
      'low on our own yardstick (low 0.5, high 2)',
    );
  });
});
