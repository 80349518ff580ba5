/** Measures put into words, from facts alone. */
import { describe, expect, it } from 'vitest';
import { comparisonOf, isShare, levelOf, measureInBrief, printed, shownOf } from '../../lib/reports/measure-words.ts';
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

/** Each measure's unit and what it says of the facts. */
const said: readonly (readonly [MeasureId, 'share' | 'number', Partial<StoryMeasure>, string])[] = [
  ['scene-pace', 'number', { value: 1.234 }, '1.23 scenes a page'],
  ['typical-pace', 'number', { value: 1.2 }, '1.2 scenes a page'],
  ['place-change', 'share', {}, '25% of cuts go to another place'],
  ['place-change', 'share', { value: 1 }, 'every cut goes to another place'],
  [
    'scene-lengths',
    'share',
    { counts: { meanPages: 1.375 } },
    'scene lengths spread by 25% around a mean of 1.38 pages',
  ],
  ['mode-change', 'number', { value: 4.25 }, '4.3 turns a page from talk to action or back'],
  ['open-endings', 'share', {}, '25% of talking scenes end on a question or a broken line'],
  ['freshness', 'share', {}, '25% of scenes bring a place or a speaker for the first time'],
  ['speech-length', 'number', { value: 9.26 }, '9.3 words a speech'],
  ['quick-talk', 'number', { value: 9.26 }, '9.3 words a speech'],
  ['dialogue-share', 'share', {}, '25% of the words are spoken'],
  [
    'speech-rhythm',
    'share',
    { counts: { meanWords: 9.26 } },
    'speech lengths spread by 25% around a mean of 9.3 words',
  ],
  ['plain-talk', 'share', {}, '25% of spoken words have one or two syllables'],
  ['questions', 'share', { counts: { speeches: 40 } }, '25% of 40 speeches end on a question'],
  ['refusals', 'share', { value: 0, counts: { speeches: 40 } }, 'none of 40 speeches open by refusing or correcting'],
  [
    'general-lines',
    'share',
    { counts: { speeches: 40 } },
    '25% of 40 speeches make a claim about everyone, nobody, always, never, life or love',
  ],
  [
    'explaining',
    'share',
    { counts: { speeches: 40 } },
    '25% of 40 speeches explain what both already know (“as you know” and its kin)',
  ],
  [
    'told-feelings',
    'share',
    { counts: { speeches: 40 } },
    '25% of 40 speeches name a feeling outright (“I am so angry”)',
  ],
  ['pressure', 'number', { value: 12.34 }, '12.3 words of deadline, demand or danger in 1,000 spoken words'],
  ['ties', 'number', { value: 12.34 }, '12.3 words of family, friends, home and work in 1,000 spoken words'],
  ['returning-objects', 'share', { about: ['oar'] }, '25% of scenes hold the one thing that recurs (oar)'],
  [
    'returning-objects',
    'share',
    { about: ['oar', 'lamp'] },
    '25% of scenes hold one of the two things that recur most (oar and lamp)',
  ],
  ['returning-objects', 'share', { value: 0 }, '0% of scenes hold one of the no things that recur most'],
  [
    'echoed-lines',
    'number',
    { value: 0.55, counts: { lines: 1 } },
    'one line said again in a later scene, 0.6 in 1,000 spoken words',
  ],
  [
    'returning-speakers',
    'share',
    { counts: { returning: 3, speakers: 12 } },
    '3 of 12 speakers speak in more than one scene',
  ],
  [
    'returning-speakers',
    'share',
    { counts: { returning: 12, speakers: 12 } },
    'all 12 speakers speak in more than one scene',
  ],
  ['theme-spread', 'share', { about: ['oar', 'lamp'] }, '25% of talking scenes mention “oar” and “lamp”'],
  [
    'theme-held',
    'share',
    { counts: { words: 8 } },
    'none of 8 recurring words stands in both the first and the last quarter',
  ],
  [
    'theme-held',
    'share',
    { counts: { words: 8 }, about: ['a', 'b', 'c', 'd'] },
    '4 of 8 recurring words (a, b, c and d) stand in both the first and the last quarter',
  ],
  [
    'theme-held',
    'share',
    { counts: { words: 8 }, about: ['a', 'b', 'c', 'd', 'e'] },
    '5 of 8 recurring words (a, b, c, d and others) stand in both the first and the last quarter',
  ],
  [
    'cast-at-end',
    'share',
    { counts: { main: 5 }, about: people },
    '3 of the 5 who speak most are still there in the last fifth (Ann, Ben and Cara)',
  ],
  [
    'cast-at-end',
    'share',
    { counts: { main: 3 }, about: people },
    'all 3 who speak most are still there in the last fifth (Ann, Ben and Cara)',
  ],
  ['length', 'number', { value: 96.6 }, '97 pages'],
  ['timed-headings', 'share', {}, '25% of headings give a time of day'],
  [
    'parentheticals',
    'number',
    { counts: { parentheticals: 10, speeches: 40 } },
    'ten parentheticals in 40 speeches, 0.25 each',
  ],
  [
    'camera',
    'number',
    { counts: { paragraphs: 1 } },
    'one paragraph of action with a camera term or “we see”, 0.25 a page',
  ],
  ['paragraphs', 'number', { value: 20.16 }, '20.2 words a paragraph of action'],
  ['senses', 'number', { value: 20.16 }, '20.2 words of colour, light, sound and touch in 1,000 words of action'],
  [
    'vocabulary',
    'share',
    { value: 0.714, counts: { window: 100 } },
    'in any 100 words of action 71 are different ones',
  ],
  ['exteriors', 'share', {}, '25% of scenes play outside'],
  ['adverbs', 'number', { value: 20.16 }, '20.2 words in -ly in 1,000 words of action'],
  ['lead-share', 'share', { about: ['ch.ANN'] }, 'Ann speaks 25% of all spoken words'],
  ['top-three', 'share', { about: people }, 'Ann, Ben and Cara speak 25% of all spoken words'],
  [
    'lead-partners',
    'share',
    { counts: { met: 2, others: 8, fewestSpeeches: 2 }, about: ['ch.ANN', 'ch.BEN'] },
    'Ann exchanges lines with 2 of the 8 others who speak twice or more, most with Ben',
  ],
  [
    'lead-partners',
    'share',
    { counts: { met: 8, others: 8, fewestSpeeches: 2 }, about: ['ch.ANN', 'ch.BEN'] },
    'Ann exchanges lines with all 8 others who speak twice or more, most with Ben',
  ],
  [
    'lead-warmth',
    'share',
    { counts: { warm: 0, speeches: 40 }, about: ['ch.ANN'] },
    'none of Ann’s 40 speeches hold a word of thanks, apology, affection or care',
  ],
  [
    'lead-warmth',
    'share',
    { counts: { warm: 1, speeches: 40 }, about: ['ch.ANN'] },
    'one of Ann’s 40 speeches holds a word of thanks, apology, affection or care',
  ],
  [
    'lead-warmth',
    'share',
    { counts: { warm: 10, speeches: 40 }, about: ['ch.ANN'] },
    'ten of Ann’s 40 speeches hold a word of thanks, apology, affection or care',
  ],
  [
    'distinct-voices',
    'share',
    { counts: { matched: 4, halves: 6, chance: 0.2 }, about: people },
    'in a blind test on small words, 4 of 6 halves of what Ann, Ben and Cara say find their own speaker (chance 20%)',
  ],
  [
    'late-heat',
    'number',
    { value: 1.55 },
    'pressure, refusals and exclamations are 1.6 times as dense in the last third as in the first',
  ],
];

