/** Films of the table by subject and form, and how subjects moved between the halves of the table. */
import { describe, expect, it } from 'vitest';
import {
  fallenOf,
  filmsIn,
  isSubject,
  latestOf,
  movesOf,
  risenOf,
  tagCounts,
  turn,
} from '../../../lib/engine/norms/film-tags.ts';
import { type Film, films } from '../../../lib/engine/norms/films.ts';
import { producedGenres } from '../../../lib/engine/norms/norm-tables.ts';

const film = (title: string, year: number, ...tags: readonly string[]): Film => ({
  title,
  year,
  genres: ['drama'],
  setting: '',
  premise: '',
  tags,
});
/** So many films before and since 1980, of which so many each have the tag. */
const halves = (old: number, young: number, tag: string, before: number, since: number): Film[] => [
  ...Array.from({ length: old }, (_, at) => film(`Old ${at}`, 1979, ...(at < before ? [tag] : []))),
  ...Array.from({ length: young }, (_, at) => film(`New ${at}`, 1980, ...(at < since ? [tag] : []))),
];

describe('the table', () => {
  it('has every field of every film, and films of every genre', () => {
    expect(
      films.filter(({ title, setting, premise, tags }) => [title, setting, premise, ...tags].includes('')),
    ).toEqual([]);
    expect(
      films.filter(
        ({ year, genres, tags }) => !(year > 1900 && year < 2030) || genres.length === 0 || tags.length === 0,
      ),
    ).toEqual([]);
    expect(films.flatMap(({ tags }) => tags.filter((tag) => tag.length < 2))).toEqual([]);
    for (const genre of producedGenres) expect(filmsIn(genre).length, genre).toBeGreaterThan(10);
    expect(filmsIn('horror').every(({ genres }) => genres.includes('horror'))).toBe(true);
    expect(filmsIn('horror').length).toBeLessThan(films.length);
  });

  it.each([
    ['Psycho', 1960, ['horror', 'thriller']],
    ['Casablanca', 1942, ['drama', 'romance']],
  ] as const)('knows %s by year and genres', (title, year, genres) => {
    const found = films.find((one) => one.title === title);
    expect(found?.year).toBe(year);
    for (const genre of genres) expect(found?.genres).toContain(genre);
  });
});

describe('tags', () => {
  it('are counted, the commonest first, then by name', () => {
    const own = [film('A', 1950, 'war', 'love'), film('B', 1951, 'love', 'chase'), film('C', 1952, 'war', 'art')];
    expect(
      tagCounts(own, isSubject).map(({ tag, films: of }) => `${tag} ${of.map(({ title }) => title).join('')}`),
    ).toEqual(['love AB', 'war AC', 'art C']);
  });

  it.each(['single-location', 'ensemble', 'two-hander', 'voice-over', 'countdown', 'chase', 'siege', 'twist'])(
    'are no subjects where they are forms: %s',
    (tag) => {
      expect(isSubject(tag)).toBe(false);
      expect(isSubject('war')).toBe(true);
    },
  );
});

describe('moves', () => {
  it('are shares since 1980 less shares before', () => {
    expect(turn).toBe(1980);
    expect(movesOf(halves(10, 20, 'war', 3, 12))).toEqual([
      { tag: 'war', before: 3, since: 12, change: expect.closeTo(0.3) },
    ]);
    expect(movesOf(halves(10, 10, 'war', 4, 0))[0]?.change).toBeCloseTo(-0.4);
  });

  it('need ten films on either side and four with the tag', () => {
    expect(movesOf(halves(9, 10, 'war', 5, 5))).toEqual([]);
    expect(movesOf(halves(10, 9, 'war', 5, 5))).toEqual([]);
    expect(movesOf(halves(10, 10, 'war', 1, 2))).toEqual([]);
    expect(movesOf(halves(10, 10, 'war', 2, 2))).toHaveLength(1);
  });

  it('stand in the order of what rose most, then by name', () => {
    const own = halves(10, 10, 'war', 2, 4).map((one, at) => ({
      ...one,
      tags: [...one.tags, ...(at >= 10 && at < 15 ? ['art', 'love'] : [])],
    }));
    expect(movesOf(own).map(({ tag }) => tag)).toEqual(['art', 'love', 'war']);
  });

  const move = (tag: string, change: number) => ({ tag, before: 5, since: 5, change });
  const moves = [
    move('a', 0.3),
    move('b', 0.2),
    move('c', 0.1),
    move('d', 0.05),
    move('e', 0.04),
    move('f', -0.04),
    move('g', -0.05),
    move('h', -0.1),
    move('i', -0.2),
    move('j', -0.3),
  ];
  it('are named from four hundredths on, three of each', () => {
    expect(risenOf(moves).map(({ tag }) => tag)).toEqual(['a', 'b', 'c']);
    expect(risenOf(moves.slice(3)).map(({ tag }) => tag)).toEqual(['d']);
    expect(fallenOf(moves).map(({ tag }) => tag)).toEqual(['j', 'i', 'h']);
    expect(fallenOf(moves.slice(0, 7)).map(({ tag }) => tag)).toEqual(['g']);
  });
});

it('the latest two of a group come first, those of a year by title', () => {
  const own = [film('C', 1999), film('A', 1990), film('B', 1999), film('D', 1960)];
  expect(latestOf(own).map(({ title }) => title)).toEqual(['B', 'C']);
  expect(latestOf(own, 3).map(({ title }) => title)).toEqual(['B', 'C', 'A']);
});
