/** The spine drawn of a made script: scenes end to end, who is where, and where each pin stands. */
import { describe, expect, it } from 'vitest';
import { aroundRead } from '../../../lib/reports/read/around.ts';
import { countedPins } from '../../../lib/reports/spine/pins.ts';
import { readSpine } from '../../../lib/reports/spine/spine.ts';
import type { Finding } from '../../../lib/story/finding.ts';
import { madeBeat, madeCite, madePoint, madeRead, madeSaid } from '../read/made-read.ts';
import { citeOf, person, sceneOf, sourceOf } from '../story-people.ts';
import { measure, around as scriptAround } from '../strengths-and-weaknesses/around.ts';

const scenes = [
  sceneOf(1, {
    place: 'Quay - Steps',
    start: 0,
    end: 0.2,
    pages: 2,
    page: 1,
    speakers: ['ch.ANN'],
    present: ['ch.ANN', 'ch.BEN'],
  }),
  sceneOf(2, { start: 0.25, end: 0.5, pages: 0.01, page: 3, speakers: ['ch.BEN'], present: ['ch.BEN'] }),
  sceneOf(3, { start: 0.6, end: 0.55, pages: 3, page: 6 }),
];
type Drawn = Parameters<typeof readSpine>[0];
const story: Drawn = {
  source: sourceOf({ pages: 10.00004 }),
  scenes,
  characters: [
    person('Ann'),
    person('Ben'),
    person('Mute', { speeches: 0 }),
    ...['C', 'D', 'E', 'F', 'G'].map((name) => person(name)),
  ],
  feeling: {
    curves: [
      { list: 'feeling', hits: 1, strength: 1, shape: 'rise' },
      { list: 'event', hits: 1, strength: 1, shape: 'rise' },
    ],
    points: [
      { x: 1, y: 0.5 },
      { x: 6, y: -1 },
      { x: 99, y: 0 },
      { x: 0, y: 1 },
    ],
    agreement: 1,
    arc: null,
  },
};
const drawn = (read: Parameters<typeof madeRead>[0], over: Partial<Drawn> = {}) => {
  const made = madeRead(read);
  return readSpine({ ...story, ...over }, made, aroundRead(made, { plan: 'advanced', pageCount: 10 }));
};

describe('the spine', () => {
  it('has its scenes until the next begins, each an eighth at least, and six people who speak', () => {
    const spine = drawn({});
    expect(spine?.pages).toBe(10);
    expect(spine?.scenes.map(({ scene, place, start, end, eighths }) => [scene, place, start, end, eighths])).toEqual([
      [1, 'Quay, Steps', 0, 0.25, 16],
      [2, 'Shed', 0.25, 0.6, 1],
      [3, 'Shed', 0.6, 0.6, 24],
    ]);
    expect(spine?.people.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'C', 'D', 'E', 'F']);
    expect(spine?.people.slice(0, 2)).toEqual([
      { name: 'Ann', speaks: [1], silent: [] },
      { name: 'Ben', speaks: [2], silent: [1] },
    ]);
    expect(spine?.tone).toEqual([
      { position: 0, value: 0.5 },
      { position: 0.5, value: -1 },
      { position: 1, value: 0 },
      { position: 0, value: 1 },
    ]);
  });

  it('is none of a script without scenes or pages', () => {
    expect([drawn({}, { scenes: [] }), drawn({}, { source: sourceOf({ pages: 0 }) })]).toEqual([undefined, undefined]);
    expect(drawn({}, { feeling: null })?.tone).toEqual([]);
  });

  it('pins turns and points at their first place, in order, inside their scenes', () => {
    const at = (scene: number | null, page: number, line = 1) => madeCite(page, 'Words.', { scene, line });
    const read = {
      beats: [
        madeBeat('Climax', 9, { said: madeSaid('She goes.', [at(null, 9, 56)], { confidence: 'reading' }) }),
        madeBeat('Mine', 2, { by: 'writer', said: madeSaid('', [at(1, 9)]) }),
        madeBeat('Named', 2, { by: 'writer', said: madeSaid('He stays.', [at(2, 1)], { confidence: 'reading' }) }),
      ],
      points: [
        madePoint('p', {
          attempt: 'try: cut.',
          said: madeSaid('So p.', [at(2, 4, 12), at(3, 9)], { confidence: 'likely' }),
        }),
      ],
    };
    expect(drawn(read)?.pins).toEqual([
      {
        advice: null,
        basis: 'opinion',
        by: 'writer',
        id: 'turn.Mine.9.1',
        kind: 'turn',
        line: 1,
        note: 'Set by you.',
        page: 9,
        position: 0.2,
        quote: 'Words.',
        report: 13,
        title: 'Mine',
      },
      {
        advice: null,
        basis: 'opinion',
        by: 'writer',
        id: 'turn.Named.1.1',
        kind: 'turn',
        line: 1,
        note: 'He stays.',
        page: 1,
        position: 0.25,
        quote: 'Words.',
        report: 13,
        title: 'Named',
      },
      {
        advice: 'Cut.',
        basis: 'opinion',
        id: 'p',
        kind: 'weakness',
        line: 12,
        note: 'So p.',
        page: 4,
        position: 0.32,
        quote: 'Words.',
        report: 3,
        title: 'Title of p (likely)',
      },
      {
        advice: null,
        basis: 'opinion',
        id: 'turn.Climax.9.56',
        kind: 'turn',
        line: 56,
        note: 'She goes. (readers may differ)',
        page: 9,
        position: 0.9,
        quote: 'Words.',
        report: 13,
        title: 'Climax',
      },
    ]);
  });
});

