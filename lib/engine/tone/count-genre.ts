/** Tells the graph which genre a script has been given. */
import type { Genre } from '../../story/genre.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import { genreStanding } from './genre-standing.ts';

export function countGenre({ screenplay, details }: Pick<AnalysisInput, 'screenplay' | 'details'>): Genre {
  const { genres, from, printed } = genreStanding(screenplay, details);
  return { ids: [...genres], from, printed };
}
