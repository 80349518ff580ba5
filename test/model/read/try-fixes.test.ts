import { describe, expect, it } from 'vitest';
import type { GivenPoint } from '../../../lib/model/read/forms.ts';
import { numberScript } from '../../../lib/model/read/numbered-script.ts';
import { mendedPoints, trialOf } from '../../../lib/model/read/try-fixes.ts';
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
  people: [],
  topics: [],
  absence: null,
  ...given,
});
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
    expect(trial?.script.match(/== scene \d+/g)).toHaveLength(4);
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
    const mended = mendedPoints(points({}, {}, {}), {
      fixes: [
        { point: 1, holds: 'yes', better: null },
        { point: 2, holds: 'there already', better: 'Scene 2: she looks at the empty nail.' },
        { point: 3, holds: 'breaks something', better: ' ' },
      ],
      orders: [],
    });
    expect(mended.points.map(({ try: proposed, before }) => [proposed, before])).toEqual([
      ['Scene 1: she hangs the key on its nail.', 'Anna stands'],
      ['Scene 2: she looks at the empty nail.', null],
      [null, null],
    ]);
  });

  it('are as they were where nobody was asked', () => {
    expect(mendedPoints(points({}), null)).toEqual(points({}));
  });
});
