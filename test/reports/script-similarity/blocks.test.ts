/** How known films and drafts are laid out, and what similarity opens with where a script was read. */
import { expect, it } from 'vitest';
import { aroundRead } from '../../../lib/reports/read/around.ts';
import { scriptSimilarityEntries } from '../../../lib/reports/script-similarity/blocks.ts';
import type { ScriptSimilarityFindings } from '../../../lib/reports/script-similarity/card.ts';
import { scriptSimilarityReading } from '../../../lib/reports/script-similarity/reading.ts';
import { common, fates, filmsNote, pagesShown } from '../../../lib/reports/script-similarity/words.ts';
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
    films: [
      {
        title: 'Heimat',
        year: 1984,
        kind: 'drama series',
        both: 'farm',
        pages: 'page 3',
        places: [{ page: 3, line: 1 }],
      },
    ],
    shown: [{ subject: 'farm', text: 'On two pages.', evidence }],
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
    'table “What they share” counted',
    '  Film | Year | Kind | What both have | See',
    '  Heimat | 1984 | drama series | farm | page 3',
    '  [0,4] -> 3 on 3:1',
    'facts “Where these pages show it” counted',
    '  farm: On two pages. @3:1',
    'table “Your own scripts beside this one” counted #drafts',
    '  Script | Wording of this one found there> | Scenes the same> | Reworked> | New> | Its scenes changed or cut here>',
    '  Salt 2 | 46% | 3 | 2 | 1 | 4',
    '  Salt 1 | 46% | 3 | 2 | 1 | 4',
    'findings “What became of the draft” counted #fates',
    '  46% of this script’s wording stands in Salt 2',
    '  - New: one. @3:1',
  ]);
});

it('films that all have the same one subject are a sentence and no table', () => {
  const film = (title: string, both: string) => ({ title, year: 1982, kind: 'drama', both, pages: 'page 3' });
  expect(linesOf({ films: [film('A', 'farm'), film('B', 'farm')] })).toEqual([
    'prose “Films and series it is like” counted',
    '  Each is its own.',
    '  Farm (page 3): A (1982) and B (1982).',
  ]);
  expect(linesOf({ films: [film('A', 'farm'), film('B', 'harvest')] })[2]).toBe('table “What they share” counted');
});

it('nothing is said of drafts where there are none, and no list is drawn of nothing', () => {
  expect(linesOf({})).toEqual(['prose “Films and series it is like” counted', '  Each is its own.']);
  expect(linesOf({ drafts: [{ ...draft, bullets: [] }] }).slice(2)).toEqual([
    'table “Your own scripts beside this one” counted #drafts',
    '  Script | Wording of this one found there> | Scenes the same> | Reworked> | New> | Its scenes changed or cut here>',
    '  Salt 2 | 46% | 3 | 2 | 1 | 4',
  ]);
});

const signs = [
  { tag: 'court', pages: 4, cite: citeOf('The court.') },
  { tag: 'jury', pages: 2, cite: citeOf('The jury.') },
];
const likeFilm = (title: string, ...stories: string[]) => ({
  title,
  year: 1990,
  kind: 'film' as const,
  genres: ['drama'],
  premises: stories.map((told) => ({ told, signs })),
  shared: [],
});

it('the films are near by their subjects, whatever kind of story they are', () => {
  const note = (...films: ReturnType<typeof likeFilm>[]) =>
    filmsNote({ among: 1200, films, named: [] }, { title: '“Reel”', source: sourceOf() });
  expect(note(likeFilm('A', 'a heist'))).toBe('Nearest of 1,200 films and series.');
  expect(note()).toBe('Of 1,200 films and series, none stands near enough to “Reel”.');
});

it('what a film and the script have is told by its subjects, else by its kind of story, else by the words as a whole', () => {
  const shared = [{ tag: 'farm', pages: 2, cite: citeOf('A farm.') }];
  const trial = likeFilm('F', 'a trial');
  expect([{ ...trial, shared }, trial, likeFilm('F')].map((film) => [common(film), pagesShown(film)])).toEqual([
    ['farm', 'page 1'],
    ['a trial', 'page 1'],
    ['the words as a whole', ''],
  ]);
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

it('films that a reader set beside it open the report, five at most, with what they share and where they part', () => {
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
    film('F', 'tone'),
  ];
  expect(linesRead({ market: madeMarket({ comparables }), points: [madePoint('pt.a', { reports: [10] })] })).toEqual([
    'cards “What it stands near” opinion',
    '  A (1985) (near in premise): Shares: a farm. Differs: no barn!',
    '  B (1985) (near in tone): Shares: a farm. Differs: no barn!',
    '  C (1985) (near in the market): Shares: a farm. Differs: no barn!',
    '  D (1985) (near in tone): Shares: a farm. Differs: no barn!',
    '  E (1985) (near in tone): Shares: a farm. Differs: no barn!',
    'findings “Notes” opinion',
    '  Title of pt.a [minor] #pt.a',
    '  - Said of pt.a. @1:1',
  ]);
  expect([linesRead({}), linesRead({ market: madeMarket() })]).toEqual([[], []]);
});
