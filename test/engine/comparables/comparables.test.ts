/** Films named for what a script's words carry: what counts as shared, what never is enough, the script's own film. */

import { describe, expect, it } from 'vitest';
import { readFilmRows, readPremises, readTagWords } from '../../../bin/train/film-rows.ts';
import { noCorrections } from '../../../lib/contract/corrections.ts';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { filmTable, unpackTable } from '../../../lib/engine/comparables/film-table.ts';
import { filmCalled } from '../../../lib/engine/comparables/named-films.ts';
import { ownFilmTest, withoutLikelyOwn } from '../../../lib/engine/comparables/own-film.ts';
import { type RankedFilm, rankedFilms } from '../../../lib/engine/comparables/rank-films.ts';
import type { TagStrength } from '../../../lib/engine/comparables/tag-strengths.ts';
import { entryFinder, holdsEntry, namesOnly, turnsOf } from '../../../lib/engine/comparables/tag-words.ts';
import { derive } from '../../../lib/engine/derive.ts';
import { tellingWords } from '../../../lib/engine/learned/telling-words.ts';
import { countStory } from '../../../lib/engine/story/count-story.ts';
import { wordsOf } from '../../../lib/engine/text/words.ts';
import { screenplayOf } from '../../corpus/scripts.ts';

const table = filmTable();

describe('the packed table', () => {
  it('holds every film of the tables of films and every tag that words show', () => {
    const rows = readFilmRows();
    expect(table.films.map(({ title, year }) => `${title} ${year}`)).toEqual(
      rows.map(({ title, year }) => `${title} ${year}`),
    );
    const shown = readTagWords();
    expect(table.tags.map(({ tag, words }) => [tag, words.map(([entry]) => entry)])).toEqual(
      [...shown].sort(([a], [b]) => (a < b ? -1 : 1)),
    );
    const premises = readPremises();
    expect(table.premises).toEqual([...premises.values()]);
    rows.forEach(({ tags, genres, types, premises: own, known }, at) => {
      expect(table.films[at]?.tags.map((tag) => table.tags[tag]?.tag)).toEqual(tags.filter((tag) => shown.has(tag)));
      expect(table.films[at]?.genres).toEqual(genres);
      expect(table.films[at]?.types.map((type) => table.types[type])).toEqual(types);
      expect(table.films[at]?.premises.map((premise) => table.premises[premise])).toEqual(
        own.map((premise) => premises.get(premise)),
      );
      expect(table.films[at]?.known).toBe(Number(known));
    });
  });

  it('was measured: the own film of a script among the first ten for four in five, by tags alone', () => {
    expect(table.trained.inFirstTen).toBeGreaterThanOrEqual(0.8);
    expect(table.trained.medianRank).toBeLessThanOrEqual(3);
  });
});

describe('words of a tag', () => {
  it('are whole words, beginnings and choices', () => {
    expect(turnsOf('{hostage|bank} negotiator(s)')).toEqual([
      'hostage negotiators',
      'hostage negotiator',
      'bank negotiators',
      'bank negotiator',
    ]);
    const words = wordsOf('The hijackers want a plane, says F.B.I. agent Poe.');
    expect(holdsEntry('hijack*', words)).toBe(true);
    expect(holdsEntry('hijack', words)).toBe(false);
    expect(holdsEntry('f.b.i.', words)).toBe(true);
  });

  it('are found in action, talk and headings with their passages, not in parentheticals', async () => {
    const { passages } = derive(
      await screenplayOf(
        'INT. OPERA - NIGHT\n\nThe opera is full.\n\nANN\n(an opera voice)\nI hate opera, opera, opera.\n',
      ),
    );
    const hits = entryFinder(['opera', 'aria*'])(passages);
    expect(hits.get(0)?.count).toBe(5);
    expect(hits.get(0)?.passages.size).toBe(3);
    expect(hits.has(1)).toBe(false);
  });
});

