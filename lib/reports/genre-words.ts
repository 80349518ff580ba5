/** Says which genre a script has been given, and where. */
import { genreNames } from '../engine/norms/genre-names.ts';
import { quoted } from '../engine/wording.ts';
import type { Genre } from '../story/genre.ts';

/** 'The title page calls it “a short horror film”.' */
export function genreSentence({ names: [name], from, words }: Genre): string {
  if (from === 'details' && name) return `Given as ${genreNames[name]} in the script’s details.`;
  return from === 'title page' && words !== null
    ? `The title page calls it ${quoted(words)}.`
    : 'Neither the script’s details nor its title page names a genre.';
}
