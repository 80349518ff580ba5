/** Says which genre a script has, and what says so. */
import { genreNames } from '../engine/norms/genre-names.ts';
import { listed, quoted } from '../engine/wording.ts';
import type { Genre } from '../story/genre.ts';
import { setByYou } from './set-by-you.ts';

/** 'The title page calls it “a short horror film”.' */
export function genreSentence({ ids, from, printed }: Genre): string {
  if (from === 'writer') return setByYou;
  if (from === 'details') return `Given as ${listed(ids.map((id) => genreNames[id]))} in the script’s details.`;
  if (from === 'title page') return `The title page calls it ${quoted(printed ?? '')}.`;
  return from === 'words' ? 'by its words' : 'Named nowhere, and its words are sure of none.';
}

/** How far a genre can be relied on: `likely` where only the words of the script speak for it. */
export const certaintyOf = ({ from }: Genre): 'given' | 'likely' | 'open' =>
  from === null ? 'open' : from === 'words' ? 'likely' : 'given';