const small = unpackTable({
  trained: { source: 'a test', counted: '2026-11-22', scripts: 1, films: 1, medianRank: 1, inFirstTen: 1 },
  genres: ['crime', 'drama', 'western'],
  types: [],
  premises: ['a singer who is late', 'a keeper and the sea'],
  tags: ['opera', 'lighthouse', 'rodeo', 'brothers', 'house'].map((tag, at) => ({
    tag,
    films: at < 3 ? 8 : 200,
    mean: 0,
    spread: 1,
    tells: 1.2,
    words: [[tag, 3]],
  })),
  films: [
    'Aria|1990|film|1|0 1||0|1',
    'Arena|1991|film|2|2 3||0|1',
    'Home|1992|film|1|3 4||1|1',
    'Coast|1993|film|0|0 1 2|||',
  ],
});
let words = 0;
/** Each subject is shown by words of its own. */
const ownWords = (): string[] => {
  words += 1;
  return [`one ${words}`, `two ${words}`];
};
const strength = (z: number, pages = 5, entries = ownWords()): TagStrength => ({
  z,
  hits: pages,
  pages,
  words: entries.map((entry) => ({ entry, weight: 3, gives: z / entries.length, passages: new Set() })),
});
const named = (zs: readonly TagStrength[], chances: Parameters<typeof rankedFilms>[2]['chances'] = []): string[] =>
  rankedFilms(small, zs, { chances, isSeries: false })
    .filter(({ isNear }) => isNear)
    .map(({ film }) => film.title);

describe('a film', () => {
  it('is named for two subjects that stand far out, one of them rare', () => {
    expect(named([strength(6), strength(6), strength(0, 0), strength(0, 0), strength(0, 0)])).toEqual([
      'Aria',
      'Coast',
    ]);
  });

  it('is never named for subjects that many films have, however strong', () => {
    expect(named([strength(0, 0), strength(0, 0), strength(0, 0), strength(9), strength(9)])).toEqual([]);
  });

  it('is not named for a word of two pages', () => {
    expect(named([strength(6, 2), strength(6, 2), strength(0, 0), strength(0, 0), strength(0, 0)])).toEqual([]);
  });

  it('is not named for one word that is not the subject’s own', () => {
    const rest = [strength(0, 0), strength(0, 0), strength(0, 0)];
    expect(named([strength(6, 5, ['auditorium']), strength(6), ...rest])).toEqual([]);
    expect(named([strength(6, 5, ['opera*']), strength(6), ...rest])).toEqual(['Aria', 'Coast']);
  });

  it('is not named for a backdrop beside one subject, nor for one subject told twice', () => {
    const both = [strength(6), strength(6)];
    const of = (first: string, second: string): number => {
      const [one, other] = small.tags;
      if (!one || !other) return -1;
      const table = {
        ...small,
        tags: [
          { ...one, tag: first },
          { ...other, tag: second },
        ],
        films: small.films.slice(0, 1),
      };
      return rankedFilms(table, both, { chances: [], isSeries: false }).filter(({ isNear }) => isNear).length;
    };
    expect([of('opera', 'lighthouse'), of('opera', 'hotel'), of('gambler', 'gambler in debt')]).toEqual([1, 0, 0]);
  });

  it('is not named for two subjects that the same word shows', () => {
    const rest = [strength(0, 0), strength(0, 0), strength(0, 0)];
    const same = ['classroom', 'chalk'];
    expect(named([strength(6, 5, same), strength(6, 5, same), ...rest])).toEqual([]);
  });

  it('is named for a kind of story that the words of the script speak for, with or without a subject, and for none that they do not', () => {
    const none = strength(0, 0);
    const near = (zs: readonly TagStrength[], spoken: readonly number[]): string[] =>
      rankedFilms(small, zs, {
        chances: [],
        isSeries: false,
        nearOf: (film) => ({
          place: 0,
          near: 0.12,
          premises: (small.films[film]?.premises ?? []).map((premise): [number, number] => [
            premise,
            spoken[premise] ?? 0,
          ]),
        }),
      })
        .filter(({ isNear }) => isNear)
        .map(({ film }) => film.title)
        .toSorted();
    expect(near([strength(6), none, none, none, none], [0.4, 0])).toEqual(['Arena', 'Aria']);
    expect(near([none, none, none, none, none], [0, 0.4])).toEqual(['Home']);
    expect(near([strength(9), strength(9), none, none, none], [0.04, 0.04])).toEqual([]);
  });

  it('is known by no name: Dean is no dean, but the priest whom the script prints small is one', async () => {
    const { passages, characters } = derive(
      await screenplayOf('INT. HALL - DAY\n\nDean waits. The priest waits.\n\nDEAN\nNo.\n\nPRIEST\nYes.\n'),
    );
    const names = namesOnly(characters, tellingWords(passages));
    const hits = entryFinder(['dean', 'priest'])(passages, names);
    expect([hits.has(0), hits.has(1)]).toEqual([false, true]);
  });

  it('has the genre that the script surely has', () => {
    const both = [strength(6), strength(6), strength(0, 0), strength(0, 0), strength(0, 0)];
    expect(named(both, [{ genre: 'crime', chance: 0.8 }])).toEqual(['Coast']);
    expect(named(both, [{ genre: 'drama', chance: 0.8 }])).toEqual(['Aria']);
  });
});

