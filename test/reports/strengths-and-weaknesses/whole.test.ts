/** Strengths and weaknesses laid out with their figures, less of a short script, and what they open with where a script was read. */
import { describe, expect, it } from 'vitest';
import { aroundRead } from '../../../lib/reports/read/around.ts';
import { strengthsAndWeaknessesEntries } from '../../../lib/reports/strengths-and-weaknesses/blocks.ts';
import { strengthsAndWeaknessesReading } from '../../../lib/reports/strengths-and-weaknesses/reading.ts';
import { strengthsAndWeaknessesView } from '../../../lib/reports/strengths-and-weaknesses/view.ts';
import type { Finding } from '../../../lib/story/finding.ts';
import { laidOut } from '../laid-out.ts';
import { madeCite, madePoint, madeRead, madeSaid } from '../read/made-read.ts';
import { around, measure } from './around.ts';

type Story = Parameters<typeof strengthsAndWeaknessesView>[0];
const trait = (
  rule: 'timed-headings' | 'parentheticals' | 'paragraphs',
  kind: Finding['kind'],
  weight: number,
  over: Partial<Finding> = {},
): Finding => ({
  id: `fi.measure.${rule}`,
  kind,
  source: 'measure',
  rule,
  topic: rule,
  facts: {},
  weight,
  effort: null,
  baseRate: null,
  reports: [3],
  ...over,
});
const [pier, bank, attic, roof] = around.scenes;
if (!pier || !bank || !attic || !roof) throw new RangeError('The script has four scenes.');
const counts = {
  'timed-headings': { timed: 3, headings: 12, most: 4 },
  parentheticals: { parentheticals: 22, speeches: 87, leftOut: 6, most: 8 },
  paragraphs: { most: 3 },
} as const;
const story: Story = {
  source: around.source,
  scenes: [pier, bank, attic, roof, { ...roof, id: 'sc.5', ordinal: 5 }],
  characters: [...around.speakers],
  measures: Object.entries(counts).map(([id, own]) =>
    measure(id as keyof typeof counts, { counts: own, places: [4, 9].map((page) => madeCite(page)) }),
  ),
  landmarks: around.landmarks,
  flaws: [],
  traits: [
    trait('timed-headings', 'weakness', 0.7123456),
    trait('parentheticals', 'weakness', 0.5, { reports: [3, 9] }),
    trait('paragraphs', 'weakness', 0.6),
    trait('paragraphs', 'weakness', 0.9, { topic: 'elsewhere', reports: [9] }),
  ],
};
const linesOf = (over: Partial<Story> = {}, length?: Parameters<typeof strengthsAndWeaknessesEntries>[1]) =>
  strengthsAndWeaknessesEntries(strengthsAndWeaknessesView({ ...story, ...over }), length).map(({ blocks }) =>
    laidOut(blocks),
  );

