/** `npm run train -- genre DIR`: learns which words speak for which genre from a folder of produced scripts, and says how often it is right on scripts it has not seen. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  damped,
  type GenreWeights,
  genreChances,
  genreWeights,
  packWeights,
  sureGenre,
} from '../../lib/engine/learned/genre-model.ts';
import { type ProducedGenre, producedGenres } from '../../lib/engine/norms/norm-tables.ts';
import { calibrate, learnLogistic, type SparseRow } from './logistic.ts';
import type { TaughtScript } from './read-scripts.ts';
import { TrainError } from './train-error.ts';

const target = path.join(import.meta.dirname, '../../lib/engine/learned/genre-weights.json');
const folds = 5;
const penalty = 2e-4;
/** A word must stand in so many scripts, and in no more than this share of them. */
const fewestScripts = 8;
const mostShare = 0.6;
/** Words kept for each genre, by the weight they can carry. */
const wordsKept = 450;
/** A genre with fewer films is not learned. */
const fewestFilms = 25;
/** How often the named genre must be among the film's. */
const wantedRight = 0.88;

interface Learned extends GenreWeights {}

/** Learns from `scripts`; `calibration` stays what it is given. */
function learn(
  scripts: readonly TaughtScript[],
  genres: readonly ProducedGenre[],
): Omit<Learned, 'sure' | 'trained' | 'calibration'> {
  const inScripts = new Map<string, number>();
  for (const { counts } of scripts)
    for (const word of counts.keys()) inScripts.set(word, (inScripts.get(word) ?? 0) + 1);
  const words = [...inScripts]
    .filter(([, count]) => count >= fewestScripts && count <= mostShare * scripts.length)
    .map(([word]) => word);
  const place = new Map(words.map((word, at) => [word, at]));
  const rarity = words.map((word) => 1 + Math.log((1 + scripts.length) / (1 + (inScripts.get(word) ?? 0))));
  const rows = scripts.map(({ counts }) => rowOf(counts, place, rarity));
  const models = genres.map((genre) =>
    learnLogistic(
      rows,
      scripts.map((script) => script.genres.includes(genre)),
      words.length,
      penalty,
    ),
  );
  const kept = new Set(
    models.flatMap(({ weights }) =>
      words
        .map((word, at) => ({ word, reach: Math.abs(weights[at] ?? 0) * (rarity[at] ?? 0) }))
        .sort((a, b) => b.reach - a.reach)
        .slice(0, wordsKept)
        .map(({ word }) => word),
    ),
  );
  const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
  return {
    genres: [...genres],
    bias: models.map(({ bias }) => rounded(bias, 3)),
    words: new Map(
      [...kept].sort().map((word) => {
        const at = place.get(word) ?? 0;
        return [word, [rounded(rarity[at] ?? 0, 2), ...models.map(({ weights }) => rounded(weights[at] ?? 0, 2))]];
      }),
    ),
  };
}

function rowOf(
  counts: ReadonlyMap<string, number>,
  place: ReadonlyMap<string, number>,
  rarity: readonly number[],
): SparseRow {
  const known = [...counts].flatMap(([word, count]) => {
    const at = place.get(word);
    return at === undefined ? [] : [[at, damped(count) * (rarity[at] ?? 0)] as const];
  });
  const length = Math.hypot(...known.map(([, value]) => value)) || 1;
  return { at: Int32Array.from(known, ([at]) => at), value: Float64Array.from(known, ([, value]) => value / length) };
}

/** Raw scores (before calibration), by genre, of a script that the model has not seen. */
function rawScores(
  counts: ReadonlyMap<string, number>,
  model: Omit<Learned, 'sure' | 'trained' | 'calibration'>,
): Map<ProducedGenre, number> {
  const plain = {
    ...model,
    sure: 1,
    trained: { source: '', counted: '', scripts: 0, named: 0, right: 0 },
    calibration: model.genres.map((): [number, number] => [1, 0]),
  };
  return new Map(genreChances(counts, plain).map(({ genre, chance }) => [genre, Math.log(chance / (1 - chance))]));
}

export async function trainGenre(
  scripts: readonly TaughtScript[],
  { source, date }: { source: string; date: string },
): Promise<void> {
  const genres = producedGenres.filter(
    (genre) => scripts.filter((script) => script.genres.includes(genre)).length >= fewestFilms,
  );
  if (scripts.length < 100)
    throw new TrainError(`Only ${scripts.length} scripts of known films: too few to learn from (100).`);
  const unseen = Array.from({ length: folds }, (_, fold) => {
    const model = learn(
      scripts.filter((_script, index) => index % folds !== fold),
      genres,
    );
    console.error(`fold ${fold + 1} of ${folds}`);
    return scripts.flatMap((script, index) =>
      index % folds === fold ? [{ script, scores: rawScores(script.counts, model) }] : [],
    );
  }).flat();
  const calibration = genres.map((genre) =>
    calibrate(
      unseen.map(({ scores }) => scores.get(genre) ?? -9),
      unseen.map(({ script }) => script.genres.includes(genre)),
    ),
  );
  const judged = unseen
    .map(({ script, scores }) => {
      const chances = genres.map((genre, at) => {
        const [slope, intercept] = calibration[at] ?? [1, 0];
        return { genre, chance: 1 / (1 + Math.exp(-(slope * (scores.get(genre) ?? -9) + intercept))) };
      });
      const [first = { genre: 'drama' as const, chance: 0 }] = chances.sort((a, b) => b.chance - a.chance);
      return { ...first, isRight: script.genres.includes(first.genre) };
    })
    .sort((a, b) => b.chance - a.chance);
  const rightIn = (list: readonly { isRight: boolean }[]): number =>
    list.filter(({ isRight }) => isRight).length / Math.max(1, list.length);
  // The longest run from the surest on in which the wanted share is right.
  let many = 0;
  for (let count = 20; count <= judged.length; count += 1)
    if (rightIn(judged.slice(0, count)) >= wantedRight) many = count;
  const sure = Number((judged[many - 1]?.chance ?? 1).toFixed(3));
  const named = judged.filter(({ chance }) => chance >= sure);
  console.log(`${scripts.length} scripts of films whose genres are known, ${folds} folds.`);
  console.log(
    `First genre right: ${rightIn(judged).toFixed(3)} of all; ${rightIn(named).toFixed(3)} of the ${(named.length / judged.length).toFixed(2)} that are named (chance ${sure} or more).`,
  );
  for (const genre of genres) {
    const own = named.filter((one) => one.genre === genre);
    console.log(
      `${genre.padEnd(10)} named ${String(own.length).padStart(4)}  right ${rightIn(own).toFixed(2)}  films ${scripts.filter((script) => script.genres.includes(genre)).length}`,
    );
  }
  const model: GenreWeights = {
    ...learn(scripts, genres),
    sure,
    calibration: calibration.map(([slope, intercept]) => [Number(slope.toFixed(3)), Number(intercept.toFixed(3))]),
    trained: {
      source,
      counted: date,
      scripts: scripts.length,
      named: Number((named.length / judged.length).toFixed(3)),
      right: Number(rightIn(named).toFixed(3)),
    },
  };
  await writeFile(target, `${JSON.stringify(genreWeights.parse(packWeights(model)), null, 2)}\n`);
  const seen = scripts.filter(({ counts, genres: own }) => {
    const first = sureGenre(genreChances(counts, model), model);
    return first !== null && own.includes(first.genre);
  });
  console.log(`Written: ${model.words.size} words; of the scripts it was taught ${seen.length} are named rightly.`);
}
