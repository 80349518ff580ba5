/** How known films and drafts are laid out, and what similarity opens with where a script was read. */
import { expect, it } from 'vitest';
import { aroundRead } from '../../../lib/reports/read/around.ts';
import { scriptSimilarityEntries } from '../../../lib/reports/script-similarity/blocks.ts';
import type { ScriptSimilarityFindings } from '../../../lib/reports/script-similarity/card.ts';
import { scriptSimilarityReading } from '../../../lib/reports/script-similarity/reading.ts';
import { common, fates, filmsNote } from '../../../lib/reports/script-similarity/words.ts';
import { laidOut } from '../laid-out.ts';
import { madeMarket, madePoint, madeRead } from '../read/made-read.ts';
import { citeOf, sceneOf, sourceOf } from '../story-people.ts';

const linesOf = (over: Partial<ScriptSimilarityFindings>) =>
  scriptSimilarityEntries({ note: 'Each is its own.', films: [], shown: [], drafts: [], ...over }).flatMap(
    ({ blocks }) => laidOut(blocks),
  );
const evidence = [{ scene: 1, page: 3, line: 1, quote: 'Rain.' }];
const draft = { title: 'Salt 2', share: 0.456, unchanged: 3, reworked: 2, fresh: 1, gone: 4 };

it('films that the writer names come first, then those it is like, then drafts with what became of them', () => {
  const found = {
    named: [{ title: 'Witness (1985)', text: 'Both have farm.', evidence }],
    kin: [{ title: 'Heimat (1984)', bullets: [{ text: 'Farm, on two pages', evidence }] }],
    drafts: [
      { ...draft, bullets: [{ text: 'New: one.', evidence }] },
      { ...draft, title: 'Salt 1', bullets: [] },
    ],
  };
  expect(linesOf(found)).toEqual([
    'facts “Films you set beside it” counted #named',
    '  Witness (1985): Both have farm. @3:1 #comparable',
    'prose “Films and series it is like” counted',
    '  Each is its own.',
    'findings “What they share” counted',
    '  Heimat (1984)',
    '  - Farm, on two pages @3:1',
    'table “Your own scripts beside this one” counted #drafts',
    '  Script | Wording of this one found there> | Scenes the same> | Reworked> | New> | Its scenes changed or cut here>',
    '  Salt 2 | 46% | 3 | 2 | 1 | 4',
    '  Salt 1 | 46% | 3 | 2 | 1 | 4',
    'findings “What became of the draft” counted #fates',
    '  46% of this script’s wording stands in Salt 2',
    '  - New: one. @3:1',
  ]);
});

it('nothing is said of drafts where there are none, and no list is drawn of nothing', () => {
  expect(linesOf({})).toEqual(['prose “Films and series it is like” counted', '  Each is its own.']);
  expect(linesOf({ drafts: [{ ...draft, bullets: [] }] }).slice(2)).toEqual([
    'table “Your own scripts beside this one” counted #drafts',
    '  Script | Wording of this one found there> | Scenes the same> | Reworked> | New> | Its scenes changed or cut here>',
    '  Salt 2 | 46% | 3 | 2 | 1 | 4',
  ]);
});

it('the kind of story that most of the films are is named, where two are of it', () => {
  const film = (...stories: string[]) => ({
    title: 'F',
    year: 1990,
    kind: 'film' as const,
    genres: ['drama'],
    premises: stories.map((told) => ({ told, signs: [] })),
    shared: [],
  });
  const note = (...films: ReturnType<typeof film>[]) =>
    filmsNote({ among: 1200, films, named: [] }, { title: '“Reel”', source: sourceOf() });
  expect([
    note(film('a heist', 'a trial'), film('a trial'), film('a trial')),
    note(film('a heist'), film('a trial')),
  ]).toEqual([
    'By its words “Reel” reads most like a trial: so three of these do.',
    'Each of these is near to “Reel” in a way of its own.',
  ]);
});

it('what a film and the script have is told without premises or subjects, too', () => {
  const bare = { title: 'F', year: 1990, kind: 'film' as const, genres: ['drama'], premises: [] };
  const shared = [{ tag: 'farm', pages: 2, cite: citeOf('A farm.') }];
  expect(common({ ...bare, shared })).toBe('Both bring together farm.');
  expect(common({ ...bare, shared: [], premises: [{ told: 'a trial', signs: [] }] })).toBe(
    'Reads, like this film, as a story of a trial.',
  );
});

it('scenes of one fate are counted, and named all or some of them', () => {
  const fate = (count: number, scenes: number, ...ordinals: number[]) => ({
    count,
    scenes,
    shown: ordinals.map((ordinal) => ({ scene: sceneOf(ordinal), kept: 0.3 })),
  });
  expect([
    fates.unchanged(fate(1, 1, 1)),
    fates.unchanged(fate(2, 4, 1, 3)),
    fates.fresh(fate(5, 9, 1, 3)),
    fates.reworked(fate(2, 4, 1, 3)),
  ]).toEqual([
    'Word for word the same: 1 of 1 scene: Shed (scene 1, page 1).',
    'Word for word the same: 2 of 4 scenes: Shed (scene 1, page 1) and Shed (scene 3, page 3).',
    'New in this script: 5 of 9 scenes, Shed (scene 1, page 1) and Shed (scene 3, page 3) among them.',
    'Reworked: 2 of 4 scenes: Shed (scene 1, page 1) with 30% kept and Shed (scene 3, page 3) with 30% kept.',
  ]);
});

it('films that a reader set beside it open the report, four at most, with what they share and where they part', () => {
  const film = (title: string, use: 'premise' | 'tone' | 'market', shares = 'a farm') => ({
    title,
    year: 1985,
    shares,
    differs: 'no barn!',
    fared: null,
    use,
  });
  const linesRead = (over: Parameters<typeof madeRead>[0]) => {
    const read = madeRead(over);
    return laidOut(scriptSimilarityReading(read, aroundRead(read, { plan: 'advanced', pageCount: 90 })).flat());
  };
  const comparables = [
    film('A', 'premise'),
    film('B', 'tone', 'a farm.'),
    film('C', 'market'),
    film('D', 'tone'),
    film('E', 'tone'),
  ];
  expect(linesRead({ market: madeMarket({ comparables }), points: [madePoint('pt.a', { reports: [10] })] })).toEqual([
    'cards “What it stands near” opinion',
    '  A (1985) (near in premise): Shares: a farm. Differs: no barn!',
    '  B (1985) (near in tone): Shares: a farm. Differs: no barn!',
    '  C (1985) (near in the market): Shares: a farm. Differs: no barn!',
    '  D (1985) (near in tone): Shares: a farm. Differs: no barn!',
    'findings “Notes” opinion',
    '  Title of pt.a [minor] #pt.a',
    '  - Said of pt.a. @1:1',
  ]);
  expect([linesRead({}), linesRead({ market: madeMarket() })]).toEqual([[], []]);
});