describe('the pins of a script that nobody has read', () => {
  const found = (id: string, over: Partial<Finding> = {}): Finding => ({
    id,
    kind: 'weakness',
    source: 'flaw',
    rule: 'wakingOpening',
    topic: id,
    facts: { page: 3, place: citeOf('Ann wakes.', 3) },
    weight: 0.5,
    effort: 'line',
    baseRate: 7,
    reports: [9, 3],
    ...over,
  });
  const slip = found('fi.slip', {
    reports: [9],
    rule: 'misspelledWords',
    facts: { pages: [3], shown: [{ word: 'teh', meant: 'the', page: 3, cite: citeOf('teh', 3) }] },
  });
  const trait = { effort: null, baseRate: null, reports: [3] };
  const habit = found('fi.measure.parentheticals', {
    ...trait,
    source: 'measure',
    rule: 'parentheticals',
    facts: {},
  });
  const picture = found('fi.pattern.picture-again', {
    ...trait,
    kind: 'strength',
    source: 'pattern',
    rule: 'picture-again',
    facts: {
      picture: { name: 'gulls', first: citeOf('Gulls on the roof.', 5), last: citeOf('Gulls on the roof again.', 8) },
      affected: 2,
    },
  });
  const pinsOf = (flaws: Finding[], plan: 'basic' | 'advanced', only?: ReadonlySet<number>) =>
    countedPins(
      {
        source: sourceOf(),
        scenes: [1, 2, 3, 4, 5, 6].map((ordinal) => sceneOf(ordinal)),
        characters: [person('Ann')],
        talk: { longest: null, directions: { count: 0, speeches: 0 } },
        spelling: { readable: true },
        landmarks: scriptAround.landmarks,
        measures: [measure('parentheticals', { counts: { parentheticals: 30, speeches: 87, most: 12 } })],
        flaws,
        traits: [habit, picture],
        structure: {
          turns: [
            { turn: 'Climax', mean: 97, fromPage: 9, toPage: 10, set: citeOf('She goes.', 9) },
            { turn: 'Opportunity', mean: 16, fromPage: 1, toPage: 2, set: null },
          ],
          acts: [],
          sequences: [],
          pacing: null,
        },
      },
      plan,
      only,
    ).map(({ id, kind, note, report, at: { page } }) => `${id} ${kind} ${report} @${page}: ${note}`);

  it('are flaws once at the first report of the plan, what stands out, and the turns that are set; no line notes', () => {
    expect(pinsOf([found('fi.a'), slip], 'advanced')).toEqual([
      'fi.a weakness 9 @3: The first scene begins with waking or an alarm, on page 3.',
      'fi.pattern.picture-again strength 3 @5: 3 pages lie between the two.',
      'fi.measure.parentheticals weakness 3 @4: Most on pages 4 and 9, twelve each.',
      'turn.Climax.9.1 turn 13 @9: Set by you.',
    ]);
    expect(pinsOf([found('fi.a')], 'basic')[0]).toMatch(/^fi\.a weakness 3 @3/);
    expect(pinsOf([found('fi.a', { reports: [9] }), found('fi.b', { reports: [99] })], 'basic').join()).not.toMatch(
      /fi\.[ab]/,
    );
  });

  it('are those of the chosen reports alone', () => {
    expect(pinsOf([found('fi.a')], 'advanced', new Set([9])).map((line) => line.split(' ')[0])).toEqual(['fi.a']);
    expect(pinsOf([found('fi.a')], 'advanced', new Set([13])).map((line) => line.split(' ')[0])).toEqual([
      'turn.Climax.9.1',
    ]);
  });
});
