/** Names the genre as every report hears it: the form's own, else what is heard, with its certainty in words. Refuses a bare label where nothing is settled. */
import type { ScriptDetails } from '../../contract/uploads.ts';
import type { Derived } from '../derived/derive.ts';
import { type GenreStanding, genreStanding } from '../derived/genre-standing.ts';
import { genreNames } from '../norms/genre-words.ts';
import { listed } from '../wording.ts';
import type { Fact } from './card.ts';

export function genreFact(derived: Derived, details: ScriptDetails): Fact {
  const standing = genreStanding(derived, details);
  return { label: 'Genre', value: genreNamed(standing), note: standing.sentence, evidence: [...standing.evidence] };
}

const genreNamed = ({ genres }: GenreStanding): string =>
  genres.length === 0 ? 'Not certain' : listed(genres.map((genre) => genreNames[genre]));
