/** What of a reader's judgement is told: scores and a verdict with reasons that stood their proof, and the answers of a producer that say something. */
import { describe, expect, it } from 'vitest';
import { judgementOf } from '../../../../lib/model/read/assemble-judgement.ts';
import type { GivenJudgement } from '../../../../lib/model/read/forms.ts';
import { numberScript } from '../../../../lib/model/read/numbered-script.ts';
import { openOpinions } from '../../../../lib/model/read/proof/opinions.ts';
import { fountainScript } from '../small-script.ts';

const script = numberScript(await fountainScript('INT. BOOTH - NIGHT\n\nRain.\n\nEXT. ROAD - DAY\n\nSun.\n'));
const given: GivenJudgement = {
  against: 'It is short.',
  script: 'consider',
  writer: 'recommend',
  reason: 'it moves',
  verdict: 'Read on.',
  because: [1, 9, 1],
  ratings: [
    { name: 'flux', score: 7.2, why: 'It turns.', because: [2] },
    { name: 'impact', score: 8, why: 'It hits.', because: [9] },
  ],
  audience: 'adults',
  narrowed_by: 'rain',
  level: 'low',
  drivers: [
    { what: 'rain', scenes: [0, 1, 2, 3] },
    { what: ' ', scenes: [1] },
  ],
  cheaper_by: ['sun'],
  shoot: 'ten days',
  money: 'little',
  rights: 'none',
  budget: [
    { line: 'cast', amount: '10 %', why: 'w' },
    { line: ' ', amount: '1', why: 'w' },
  ],
  shot_on: 'mixed',
  potential: { artistic: 'a', emotional: null, commercial: null, festival: null, cultural: null },
  comparables: [],
  formats: [
    { format: 'Feature', fits: 'yes', why: 'w', buyer: null, parts: [] },
    { format: 'Series', fits: 'no', why: 'w', buyer: null, parts: [] },
    { format: ' ', fits: 'yes', why: 'w', buyer: null, parts: [] },
  ],
  best_form: ' feature ',
  craft: [],
};
const byNumber = new Map([
  [1, 'po.one'],
  [2, 'po.two'],
]);
const told = (change: Partial<GivenJudgement> = {}) =>
  judgementOf(script, { ...given, ...change }, byNumber, openOpinions(script, new Map()));
const film = { title: 't', year: 1950, shares: 's', differs: 'd', fared: null, use: 'tone' as const };

it('nothing is told where nothing was judged', () => {
  expect(judgementOf(script, null, byNumber, openOpinions(script, new Map()))).toEqual({
    ratings: [],
    verdict: null,
    market: null,
  });
});

describe('a score', () => {
  it('is told with the points that it rests on, in halves', () => {
    expect(told().ratings).toEqual([{ name: 'Flux', score: 7, why: 'It turns.', because: ['po.two'] }]);
  });

  it.each([
    [7.25, 7.5],
    [7.24, 7],
    [0, 1],
    [1, 1],
    [10, 10],
    [12, 10],
  ])('of %d is %d', (score, shown) => {
    expect(told({ ratings: [{ name: 'flux', score, why: 'w', because: [1] }] }).ratings[0]?.score).toBe(shown);
  });

  it('that is no number is none', () => {
    expect(told({ ratings: [{ name: 'flux', score: Number.NaN, why: 'w', because: [1] }] }).ratings).toEqual([]);
  });
});

describe('a verdict', () => {
  it('is told with the points that it rests on, each once', () => {
    expect(told().verdict).toEqual({
      against: 'It is short.',
      script: 'consider',
      writer: 'recommend',
      reason: 'it moves',
      text: 'Read on.',
      because: ['po.one'],
    });
  });

  it.each([
    ['a point that stood', { because: [9] }],
    ['words', { verdict: ' ' }],
    ['the case against the script', { against: '' }],
  ])('is not told without %s', (_what, change) => expect(told(change).verdict).toBeNull());

  it('may have no reason, or an empty one, which is none', () => {
    expect(told({ reason: null }).verdict?.reason).toBeNull();
    expect(told({ reason: ' ' }).verdict?.reason).toBeNull();
  });
});

describe('what a producer asks', () => {
  it('is told as it was given, without what says nothing and without scenes that are not there', () => {
    expect(told().market).toEqual({
      audience: 'adults',
      narrowedBy: 'rain',
      level: 'low',
      drivers: [{ what: 'rain', scenes: [1, 2] }],
      cheaperBy: ['sun'],
      shoot: 'ten days',
      money: 'little',
      rights: 'none',
      budget: [given.budget[0]],
      shotOn: 'mixed',
      potential: given.potential,
      comparables: [],
      formats: given.formats.slice(0, 2),
      bestForm: 'Feature',
      craft: [],
    });
  });

  it('sets no film beside it that is older than films, or says nothing of it', () => {
    const films = [film, { ...film, year: 1891 }, { ...film, year: 1890 }];
    const empty = [
      { ...film, title: ' ' },
      { ...film, shares: '' },
      { ...film, differs: ' ' },
    ];
    expect(told({ comparables: [...films, ...empty] }).market?.comparables).toEqual(films.slice(0, 2));
  });

  it('is told what others of its kind do where both halves are said, with the points that stood', () => {
    const both = { others: 'Others wait.', here: 'Here it rains.', because: [1, 9] };
    const craft = [both, { ...both, others: ' ' }, { ...both, here: '' }];
    expect(told({ craft }).market?.craft).toEqual([{ ...both, because: [byNumber.get(1)] }]);
  });

  it.each([
    ['that does not fit', 'Series', null],
    ['that is not among them', 'Podcast', null],
    ['that is none', null, null],
  ])('is not best sold in a form %s', (_what, best_form, best) => {
    expect(told({ best_form }).market?.bestForm).toBe(best);
  });

  it('may be best sold in a form that fits with changes', () => {
    const formats = [{ format: ' STAGE ', fits: 'with changes' as const, why: 'w', buyer: null, parts: [] }];
    expect(told({ formats, best_form: 'Stage' }).market?.bestForm).toBe(' STAGE ');
  });

  it('keeps the parts that a form is told in, but for those in which nothing happens', () => {
    const part = { pages: '1 to 9', happens: 'He leaves.', ends_on: 'the door' };
    const formats = [
      {
        format: 'Series',
        fits: 'with changes' as const,
        why: 'w',
        buyer: null,
        parts: [part, { ...part, happens: ' ' }],
      },
    ];
    expect(told({ formats }).market?.formats[0]?.parts).toEqual([
      { pages: '1 to 9', happens: 'He leaves.', endsOn: 'the door' },
    ]);
  });
});