describe('the script’s own film', () => {
  const film = (title: string) => ({
    title,
    year: 2000,
    kind: 'film' as const,
    genres: [],
    tags: [],
    types: [],
    premises: [],
    known: 0,
  });

  it('is known by the title, by the first lines, or by whose name it bears', async () => {
    const facts = derive(
      await screenplayOf('SCREAM (SCARY MOVIE)\n\nINT. HALL - DAY\n\nERIN BROCKOVICH waits.\n\nERIN\nNo.\n'),
    );
    const isOwn = ownFilmTest(['Big Sleep, The'], facts);
    expect(['The Big Sleep', 'Scream', 'Erin Brockovich', 'Alien'].map((title) => isOwn(film(title)))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('is known by a title in quotation marks or before a bracket', async () => {
    const facts = derive(await screenplayOf('INT. HALL - DAY\n\nRain.\n'));
    const isOwn = ownFilmTest(['LOG #028 "THE FABULOUS BAKER BOYS"', "50/50 (I'M WITH CANCER)"], facts);
    expect(['The Fabulous Baker Boys', '50/50', 'Cancer'].map((title) => isOwn(film(title)))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('is taken for it where it stands far ahead, further under a title that is no film’s', () => {
    const ranked = (score: number, shared: number): RankedFilm => ({
      film: film(`${score}`),
      score,
      near: score,
      isNear: true,
      place: 0,
      shared: Array.from({ length: shared }, (_, at) => at),
      premises: [],
    });
    expect(withoutLikelyOwn([ranked(4, 5), ranked(3, 3)], false)).toHaveLength(1);
    expect(withoutLikelyOwn([ranked(4, 5), ranked(3, 3)], true)).toHaveLength(2);
    expect(withoutLikelyOwn([ranked(4.2, 4), ranked(3, 3)], true)).toHaveLength(1);
    expect(withoutLikelyOwn([ranked(4.2, 3), ranked(3, 3)], true)).toHaveLength(2);
    expect(withoutLikelyOwn([ranked(3.2, 3), ranked(3, 3)], false)).toHaveLength(2);
  });
});

it('a script about an opera house at war is set beside films of its subjects, each proved by a quote of the script', async () => {
  const scenes = Array.from(
    { length: 14 },
    (_, at) =>
      `INT. OPERA HOUSE - NIGHT\n\nThe soprano sings the aria of act ${at}. The conductor raises his baton over the orchestra pit; the composer corrects his score at the harpsichord.\n\nCARL\nThe composer wants his overture back. The tenor refuses the libretto. A symphony needs no tenor.\n\n${'He walks up and down. '.repeat(40)}`,
  ).join('\n\n');
  const screenplay = await screenplayOf(scenes);
  const { comparables } = countStory(
    { screenplay, details: emptyDetails, derived: derive(screenplay), corrections: noCorrections, otherDrafts: [] },
    ['comparables'],
  );
  expect(comparables.films.length).toBeGreaterThan(0);
  const tags = comparables.films.flatMap(({ shared }) => shared.map(({ tag }) => tag));
  expect(tags).toEqual(expect.arrayContaining(['opera', 'composer']));
  const text = derive(screenplay)
    .passages.map((passage) => passage.text)
    .join('\n');
  for (const { shared } of comparables.films) for (const { cite } of shared) expect(text).toContain(cite.quote);
});

describe('a film that the writer sets beside the script', () => {
  const films = [
    { title: 'The Fly', year: 1958, kind: 'film', genres: ['horror'], tags: [0], types: [], premises: [], known: 0 },
    { title: 'Fly, The', year: 1986, kind: 'film', genres: ['horror'], tags: [0], types: [], premises: [], known: 0 },
    { title: '2012', year: 2009, kind: 'film', genres: ['action'], tags: [], types: [], premises: [], known: 0 },
  ] as const;

  it('is known by its title however the article stands, the latest where no year is given', () => {
    expect(filmCalled({ films }, 'the fly')?.year).toBe(1986);
    expect(filmCalled({ films }, 'The Fly (1958)')?.year).toBe(1958);
    expect(filmCalled({ films }, 'The Fly 1986')?.year).toBe(1986);
    expect(filmCalled({ films }, '2012')?.title).toBe('2012');
  });

  it('is none where the table has none of that title, or none of that year', () => {
    expect(filmCalled({ films }, 'The Bee')).toBeNull();
    expect(filmCalled({ films }, 'The Fly (1999)')).toBeNull();
    expect(filmCalled({ films }, ' – ')).toBeNull();
  });
});
