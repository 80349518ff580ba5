/** Names the genre as every report takes it: the details form's, else the title page's, else open. Refuses a guess. */
import type { ScriptDetails } from '../../contract/uploads.ts';
import { genreNames } from '../../engine/norms/genre-names.ts';
import { genreStanding } from '../../engine/tone/genre-standing.ts';
import { listed } from '../../engine/wording.ts';
import type { Screenplay } from '../../screenplay/model.ts';
import type { Fact } from './card.ts';

export function genreFact(screenplay: Screenplay, details: ScriptDetails): Fact {
  const { genres, sentence } = genreStanding(screenplay, details);
  return {
    label: 'Genre',
    value: genres.length === 0 ? 'Open' : listed(genres.map((genre) => genreNames[genre])),
    note:
      genres.length === 0
        ? `${sentence} Choose one in the details, and what depends on it is written for it.`
        : sentence,
    evidence: [],
  };
}
