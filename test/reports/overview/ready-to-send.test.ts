/** The overview of a made script that nobody has read. */
import { describe, expect, it } from 'vitest';
import { readyToSendEntry } from '../../../lib/reports/overview/ready-to-send.ts';
import type { Finding } from '../../../lib/story/finding.ts';
import { laidOut } from '../laid-out.ts';
import { citeOf, person, sceneOf, sourceOf } from '../story-people.ts';
import { measure, around as scriptAround } from '../strengths-and-weaknesses/around.ts';

describe('the overview of a script that nobody has read', () => {
  const waking = (id: string, over: Partial<Finding> = {}): Finding => ({
    id,
    kind: 'weakness',
    source: 'flaw',
    rule: 'wakingOpening',
    topic: `opening ${id}`,
    facts: { page: 3, place: citeOf('Ann wakes.', 3) },
    weight: 0.5,
    effort: 'line',
    baseRate: 7,
    reports: [9, 3],
    ...over,
  });
  const misspelled = waking('fi.slip', {
    rule: 'misspelledWords',
    facts: {
      pages: [3, 4],
      shown: [
        { word: 'teh', meant: 'the', page: 3, cite: citeOf('teh', 3) },
        { word: 'abuot', meant: 'about', page: 4, cite: citeOf('abuot', 4) },
      ],
    },
    reports: [9],
  });
  const trait = (
    rule: 'senses' | 'adverbs' | 'paragraphs' | 'scene-pace',
    kind: 'strength' | 'weakness',
    weight: number,
  ): Finding =>
    waking(`fi.measure.${rule}`, {
      kind,
      source: 'measure',
      rule,
      topic: rule,
      facts: {},
      weight,
      effort: null,
      baseRate: null,
      reports: [3],
    });
  const { landmarks } = scriptAround;
  type Story = Parameters<typeof readyToSendEntry>[0];
  const story: Story = {
    source: sourceOf({ lead: 'ch.ADA' }),
    scenes: [1, 2, 3, 4, 5, 6].map((ordinal) => sceneOf(ordinal)),
    characters: [person('Ada'), person('Ben'), person('Cleo')],
    talk: { longest: null, directions: { count: 0, speeches: 0 } },
    spelling: { readable: true },
    landmarks,
    measures: (['senses', 'adverbs', 'paragraphs', 'scene-pace'] as const).map((id) => measure(id)),
    flaws: [waking('fi.a', { weight: 0.7 }), misspelled],
    traits: [trait('senses', 'strength', 0.5), trait('adverbs', 'strength', 0.4), trait('paragraphs', 'weakness', 0.4)],
    structure: {
      turns: [
        { turn: 'Climax', mean: 97, fromPage: 9, toPage: 10, set: citeOf('She goes.', 9) },
        { turn: 'Opportunity', mean: 16, fromPage: 1, toPage: 2, set: null },
      ],
      acts: [],
      pacing: null,
    },
  };
  const linesFor = (over: Partial<Story> = {}, asked: Partial<Parameters<typeof readyToSendEntry>[1]> = {}) =>
    laidOut(readyToSendEntry({ ...story, ...over }, { plan: 'advanced', logline: null, ...asked }).blocks);

  it('asks for a logline, says what a reader would trip on, what stands out, what deserves a second look, and the turns that are set', () => {
    expect(linesFor()).toEqual([
      'facts “” counted',
      '  Logline: Add yours #logline',
      'prose “What a reader would trip on” counted',
      '  One thing that a reader would trip on before the story has a chance.',
      '  And two slips of spelling and form stand in the line notes.',
      'findings “Fix first” counted',
      '  The script opens on somebody waking [major] #fi.a',
      '  - The first scene begins with waking or an alarm, on page 3. @3:1',
      '  > Readers have seen this opening often. Try to begin with the first thing that could not happen on another day.',
      'facts “What stands out” counted #stands-out',
      '  Many sensory words: in Strengths and Weaknesses @4:1 #fi.measure.senses',
      '  Few adverbs: in Strengths and Weaknesses @4:1 #fi.measure.adverbs',
      'facts “Worth a second look” counted #second-look',
      '  Long paragraphs of action: in Strengths and Weaknesses @4:1 #fi.measure.paragraphs',
      'table “Turns” counted #turns',
      '  Page> | Turn',
      '  9 | Climax, set by you',
      '  [0,0] -> 9 on 9:1',
    ]);
    expect(linesFor({}, { logline: 'A reel.' })[1]).toBe('  Logline: A reel. (Set by you.) #logline');
    expect(readyToSendEntry(story, { plan: 'basic', logline: null }).prompt).toContain('Ready to send?');
  });

  it('tells six that trip, and of no report that the plan lacks or that is not among those chosen', () => {
    const many = Array.from({ length: 8 }, (_, at) => waking(`fi.${at}`));
    expect(linesFor({ flaws: many, traits: [] })[3]).toBe(
      '  Eight things that a reader would trip on before the story has a chance. The first six:',
    );
    expect(linesFor({ flaws: many, traits: [] }).filter((line) => /^ {2}The script opens/.test(line))).toHaveLength(6);
    const locked = [waking('fi.a', { reports: [8] })];
    const trips = (over: Partial<Story>, asked: Partial<Parameters<typeof readyToSendEntry>[1]>) =>
      linesFor({ traits: [], ...over }, asked)[3];
    const none =
      '  The checks found no fault larger than a slip of the pen. They miss some, and whether the story holds, counting cannot tell.';
    const one = '  One thing that a reader would trip on before the story has a chance.';
    expect([
      trips({ flaws: locked }, { plan: 'basic' }),
      trips({ flaws: locked }, {}),
      trips({}, { only: new Set([8]) }),
      trips({}, { only: new Set([3]) }),
      trips({ flaws: [waking('x', { reports: [99] })] }, {}),
    ]).toEqual([none, one, none, one, none]);
  });

  it('names three of each that stand out, none that trips already, and lists nothing where nothing is found', () => {
    const traits = (['senses', 'adverbs', 'paragraphs', 'scene-pace'] as const).map((rule, at) =>
      trait(rule, 'strength', 0.9 - at / 10),
    );
    expect(linesFor({ flaws: [], traits }).filter((line) => line.includes('in Strengths and Weaknesses'))).toHaveLength(
      3,
    );
    const structure = { turns: [], acts: [], pacing: null };
    expect(linesFor({ flaws: [], traits: [], structure })).toHaveLength(4);
  });
});
