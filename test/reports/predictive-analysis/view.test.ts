/** What the prediction says and lays out of a known script: the base rate with its caption, and what makes it dear or cheap to shoot. */
import { describe, expect, it } from 'vitest';
import { predictiveAnalysisEntries } from '../../../lib/reports/predictive-analysis/blocks.ts';
import { baseRates, genrePlurals, hasBaseRate, modelGenres } from '../../../lib/reports/predictive-analysis/chances.ts';
import { predictiveAnalysisView } from '../../../lib/reports/predictive-analysis/view.ts';
import { evidenceOf } from '../../../lib/story/cite.ts';
import { laidOut } from '../laid-out.ts';
import { shootOf } from '../location-analysis/places.ts';
import { creditsOf, stretchesOf } from '../story-parts.ts';
import { citeOf, person, sceneOf, sourceOf } from '../story-people.ts';

type Story = Parameters<typeof predictiveAnalysisView>[0];
const scene = (ordinal: number, over: Parameters<typeof sceneOf>[1] = {}) =>
  sceneOf(ordinal, { place: `Place${ordinal}`, start: (ordinal - 1) / 6, end: ordinal / 6, ...over });
const place = (name: string, ...ordinals: number[]) => ({
  id: `pl.${name}`,
  name,
  scenes: ordinals.map((one) => `sc.${one}`),
  eighths: 8,
  rooms: [],
});
const story: Story = {
  source: sourceOf({ format: { format: 'feature', from: 'length' } }),
  scenes: [1, 2, 3, 4].map((ordinal) => scene(ordinal)),
  places: [place('Quay', 1, 3), place('Attic', 2, 4)],
  characters: [person('Ann'), person('Ben'), person('Mute', { speeches: 0 })],
  shoot: shootOf(),
  stretches: stretchesOf(),
  credits: creditsOf({ title: 'The Quay' }),
  genre: { ids: ['horror', 'crime'], from: 'details', printed: null, likely: null },
};
const viewOf = (over: Partial<Story> = {}) => predictiveAnalysisView({ ...story, ...over });
const linesOf = (over: Partial<Story> = {}, length?: Parameters<typeof predictiveAnalysisEntries>[1]) =>
  laidOut(predictiveAnalysisEntries(viewOf(over), length)[0]?.blocks ?? []);
const driversOf = (over: Partial<Story>) =>
  viewOf(over).drivers.map(
    ({ effect, title, named, evidence }) =>
      `${effect}: ${title} | ${named}${evidence.map(({ page }) => ` @${page}`).join('')}`,
  );

describe('a stretch that could go', () => {
  const apart = {
    first: 'sc.2',
    last: 'sc.3',
    fromPage: 2,
    toPage: 3,
    pages: 2,
    places: [],
    speakers: [],
    guests: [],
    silent: [],
    named: [],
    things: 0,
    opening: citeOf('INT. ATTIC', 2),
    asked: true,
  };
  const places = [1, 2, 3, 4, 5, 6].map((ordinal) => place(`Place${ordinal}`, ordinal));
  const scenes = [1, 2, 3, 4, 5, 6].map((ordinal) => scene(ordinal));
  const effects = (asked: boolean) =>
    viewOf({ scenes, places, stretches: stretchesOf({ apart: [{ ...apart, asked }] }) }).drivers.map(
      ({ effect, title }) => `${effect}: ${title}`,
    );

  it('is told with the weaknesses, and here only by what lies outside it', () => {
    expect(effects(true).join()).toContain('outside pages 2-3');
    expect(effects(true).join()).not.toContain('Striking');
  });
});

