/** Reads the tables of well-known films and of the words that show their tags (`lib/engine/norms/films`). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../../lib/engine/norms/films');

export interface FilmRow {
  readonly title: string;
  readonly year: string;
  readonly kind: string;
  readonly genres: readonly string[];
  readonly tags: readonly string[];
  /** What sort of film it is, the first more than the second. */
  readonly types: readonly string[];
  /** What kinds of story it is, none where nobody gave one. */
  readonly premises: readonly string[];
  /** How well it is known, '1' to '3'; empty without premises. */
  readonly known: string;
}

/** Fields of a line; a quoted field may hold commas and doubled quotes. */
const fieldsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );

const rowsOf = (file: string): string[][] =>
  readFileSync(path.join(folder, file), 'utf8').trimEnd().split('\n').slice(1).map(fieldsOf);

/** Every film of the tables, oldest table first. */
export const readFilmRows = (): FilmRow[] =>
  readdirSync(folder)
    .filter((file) => /^films-.*\.csv$/.test(file))
    .sort()
    .flatMap(rowsOf)
    .map(([title = '', year = '', kind = '', genres = '', tags = '', types = '', premises = '', known = '']) => ({
      title,
      year,
      kind,
      genres: genres.split(';'),
      tags: tags.split(';'),
      types: types.split(';'),
      premises: premises.split(';').filter(Boolean),
      known,
    }));

/** What each premise is called for a reader, by its name in the tables of films. */
export const readPremises = (): Map<string, string> =>
  new Map(rowsOf('premises.csv').map(([premise = '', told = '']) => [premise, told]));

/** Scripts that are named otherwise than their films ('Twilight New Moon'), by their key. */
export const readScriptTitles = (): Map<string, { readonly title: string; readonly year: string }> =>
  new Map(
    readFileSync(path.join(import.meta.dirname, 'script-titles.csv'), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map(fieldsOf)
      .map(([key = '', title = '', year = '']) => [key, { title, year }]),
  );

/** Entries of words by tag; a bar within a choice divides no entries. */
export const readTagWords = (): Map<string, readonly string[]> =>
  new Map(rowsOf('tag-words.csv').map(([tag = '', words = '']) => [tag, words.split(/\|(?![^{]*\})/)]));
