/** Points and plan as a reading tells them: proved, each once, at home in a report, with effort and places that the script has. */
import { describe, expect, it } from 'vitest';
import { withWeaknessesAtHome } from '../../../../lib/model/read/assemble-points.ts';
import type { GivenPoint, GivenPoints } from '../../../../lib/model/read/forms.ts';
import type { PointRead } from '../../../../lib/story/read/point-read.ts';
import { said, storyOf } from './assembled.ts';

const point = (id: string, given: Partial<PointRead>): PointRead => ({
  id,
  kind: 'weakness',
  title: id,
  said: {
    text: 'Nobody meets.',
    cites: [{ scene: 1, from: 2, to: 2, page: 1, line: 3, quote: 'Nobody.' }],
    confidence: 'sure',
    support: 'supported',
  },
  costs: null,
  attempt: null,
  sample: null,
  weight: 3,
  effort: 'word',
  fault: false,
  severity: null,
  parts: [],
  loses: null,
  instead: null,
  touches: [],
  reports: [13],
  absence: null,
  ...given,
});
const homes = (points: readonly PointRead[]) =>
  withWeaknessesAtHome(points).map(({ id, reports: [home] }) => `${id} ${home}`);

describe('where weaknesses are told in full', () => {
  it('is the report of weaknesses for three of them, though a reader filed them all elsewhere', () => {
    const points = [
      point('a fault', { weight: 5, fault: true, reports: [9, 3] }),
      point('structure', { weight: 4 }),
      point('filed there too', { weight: 2, reports: [8, 3] }),
      point('light', { weight: 1 }),
      point('strength', { kind: 'strength', reports: [13] }),
    ];
    expect(homes(points)).toEqual(['a fault 9', 'structure 3', 'filed there too 3', 'light 3', 'strength 13']);
  });

  it('stays as the reader filed it where there are three already', () => {
    const own = ['a', 'b', 'c'].map((id) => point(id, { reports: [3] }));
    expect(homes([...own, point('structure', { weight: 5 })])).toEqual(['a 3', 'b 3', 'c 3', 'structure 13']);
  });

  it('is found for faults as well where there is nothing else', () => {
    expect(homes([point('a fault', { fault: true, reports: [9] })])).toEqual(['a fault 3']);
  });
});

const given = (change: Partial<GivenPoint> = {}): GivenPoint => ({
  kind: 'weakness',
  title: ' It waits ',
  ...said('Mags waits.', '3.3'),
  costs: 'It stalls.',
  try: 'Cut it.',
  before: null,
  after: null,
  loses: ' a look ',
  instead: ' Stay on page 2. ',
  weight: 3,
  effort: 'word',
  fault: false,
  severity: 'minor',
  parts: [],
  people: ['Mags', 'MAGS', 'Lena', 'Nobody'],
  topics: ['structure', 'tone', 'structure'],
  absence: null,
  ...change,
});
const told = (points: readonly GivenPoint[], plan: GivenPoints['plan'] = []) =>
  storyOf({ points: { points: [...points], comment: [], plan } });
const one = (change: Partial<GivenPoint> = {}) => told([given(change)]).points[0];
const counts = given({ title: 'It counts', ...said('Mags counts the crates.', '2.2') });