describe('the prediction', () => {
  it('is the rate of released films of the genre with its caption, the level that the writer has set, and what drives the cost', () => {
    expect(
      linesOf({ credits: creditsOf({ title: 'The Quay', said: { ...creditsOf().said, budget: 'micro' } }) }),
    ).toEqual([
      'percentage “Success Prediction & Market Analysis” counted',
      '  64-64: Base rate: 64 in 100 of 216 released horror films grossed at least twice their budget worldwide (all films: 46); no forecast for “The Quay”. The film table files no Crime.',
      '  Grossed at least twice their budget worldwide',
      'facts “Budget level” counted #budget',
      '  Budget level: Micro budget (Set by you. The rate above counts films of every level.) #budget',
      'facts “What raises and lowers the cost” counted #drivers',
      '  Cheaper: Two places: Quay (page 1). @1:1',
      '  Cheaper: Two speaking parts: Ann (page 1). @1:1',
    ]);
  });

  it('has no table of rates in a short script, and does not ask it for a genre', () => {
    const open = {
      genre: { ids: [], from: null, printed: null, likely: null },
      source: sourceOf(),
    } satisfies Partial<Story>;
    expect(linesOf(open).slice(0, 4)).toEqual([
      'percentage “Success Prediction & Market Analysis” counted',
      '  46-46: Base rate: 46 in 100 of 3,009 released films grossed at least twice their budget worldwide; no forecast for “The Quay”, a short, which is not sold that way. Its genre’s own: name one.',
      '  Grossed at least twice their budget worldwide',
      'facts “What raises and lowers the cost” counted #drivers',
    ]);
    expect(linesOf(open, 'short').slice(0, 5)).toEqual([
      'facts “What raises and lowers the cost” counted #drivers',
      '  Cheaper: Two places: Quay (page 1). @1:1',
      '  Cheaper: Two speaking parts: Ann (page 1). @1:1',
      'percentage “Success Prediction & Market Analysis” counted',
      '  46-46: Base rate: 46 in 100 of 3,009 released films grossed at least twice their budget worldwide; no forecast for “The Quay”, a short, which is not sold that way.',
    ]);
    expect(viewOf(open).genre).toEqual({ names: [], certainty: 'open' });
  });

  it('says that an episode grosses nothing', () => {
    expect(viewOf({ source: sourceOf({ format: { format: 'pilot', from: 'details' } }) }).reading.at(-1)).toBe(
      'Released films alone: an hour of television grosses nothing.',
    );
    expect(viewOf({ source: sourceOf({ format: { format: 'pilot', from: 'length' } }) }).reading).toHaveLength(2);
  });

  it('knows a rate for every genre that the film table files, each with its plural', () => {
    expect(modelGenres.map((genre) => genrePlurals[genre])).toEqual(Object.values(genrePlurals));
    expect([hasBaseRate('crime'), hasBaseRate('animation'), hasBaseRate('scifi')]).toEqual([false, false, true]);
    for (const genre of [...modelGenres, null]) {
      const { every, abroad } = baseRates(genre);
      expect(every.films).toBeGreaterThan(abroad.films);
      expect(every.percent).toBeLessThan(abroad.percent);
    }
    expect(baseRates(null).every.films).toBeGreaterThan(baseRates('horror').every.films);
  });
});

