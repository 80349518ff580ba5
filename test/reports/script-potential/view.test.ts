/** What script potential lays out of known checks, and what it opens with where a script was read. */
import { describe, expect, it } from 'vitest';
import { scriptPotentialEntries } from '../../../lib/reports/script-potential/blocks.ts';
import { scriptPotentialView } from '../../../lib/reports/script-potential/view.ts';
import { textsOf } from '../../../lib/reports/script-potential/words.ts';
import type { CheckId, Checks } from '../../../lib/story/checks.ts';
import { laidOut } from '../laid-out.ts';
import { shootOf } from '../location-analysis/places.ts';
import { returnsOf, stretchesOf } from '../story-parts.ts';
import { citeOf, person, sceneOf, sourceOf } from '../story-people.ts';

type Story = Parameters<typeof scriptPotentialView>[0];
const at = (page: number) => ({ met: true, cites: [citeOf('Here.', page), citeOf('There.', page + 1)] });
const checks: Checks = {
  silentScene: { ...at(1), scenes: 2, fullest: 'sc.2' },
  endingAtStart: { ...at(2), met: false, ends: ['sc.1', 'sc.3'], location: 'Quay' },
  tie: { ...at(3), people: ['ch.ANN', 'ch.BEN'], exchanges: 12, scenes: 1 },
  leadPart: { ...at(4), lead: 'ch.ANN' },
  fewPlaces: { ...at(5), met: false, headings: 7, perPage: 0.756 },
  slot: { ...at(6), met: false, kind: null, episode: null },
  ensemble: { ...at(7), people: ['ch.ANN', 'ch.BEN'] },
  nightExteriors: { ...at(8), outside: 1, dated: 3 },
  quickStart: { ...at(9), scenes: 3 },
  sharedPlace: { ...at(10), met: null, scenes: 1 },
  generations: { met: null, cites: [], aged: 0, youngest: null, oldest: null },
};
const story: Story = {
  source: sourceOf({ pages: 44.6 }),
  scenes: [
    sceneOf(1),
    sceneOf(2, { place: 'Quay - Steps', placeKey: 'QUAY' }),
    sceneOf(3, { place: 'Attic', placeKey: 'ATTIC' }),
  ],
  characters: [person('Ann', { share: 0.4, scenes: [1, 2] }), person('Ben', { share: 0.1 })],
  checks,
  places: [
    { id: 'pl.SHED', name: 'Shed', scenes: ['sc.1'], eighths: 8, rooms: [] },
    { id: 'pl.QUAY', name: 'Quay', scenes: ['sc.2'], eighths: 8, rooms: [] },
    { id: 'pl.ATTIC', name: 'Attic', scenes: ['sc.3'], eighths: 8, rooms: [] },
  ],
  shoot: shootOf(),
  stretches: stretchesOf(),
  returns: returnsOf(),
  tone: { marks: null },
};
const linesOf = (over: Partial<Story> = {}, length?: Parameters<typeof scriptPotentialEntries>[1]) =>
  laidOut(scriptPotentialEntries(scriptPotentialView({ ...story, ...over }), length)[0]?.blocks ?? []);

