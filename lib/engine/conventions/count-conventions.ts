/** Counts the graph's conventions: the script beside what readers of its genre look for. */
import type { Conventions, Counted, GenreConventions } from '../../story/conventions.ts';
import { proportionId } from '../../story/conventions.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Derived } from '../derive.ts';
import type { ProducedGenre } from '../norms/quick-parser-norms.ts';
import { countGenre } from '../tone/count-genre.ts';
import { fewestScenes } from './convention.ts';
import { conventionsByGenre } from './conventions-by-genre.ts';
import { formsOf } from './forms.ts';
import { proportions } from './measured-conventions.ts';

export function countConventions(input: AnalysisInput): Conventions {
  const { derived } = input;
  const { ids } = countGenre(input);
  if (derived.scenes.length < fewestScenes || ids.length === 0) return { genres: [], forms: [] };
  const told = new Set<string>();
  return { genres: ids.flatMap((genre) => countedFor(genre, derived, told) ?? []), forms: formsOf(derived) };
}

/** `told` are points of an earlier genre. */
function countedFor(genre: ProducedGenre, derived: Derived, told: Set<string>): GenreConventions | null {
  const conventions = conventionsByGenre[genre];
  if (!conventions) return null;
  const read = conventions.map(({ id, count }) => ({ id, reading: count(derived) }));
  return {
    genre,
    proportions: proportionId.options.flatMap((id) => {
      const value = proportions[id].value(derived);
      return value === null ? [] : [{ id, value }];
    }),
    conventions: read.flatMap(({ id, reading }) => {
      const point = reading && sharedPoint(reading.counted);
      if (!reading || (point !== null && told.has(point))) return [];
      if (point !== null) told.add(point);
      return [{ id, ...reading, places: [...reading.places] }];
    }),
  };
}

/** Two genres may share an expectation, such as who faces the end: it stands once. Null where each genre has its own. */
function sharedPoint(counted: Counted): string | null {
  switch (counted.kind) {
    case 'measure':
      return counted.measure;
    case 'early':
    case 'steady':
    case 'proportion':
      return null;
    default:
      return counted.kind;
  }
}
