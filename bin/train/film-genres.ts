/** The genres of well-known films, as training looks them up: from general knowledge, in our own table. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ProducedGenre, producedGenres } from '../../lib/engine/norms/norm-tables.ts';

const table = path.join(import.meta.dirname, 'film-genres.csv');

/** 'The Big Lebowski', 'Big-Lebowski,-The' and 'BIG LEBOWSKI THE' alike. */
export const titleKey = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9, -]/g, '')
    .replace(/^(.*),[ -]*(the|an?)$/, '$2 $1')
    .replace(/[^a-z0-9]/g, '')
    .replace(/^(?:the|an?)(?=.{3})/, '');

const nameOf = (genre: string): ProducedGenre | undefined => producedGenres.find((one) => one === genre);

/** A line of CSV whose first cell may be quoted. */
const cellsOf = (line: string): [title: string, genres: string] => {
  const [, quoted, plain, genres] = /^(?:"((?:[^"]|"")*)"|([^,]*)),(.*)$/.exec(line) ?? [];
  return [quoted?.replaceAll('""', '"') ?? plain ?? '', genres ?? ''];
};

/** Genres by the key of the film's title; films of genres that no norm is counted for have none. */
export const readFilmGenres = (): Map<string, readonly ProducedGenre[]> =>
  new Map(
    readFileSync(table, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => {
        const [title, genres] = cellsOf(line);
        return [titleKey(title), genres.split(';').flatMap((genre) => nameOf(genre.trim()) ?? [])] as const;
      }),
  );
