import { describe, expect, it } from 'vitest';
import type { GivenPoint } from '../../../lib/model/read/forms.ts';
import { numberScript, tokensOf } from '../../../lib/model/read/numbered-script.ts';
import { mendedPoints, proposalsText, trialOf } from '../../../lib/model/read/try-fixes.ts';
import { fountainScript } from './small-script.ts';

const script = numberScript(
  await fountainScript(
    ['KITCHEN', 'YARD', 'ATTIC', 'ROAD', 'BRIDGE', 'HARBOUR']
      .map((place) => `INT. ${place} - DAY\n\nAnna stands in the ${place.toLowerCase()}.`)
      // Longer than any room that a trial has here: the script is not there whole.
      .concat(`INT. LIBRARY - DAY\n\n${'Anna reads a page of the long book by the lamp.\n\n'.repeat(900)}`)
      .join('\n\n'),
  ),
);
const small = await fountainScript('INT. A - DAY\n\nOne.\n\nINT. B - DAY\n\nTwo.\n\nINT. C - DAY\n\nThree.\n');
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
    const text = proposalsText(
      [{ point: 2, text: 'Cut it.' }],
      given,
      ['Ledger, time: one day. [1.2]'],
      ['Said note 1: It drags.'],
    );
    expect(text.split('\n')).toEqual([
      'Keep: The attic is silent [3.2]',
      'Ledger, time: one day. [1.2]',
      'Proposal 2: Cut it.',
      'Said note 1: It drags.',
    ]);
  });

  it('names the pages on which two of them type, for there one may undo the other', () => {
    const add = { page: 2, to: null, act: 'add', text: 'She hangs it up.' } as const;
    const given = points({ parts: [cut] }, { parts: [cut, add] }, { parts: [{ ...add, page: 3 }] });
    const proposals = [1, 2, 3].map((number) => ({ point: number, text: 'Cut it.' }));
    expect(proposalsText(proposals, given, [], [])).toMatch(/\nTyped on page 1 by proposals 1, 2$/);
    expect(proposalsText(proposals.slice(1), given, [], [])).not.toContain('Typed on page');
  });

  it('names those pages in the script’s order, with the notes that cite their keeping', () => {
    const on = (page: number) => ({ page, to: null, act: 'add' as const, text: 'x' });
    const given = points({ parts: [on(9), on(4), on(4)] }, { parts: [on(9), on(4)] }, { parts: [on(7)] });
    const proposals = [1, 2, 3].map((number) => ({ point: number, text: 'Cut it.' }));
    expect(proposalsText(proposals, given, [], []).split('\n').slice(3)).toEqual([
      'Typed on page 4 by proposals 1, 2',
      'Typed on page 9 by proposals 1, 2',
    ]);
    const praise = points({ kind: 'strength', title: 'Quiet', cites: ['3.2', '4.2'] });
    expect(proposalsText([], praise, [], [])).toBe('Keep: Quiet [3.2, 4.2]');
  });

  it('tells a proposal with its parts, what stands there, what it loses and what could be instead', () => {
    const given = points({ after: null, loses: 'a joke', instead: 'Keep it.', parts: [{ ...cut, to: null }, cut] });
    expect(trialOf(script, given, 8000)?.proposals[0]?.text).toBe(
      'The key is never planted. Scene 1: she hangs the key on its nail. cut, page 1: the road and the bridge cut, page 1-2: the road and the bridge Loses: a joke Or instead: Keep it.',
    );
    expect(trialOf(script, points({}), 8000)?.proposals[0]?.text).not.toMatch(/Loses|instead|cut/);
  });

  it('tells proposals in the order of the notes, each scene once', () => {
    const trial = trialOf(script, points({ weight: 1 }, { weight: 5 }), 8000);
    expect(trial?.proposals.map(({ point: number }) => number)).toEqual([1, 2]);
    expect(trial?.script).toBe(
      '== scene 1, p. 1\n1 INT. KITCHEN - DAY\n2 Anna stands in the kitchen.\n== scene 3, p. 1\n1 INT. ATTIC - DAY\n2 Anna stands in the attic.',
    );
  });

  it('fits where its scenes and its words take all the room there is, and not a token less', () => {
    const [first, , third] = script.scenes;
    const text = trialOf(script, points({}), 8000)?.proposals[0]?.text ?? '';
    const all = (first?.tokens ?? 0) + (third?.tokens ?? 0) + tokensOf(text);
    expect(trialOf(script, points({}), all)).not.toBeNull();
    expect(trialOf(script, points({}), all - 1)).toBeNull();
    // A second note about the same scenes takes its own words alone.
    expect(trialOf(script, points({}, {}), all + tokensOf(text))?.proposals).toHaveLength(2);
  });

  it('shows the scenes of a page and no others', async () => {
    const long = numberScript(
      await fountainScript(
        'INT. A - DAY\n\nOne.\n\n===\n\nINT. B - DAY\n\nTwo.\n\n===\n\nThree.\n\nINT. C - DAY\n\nFour.\n\n===\n\nINT. D - DAY\n\n'.concat(
          'Five men wait in a row for the boat to come in.\n\n'.repeat(900),
        ),
      ),
    );
    const shown = (proposed: string) =>
      trialOf(long, points({ try: proposed, cites: [] }), 8000)
        ?.script.match(/(?<=== scene )\d/g)
        ?.join('') ?? '';
    expect(['Page 1: x', 'On p. 2 x', 'pp. 3 to 3', 'PAGES 1 and', 'scenes 3 and', 'Nowhere'].map(shown)).toEqual([
      '1',
      '2',
      '23',
      '1',
      '3',
      '',
    ]);
  });

  it('shows a script whole that is no longer than the room there is', () => {
    const short = numberScript(small);
    expect(
      trialOf(short, points({}), 8000)
        ?.script.match(/(?<=== scene )\d/g)
        ?.join(''),
    ).toBe('123');
    const [first, , third] = short.scenes;
    const proposal = tokensOf(trialOf(short, points({}), 8000)?.proposals[0]?.text ?? '');
    const needed = (first?.tokens ?? 0) + (third?.tokens ?? 0) + proposal;
    const all = needed + (short.scenes[1]?.tokens ?? 0);
    expect(trialOf(short, points({}), all)?.script).toContain('== scene 2');
    expect(trialOf(short, points({}), all - 1)?.script).not.toContain('== scene 2');
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
      claims: [],
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
