import { describe, expect, it } from 'vitest';
import type { GivenPoint } from '../../../lib/model/read/forms.ts';
import { numberScript } from '../../../lib/model/read/numbered-script.ts';
import { mendedPoints, proposalsText, trialOf } from '../../../lib/model/read/try-fixes.ts';
import { fountainScript } from './small-script.ts';

const script = numberScript(
  await fountainScript(
    ['KITCHEN', 'YARD', 'ATTIC', 'ROAD', 'BRIDGE', 'HARBOUR']
      .map((place) => `INT. ${place} - DAY\n\nAnna stands in the ${place.toLowerCase()}.`)
      .join('\n\n'),
  ),
);
const point = (given: Partial<GivenPoint>): GivenPoint => ({
  kind: 'weakness',
  title: 'The key is never planted',
  text: 'Anna opens the attic.',
  cites: ['3.2'],
  sure: 'sure',
  costs: null,
  try: 'Scene 1: she hangs the key on its nail.',
  before: 'Anna stands',
  after: 'Anna sits',
  weight: 3,
  effort: 'word',
  fault: true,
  severity: 'minor',
  parts: [],
  loses: null,
  instead: null,
  people: [],
  topics: [],
  absence: null,
  ...given,
});
const cut = { page: 1, to: 2, act: 'cut', text: 'the road and the bridge' } as const;
const points = (...all: Partial<GivenPoint>[]) => ({ points: all.map(point), comment: [], plan: [] });

describe('a trial of what the notes propose', () => {
  it('holds the scenes that a proposal names and those that its note cites, in the script’s order', () => {
    const trial = trialOf(script, points({}), 8000);
    expect(trial?.proposals).toEqual([
      {
        point: 1,
        text: 'The key is never planted. Scene 1: she hangs the key on its nail. As written there: Anna sits',
      },
    ]);
    expect(trial?.script.match(/== scene \d+/g)).toEqual(['== scene 1', '== scene 3']);
  });

  it('finds the scene by its page', () => {
    const trial = trialOf(script, points({ try: 'Page 1: she hangs it up.', cites: [] }), 8000);
    expect(trial?.script.match(/== scene \d+/g)).toHaveLength(5);
  });

  it('shows the pages of each part of the advice, and the parts with it', () => {
    const trial = trialOf(script, points({ try: 'Less of the way.', parts: [cut], cites: [] }), 8000);
    expect(trial?.script).toContain('== scene 1');
    expect(trial?.proposals[0]?.text).toContain('cut, page 1-2: the road and the bridge');
  });

  it('says what has to stay as it is, and what the script counts', () => {
    const given = points({ kind: 'strength', title: 'The attic is silent' }, {});
    const text = proposalsText([{ point: 2, text: 'Cut it.' }], given, ['Ledger, time: one day. [1.2]']);
    expect(text.split('\n')).toEqual([
      'Keep: The attic is silent [3.2]',
      'Ledger, time: one day. [1.2]',
      'Proposal 2: Cut it.',
    ]);
  });

  it('names the pages on which two of them type, for there one may undo the other', () => {
    const add = { page: 2, to: null, act: 'add', text: 'She hangs it up.' } as const;
    const given = points({ parts: [cut] }, { parts: [cut, add] }, { parts: [{ ...add, page: 3 }] });
    const proposals = [1, 2, 3].map((number) => ({ point: number, text: 'Cut it.' }));
    expect(proposalsText(proposals, given, [])).toMatch(/\nTyped on page 1 by proposals 1, 2$/);
    expect(proposalsText(proposals.slice(1), given, [])).not.toContain('Typed on page');
  });

  it('asks nothing of praise, nor of a note that proposes nothing', () => {
    expect(trialOf(script, points({ kind: 'strength' }, { try: null }), 8000)).toBeNull();
  });

  it('takes the weightiest where there is no room for all', () => {
    const given = points({ weight: 1, cites: ['5.2'], try: 'Scene 6: cut it.' }, { weight: 5 });
    expect(trialOf(script, given, 70)?.proposals.map(({ point: number }) => number)).toEqual([2]);
  });
});

describe('notes after the trial', () => {
  it('keep advice that holds, and have the rest put otherwise or left out, samples with it', () => {
    const mended = mendedPoints(points({ parts: [cut] }, { parts: [cut] }, { parts: [cut] }, {}), {
      fixes: [
        { point: 1, holds: 'yes', better: null, parts: [], loses: null },
        {
          point: 2,
          holds: 'there already',
          better: 'Scene 2: she looks at the empty nail.',
          parts: [],
          loses: 'A joke on page 1.',
        },
        { point: 3, holds: 'breaks something', better: ' ', parts: [], loses: null },
        { point: 4, holds: 'unfinished', better: null, parts: [cut], loses: null },
      ],
      orders: [],
    });
    expect(mended.points[1]?.loses).toBe('A joke on page 1.');
    expect(mended.points.map(({ try: proposed, before, parts }) => [proposed, before, parts])).toEqual([
      ['Scene 1: she hangs the key on its nail.', 'Anna stands', [cut]],
      ['Scene 2: she looks at the empty nail.', null, []],
      [null, null, []],
      ['Scene 1: she hangs the key on its nail.', null, [cut]],
    ]);
  });

  it('are as they were where nobody was asked', () => {
    expect(mendedPoints(points({}), null)).toEqual(points({}));
  });
});
