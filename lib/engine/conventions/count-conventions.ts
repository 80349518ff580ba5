/** Counts the graph's conventions: what is proved of what its genre's readers look for, its proportions, its own subjects, its forms. */
import type { Conventions, StoryProportion } from '../../story/conventions.ts';
import { proportionId } from '../../story/conventions.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import { genreSubjects } from '../comparables/genre-subjects.ts';
import type { Derived } from '../derive.ts';
import { countGenre } from '../tone/count-genre.ts';
import { formsOf } from './forms.ts';
import { proofsOf } from './proofs.ts';
import { fewestScenes, proportions } from './proportions.ts';

export function countConventions(input: AnalysisInput): Conventions {
  const { derived } = input;
  if (derived.scenes.length < fewestScenes) return { kinds: [], proportions: [], proofs: [], subjects: [], forms: [] };
  const { ids } = countGenre(input);
  const [first = null] = ids;
  return {
    kinds: [...ids],
    proportions: proportionId.options.flatMap((id) => proportionOf(id, derived)),
    proofs: proofsOf(derived, ids),
    subjects: genreSubjects(derived, first),
    forms: formsOf(derived),
  };
}

function proportionOf(id: StoryProportion['id'], derived: Derived): StoryProportion[] {
  const value = proportions[id](derived);
  return value === null ? [] : [{ id, value }];
}