describe('what was counted', () => {
  it.each(said)('%s (%s)', (id, unit, facts, sentence) => {
    const measure = of(id, facts);
    expect(isShare(measure) ? 'share' : 'number').toBe(unit);
    expect(shownOf(measure, nameOf)).toBe(sentence);
  });

  it('is said of every measure there is', () => {
    expect(new Set(said.map(([id]) => id))).toEqual(new Set(measureId.options));
  });

  it('is not made up where a count is missing', () => {
    expect(() => shownOf(of('questions'), nameOf)).toThrow('The measure questions carries no count of speeches');
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
    expect(comparisonOf(of('freshness', { scale: { ...own, of: 'half hours', high: 0.75 }, percentile: 10 }))).toBe(
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
    expect([printed(of('freshness'), 0.5), printed(of('length'), 9.994), printed(of('length'), 10.4)]).toEqual([
      '50%',
      '9.99',
      '10',
    ]);
  });
});

describe('a measure that raised or lowered a rating', () => {
  it('says what was counted, how it lies among produced scripts, and where to look', () => {
    const place = (page: number) => ({ scene: 1, from: 1, to: 1, page, line: 1, quote: 'Rain.' });
    const pace = of('scene-pace', { value: 1.2, percentile: 75, places: [place(7), place(3), place(7)] });
    expect(measureInBrief(pace, nameOf)).toBe('1.2 scenes a page (highest 25%; page 7)');
    expect(measureInBrief(of('length'), nameOf)).toBe('0 pages (near the middle)');
  });
});
