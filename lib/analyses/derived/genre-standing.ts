/** Says which genre the comparison with released films stands on, and how firmly. Refuses to choose where the counts are close. */
import type { Evidence } from '../../contract/blocks.ts';
import type { ScriptDetails } from '../../contract/uploads.ts';
import { genreNames } from '../norms/genre-words.ts';
import type { ProducedGenre } from '../norms/quick-parser-norms.ts';
import { listed, quoted } from '../wording.ts';
import type { Derived } from './derive.ts';
import { type GenreGuess, genreGuesses } from './genre-likelihood.ts';
import { quoteAround } from './quote.ts';

/** `genres` are the ones to compare with, likeliest first: one when given or clear, two when close, none when too few words lean anywhere. */
export interface GenreStanding {
  readonly genres: readonly ProducedGenre[];
  readonly certainty: 'given' | 'clear' | 'close' | 'open';
  readonly sentence: string;
  readonly evidence: readonly Evidence[];
}

/** The first must beat the second by this factor to stand alone, and needs this many telling words (as in the summary snapshot). */
const clearBy = 2.2;
const fewestWords = 4;

/** The details form beats the count; the sentence names the words the count rests on. */
export function genreStanding(derived: Derived, details: ScriptDetails): GenreStanding {
  const guesses = genreGuesses(derived);
  if (details.genre !== '') {
    const own = guesses.find(({ genre }) => genre === details.genre);
    return {
      genres: [details.genre],
      certainty: 'given',
      sentence: `The script’s details give the genre as ${genreNames[details.genre]}${own && own.hits.length > 0 ? `; ${leaning(own)}` : ''}.`,
      evidence: own ? placesOf(own) : [],
    };
  }
  const [first, second] = guesses;
  if (!first || !second || first.hits.length < fewestWords)
    return {
      genres: [],
      certainty: 'open',
      sentence: 'The script has too few words that lean to a genre, and its details name none.',
      evidence: [],
    };
  if (first.likelihood / Math.max(1e-6, second.likelihood) < clearBy)
    return {
      genres: [first.genre, second.genre],
      certainty: 'close',
      sentence: `By its words the script leans to ${genreNames[first.genre]}, with ${genreNames[second.genre]} close behind: ${leaning(first)}.`,
      evidence: placesOf(first),
    };
  return {
    genres: [first.genre],
    certainty: 'clear',
    sentence: `By its words the script leans clearly to ${genreNames[first.genre]}: ${leaning(first)}.`,
    evidence: placesOf(first),
  };
}

function leaning({ hits }: GenreGuess): string {
  const [one, ...others] = hits.slice(0, 4).map(({ word, count }) => `${quoted(word)} (${count})`);
  return others.length === 0 ? `${one} leans that way` : `${listed([one ?? '', ...others])} lean that way`;
}

/** The first places of the most telling words, two at most, no sentence twice. */
function placesOf({ hits }: GenreGuess): Evidence[] {
  const places = new Map<string, Evidence>();
  for (const { word, passages } of hits) {
    const [passage] = passages;
    if (!passage || places.size === 2) continue;
    const place = quoteAround(passage, word, `${word}s`, `${word}es`);
    places.set(place.quote, place);
  }
  return [...places.values()];
}