describe('what drives the cost', () => {
  const night = { light: 'night' as const };
  it('is nights outside, and nothing is said of those indoors', () => {
    const at = (...settings: ('INT' | 'EXT' | 'INT/EXT' | null)[]) =>
      driversOf({
        places: [],
        scenes: settings.map((setting, index) => scene(index + 1, { ...night, setting })),
      }).filter((line) => line.includes('night'));
    expect([
      at('EXT'),
      at('INT/EXT', 'EXT', 'INT', 'EXT', 'EXT'),
      at('INT', null),
      at('INT'),
      at('INT', 'INT', 'INT'),
    ]).toEqual([
      ['raises: one night exterior | Place1 @1'],
      ['raises: four night exteriors | Place1, Place2 and Place4 @1 @2 @4'],
      [],
      [],
      [],
    ]);
  });

  it('is places used once, else it is saved by few', () => {
    const scenes = [1, 2, 3, 4, 5, 6].map((ordinal) => scene(ordinal));
    const many = (count: number) => Array.from({ length: count }, (_, at) => place(`P${at}`, 1, 2));
    const of = (places: Story['places'], given = scenes) =>
      driversOf({ places, scenes: given }).filter((line) => line.includes('place'));
    expect([
      of([place('Quay', 1, 5), place('Mill', 2), place('Shop', 3), place('Pier', 4), place('Farm', 6)]),
      of([place('Quay', 1, 2), place('Attic', 3)]),
      of([place('Quay', 1, 2)]),
      of(many(5)),
      of(many(6)),
      of([place('Quay', 1)], scenes.slice(0, 1)),
      of([]),
    ]).toEqual([
      ['raises: five places, four used once | Mill and Pier @2 @4'],
      ['lowers: two places | Quay @1'],
      ['lowers: one place | Quay @1'],
      ['lowers: five places | P0 @1'],
      [],
      [],
      [],
    ]);
  });

  it('is parts that speak once, else it is saved that nobody comes for one line', () => {
    const bit = (name: string, page: number) => ({ character: `ch.${name}`, cite: citeOf('Yes.', page) });
    const of = (over: Partial<Story>) => driversOf(over).filter((line) => line.includes('speaking part'));
    expect([
      of({}),
      of({ characters: [person('Ann', { first: null })] }),
      of({ characters: [] }),
      of({ shoot: shootOf({ bitParts: [bit('BEN', 9)] }) }),
      of({ shoot: shootOf({ bitParts: [bit('BEN', 9), bit('ANN', 4), bit('MUTE', 5)] }) }),
    ]).toEqual([
      ['lowers: two speaking parts | Ann @1'],
      ['lowers: one speaking part | Ann'],
      [],
      ['raises: two speaking parts, one with one speech | Ben @9'],
      ['raises: two speaking parts, three with one speech | Ben and Ann @9 @4'],
    ]);
  });

  it('is children with their ages and vehicles; what the action asks for stands apart, each at its shortest words', () => {
    const introduction = (age: number, page: number) => ({
      fullName: null,
      age,
      description: null,
      page,
      cite: citeOf('A CHILD.', page),
    });
    const shown = (word: string, quote: string, page: number) => ({ word, cite: citeOf(quote, page) });
    const needs = [
      {
        need: 'effects' as const,
        paragraphs: 3,
        pages: [2, 3, 5],
        words: [
          { word: 'gun', count: 3 },
          { word: 'fire', count: 1 },
        ],
        shown: [
          shown('fire', 'A long fire burns down.', 2),
          shown('gun', 'A gun.', 3),
          shown('gun', 'Gun.', 3),
          shown('gun', 'A gun now.', 5),
        ],
      },
      {
        need: 'crowds' as const,
        paragraphs: 1,
        pages: [6],
        words: [{ word: 'crowd', count: 1 }],
        shown: [shown('crowd', 'A crowd.', 6)],
      },
      {
        need: 'animals' as const,
        paragraphs: 1,
        pages: [7],
        words: [{ word: 'dog', count: 1 }],
        shown: [shown('dog', 'A dog.', 7)],
      },
    ];
    const characters = [
      person('Ann', { introduction: introduction(9, 2) }),
      person('Ben', { introduction: introduction(7, 3) }),
    ];
    const all = {
      characters,
      scenes: [1, 2, 3, 4].map((ordinal) => scene(ordinal, { place: 'Car' })),
      places: [],
      shoot: shootOf({ children: ['ch.BEN', 'ch.ANN'], inVehicles: ['sc.1', 'sc.2', 'sc.3', 'sc.4'], needs }),
    };
    expect(driversOf(all)).toEqual([
      'raises: two speaking children | Ann (9) and Ben (7) @2 @3',
      'raises: four scenes inside vehicles | Car @1',
      'lowers: two speaking parts | Ann @1',
    ]);
    expect(viewOf(all).needs).toEqual([
      { name: 'Effects', words: 'gun and fire', pages: '2-3 and 5', evidence: [evidenceOf(citeOf('Gun.', 3))] },
      { name: 'Crowds', words: 'crowd', pages: '6', evidence: [evidenceOf(citeOf('A crowd.', 6))] },
      { name: 'Animals', words: 'dog', pages: '7', evidence: [evidenceOf(citeOf('A dog.', 7))] },
    ]);
    expect(linesOf(all).slice(-7)).toEqual([
      '  What | By these words | On pages | For example',
      '  Effects | gun and fire | 2-3 and 5 | “Gun.” (page 3)',
      '  Crowds | crowd | 6 | “A crowd.” (page 6)',
      '  Animals | dog | 7 | “A dog.” (page 7)',
      '  [0,3] -> page 3 on 3:1',
      '  [1,3] -> page 6 on 6:1',
      '  [2,3] -> page 7 on 7:1',
    ]);
    expect(driversOf({ ...all, shoot: shootOf({ children: ['ch.BEN'], inVehicles: ['sc.1'] }) })).toEqual([
      'raises: one speaking child | Ben (7) @3',
      'lowers: two speaking parts | Ann @1',
    ]);
  });
});
