/** `npm run train -- moments DIR`: learns which sentences tell the moments of a story from places that readers of produced scripts marked, and says how often it finds them in scripts it has not seen. */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Derived } from '../../lib/engine/derive.ts';
import { momentScore, packMoments } from '../../lib/engine/learned/moment-model.ts';
import { type ToldSentence, toldSentences } from '../../lib/engine/text/told-sentences.ts';
import { learnLogistic, type SparseRow } from './logistic.ts';
import type { ReadScript } from './read-scripts.ts';
import { TrainError } from './train-error.ts';

const target = path.join(import.meta.dirname, '../../lib/engine/learned/moment-weights.json');
const table = path.join(import.meta.dirname, 'story-moments.csv');
const folds = 5;
const penalty = 1e-3;
/** A word teaches where so many scripts have it, so many of them in a moment that was marked. */
const word = { sign: 'w:', fewestScripts: 6, fewestMarked: 4 } as const;
/** What a sign counts in a row, so that a usual sentence has about length one. */
const signValue = 0.25;
/** Weights below a hundredth are not kept. */
const least = 0.01;
/** Sentences looked at of each script where it is said how many were found. */
const first = 14;

/** A marked place: the passage by page and line, the sentence in it from 0, and how much it weighs from 1 to 3. */
interface Mark {
  readonly page: number;
  readonly line: number;
  readonly sentence: number;
  readonly weight: number;
}

/** By the key of the film's title. */
export function readMarks(file = table): Map<string, Mark[]> {
  const rows = readFileSync(file, 'utf8').trim().split('\n').slice(1);
  const marks = new Map<string, Mark[]>();
  for (const row of rows) {
    const [key = '', page, line, sentence, weight] = row.split(',');
    const own = marks.get(key) ?? [];
    own.push({ page: Number(page), line: Number(line), sentence: Number(sentence), weight: Number(weight) });
    marks.set(key, own);
  }
  return marks;
}

/** The sentences of one script; `weights` are 0 for those not marked. */
export interface Marked {
  readonly told: readonly ToldSentence[];
  readonly weights: readonly number[];
}

export function marked(derived: Derived, marks: readonly Mark[]): Marked {
  const told = toldSentences(derived);
  let sentence = 0;
  const weights = told.map(({ passage }, at) => {
    sentence = told[at - 1]?.passage === passage ? sentence + 1 : 0;
    const own = marks.find(
      (mark) => mark.page === passage.at.page && mark.line === passage.at.line && mark.sentence === sentence,
    );
    return own?.weight ?? 0;
  });
  return { told, weights };
}

export function learnMoments(scripts: readonly Marked[]): Map<string, number> {
  const seen = new Map<string, { scripts: number; marked: number }>();
  for (const { told, weights } of scripts) {
    const inScript = new Set(told.flatMap(({ signs }) => signs));
    const inMarked = new Set(told.flatMap(({ signs }, at) => ((weights[at] ?? 0) > 0 ? signs : [])));
    for (const sign of inScript) {
      const own = seen.get(sign) ?? { scripts: 0, marked: 0 };
      seen.set(sign, { scripts: own.scripts + 1, marked: own.marked + (inMarked.has(sign) ? 1 : 0) });
    }
  }
  const signs = [...seen]
    .filter(
      ([sign, count]) =>
        !sign.startsWith(word.sign) || (count.scripts >= word.fewestScripts && count.marked >= word.fewestMarked),
    )
    .map(([sign]) => sign)
    .sort();
  const place = new Map(signs.map((sign, at) => [sign, at]));
  const rows: SparseRow[] = [];
  const isMarked: boolean[] = [];
  for (const { told, weights } of scripts)
    told.forEach((one, at) => {
      const known = Int32Array.from(one.signs.flatMap((sign) => place.get(sign) ?? []));
      const row = { at: known, value: new Float64Array(known.length).fill(signValue) };
      const weight = weights[at] ?? 0;
      // What weighs more is seen more often.
      for (let time = 0; time < Math.max(1, weight); time += 1) {
        rows.push(row);
        isMarked.push(weight > 0);
      }
    });
  const { weights } = learnLogistic(rows, isMarked, signs.length, penalty);
  return new Map(
    signs.map((sign, at): [string, number] => [sign, weights[at] ?? 0]).filter(([, value]) => Math.abs(value) >= least),
  );
}

/** Among the first sentences of a script, as the model ranks them: how many were marked, and how many stand in a scene that holds one that was. */
function found({ told, weights }: Marked, model: ReadonlyMap<string, number>) {
  const scenes = new Set(told.filter((_one, at) => (weights[at] ?? 0) > 0).map(({ passage }) => passage.scene));
  const ranked = told
    .map(({ signs, passage }, at) => ({ score: momentScore(signs, model), at, scene: passage.scene }))
    .sort((a, b) => b.score - a.score)
    .slice(0, first);
  return {
    marked: ranked.filter(({ at }) => (weights[at] ?? 0) > 0).length,
    inScene: ranked.filter(({ scene }) => scenes.has(scene)).length,
    looked: ranked.length,
  };
}

export async function trainMoments(
  scripts: AsyncIterable<Pick<ReadScript, 'key' | 'derived'>>,
  { source, date }: { source: string; date: string },
): Promise<void> {
  const marks = readMarks();
  const taught: Marked[] = [];
  for await (const { key, derived } of scripts) taught.push(marked(derived, marks.get(key) ?? []));
  const all = taught.flatMap(({ weights }) => weights).filter((weight) => weight > 0).length;
  if (all === 0) throw new TrainError('The folder holds no script of which moments are marked.');
  const sums = { marked: 0, inScene: 0, looked: 0 };
  for (let fold = 0; fold < folds; fold += 1) {
    const model = learnMoments(taught.filter((_script, at) => at % folds !== fold));
    for (const script of taught.filter((_script, at) => at % folds === fold)) {
      const own = found(script, model);
      for (const name of ['marked', 'inScene', 'looked'] as const) sums[name] += own[name];
    }
  }
  console.log(`${taught.length} scripts, ${all} marked sentences, ${folds} folds.`);
  console.log(
    `Of the first ${first} of each script unseen (${sums.looked}): ${sums.marked} marked, ${sums.inScene} in a scene that holds one.`,
  );
  const model = learnMoments(taught);
  const packed = packMoments(model, { source, counted: date, scripts: taught.length, marked: all });
  await writeFile(target, `${JSON.stringify(packed, null, 2)}\n`);
  console.log(`Written: ${model.size} signs.`);
}
