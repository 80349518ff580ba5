/** 10th to 90th percentiles per measure and genre over produced scripts, from a counted table; tails unreliable. */
import { type FiveMeasures, type GenreTable, genreTable, type ProducedGenre } from './norm-tables.ts';
import table from './quick-parser-norms.json' with { type: 'json' };
import type { Scale } from './scale.ts';

export { type ProducedGenre, producedGenres } from './norm-tables.ts';

/** Percentiles of one genre (or of all scripts) with their number of scripts. */
interface ProducedNorms extends FiveMeasures {
  readonly scripts: number;
}

const norms = genreTable.parse(table);

/** `all` is over every script, whatever its genre. */
export const producedNorms: Readonly<Record<'all' | ProducedGenre, ProducedNorms>> = {
  all: { scripts: norms.every.scripts, ...norms.every.measures },
  ...(Object.fromEntries(
    Object.entries(norms.genres.each).map(([genre, { scripts, measures }]) => [genre, { scripts, ...measures }]),
  ) as Record<ProducedGenre, ProducedNorms>),
};

/** A measure's percentiles over all genres as a scale. */
export const producedScale = (measure: keyof FiveMeasures): Scale => scaleOf(norms, measure);

/** The same from any table of this shape. */
export function scaleOf({ percentiles, every }: GenreTable, measure: keyof FiveMeasures): Scale {
  return {
    kind: 'norm',
    source: every.source,
    sample: every.scripts,
    points: percentiles.map((percentile, index) => ({ percentile, value: every.measures[measure][index] ?? 0 })),
  };
}