describe('script potential', () => {
  it('tells on how many pages people weep and laugh under its own heading, with the place that shows it best', () => {
    const cite = { scene: 2, from: 1, to: 1, page: 12, line: 3, quote: 'Ann weeps.' };
    const marks = {
      tears: { people: [{ who: 'ch.ANN', pages: [12, 30] }], cite },
      laughter: { people: [{ who: null, pages: [4] }], cite },
      oaths: null,
      shouts: null,
      silences: [],
    };
    const lines = linesOf({ tone: { marks } });
    expect(lines.slice(lines.indexOf('facts “Emotional Reach” counted'))[1]).toBe(
      '  Tears and laughter: Tears on at least two pages and laughter on at least one. @12:3',
    );
  });

  it('is a verdict, of a script with nothing else to offer or to ask who carries it, and a fact under each of the five headings, or the sentence that nothing was counted', () => {
    expect(linesOf()).toEqual([
      'facts “High-Level Verdict” counted #verdict',
      '  Most of the talk: Ann, speaks on pages 1-2, in two of three scenes.',
      'facts “Artistic Choices” counted',
      expect.stringMatching(/^ {2}Form: Of the scenes without talk the fullest is headed /),
      'prose “Emotional Reach” counted',
      '  Nothing counted decides it.',
      'facts “Commercial Footing” counted',
      '  Parts to cast: Ann, speaks on pages 1-2; Ben, speaks on pages 1-2.',
      'facts “Festival and Streaming Fit” counted',
      expect.stringMatching(/^ {2}Size: Ten pages/),
      'prose “Cultural Ties” counted',
      '  Nothing counted decides it.',
    ]);
    expect(scriptPotentialView(story).verdict).toEqual([
      '6 of 11 checks are met. Missing: an ending where it began, few places for its length and a length with a slot. The script can’t tell: a shared place and generations side by side.',
    ]);
  });

  it('names nobody who carries a script in which nobody speaks', () => {
    const tie = { ...checks.tie, people: null };
    expect(linesOf({ characters: [], checks: { ...checks, tie } })[1]).toBe('  Nothing counted decides it.');
  });

  it('tells the line that comes back, and keeps the headings', () => {
    const scenes = Array.from({ length: 11 }, (_, at) => sceneOf(at + 1, { place: `Room ${at}` }));
    const [first, last, ...others] = scenes.map(({ id }) => id);
    const over = {
      scenes,
      places: [[first ?? '', last ?? ''], ...others.map((id) => [id])].map((ids) => ({
        id: `pl.${ids[0]}`,
        name: ids.join(' '),
        scenes: ids,
        eighths: 8,
        rooms: [],
      })),
      returns: returnsOf({
        lines: [
          {
            exact: true,
            said: [1, 9].map((page) => ({ speakers: ['ch.ANN'], cite: citeOf('The herring sings.', page) })),
          },
        ],
      }),
    };
    const offers = '  For it: “The herring sings” (pages 1 and 9) comes back.';
    for (const length of ['full', 'short'] as const)
      expect(linesOf(over, length).slice(0, 2)).toEqual(['facts “High-Level Verdict” counted #verdict', offers]);
    const veryShort = linesOf(over, 'very short');
    expect(veryShort.slice(0, 2)).toEqual(['facts “High-Level Verdict” counted #verdict', offers]);
    expect(veryShort.filter((line) => line.includes('”'))).toHaveLength(7);
  });
});

describe('a check', () => {
  const text = <Id extends CheckId>(id: Id, over: Partial<Checks[Id]>, other: Partial<Story> = {}) =>
    textsOf({ ...story, ...other, checks: { ...checks, [id]: { ...checks[id], ...over } } })[id];
  const ann = { character: 'ch.ANN', age: 34 };

  it('says what was counted, however little that is', () => {
    expect([
      text('silentScene', { fullest: null }),
      text('silentScene', { scenes: 1 }),
      text('endingAtStart', { ends: null }),
      text('endingAtStart', { location: null }),
      text('endingAtStart', { ends: ['sc.1', 'sc.1'] }),
      text('tie', { people: null }),
      text('leadPart', { lead: 'ch.NOBODY' }),
      text('slot', { kind: 'hour' }),
      text('slot', { kind: 'half-hour' }),
      text('slot', { kind: 'short' }),
      text('slot', { kind: 'feature' }),
      text('slot', { episode: 'half-hour' }),
      text('slot', { episode: 'hour' }),
      text('ensemble', { people: [] }),
      text('nightExteriors', { dated: 0 }),
      text('quickStart', { scenes: 1 }),
      text('sharedPlace', { scenes: 2 }),
      text('sharedPlace', {}, { source: sourceOf({ english: false }) }),
      text('generations', { aged: 1, youngest: ann, oldest: ann }),
      text('generations', { aged: 2, youngest: ann, oldest: { character: 'ch.BEN', age: 70 } }),
      text('generations', { aged: 0, youngest: ann, oldest: null }),
    ]).toEqual([
      'none of three scenes',
      'one scene; fullest: Quay, Steps (scene 2, page 2)',
      'fewer than three scenes',
      'from Shed to Attic (page 3)',
      'begins and ends at Shed',
      'no two speakers answer each other',
      'nobody on screen speaks',
      '45 minutes: an hour of television',
      '45 minutes: a half hour of television',
      '45 minutes: a short',
      '45 minutes: a feature',
      '45 minutes: outside a half hour of television',
      '45 minutes: outside an hour of television',
      'nobody with a tenth of the talk',
      'no heading gives a time of day',
      'one scene on the first three pages',
      '2 of 3 headings name a street, school, bar, church or the like',
      'headings not English',
      'only Ann (34) with an age where they are introduced',
      'from Ann (34) to Ben (70)',
      'no age printed of two speakers',
    ]);
  });
});
