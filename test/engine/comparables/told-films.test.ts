/** A script's own film, the words of a subject, the table unpacked, and films by the title that a writer gives. */
import { describe, expect, it } from 'vitest';
import { filmTable, unpackTable } from '../../../lib/engine/comparables/film-table.ts';
import { filmCalled } from '../../../lib/engine/comparables/named-films.ts';
import { ownFilmTest, titleKey, withoutLikelyOwn, withoutSameWords } from '../../../lib/engine/comparables/own-film.ts';
import type { RankedFilm } from '../../../lib/engine/comparables/rank-films.ts';
import { entryFinder, holdsEntry, namesOnly, turnsOf } from '../../../lib/engine/comparables/tag-words.ts';
import { derivedOf } from '../people/parts-of.ts';

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

it.each([
  ['The Big Sleep', 'bigsleep'],
  ['Big Sleep, The', 'bigsleep'],
  ['Affair to Remember, An', 'affairtoremember'],
  ['A Room', 'room'],
  ['An Hour', 'hour'],
  ['Me and the Moon', 'meandthemoon'],
  ['Me & the Moon', 'meandthemoon'],
  ['AMÉLIE', 'amelie'],
  ["Ocean's 11", 'oceans11'],
  ['Ocean’s 11', 'oceans11'],
  ['–', ''],
])('the key of “%s” is %s', (title, key) => {
  expect(titleKey(title)).toBe(key);
});

describe('a script’s own film', () => {
  const isOwn = async (title: string, titles: readonly string[], fountain = 'INT. HALL - DAY\n\nRain.\n') =>
    ownFilmTest(titles, await derivedOf(fountain))(film(title));

  it.each([
    ['Alien', ['Alien'], true],
    ['Alien', ['ALIEN, second draft'], true],
    ['Alien', ['The Alien'], true],
    ['Alien', ['First line\nAlien'], true],
    ['Alien', ['My Alien'], false],
    ['Heat', ['Heat of the night'], false],
    ['Heat', ['Heat (of the night)'], true],
    ['Heat', ['LOG “Heat” 7'], true],
    ['Heat', ['LOG "Heat" 7'], true],
    ['Heat', [], false],
  ] as const)('%s under the titles %j: %s', async (title, titles, own) => {
    expect(await isOwn(title, titles)).toBe(own);
  });

  it('may stand in the first twelve passages, in a line under sixty characters', async () => {
    const opening = (before: number, line: string) => `INT. HALL - DAY\n\n${'Rain.\n\n'.repeat(before)}${line}\n`;
    expect(await isOwn('Alien', [], opening(10, 'Alien'))).toBe(true);
    expect(await isOwn('Alien', [], opening(11, 'Alien'))).toBe(false);
    const long = (characters: number) => `Alien ${'x'.repeat(characters - 6)}`;
    expect(await isOwn('Alien', [], opening(1, long(59)))).toBe(true);
    expect(await isOwn('Alien', [], opening(1, long(60)))).toBe(false);
  });

  it('may be called by the names of its four main speakers, small words apart', async () => {
    const cast = ['ERIN', 'ANN', 'BEN', 'JUNO', 'MAX'];
    const talk = cast.map((name, at) => `${name}\n${'It is late. '.repeat(9 - at)}\n\n`).join('');
    const script = `INT. HALL - DAY\n\nERIN BROCKOVICH waits.\n\n${talk}`;
    expect(
      await Promise.all(
        ['Erin Brockovich', 'Juno', 'The Ann of Ben', 'Max', 'Erin Ryan', 'Of the'].map((title) =>
          isOwn(title, [], script),
        ),
      ),
    ).toEqual([true, true, true, false, false, false]);
  });

  const ranked = (score: number, shared: number): RankedFilm => ({
    film: film(`${score}`),
    score,
    near: score,
    isNear: true,
    place: 0,
    shared: Array.from({ length: shared }, (_, at) => at),
    premises: [],
  });
  it.each([
    [1.15, 4, false, true],
    [1.14, 4, false, false],
    [1.3, 3, false, true],
    [1.29, 3, false, false],
    [1.35, 4, true, true],
    [1.34, 4, true, false],
    [9, 3, true, false],
  ])('%s times ahead with %s tags in common, with a title %s: %s', (ahead, shared, hasTitle, own) => {
    const films = [ranked(ahead, shared), ranked(1, 5), ranked(0.5, 5)];
    expect(withoutLikelyOwn(films, hasTitle)).toEqual(own ? films.slice(1) : films);
  });

  it('is the one whose place is the script’s own, wherever its score stands', () => {
    const [first, own, last] = [ranked(1, 5), { ...ranked(0.9, 1), place: 0.92 }, ranked(0.8, 1)];
    expect(withoutSameWords([first, own, last])).toEqual([first, last]);
    expect(withoutSameWords([first, { ...own, place: 0.91 }, last])).toHaveLength(3);
  });

  it('is none of one, and any that is ahead of nothing', () => {
    expect(withoutLikelyOwn([ranked(9, 5)], false)).toHaveLength(1);
    expect(withoutLikelyOwn([], false)).toEqual([]);
    expect(withoutLikelyOwn([ranked(1, 5), ranked(0, 5)], false)).toHaveLength(1);
    expect(withoutLikelyOwn([ranked(1, 5), ranked(-3, 5)], false)).toHaveLength(1);
  });
});

