/** Says which genre a script has been given, and where. */
import { genreNames } from '../engine/norms/genre-names.ts';
import { quoted } from '../engine/wording.ts';
import type { Genre } from '../story/genre.ts';

/** 'The title page calls it “a short horror film”.' */
export function genreSentence({ ids: [id], from, printed }: Genre): string {
  if (from === 'details' && id) return `Given as ${genreNames[id]} in the script’s details.`;
  return from === 'title page' && printed !== null
    ? `The title page calls it ${quoted(printed)}.`
    : 'Neither the script’s details nor its title page names a genre.';
}
