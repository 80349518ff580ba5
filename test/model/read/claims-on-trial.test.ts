import { describe, expect, it } from 'vitest';
import { afterTrial, claimsOnTrial, type OnTrial } from '../../../lib/model/read/claims-on-trial.ts';
import type { GivenJudgement, GivenPoint } from '../../../lib/model/read/forms.ts';
import { numberScript } from '../../../lib/model/read/numbered-script.ts';
import { fountainScript } from './small-script.ts';

const script = numberScript(
  await fountainScript('INT. KITCHEN - DAY\n\nAnna pays the man.\n\nINT. YARD - DAY\n\nBen thanks her.\n'),
);
const point: GivenPoint = {
  kind: 'weakness',
  title: 'Anna’s no costs her nothing',
  text: 'She shuts the door on him.',
  cites: ['1.2'],
  sure: 'sure',
  costs: 'Nobody fears for her.',
  try: null,
  before: null,
  after: null,
  weight: 3,
  effort: 'word',
  fault: false,
  severity: 'major',
  parts: [],
  loses: null,
  instead: null,
  people: [],
  topics: [],
  absence: null,
};
const judgement: GivenJudgement = {
  against: 'It is thin.',
  script: 'pass',
  writer: null,
  reason: 'nobody pays',
  verdict: 'Let somebody pay.',
  because: [1],
  ratings: [{ name: 'flux', score: 5, why: 'Nothing moves.', because: [1] }],
  audience: null,
  narrowed_by: null,
  level: 'low',
  drivers: [],
  cheaper_by: [],
  shoot: null,
  money: null,
  rights: null,
  budget: [],
  shot_on: null,
  potential: { artistic: null, emotional: null, commercial: null, festival: null, cultural: null },
  comparables: [],
  formats: [
    { format: 'short', fits: 'yes', why: 'It is one.', buyer: null, parts: [] },
    { format: 'Stage play', fits: 'with changes', why: 'It opens on the sea.', buyer: null, parts: [] },
  ],
  best_form: 'stage play',
  craft: [
    { others: 'Others let somebody pay.', here: 'Nobody pays here.', because: [1] },
    { others: 'Others end on a door.', here: 'So does this.', because: [] },
  ],
};
const given: OnTrial = {
  points: {
    points: [point, { ...point, title: 'Ben is unthanked', costs: null }],
    comment: [
      { about: 'the people', text: 'Two who never meet.', cites: ['1.2'], sure: 'reading' },
      { about: 'the end', text: 'It ends.', cites: ['2.2'], sure: 'sure' },
    ],
    plan: [{ goal: 'Let her pay.', points: [1], effort: 'word', gains: null }],
  },
  judgement,
};
const tried = (...claims: { of: string; against: string[]; better: string | null }[]) =>
  afterTrial(given, { fixes: [], orders: [], claims }, script);
const at = ['2.2'];

