/** Films of the table by genre, and the latest of a group. */
import { describe, expect, it } from 'vitest';
import { filmsIn, latestOf } from '../../../lib/engine/norms/film-tags.ts';
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

it('the latest two of a group come first, those of a year by title', () => {
  const own = [film('C', 1999), film('A', 1990), film('B', 1999), film('D', 1960)];
  expect(latestOf(own).map(({ title }) => title)).toEqual(['B', 'C']);
  expect(latestOf(own, 3).map(({ title }) => title)).toEqual(['B', 'C', 'A']);
});
