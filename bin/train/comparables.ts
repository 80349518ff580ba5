/** `npm run train -- comparables DIR`: counts how far each tag stands out in a folder of produced scripts, and how well it tells of the film, and learns the space of words; prints the rank of the scripts' own films. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filmSigns } from '../../lib/engine/comparables/film-signs.ts';
import {
  numberBase,
  type PackedTable,
  packedTable,
  type TagSign,
  unpackTable,
} from '../../lib/engine/comparables/film-table.ts';
import { scoreOf } from '../../lib/engine/comparables/rank-films.ts';
import { rawStrength, type TagStrength } from '../../lib/engine/comparables/tag-strengths.ts';
import { entryFinder, namesOnly } from '../../lib/engine/comparables/tag-words.ts';
import { tellingWords } from '../../lib/engine/learned/telling-words.ts';
import { packedSpace } from '../../lib/engine/learned/word-space.ts';
import { deviation, mean } from '../../lib/engine/text/statistics.ts';
import { judgedScripts } from '../../test/truth/comparables.ts';
import { titleKey } from './film-genres.ts';
import { type FilmRow, readFilmRows, readPremises, readScriptTitles, readTagWords } from './film-rows.ts';
import type { ReadScript } from './read-scripts.ts';
import { TrainError } from './train-error.ts';
import { learnSpace } from './word-space.ts';

const target = path.join(import.meta.dirname, '../../lib/engine/comparables/film-table.json');
const spaceTarget = path.join(import.meta.dirname, '../../lib/engine/learned/word-space.json');
const folds = 5;
const fewestScripts = 100;
/** A tag's own films count like this many of the average tag. */
const shrinking = 3;
const within = 10;

const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));
const pull = (z: number): number => Math.sqrt(Math.max(0, z));

/** A script as counts: of its words, and of the entries of the tags' words, by their position in the list of all. */
export interface CountedScript {
  readonly key: string;
  readonly words: ReadonlyMap<string, number>;
  readonly entries: ReadonlyMap<number, number>;
}