describe('the sentences of a reading on trial', () => {
  it('are titles, notes and costs by the notes’ numbers, the comment by its paragraphs, case, reason, verdict, marks, what others of the kind show of it and its best other form', () => {
    expect(claimsOnTrial(given)).toEqual([
      'Said title 1: Anna’s no costs her nothing',
      'Said note 1: She shuts the door on him.',
      'Said cost 1: Nobody fears for her.',
      'Said title 2: Ben is unthanked',
      'Said note 2: She shuts the door on him.',
      'Said step 1: Let her pay.',
      'Said comment 1: Two who never meet.',
      'Said comment 2: It ends.',
      'Said case: It is thin.',
      'Said reason: nobody pays',
      'Said verdict: Let somebody pay.',
      'Said mark flux: Nothing moves.',
      'Said craft 1: Nobody pays here.',
      'Said craft 2: So does this.',
      'Said form: It opens on the sea.',
    ]);
    expect(claimsOnTrial({ ...given, judgement: null }).at(-1)).toBe('Said comment 2: It ends.');
  });

  it('stay as they are where nothing is said against them, or nobody was asked', () => {
    expect(tried()).toEqual({ ...given, refuted: 0 });
    expect(afterTrial(given, null, script)).toEqual({ ...given, refuted: 0 });
  });

  it('are put otherwise, with the passage that speaks against them beside their own', () => {
    const { points, judgement: judged } = tried(
      { of: 'Title 1 ', against: at, better: 'Anna’s no costs her too little' },
      { of: 'note 1', against: [...at, '1.2'], better: 'She pays him and shuts the door.' },
      { of: 'cost 1', against: at, better: ' Hardly anybody fears for her. ' },
      { of: 'comment 1', against: at, better: 'Two who meet once.' },
      { of: 'step 1', against: at, better: 'Let her pay on page 1.' },
      { of: 'case', against: at, better: 'It is short.' },
      { of: 'reason', against: at, better: 'one pays' },
      { of: 'verdict', against: at, better: 'Let her pay.' },
      { of: 'mark flux', against: at, better: 'Little moves.' },
      { of: 'craft 1', against: at, better: 'Anna pays here.' },
      { of: 'form', against: at, better: 'It opens in a kitchen.' },
    );
    expect(points.points[0]).toMatchObject({
      title: 'Anna’s no costs her too little',
      text: 'She pays him and shuts the door.',
      cites: ['1.2', '2.2'],
      costs: 'Hardly anybody fears for her.',
    });
    expect(points.points[1]).toEqual(given.points.points[1]);
    expect(points.comment).toMatchObject([
      { text: 'Two who meet once.', cites: ['1.2', '2.2'] },
      { text: 'It ends.', cites: ['2.2'] },
    ]);
    expect(points.plan).toEqual([{ ...given.points.plan[0], goal: 'Let her pay on page 1.' }]);
    expect(judged).toMatchObject({ against: 'It is short.', reason: 'one pays', verdict: 'Let her pay.' });
    expect(judged?.ratings).toEqual([{ name: 'flux', score: 5, why: 'Little moves.', because: [1] }]);
    expect(judged?.craft.map(({ here }) => here)).toEqual(['Anna pays here.', 'So does this.']);
    expect(judged?.formats.map(({ why }) => why)).toEqual(['It is one.', 'It opens in a kitchen.']);
  });

  it('fall where nothing is left of them: a note with its title, a cost, a paragraph, a step, a reason or a mark’s alone', () => {
    const {
      points,
      judgement: judged,
      refuted,
    } = tried(
      { of: 'title 2', against: at, better: null },
      { of: 'cost 1', against: at, better: ' ' },
      { of: 'comment 2', against: at, better: null },
      { of: 'step 1', against: at, better: null },
      { of: 'reason', against: at, better: null },
      { of: 'mark flux', against: at, better: null },
      { of: 'craft 2', against: at, better: null },
      { of: 'form', against: at, better: null },
    );
    expect(judged?.craft.map(({ here }) => here)).toEqual(['Nobody pays here.']);
    expect(judged?.formats).toEqual(judgement.formats);
    expect(points.plan).toEqual([]);
    expect(points.points.map(({ title, costs }) => [title, costs])).toEqual([
      ['Anna’s no costs her nothing', null],
      ['', null],
    ]);
    expect(tried({ of: 'note 1', against: at, better: null }).points.points[0]?.title).toBe('');
    expect(points.comment).toHaveLength(1);
    expect(refuted).toBe(2);
    expect(judged).toMatchObject({ reason: null, ratings: [{ why: '' }] });
  });

  it('keep case and verdict, without which nothing is judged', () => {
    const { judgement: judged } = tried(
      { of: 'case', against: at, better: null },
      { of: 'verdict', against: at, better: null },
    );
    expect(judged).toEqual(judgement);
  });

  it('are not touched by an objection that points at no line of the script', () => {
    const objections = [
      { of: 'note 1', against: ['9.9'], better: null },
      { of: 'note 7', against: at, better: null },
    ];
    expect(tried(...objections)).toEqual({ ...given, refuted: 0 });
  });
});