describe('a point', () => {
  it('is told with what it costs, what to try, whom it touches and where it is told', () => {
    expect(one({ kind: 'strength', parts: [{ page: 2, to: 3, act: 'change', text: ' two ' }] })).toEqual({
      id: expect.stringMatching(/^rd\.[0-9a-f]{10}$/),
      kind: 'strength',
      title: 'It waits',
      said: expect.objectContaining({ text: 'Mags waits.', confidence: 'sure' }),
      costs: 'It stalls.',
      attempt: 'Cut it.',
      sample: null,
      weight: 3,
      effort: 'word',
      fault: false,
      severity: null,
      parts: [{ page: 2, to: 3, act: 'change', text: 'two' }],
      loses: 'a look',
      instead: 'Stay on page 2.',
      touches: ['ch.MAGS', 'ch.LENA'],
      reports: [13, 5],
      absence: null,
    });
  });

  it.each([
    ['of a title', { title: ' ' }],
    ['of a place', { cites: [] }],
    [
      'of an absence that holds',
      { absence: { terms: ['tin'], after_page: 1, before_page: null, speaker: null, where: 'any' as const } },
    ],
  ])('is none without a proof %s', (_, change) => expect(one(change)).toBeUndefined());

  it('that misses what was searched for says so, and one that was not searched is a reading', () => {
    const absence = { terms: ['reel'], after_page: 1, before_page: null, speaker: null, where: 'any' as const };
    expect(one({ absence })).toMatchObject({ absence: { terms: ['reel'], after: 1 }, said: { confidence: 'sure' } });
    expect(one({ absence: { ...absence, terms: [' '] } })).toMatchObject({
      absence: null,
      said: { confidence: 'reading' },
    });
  });

  it.each([
    ['strengths', 3],
    ['weaknesses', 3],
    ['tone', 5],
    ['potential', 6],
    ['relations', 7],
    ['characters', 8],
    ['faults', 9],
    ['genre', 11],
    ['format', 12],
    ['structure', 13],
    ['market', 14],
    ['production', 15],
  ] as const)('filed under %s is told in report %d', (topic, report) => {
    expect(one({ kind: 'question', topics: [topic] })?.reports).toEqual([report]);
  });

  it.each([
    [{ kind: 'question', fault: true }, 9],
    [{ kind: 'opportunity' }, 6],
    [{ kind: 'strength' }, 3],
  ] as const)('filed nowhere (%j) is at home in report %d', (change, report) => {
    expect(one({ ...change, topics: [] })?.reports).toEqual([report]);
  });

  it.each([
    [0, 1],
    [1, 1],
    [2.5, 3],
    [5, 5],
    [6, 5],
    [Number.NaN, 1],
  ])('of weight %d weighs %d', (weight, shown) => expect(one({ weight })?.weight).toBe(shown));

  it.each([
    ['costs', { costs: null }, { costs: null }],
    ['costs', { costs: ' ' }, { costs: null }],
    ['loses', { loses: ' ' }, { loses: null }],
    ['instead', { instead: ' ' }, { instead: null }],
    ['instead, on a page that is not there', { instead: 'Stay on page 4.' }, { instead: null }],
    ['try, on a page that is not there', { try: 'Go to page 4. Cut it.' }, { attempt: 'Cut it.' }],
    ['severity of a weakness', {}, { severity: 'minor' }],
    ['severity of a question', { kind: 'question' as const }, { severity: null }],
    ['people whom nobody knows', { people: ['Zoe'] }, { touches: [] }],
  ])('with %s', (_, change, shown) => expect(one(change)).toMatchObject(shown));

  it('shows a line with what could stand there, where both are given and the line is there', () => {
    const [before, after] = ['LENA: I will stay', 'I go.'];
    expect(one({ before, after })?.sample).toEqual({ page: 1, before, after });
    for (const change of [
      { before, after: null },
      { before: null, after },
      { before: 'Never said', after },
    ])
      expect(one(change)?.sample).toBeNull();
  });

  it('is known by its kind, its people and its words, whatever is said of them', () => {
    const id = one()?.id;
    expect(one({ title: 'Other', text: 'She waits.', people: ['Lena', 'Mags'] })?.id).toBe(id);
    expect(one({ kind: 'question' })?.id).not.toBe(id);
    expect(one({ people: ['Mags'] })?.id).not.toBe(id);
    expect(one({ cites: ['2.2'] })?.id).not.toBe(id);
    const both = one({ cites: ['3.3', '3.2'] })?.id;
    expect(one({ cites: ['3.2', '3.3'] })?.id).toBe(both);
  });

  it('has its places in the script’s order, and none on a page that is not there', () => {
    const at = (page: number, to: number | null, text = 'x') => ({ page, to, act: 'change' as const, text });
    const parts = [at(3, 1), at(2, 2), at(1, 3), at(2, 9), at(0, null), at(4, null), at(1.5, null), at(1, null, ' ')];
    expect(one({ parts })?.parts.map(({ page, to }) => [page, to])).toEqual([
      [1, 3],
      [2, null],
      [2, null],
      [3, null],
    ]);
    expect(one({ parts })?.effort).toBe('scene');
  });
});

describe('points', () => {
  it('are told once each, the weightiest first', () => {
    const { points } = told([given({ weight: 2 }), counts, given({ weight: 5 })]);
    expect(points.map(({ title, weight }) => [title, weight])).toEqual([
      ['It counts', 3],
      ['It waits', 2],
    ]);
  });

  it('are planned by their numbers, those that were left out too, with the effort of the hardest', () => {
    const step = (goal: string, numbers: number[], effort: GivenPoint['effort'] = 'word') => ({
      goal,
      points: numbers,
      effort,
      gains: null,
    });
    const { points, plan } = told(
      [given({ title: ' ' }), given({ effort: 'sequence' }), counts],
      [step('both', [3, 2, 3]), step('one', [3], 'scene'), step('none', [1, 9]), step(' ', [2])],
    );
    const id = (title: string) => points.find((point) => point.title === title)?.id;
    expect(plan).toEqual([
      { goal: 'both', points: [id('It counts'), id('It waits')], effort: 'sequence', gains: null },
      { goal: 'one', points: [id('It counts')], effort: 'scene', gains: null },
    ]);
  });
});
