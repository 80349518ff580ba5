/** What the prediction says and lays out of a known script: the base rate with its caption, and what makes it dear or cheap to shoot. */
import { describe, expect, it } from 'vitest';
import { predictiveAnalysisEntries } from '../../../lib/reports/predictive-analysis/blocks.ts';
import { baseRates, genrePlurals, hasBaseRate, modelGenres } from '../../../lib/reports/predictive-analysis/chances.ts';
import { predictiveAnalysisView } from '../../../lib/reports/predictive-analysis/view.ts';
import { evidenceOf } from '../../../lib/story/cite.ts';
import { laidOut } from '../laid-out.ts';
import { shootOf } from '../location-analysis/places.ts';
import { creditsOf } from '../story-parts.ts';
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
  source: sourceOf({ format: { format: 'feature', from: 'length' }, short: false, pages: 4 }),
  scenes: [1, 2, 3, 4].map((ordinal) => scene(ordinal)),
  places: [place('Quay', 1, 3), place('Attic', 2, 4)],
  characters: [person('Ann'), person('Ben'), person('Mute', { speeches: 0 })],
  shoot: shootOf(),
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

describe('the prediction', () => {
  it('is the rate of released films of the genre with its caption, the level that the writer has set, and what drives the cost', () => {
    expect(
      linesOf({ credits: creditsOf({ title: 'The Quay', said: { ...creditsOf().said, budget: 'micro' } }) }),
    ).toEqual([
      'percentage “Success Prediction & Market Analysis” counted',
      '  64-64: Base rate of released films: how many grossed at least twice their budget worldwide; no forecast for “The Quay”. No rate is counted for Crime alone.',
      'facts “Budget level” counted #budget',
      '  Budget level: Micro budget (Set by you. The rate above counts films of every level.) #budget',
      'facts “What raises and lowers the cost” counted #drivers',
      '  Cheaper: Two places: Quay (page 1) and Attic (page 2). @1:1',
      '  Cheaper: About two speaking parts.',
    ]);
  });

  it('has no table of rates in a short script, and does not ask it for a genre', () => {
    const open = {
      genre: { ids: [], from: null, printed: null, likely: null },
      source: sourceOf({ pages: 4 }),
    } satisfies Partial<Story>;
    expect(linesOf(open).slice(0, 3)).toEqual([
      'percentage “Success Prediction & Market Analysis” counted',
      '  46-46: Base rate of released films: how many grossed at least twice their budget worldwide; no forecast for “The Quay”, a short, which is not sold that way. Its genre’s own: name one.',
      'facts “What raises and lowers the cost” counted #drivers',
    ]);
    expect(linesOf(open, 'short').slice(0, 5)).toEqual([
      'facts “What raises and lowers the cost” counted #drivers',
      '  Cheaper: Two places: Quay (page 1) and Attic (page 2). @1:1',
      '  Cast: About two speaking parts.',
      'percentage “Success Prediction & Market Analysis” counted',
      '  46-46: Base rate of released films: how many grossed at least twice their budget worldwide; no forecast for “The Quay”, a short, which is not sold that way.',
    ]);
    expect(viewOf(open).genre).toEqual({ names: [], certainty: 'open' });
  });

  it('goes by a genre that only the words name where they are right four times in five', () => {
    const of = (likely: number) => viewOf({ genre: { ids: ['horror'], from: 'words', printed: null, likely } }).of;
    expect([of(80), of(79)]).toEqual(['of 216 released horror films', 'of 3,009 released films']);
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
        source: sourceOf({ short: false, pages: settings.length }),
        scenes: settings.map((setting, index) => scene(index + 1, { ...night, setting })),
      }).filter((line) => line.includes('night'));
    expect([at('EXT'), at('INT/EXT', 'EXT', 'INT', 'EXT', 'EXT'), at('INT', null), at('INT')]).toEqual([
      ['raises: one heading outside at night | Place1 (page 1) @1'],
      [
        'raises: four headings outside at night | Place1 (page 1), Place2 (page 2), Place4 (page 4) and Place5 (page 5) @1 @2 @4 @5',
      ],
      [],
      [],
    ]);
    const seven = Array.from({ length: 7 }, () => 'EXT' as const);
    expect(at(...seven)).toEqual([
      'raises: seven headings outside at night, most often | Place1 (page 1), Place2 (page 2) and Place3 (page 3) @1 @2 @3',
    ]);
  });

  it('is saved by few places, and nothing is said of many or by headings that are too few or have no INT. or EXT.', () => {
    const scenes = [1, 2, 3, 4, 5, 6].map((ordinal) => scene(ordinal));
    const many = (count: number) => Array.from({ length: count }, (_, at) => place(`P${at}`, 1, 2));
    const of = (places: Story['places'], given = scenes, pages = 6) =>
      driversOf({ places, scenes: given, source: sourceOf({ pages, pageCount: pages, short: false }) }).filter((line) =>
        line.includes('place'),
      );
    const unset = scenes.map((one, at) => (at < 4 ? { ...one, setting: null } : one));
    expect([
      of([place('Quay', 1, 2), place('Attic', 3)]),
      of(many(5)).length,
      of(many(6)),
      of([place('Quay', 1)], scenes.slice(0, 1)),
      of([]),
      of([place('Quay', 1, 2)], scenes, 60),
      of([place('Quay', 1, 2)], unset),
    ]).toEqual([['lowers: two places | Quay (page 1) and Attic (page 3) @1 @3'], 1, [], [], [], [], []]);
  });

  it('is a cast by its size, a voice that may be anybody’s left out, dear or cheap beyond nine in ten produced features alone', () => {
    const cast = (count: number, speeches = 2) =>
      Array.from({ length: count }, (_, at) => person(`Part${at}`, { speeches }));
    const of = (over: Partial<Story>) => driversOf(over).filter((line) => line.includes('speaking part'));
    expect([
      of({ characters: cast(16) }),
      of({ characters: cast(18) }),
      of({ characters: cast(49) }),
      of({ characters: cast(49, 1) }),
      of({ characters: cast(49), source: sourceOf({ short: true }) }),
      of({ characters: [person('Ann'), person('Voice')] }),
      of({ characters: [] }),
    ]).toEqual([
      ['lowers: about 16 speaking parts | '],
      ['neither: about 18 speaking parts | '],
      ['raises: about 49 speaking parts | '],
      ['lowers: about 49 speaking parts | '],
      ['neither: about 49 speaking parts | '],
      ['lowers: about one speaking part | '],
      [],
    ]);
  });

  it('is children with their ages and vehicles; what the action asks for stands apart, each at its best example', () => {
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
      shoot: shootOf({
        children: [
          { character: 'ch.BEN', age: 7 },
          { character: 'ch.ANN', age: null },
        ],
        inVehicles: ['sc.1', 'sc.2', 'sc.3', 'sc.4'],
        needs,
      }),
    };
    expect(driversOf(all)).toEqual([
      'raises: at least two speaking children | Ann (page 1) and Ben, 7 (page 3) @1 @3',
      'raises: at least four scenes headed inside vehicles | Car (page 1) @1',
      'lowers: about two speaking parts | ',
    ]);
    // Three that cost on one page are named with it; two are not.
    const onPage = (page: number) =>
      needs.map((need) => ({ ...need, pages: [page], shown: [shown('dog', 'A dog.', page)] }));
    expect(driversOf({ ...all, shoot: shootOf({ needs: onPage(7) }) })[0]).toBe(
      'raises: much is asked for at once | effects, crowds and animals (page 7) @7',
    );
    expect(driversOf({ ...all, shoot: shootOf({ needs: onPage(7).slice(1) }) }).join()).not.toContain('at once');
    expect(viewOf(all).needs).toEqual([
      {
        name: 'Effects',
        words: 'gun and fire',
        pages: '2-3 and 5',
        evidence: [evidenceOf(citeOf('A long fire burns down.', 2))],
      },
      { name: 'Crowds', words: 'crowd', pages: '6', evidence: [evidenceOf(citeOf('A crowd.', 6))] },
      { name: 'Animals', words: 'dog', pages: '7', evidence: [evidenceOf(citeOf('A dog.', 7))] },
    ]);
    expect(linesOf(all).slice(-7)).toEqual([
      '  What | Kinds | At least on pages | For example',
      '  Effects | gun and fire | 2-3 and 5 | “A long fire burns down.” (page 2)',
      '  Crowds | crowd | 6 | “A crowd.” (page 6)',
      '  Animals | dog | 7 | “A dog.” (page 7)',
      '  [0,3] -> page 2 on 2:1',
      '  [1,3] -> page 6 on 6:1',
      '  [2,3] -> page 7 on 7:1',
    ]);
    expect(
      driversOf({ ...all, shoot: shootOf({ children: [{ character: 'ch.BEN', age: 7 }], inVehicles: ['sc.1'] }) }),
    ).toEqual(['raises: at least one speaking child | Ben, 7 (page 3) @3', 'lowers: about two speaking parts | ']);
  });
});