describe('strengths and weaknesses', () => {
  it('are two lists with their figures by number; each passage is quoted once, and against what it is measured is said once', () => {
    expect(linesOf()).toMatchInlineSnapshot(`
      [
        [
          "prose “” counted",
          "  Counting finds no strength here that a page shows, which is not to say that there is none.",
        ],
        [
          "findings “Weaknesses” counted",
          "  3 of 12 headings (25%) give a time of day or say that time goes on [minor] #fi.measure.timed-headings",
          "  - Most without one stand on pages 4 and 9, four each. @4:1",
          "  > A schedule is made from the headings: add DAY, NIGHT or CONTINUOUS.",
          "  Action comes in long paragraphs, 0 words on average [minor] #fi.measure.paragraphs",
          "  - The longest, 66 words on page 9, begins “The boat turns over …”. @9:1",
          "  > Where on pages 4 and 9 does the eye move? There a paragraph can break.",
          "  22 parentheticals stand in 87 speeches [minor] #fi.measure.parentheticals",
          "  - Most on pages 4 and 9, eight each. 6 more are not counted: (continuing), where a voice comes from and the like. @4:1",
          "  > Read pages 4 and 9 without them: what the words say by themselves needs none.",
          "table “Weaknesses in figures” counted #figures",
          "  No. | Figure | This script | Of features | See",
          "  1 | Headings that give a time of day, or say that time goes on | 25% | low on our own yardstick (low 20%, high 60%) | pages 4 and 9",
          "  2 | Words a paragraph of action | 0.3 | low on our own yardstick (low 0.2, high 0.6) | pages 4 and 9",
          "  3 | Parentheticals a speech | 0.25 (22 in 87) | low on our own yardstick (low 0.2, high 0.6) | pages 4 and 9",
          "  [0,4] -> 4 on 4:1",
          "  [0,4] -> 9 on 9:1",
          "  [1,4] -> 4 on 4:1",
          "  [1,4] -> 9 on 9:1",
          "  [2,4] -> 4 on 4:1",
          "  [2,4] -> 9 on 9:1",
          "prose “” counted",
          "  Measured as a short film: only its rates are set beside produced features.",
        ],
      ]
    `);
    expect(strengthsAndWeaknessesView(story).strengths.map(({ rank }) => rank)).toMatchInlineSnapshot(`[]`);
  });

  it('have no table of figures in a short script, and are two of each in a very short one', () => {
    const weaknesses = [0.9, 0.8, 0.7].map((weight, at) =>
      trait('timed-headings', 'weakness', weight, { id: `fi.${at}`, topic: `t${at}` }),
    );
    expect(
      linesOf({}, 'short')
        .flat()
        .filter((line) => line.startsWith('table')),
    ).toEqual([]);
    const told = (length: 'short' | 'very short') =>
      linesOf({ traits: weaknesses }, length)[1]?.filter((line) => line.includes('of 12 headings')).length;
    expect([told('short'), told('very short')]).toEqual([3, 2]);
  });

  it('are none by measure of too few scenes, and it is said why', () => {
    expect(linesOf({ scenes: story.scenes.slice(0, 4) })).toEqual(
      Array(2).fill([
        'prose “” counted',
        '  The script has four scenes with a heading: too few to tell a habit from an accident (that takes 5).',
      ]),
    );
  });

  it('need the measure that they speak of', () => {
    expect(() => strengthsAndWeaknessesView({ ...story, measures: [] })).toThrow(
      'The story graph holds no measure timed-headings',
    );
  });
});

describe('strengths and weaknesses that were read', () => {
  it('are the points at home here under their headings, and four of each that stand elsewhere in a line', () => {
    const on = (page: number) => ({ said: madeSaid('So.', [madeCite(page)]) });
    const elsewhere = (kind: 'strength' | 'weakness') =>
      Array.from({ length: 5 }, (_, at) =>
        madePoint(`${kind}${at}`, { kind, reports: [9, 3], weight: 1, ...on(20 + at) }),
      );
    const points = [
      madePoint('s', { kind: 'strength', ...on(1) }),
      madePoint('w', on(2)),
      madePoint('q', { kind: 'question', weight: 2, ...on(3) }),
      madePoint('other', { reports: [9], ...on(4) }),
      ...elsewhere('strength'),
      ...elsewhere('weakness'),
    ];
    const read = madeRead({ points });
    expect(
      strengthsAndWeaknessesReading(read, aroundRead(read, { plan: 'advanced', pageCount: 90 })).map(laidOut),
    ).toEqual([
      [
        'findings “What to keep, in order of worth” opinion',
        '  Title of s #s',
        '  - So. @1:1',
        'facts “Also to keep” opinion',
        '  Title of strength0: page 20, in Flaw Detection #strength0',
        '  Title of strength1: page 21, in Flaw Detection #strength1',
        '  Title of strength2: page 22, in Flaw Detection #strength2',
        '  Title of strength3: page 23, in Flaw Detection #strength3',
      ],
      [
        'findings “What to mend, in order of worth” opinion',
        '  Title of w [minor] #w',
        '  - So. @2:1',
        '  Title of q [info] #q',
        '  - So. @3:1',
        'facts “Also to mend” opinion',
        '  Title of weakness0: page 20, in Flaw Detection #weakness0',
        '  Title of weakness1: page 21, in Flaw Detection #weakness1',
        '  Title of weakness2: page 22, in Flaw Detection #weakness2',
        '  Title of weakness3: page 23, in Flaw Detection #weakness3',
      ],
    ]);
    const none = madeRead();
    expect(strengthsAndWeaknessesReading(none, aroundRead(none, { plan: 'advanced', pageCount: 90 }))).toEqual([
      [],
      [],
    ]);
  });
});
