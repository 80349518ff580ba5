/** Tells the graph a script's genre: as it was given, else as its words surely speak for it. */
import type { Genre } from '../../story/genre.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import { genreChances, sureGenres } from '../learned/genre-model.ts';
import { tellingWords } from '../learned/telling-words.ts';
import { givenGenre } from './given-genre.ts';

const open: Genre = { ids: [], from: null, printed: null, likely: null };

/** The model was taught features in English: of shorter scripts and of others it is asked nothing. */
export function countGenre({
  screenplay,
  details,
  corrections,
  derived,
}: Pick<AnalysisInput, 'screenplay' | 'details' | 'corrections' | 'derived'>): Genre {
  const given = givenGenre(screenplay, details, corrections);
  if (given) return given;
  const isTaught = derived.english && !derived.short;
  const sure = isTaught ? sureGenres(genreChances(tellingWords(derived.passages))) : [];
  const [first] = sure;
  if (!first) return open;
  return {
    ids: sure.map(({ genre }) => genre),
    from: 'words',
    printed: null,
    likely: Math.round(100 * first.chance),
  };
}
