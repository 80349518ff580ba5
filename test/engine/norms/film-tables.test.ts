/** The shape of the tables of well-known films and of the words that show their tags. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, '../../../lib/engine/norms/films');
const largestFile = 250_000;
const genres = new Set(
  'action adventure animation comedy crime drama family fantasy history horror musical mystery romance sci-fi sport thriller war western'.split(
    ' ',
  ),
);

/** Fields of a line; a quoted field may hold commas and doubled quotes. */
const fieldsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );

const linesOf = (file: string): string[][] =>
  readFileSync(path.join(folder, file), 'utf8').trimEnd().split('\n').map(fieldsOf);

const files = readdirSync(folder).filter((file) => /^films-.*\.csv$/.test(file));
const films = files.flatMap((file) =>
  linesOf(file)
    .slice(1)
    .map(
      ([title = '', year = '', kind = '', genre = '', tags = '', types = '', premises = '', known = '', ...more]) => ({
        title,
        year,
        kind,
        genres: genre.split(';'),
        tags: tags.split(';'),
        types: types.split(';'),
        premises: premises === '' ? [] : premises.split(';'),
        known,
        more,
      }),
    ),
);
const carriers = new Map<string, number>();
for (const { tags } of films) for (const tag of tags) carriers.set(tag, (carriers.get(tag) ?? 0) + 1);
const words = linesOf('tag-words.csv').slice(1);

describe('the tables of films', () => {
  it('give a title kinds of story that are told somewhere, and then say how well it is known', () => {
    const told = new Set(
      linesOf('premises.csv')
        .slice(1)
        .map(([id]) => id),
    );
    for (const { title, premises, known } of films) {
      expect(
        premises.filter((premise) => !told.has(premise)),
        title,
      ).toEqual([]);
      expect(premises.length === 0 ? ['', '0'] : ['1', '2', '3'], title).toContain(known);
    }
  });

  it('hold at least 1,500 titles, each file with the same columns and within its size', () => {
    expect(films.length).toBeGreaterThanOrEqual(1500);
    for (const file of files) {
      expect(linesOf(file)[0], file).toEqual(['title', 'year', 'kind', 'genres', 'tags', 'types', 'premises', 'known']);
      expect(statSync(path.join(folder, file)).size, file).toBeLessThan(largestFile);
    }
  });

  it('name every title once, with a year, a kind and known genres', () => {
    const names = films.map(({ title, year }) => `${title.toLowerCase()} ${year}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    for (const film of films) {
      expect(film.more, film.title).toEqual([]);
      expect(film.title.trim()).not.toBe('');
      expect(film.year, film.title).toMatch(/^(19[2-9]\d|20[0-2]\d)$/);
      expect(['film', 'series', 'miniseries'], film.title).toContain(film.kind);
      expect(
        film.genres.filter((genre) => !genres.has(genre)),
        film.title,
      ).toEqual([]);
      expect(film.genres.length, film.title).toBeLessThanOrEqual(4);
    }
  });

  it('give every title 8 to 15 tags, lower case and none twice', () => {
    for (const { title, tags } of films) {
      expect(tags.length, title).toBeGreaterThanOrEqual(8);
      expect(tags.length, title).toBeLessThanOrEqual(15);
      expect(new Set(tags).size, title).toBe(tags.length);
      for (const tag of tags) expect(tag, title).toMatch(/^[^\sA-Z,;|]+( [^\sA-Z,;|]+)*$/);
    }
  });

  it('give every title one type or two, each of which sixteen titles or more are', () => {
    const carried = new Map<string, number>();
    for (const { title, types } of films) {
      expect([1, 2], title).toContain(types.length);
      expect(new Set(types).size, title).toBe(types.length);
      for (const type of types) carried.set(type, (carried.get(type) ?? 0) + 1);
    }
    expect(carried.size).toBe(76);
    expect(Math.min(...carried.values())).toBeGreaterThanOrEqual(16);
  });

  it('reach every decade since the 1920s and every genre, series too', () => {
    for (let decade = 1920; decade <= 2020; decade += 10)
      expect(films.filter(({ year }) => Math.floor(Number(year) / 10) * 10 === decade).length).toBeGreaterThan(20);
    for (const genre of genres)
      expect(films.filter((film) => film.genres.includes(genre)).length, genre).toBeGreaterThan(50);
    expect(films.filter(({ kind }) => kind !== 'film').length).toBeGreaterThan(150);
  });

  it('share their tags: five in six stand at three titles or more, and none at one in ten', () => {
    const all = films.reduce((sum, { tags }) => sum + tags.length, 0);
    const shared = [...carriers.values()].filter((count) => count >= 3).reduce((sum, count) => sum + count, 0);
    expect(shared / all).toBeGreaterThan(5 / 6);
    expect([...carriers].filter(([, count]) => count > films.length / 10)).toEqual([]);
  });

  it('leave out tags that every story has', () => {
    for (const vague of ['family', 'house', 'money', 'love', 'mother', 'father', 'friends', 'war'])
      expect(carriers.has(vague), vague).toBe(false);
  });
});

describe('the words that show a tag', () => {
  it('belong to a tag that recurs, 3 to 12 a tag, each once', () => {
    expect(linesOf('tag-words.csv')[0]).toEqual(['tag', 'words']);
    expect(new Set(words.map(([tag]) => tag)).size).toBe(words.length);
    for (const [tag = '', list = '', ...more] of words) {
      expect(more, tag).toEqual([]);
      expect(carriers.get(tag) ?? 0, tag).toBeGreaterThanOrEqual(2);
      const entries = list.split(/\|(?![^{]*\})/);
      expect(entries.length, tag).toBeGreaterThanOrEqual(3);
      expect(entries.length, tag).toBeLessThanOrEqual(12);
      expect(new Set(entries).size, tag).toBe(entries.length);
      for (const entry of entries) expect(entry, tag).toMatch(/^\S+( \S+)*$/);
    }
  });

  it('show at least two tags of nearly every title', () => {
    const shown = new Set(words.map(([tag]) => tag));
    const bare = films.filter(({ tags }) => tags.filter((tag) => shown.has(tag)).length < 2);
    expect(bare.length).toBeLessThan(films.length / 100);
  });
});