describe('words of a tag', () => {
  it.each([
    ['opera', ['opera']],
    ['opera(s)', ['operas', 'opera']],
    ['{a|b} c', ['a c', 'b c']],
    ['{a|b|} c(s)', ['a cs', 'a c', 'b cs', 'b c', ' cs', ' c']],
  ])('%s stands for %j', (entry, turns) => {
    expect(turnsOf(entry)).toEqual(turns);
  });

  it.each([
    ['opera house', ['the', 'opera', 'house'], true],
    ['opera house', ['house', 'opera'], false],
    ['opera house', ['opera'], false],
    ['hi*', ['hijack'], true],
    ['opera* house', ['operatic', 'house'], true],
    ['opera house*', ['operatic', 'house'], false],
    ['house(s)', ['houses'], true],
  ])('%s is held by %j: %s', (entry, words, holds) => {
    expect(holdsEntry(entry, words)).toBe(holds);
  });

  it('are found once for each place where they begin, in shots and songs, too', async () => {
    const { passages } = await derivedOf(
      'INT. OPERA - DAY\n\nCLOSE ON THE OPERA\n\nThe opera, the operatic opera.\n\nANN\n(opera)\n~Opera, they sing\n\nCUT TO: OPERA\n',
    );
    const hits = entryFinder(['opera', 'opera*', 'op*'])(passages);
    expect([0, 1, 2].map((at) => hits.get(at)?.count)).toEqual([5, 6, 6]);
    expect(hits.get(0)?.passages.size).toBe(4);
  });

  it('are no names of the six main speakers that are never printed small', async () => {
    const cast = ['DEAN', 'ANN', 'BEN', 'CAL', 'ROSE', 'EVE', 'SMITH'];
    const talk = cast.map((name, at) => `${name}\n${'It is late. '.repeat(9 - at)}\n\n`).join('');
    const { characters } = await derivedOf(`INT. HALL - DAY\n\nDEAN BISHOP waits.\n\n${talk}`);
    expect([...namesOnly(characters, new Map([['rose', 1]]))].toSorted()).toEqual([
      'ann',
      'ben',
      'bishop',
      'cal',
      'dean',
      'eve',
    ]);
  });
});

describe('a table', () => {
  const packed = {
    trained: { source: 's', counted: '2026-11-22', scripts: 1, films: 1, medianRank: 1, inFirstTen: 1 },
    genres: ['drama', 'crime'],
    types: ['heist', 'noir'],
    premises: ['a crew and a bank', 'life behind bars'],
    tags: [],
    films: ['A|1990|film|1 0||', 'B|1991|series||4 2|1 0|1 0|3'],
  };
  it('is unpacked line by line', () => {
    expect(unpackTable(packed).films).toEqual([
      { title: 'A', year: 1990, kind: 'film', genres: ['crime', 'drama'], tags: [], types: [], premises: [], known: 0 },
      { title: 'B', year: 1991, kind: 'series', genres: [], tags: [4, 2], types: [1, 0], premises: [1, 0], known: 3 },
    ]);
    expect(filmTable()).toBe(filmTable());
  });

  it('of another shape is refused', () => {
    expect(() => unpackTable({ ...packed, films: ['A|1990|book||'] })).toThrow();
    expect(() => unpackTable({ ...packed, more: 1 })).toThrow();
    for (const wrong of [
      { source: '' },
      { scripts: 0 },
      { films: 0 },
      { medianRank: 0 },
      { inFirstTen: 1.1 },
      { inFirstTen: -0.1 },
    ])
      expect(() => unpackTable({ ...packed, trained: { ...packed.trained, ...wrong } })).toThrow();
  });
});

it.each([
  ['Heat', 1995],
  ['heat (1972)', 1972],
  ['Heat 1972', 1972],
  ['Heat 1972 ', 1972],
  ['Heat (1980)', null],
  ['1984', 1984],
  ['1984 (1956)', 1956],
  ['Heat 72', null],
])('a film called “%s” is that of %s', (called, year) => {
  const films = [
    { ...film('Heat'), year: 1972 },
    { ...film('Heat'), year: 1995 },
    { ...film('1984'), year: 1956 },
    { ...film('1984'), year: 1984 },
  ];
  expect(filmCalled({ films }, called)?.year ?? null).toBe(year);
});
