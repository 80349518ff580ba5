/** Counts the graph's genre: the details form's, else the title page's, else none. */
import type { Genre } from '../../story/genre.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import { genreStanding } from './genre-standing.ts';

export function countGenre({ screenplay, details }: Pick<AnalysisInput, 'screenplay' | 'details'>): Genre {
  const { genres, from, words } = genreStanding(screenplay, details);
  return { names: [...genres], from, words };
}
