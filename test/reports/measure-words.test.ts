/** Measures put into words, from facts alone. */
import { describe, expect, it } from 'vitest';
import {
  comparisonOf,
  isShare,
  levelOf,
  measureName,
  measureSentence,
  printed,
  shownOf,
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

/** Each measure's name, unit and what it says of the facts. */
const said: readonly (readonly [MeasureId, string, 'share' | 'number', Partial<StoryMeasure>, string])[] = [
  ['scene-pace', 'scene pace', 'number', { value: 1.234 }, '1.23 scenes a page'],
  ['typical-pace', 'scene pace', 'number', { value: 1.2 }, '1.2 scenes a page'],
  ['place-change', 'change of place', 'share', {}, '25% of cuts go to another place'],
  ['place-change', 'change of place', 'share', { value: 1 }, 'every cut goes to another place'],
  [
    'scene-lengths',
    'variety of scene length',
    'share',
    { counts: { meanPages: 1.375 } },
    'scene lengths spread by 25% around a mean of 1.38 pages',
  ],
  [
    'mode-change',
    'turns between talk and action',
    'number',
    { value: 4.25 },
    '4.3 turns a page from talk to action or back',
  ],
  ['open-endings', 'scenes that end open', 'share', {}, '25% of talking scenes end on a question or a broken line'],
  [
    'freshness',
    'scenes that bring something new',
    'share',
    {},
    '25% of scenes bring a place or a speaker for the first time',
  ],
  ['speech-length', 'length of speech', 'number', { value: 9.26 }, '9.3 words a speech'],
  ['quick-talk', 'quickness of talk', 'number', { value: 9.26 }, '9.3 words a speech'],
  ['dialogue-share', 'share of dialogue', 'share', {}, '25% of the words are spoken'],
  [
    'speech-rhythm',
    'rhythm of talk',
    'share',
    { counts: { meanWords: 9.26 } },
    'speech lengths spread by 25% around a mean of 9.3 words',
  ],
  ['plain-talk', 'plain talk', 'share', {}, '25% of spoken words have one or two syllables'],
  ['questions', 'questions', 'share', { counts: { speeches: 40 } }, '25% of 40 speeches end on a question'],
  [
    'refusals',
    'resistance',
    'share',
    { value: 0, counts: { speeches: 40 } },
    'none of 40 speeches open by refusing or correcting',
  ],
  [
    'general-lines',
    'lines that speak in general',
    'share',
    { counts: { speeches: 40 } },
    '25% of 40 speeches make a claim about everyone, nobody, always, never, life or love',
  ],
  [
    'explaining',
    'explaining',
    'share',
    { counts: { speeches: 40 } },
    '25% of 40 speeches explain what both already know (“as you know” and its kin)',
  ],
  [
    'told-feelings',
    'feelings named outright',
    'share',
    { counts: { speeches: 40 } },
    '25% of 40 speeches name a feeling outright (“I am so angry”)',
  ],
  [
    'pressure',
    'pressure',
    'number',
    { value: 12.34 },
    '12.3 words of deadline, demand or danger in 1,000 spoken words',
  ],
  [
    'ties',
    'everyday ties',
    'number',
    { value: 12.34 },
    '12.3 words of family, friends, home and work in 1,000 spoken words',
  ],
  [
    'returning-objects',
    'things that come back',
    'share',
    { about: ['oar'] },
    '25% of scenes hold the one thing that recurs (oar)',
  ],
  [
    'returning-objects',
    'things that come back',
    'share',
    { about: ['oar', 'lamp'] },
    '25% of scenes hold one of the two things that recur most (oar and lamp)',
  ],
  [
    'returning-objects',
    'things that come back',
    'share',
    { value: 0 },
    '0% of scenes hold one of the no things that recur most',
  ],
  [
    'echoed-lines',
    'echoed lines',
    'number',
    { value: 0.55, counts: { lines: 1 } },
    'one line said again in a later scene, 0.6 in 1,000 spoken words',
  ],
  [
    'returning-speakers',
    'speakers who return',
    'share',
    { counts: { returning: 3, speakers: 12 } },
    '3 of 12 speakers speak in more than one scene',
  ],
  [
    'returning-speakers',
    'speakers who return',
    'share',
    { counts: { returning: 12, speakers: 12 } },
    'all 12 speakers speak in more than one scene',
  ],
  [
    'theme-spread',
    'a subject kept in talk',
    'share',
    { about: ['oar', 'lamp'] },
    '25% of talking scenes mention “oar” and “lamp”',
  ],
  [
    'theme-held',
    'a subject held to the end',
    'share',
    { counts: { words: 8 } },
    'none of 8 recurring words stands in both the first and the last quarter',
  ],
  [
    'theme-held',
    'a subject held to the end',
    'share',
    { counts: { words: 8 }, about: ['a', 'b', 'c', 'd'] },
    '4 of 8 recurring words (a, b, c and d) stand in both the first and the last quarter',
  ],
  [
    'theme-held',
    'a subject held to the end',
    'share',
    { counts: { words: 8 }, about: ['a', 'b', 'c', 'd', 'e'] },
    '5 of 8 recurring words (a, b, c, d and others) stand in both the first and the last quarter',
  ],
  [
    'cast-at-end',
    'main cast at the end',
    'share',
    { counts: { main: 5 }, about: people },
    '3 of the 5 who speak most are still there in the last fifth (Ann, Ben and Cara)',
  ],
  [
    'cast-at-end',
    'main cast at the end',
    'share',
    { counts: { main: 3 }, about: people },
    'all 3 who speak most are still there in the last fifth (Ann, Ben and Cara)',
  ],
  ['length', 'length', 'number', { value: 96.6 }, '97 pages'],
  ['timed-headings', 'headings with a time of day', 'share', {}, '25% of headings give a time of day'],
  [
    'parentheticals',
    'parentheticals',
    'number',
    { counts: { parentheticals: 10, speeches: 40 } },
    'ten parentheticals in 40 speeches, 0.25 each',
  ],
  [
    'camera',
    'camera terms',
    'number',
    { counts: { paragraphs: 1 } },
    'one paragraph of action with a camera term or “we see”, 0.25 a page',
  ],
  ['paragraphs', 'length of action paragraphs', 'number', { value: 20.16 }, '20.2 words a paragraph of action'],
  [
    'senses',
    'things seen, heard and felt',
    'number',
    { value: 20.16 },
    '20.2 words of colour, light, sound and touch in 1,000 words of action',
  ],
  [
    'vocabulary',
    'range of words in action',
    'share',
    { value: 0.714, counts: { window: 100 } },
    'in any 100 words of action 71 are different ones',
  ],
  ['exteriors', 'mix of inside and outside', 'share', {}, '25% of scenes play outside'],
  ['adverbs', 'adverbs in action', 'number', { value: 20.16 }, '20.2 words in -ly in 1,000 words of action'],
  ['lead-share', 'the lead’s share of talk', 'share', { about: ['ch.ANN'] }, 'Ann speaks 25% of all spoken words'],
  [
    'top-three',
    'talk of the first three',
    'share',
    { about: people },
    'Ann, Ben and Cara speak 25% of all spoken words',
  ],
  [
    'lead-partners',
    'people the lead talks with',
    'share',
    { counts: { met: 2, others: 8, fewestSpeeches: 2 }, about: ['ch.ANN', 'ch.BEN'] },
    'Ann exchanges lines with 2 of the 8 others who speak twice or more, most with Ben',
  ],
  [
    'lead-partners',
    'people the lead talks with',
    'share',
    { counts: { met: 8, others: 8, fewestSpeeches: 2 }, about: ['ch.ANN', 'ch.BEN'] },
    'Ann exchanges lines with all 8 others who speak twice or more, most with Ben',
  ],
  [
    'lead-warmth',
    'warmth of the lead',
    'share',
    { counts: { warm: 0, speeches: 40 }, about: ['ch.ANN'] },
    'none of Ann’s 40 speeches hold a word of thanks, apology, affection or care',
  ],
  [
    'lead-warmth',
    'warmth of the lead',
    'share',
    { counts: { warm: 1, speeches: 40 }, about: ['ch.ANN'] },
    'one of Ann’s 40 speeches holds a word of thanks, apology, affection or care',
  ],
  [
    'lead-warmth',
    'warmth of the lead',
    'share',
    { counts: { warm: 10, speeches: 40 }, about: ['ch.ANN'] },
    'ten of Ann’s 40 speeches hold a word of thanks, apology, affection or care',
  ],
  [
    'distinct-voices',
    'voices that can be told apart',
    'share',
    { counts: { matched: 4, halves: 6, chance: 0.2 }, about: people },
    'in a blind test on small words, 4 of 6 halves of what Ann, Ben and Cara say find their own speaker (chance 20%)',
  ],
  [
    'late-heat',
    'rise towards the end',
    'number',
    { value: 1.55 },
    'pressure, refusals and exclamations are 1.6 times as dense in the last third as in the first',
  ],
];

describe('what was counted', () => {
  it.each(said)('%s (%s)', (id, name, unit, facts, sentence) => {
    const measure = of(id, facts);
    expect([measureName(measure), isShare(measure) ? 'share' : 'number']).toEqual([name, unit]);
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
    expect(comparisonOf(of('scene-pace', { percentile, value }))).toBe(`${words} (median 1.19 over 92)`);
  });

  it('prints shares as hundredths and numbers from ten on without decimals', () => {
    expect([printed(of('freshness'), 0.5), printed(of('length'), 9.994), printed(of('length'), 10.4)]).toEqual([
      '50%',
      '9.99',
      '10',
    ]);
  });
});

describe('a measure under a rating', () => {
  it('says name, value, pages, scale and what raises the score', () => {
    const place = (page: number) => ({ scene: 1, from: 1, to: 1, page, line: 1, quote: 'Rain.' });
    expect(measureSentence(of('scene-pace', { value: 1.2, places: [place(7), place(3), place(7)] }), nameOf)).toBe(
      'Scene pace: 1.2 scenes a page (see pages 3 and 7), about the middle of produced scripts (median 1.19 over 92); a higher figure raises the score.',
    );
    expect(measureSentence(of('scene-pace', { direction: 'less' }), nameOf)).toMatch(
      /\); a lower figure raises the score\.$/,
    );
    expect(measureSentence(of('length', { direction: 'typical' }), nameOf)).toMatch(
      /^Length: 0 pages, about .*; nearness to the middle raises the score\.$/,
    );
  });
});