/** Tags that films of the table have, with their entries, in the table's order. */
function tagSigns(rows: readonly FilmRow[]): [tag: string, words: readonly string[]][] {
  const carried = new Set(rows.flatMap(({ tags }) => tags));
  return [...readTagWords()].filter(([tag]) => carried.has(tag)).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Features as counts; shorts are passed over, and so are the scripts by which the films named were judged. */
export async function* countScripts(scripts: AsyncIterable<ReadScript>): AsyncGenerator<CountedScript> {
  const find = entryFinder(tagSigns(readFilmRows()).flatMap(([, words]) => words));
  const kept = new Set(judgedScripts.map(titleKey));
  for await (const { key, derived } of scripts) {
    if (derived.short || kept.has(key)) continue;
    const words = tellingWords(derived.passages);
    const hits = find(derived.passages, namesOnly(derived.characters, words));
    yield { key, words, entries: new Map([...hits].map(([entry, { count }]) => [entry, count])) };
  }
}

/** A script whose film's position in the table is known, null where it is not. */
interface Counts {
  readonly film: number | null;
  readonly counts: ReadonlyMap<number, number>;
}

export async function trainComparables(
  scripts: AsyncIterable<CountedScript>,
  { source, date }: { source: string; date: string },
): Promise<void> {
  const rows = readFilmRows();
  const carriers = new Map<string, number>();
  for (const { tags } of rows) for (const tag of tags) carriers.set(tag, (carriers.get(tag) ?? 0) + 1);
  const signs = tagSigns(rows);
  const filmsByKey = Map.groupBy(rows.keys(), (at) => titleKey(rows[at]?.title ?? ''));
  const otherwise = readScriptTitles();
  const all: Counts[] = [];
  const bags: ReadonlyMap<string, number>[] = [];
  for await (const { key, words, entries } of scripts) {
    bags.push(words);
    const called = otherwise.get(key);
    const own = called
      ? [...rows.keys()].filter((at) => rows[at]?.title === called.title && rows[at]?.year === called.year)
      : (filmsByKey.get(key) ?? []);
    // Of two films with one title nobody can tell which is meant.
    all.push({ film: own.length === 1 ? (own[0] ?? null) : null, counts: entries });
  }
  if (all.length < fewestScripts)
    throw new TrainError(`Only ${all.length} scripts: too few to count from (${fewestScripts}).`);

  const weightOf = (entry: number): number =>
    Math.log((all.length + 1) / (all.filter(({ counts }) => counts.has(entry)).length + 1));
  let entry = 0;
  const counted = signs.map(([tag, words]) => {
    const first = entry;
    entry += words.length;
    const weights = words.map((_, at) => rounded(weightOf(first + at)));
    const raw = all.map(({ counts }) =>
      rawStrength(
        weights.flatMap((weight, at) => {
          const count = counts.get(first + at);
          return count === undefined ? [] : [{ weight, count }];
        }),
      ),
    );
    const [middle, spread] = [rounded(mean(raw), 3), Math.max(0.01, rounded(deviation(raw), 3))];
    return {
      sign: {
        tag,
        films: carriers.get(tag) ?? 1,
        mean: middle,
        spread,
        words: words.map((word, at): [string, number] => [word, weights[at] ?? 0]),
      },
      z: raw.map((value) => (value - middle) / spread),
    };
  });
  const place = new Map(counted.map(({ sign }, at) => [sign.tag, at]));
  const genres = [...new Set(rows.flatMap((row) => row.genres))].sort();
  const types = [...new Set(rows.flatMap((row) => row.types))].sort();
  const told = readPremises();
  const premises = [...told.keys()];
  const films = rows.map(({ title, year, kind, genres: own, tags, types: sorts, premises: stories, known }) =>
    [
      title,
      year,
      kind,
      ...[
        own.map((genre) => genres.indexOf(genre)),
        tags.flatMap((tag) => place.get(tag) ?? []),
        sorts.map((type) => types.indexOf(type)),
        stories.map((premise) => premises.indexOf(premise)),
      ].map((numbers) => numbers.map((number) => number.toString(numberBase)).join(' ')),
      known,
    ].join('|'),
  );
  const taught = all.flatMap(({ film }, script) => (film === null ? [] : [{ film, script }]));
  const tagsOf = (film: number): number[] => rows[film]?.tags.flatMap((tag) => place.get(tag) ?? []) ?? [];
  const usual = counted.map(({ z }) => mean(z.map(pull)));
  /** How much stronger a tag stands in scripts of films that have it, as seen in `taught`. */
  const telling = (some: readonly { film: number; script: number }[]): number[] => {
    const gains = counted.map((): number[] => []);
    for (const { film, script } of some)
      for (const at of tagsOf(film)) gains[at]?.push(pull(counted[at]?.z[script] ?? 0) - (usual[at] ?? 0));
    const average = mean(gains.flat());
    return gains.map((own) =>
      rounded(Math.max(0, own.reduce((sum, gain) => sum + gain, shrinking * average) / (own.length + shrinking))),
    );
  };
  const tableWith = (tells: readonly number[], medianRank: number, inFirstTen: number): PackedTable =>
    packedTable.parse({
      trained: { source, counted: date, scripts: all.length, films: taught.length, medianRank, inFirstTen },
      genres,
      types,
      premises: [...told.values()],
      tags: counted.map(({ sign: { tag, words, ...sign } }, at) => ({ tag, ...sign, tells: tells[at] ?? 0, words })),
      films,
    });

  // Ranked by tags alone: the genre model has seen these scripts.
  const ranks = Array.from({ length: folds }, (_, fold) => {
    const table = unpackTable(tableWith(telling(taught.filter((_one, at) => at % folds !== fold)), 1, 0));
    return taught
      .filter((_one, at) => at % folds === fold)
      .map(({ film, script }) => {
        const strengths = counted.map(({ z }): TagStrength => ({ z: z[script] ?? 0, hits: 0, pages: 0, words: [] }));
        const scores = table.films.map((one) => scoreOf(one, table, strengths, []));
        return 1 + scores.filter((score) => score > (scores[film] ?? 0)).length;
      });
  })
    .flat()
    .sort((a, b) => a - b);
  const median = ranks[Math.floor(ranks.length / 2)] ?? rows.length;
  const inTen = ranks.filter((rank) => rank <= within).length / Math.max(1, ranks.length);
  console.log(
    `${all.length} features, ${taught.length} of films in the table. By tags alone, ${folds} folds: own film among ${rows.length} at rank ${median} (median), among the first ${within} for ${inTen.toFixed(3)}.`,
  );
  const packed = tableWith(telling(taught), median, rounded(inTen, 3));
  await writeFile(target, written(packed));
  const { space, first, inThree } = learnSpace(
    bags,
    all.map(({ film }) => film),
    filmSigns(unpackTable(packed)),
    premises.length,
  );
  console.log(
    `A premise of its film is the first that the other scripts foretell for ${first.toFixed(3)}, among the first three for ${inThree.toFixed(3)}.`,
  );
  await writeFile(spaceTarget, `${JSON.stringify(packedSpace.parse({ source, counted: date, ...space }), null, 2)}\n`);
}

/** One line a tag and a film, so that a difference can be read. */
function written({ trained, genres, types, premises, tags, films }: PackedTable): string {
  const lines = (list: readonly (TagSign | string)[]): string =>
    list.map((one) => `    ${JSON.stringify(one)}`).join(',\n');
  return `{\n  "trained": ${JSON.stringify(trained)},\n  "genres": ${JSON.stringify(genres)},\n  "types": ${JSON.stringify(types)},\n  "premises": [\n${lines(premises)}\n  ],\n  "tags": [\n${lines(tags)}\n  ],\n  "films": [\n${lines(films)}\n  ]\n}\n`;
}
