/** What each genre is called in a sentence. */
import type { ProducedGenre } from './quick-parser-norms.ts';

/** Name in a sentence, by genre and by the details form's own values. */
export const genreNames: Readonly<Record<ProducedGenre, string>> = {
  drama: 'Drama',
  thriller: 'Thriller',
  comedy: 'Comedy',
  action: 'Action',
  horror: 'Horror',
  romance: 'Romance',
  scifi: 'Science Fiction',
  crime: 'Crime',
  adventure: 'Adventure',
  fantasy: 'Fantasy',
  animation: 'Animation',
};
