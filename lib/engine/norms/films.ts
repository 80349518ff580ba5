/**
 * Well-known films by premise: genre, setting, what they are about and how they are built, in our own words, from general knowledge.
 * One line a film: title|year|genre letters|setting|premise|subjects and structure. Leaves out plots, taglines and judgments.
 */
import { films1980s } from './films/films-1980s.ts';
import { filmsSince1990 } from './films/films-since-1990.ts';
import { filmsTo1979 } from './films/films-to-1979.ts';
import type { ProducedGenre } from './quick-parser-norms.ts';

/** `tags` are subjects and forms (named in lib/reports/genre-specific-advice/tag-names.json). */
export interface Film {
  readonly title: string;
  readonly year: number;
  readonly genres: readonly ProducedGenre[];
  readonly setting: string;
  readonly premise: string;
  readonly tags: readonly string[];
}

const genreLetters: Readonly<Record<string, ProducedGenre>> = {
  D: 'drama',
  T: 'thriller',
  C: 'comedy',
  A: 'action',
  H: 'horror',
  R: 'romance',
  S: 'scifi',
  K: 'crime',
  V: 'adventure',
  F: 'fantasy',
  N: 'animation',
};

const filmOf = (line: string): Film => {
  const [title = '', year = '', genres = '', setting = '', premise = '', tags = ''] = line.split('|');
  return {
    title,
    year: Number(year),
    genres: genres.split(' ').flatMap((letter) => genreLetters[letter] ?? []),
    setting,
    premise,
    tags: tags.split(' ').filter((tag) => tag !== ''),
  };
};

export const films: readonly Film[] = [filmsTo1979, films1980s, filmsSince1990].flatMap((table) =>
  table.trim().split('\n').map(filmOf),
);
