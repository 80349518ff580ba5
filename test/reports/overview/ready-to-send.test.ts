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
  const trait = (rule: 'paragraphs' | 'senses' | 'changes', kind: 'strength' | 'weakness', weight: number): Finding =>
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
    measures: [
      measure('paragraphs'),
      measure('changes', { counts: { changes: 117 } }),
      measure('senses', { counts: { found: 34 } }),
    ],
    flaws: [waking('fi.a', { weight: 0.7 }), misspelled],
    traits: [trait('senses', 'strength', 0.5), trait('changes', 'strength', 0.4), trait('paragraphs', 'weakness', 0.4)],
    structure: {
      turns: [
        { turn: 'Climax', mean: 97, fromPage: 9, toPage: 10, set: citeOf('She goes.', 9) },
        { turn: 'Opportunity', mean: 16, fromPage: 1, toPage: 2, set: null },
      ],
      acts: [],
      sequences: [],
      pacing: null,
    },
  };
  const linesFor = (over: Partial<Story> = {}, asked: Partial<Parameters<typeof readyToSendEntry>[1]> = {}) =>
    laidOut(readyToSendEntry({ ...story, ...over }, { plan: 'advanced', logline: null, ...asked }).blocks);

  it('begins with a page that is missing', () => {
    const missing = waking('fi.missing', {
      rule: 'missingPages',
      facts: { pages: [44], shown: [{ missing: [44], last: citeOf('He is', 43), next: citeOf('She is', 44) }] },
      weight: 0.99,
      effort: 'slip',
    });
    const found = linesFor({ flaws: [...story.flaws, missing] });
    expect(found[found.findIndex((line) => line.startsWith('findings')) + 1]).toContain('Page 44 is missing');
  });

  it('asks for a logline, says what is largest, then slips, what stands out, what deserves a second look, and the turns that are set', () => {
    expect(linesFor()).toMatchInlineSnapshot(`
      [
        "facts “” counted",
        "  Logline: Add yours #logline",
        "findings “Largest, by the pages that it touches” counted #discoveries",
        "  The script opens on somebody waking [major] #fi.a",
        "  - The first scene begins with waking or an alarm, on page 3. @3:1",
        "  > Readers have seen this opening often. Try to begin with the first thing that could not happen on another day.",
        "prose “Slips” counted",
        "  At least two slips, each in the line notes of Flaw Detection. Page 3: “teh” should be “the”. Page 4: “abuot” should be “about”.",
        "facts “What stands out” counted #stands-out",
        "  There is much to see and hear: at least 34 words for colour, light, weather, sound and smell: in Strengths and Weaknesses @4:1 #fi.measure.senses",
        "  It moves: 117 changes of place, or between day and night, quickest on pages 4 and 9: in Strengths and Weaknesses @4:1 #fi.measure.changes",
        "facts “Worth a second look” counted #second-look",
        "  Action comes in long paragraphs, 0 words on average: in Strengths and Weaknesses @4:1 #fi.measure.paragraphs",
        "table “Turns” counted #turns",
        "  Page> | Turn",
        "  9 | Climax, set by you",
        "  [0,0] -> 9 on 9:1",
      ]
    `);
    expect(linesFor({}, { logline: 'A reel.' })[1]).toMatchInlineSnapshot(
      `"  Logline: A reel. (Set by you.) #logline"`,
    );
    expect(readyToSendEntry(story, { plan: 'basic', logline: null }).prompt).toMatchInlineSnapshot(
      `"🧭 Ready to send?"`,
    );
  });

  it('does not say that nothing is at odds where a heading and its page are, which flaw detection tells', () => {
    const light = waking('fi.light', { effort: 'slip', reports: [9] });
    const all = (flaws: Finding[]) => linesFor({ flaws, traits: [] }).join();
    expect(all([])).toContain('stands out as missing or at odds');
    expect(all([misspelled])).toContain('missing or at odds');
    expect(all([light])).not.toContain('at odds');
    expect(all([light, misspelled])).not.toContain('at odds');
  });

  it('tells five at most, those first that touch most pages, and of no report that the plan lacks or that is not among those chosen', () => {
    const many = Array.from({ length: 8 }, (_, at) => waking(`fi.${at}`));
    const titles = (over: Partial<Story>, asked: Partial<Parameters<typeof readyToSendEntry>[1]> = {}) =>
      readyToSendEntry({ ...story, ...over }, { plan: 'advanced', logline: null, ...asked }).blocks.flatMap((block) =>
        block.kind === 'findings' ? block.items.map(({ title }) => title) : [],
      );
    expect(titles({ flaws: many, traits: [] })).toHaveLength(5);
    const away = waking('fi.pattern.absences', {
      source: 'pattern',
      rule: 'absences',
      topic: 'absences',
      reports: [3],
      facts: {
        absences: [
          { who: 'ch.BEN', from: 2, to: 7, share: 0.1, called: 0, cites: [citeOf('I go.', 1), citeOf('I come.', 8)] },
        ],
        affected: 6,
        pages: 10,
      },
    });
    expect(titles({ traits: [away] })).toEqual([expect.stringContaining('Ben'), expect.stringContaining('waking')]);
    expect(titles({ traits: [away], flaws: [] }, { only: new Set([9]) })).toEqual([]);
    const locked = [waking('fi.a', { reports: [8] })];
    const told = (over: Partial<Story>, asked: Partial<Parameters<typeof readyToSendEntry>[1]>) =>
      titles({ traits: [], ...over }, asked).length;
    expect([
      told({ flaws: locked }, { plan: 'basic' }),
      told({ flaws: locked }, {}),
      told({}, { only: new Set([8]) }),
      told({}, { only: new Set([3]) }),
      told({ flaws: [waking('x', { reports: [99] })] }, {}),
    ]).toEqual([0, 1, 0, 1, 0]);
  });

  it('names three of each that stand out, none that trips already, and lists nothing where nothing is found', () => {
    const traits = (['senses', 'changes', 'paragraphs'] as const).map((rule, at) =>
      trait(rule, 'strength', 0.9 - at / 10),
    );
    expect(linesFor({ flaws: [], traits }).filter((line) => line.includes('#fi.measure'))).toHaveLength(3);
    const structure = { turns: [], acts: [], sequences: [], pacing: null };
    expect(linesFor({ flaws: [], traits: [], structure })).toHaveLength(4);
  });
});
