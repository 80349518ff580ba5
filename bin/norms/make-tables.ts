/** Turns the counts of many scripts into the tables that the engine reads. */
import { flawRules } from '../../lib/engine/flaw-rules/find-flaws.ts';
import { allMeasures } from '../../lib/engine/measures/count-measures.ts';
import {
  type CraftTable,
  craftTable,
  type FeatureTable,
  type FiveMeasures,
  type FlawTable,
  featureTable,
  flawTable,
  type GenreTable,
  genreTable,
  producedGenres,
} from '../../lib/engine/norms/norm-tables.ts';
import type { ScriptCounts } from './count-script.ts';
import { NormsError } from './norms-error.ts';
import type { CountedScript } from './read-folder.ts';

/** `counted` is the day of the run, `source` names the scripts and the count. */
export interface Provenance {
  readonly source: string;
  readonly counted: string;
}

/** 5th, 50th and 95th percentiles. @throws NormsError when a measure has no value at all. */
export function makeFeatureTable(scripts: readonly CountedScript[], provenance: Provenance): FeatureTable {
  const percentiles = [5, 50, 95] as const;
  return featureTable.parse({
    ...provenance,
    scripts: scripts.length,
    percentiles,
    measures: measuresOf(
      scripts.map(({ counts }) => counts.feature),
      percentiles,
    ),
  });
}

/**
 * 10th to 90th percentiles over all scripts. The part by genre is renewed whole or not at all, because its shares are compared with each
 * other: `kept` is what stands where a genre has fewer than `fewest` scripts.
 */
export function makeGenreTable(
  scripts: readonly CountedScript[],
  provenance: Provenance,
  kept: GenreTable['genres'],
  fewest: number,
): { table: GenreTable; missing: string[] } {
  const percentiles = [10, 25, 50, 75, 90] as const;
  const five = (own: readonly CountedScript[]): unknown =>
    measuresOf(
      own.map(({ counts }) => counts.five),
      percentiles,
    );
  const byGenre = producedGenres.map((genre) => ({ genre, own: scripts.filter(({ genres }) => genres.has(genre)) }));
  const missing = byGenre.filter(({ own }) => own.length < fewest).map(({ genre, own }) => `${genre} ${own.length}`);
  const genres =
    missing.length > 0
      ? kept
      : {
          ...provenance,
          scripts: scripts.filter((script) => script.genres.size > 0).length,
          each: Object.fromEntries(
            byGenre.map(({ genre, own }) => [genre, { scripts: own.length, measures: five(own) }]),
          ),
        };
  const table = genreTable.parse({
    percentiles,
    every: { ...provenance, scripts: scripts.length, measures: five(scripts) },
    genres,
  });
  return { table, missing };
}

/** Every craft measure over the scripts that are large enough for it; one that none is large enough for keeps the figures of `kept`. */
export function makeCraftTable(
  scripts: readonly CountedScript[],
  provenance: Provenance,
  kept: CraftTable['measures'],
): CraftTable {
  const percentiles = [5, 10, 25, 50, 75, 90, 95] as const;
  const measures = allMeasures.map(({ id }) => {
    const values = scripts.flatMap(({ counts }) => counts.craft[id] ?? []);
    if (values.length === 0) return [id, kept[id]];
    return [id, { scripts: values.length, values: percentiles.map((one) => quantile(values, one / 100)) }];
  });
  return craftTable.parse({
    ...provenance,
    scripts: scripts.length,
    percentiles,
    measures: Object.fromEntries(measures),
  });
}

/** In how many of 100 scripts each rule fires. */
export function makeFlawTable(scripts: readonly CountedScript[], provenance: Provenance): FlawTable {
  const fires = (id: string): number => scripts.filter(({ counts }) => counts.flaws.includes(id)).length;
  return flawTable.parse({
    ...provenance,
    scripts: scripts.length,
    rates: Object.fromEntries(flawRules.map(({ id }) => [id, Math.round((100 * fires(id)) / scripts.length)])),
  });
}

type Counts = ScriptCounts['feature'] | ScriptCounts['five'];

function measuresOf(counts: readonly Counts[], percentiles: readonly number[]): Record<string, number[]> {
  const names = Object.keys(counts[0] ?? {}) as (keyof FiveMeasures | keyof FeatureTable['measures'])[];
  return Object.fromEntries(
    names.map((name) => {
      const values = counts.flatMap((one) => (one as Partial<Record<string, number | null>>)[name] ?? []);
      if (values.length === 0) throw new NormsError(`No script of the folder is large enough to count ${name}.`);
      return [name, percentiles.map((percentile) => quantile(values, percentile / 100))];
    }),
  );
}

/** Straight line between the two nearest values in order (Hyndman and Fan's type 7), to three decimals. Expects at least one value. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? 0;
  const above = sorted[Math.ceil(at)] ?? below;
  return Number((below + (above - below) * (at - Math.floor(at))).toFixed(3));
}
