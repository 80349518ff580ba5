/** Names the genre: the form's own, else the likeliest with its certainty in words. Refuses a bare label where the counts are close. */
import type { Evidence } from '../../contract/blocks.ts';
import type { ScriptDetails } from '../../contract/uploads.ts';
import type { Derived } from '../derived/derive.ts';
import { type GenreGuess, genreGuesses } from '../derived/genre-likelihood.ts';
import { quoteAround } from '../derived/quote.ts';
import { genreNames } from '../norms/genre-words.ts';
import { listed, quoted } from '../wording.ts';
import type { Fact } from './card.ts';

/** The first must beat the second by these factors to be called certain, or likely. */
const certainBy = 2.2;
const likelyBy = 1.4;
/** Fewer telling words, or fewer cases of them, decide nothing; so many cases make certain. */
const fewestWords = 4;
const fewestCases = 8;
const certainCases = 30;

export function genreFact(derived: Derived, details: ScriptDetails): Fact {
  const guesses = genreGuesses(derived);
  const [first, second] = guesses;
  if (details.genre !== '') {
    const own = guesses.find(({ genre }) => genre === details.genre);
    const note =
      own && own.hits.length > 0
        ? `As given in the script’s details. ${wordsOf(own)}`
        : 'As given in the script’s details.';
    return { label: 'Genre', value: genreNames[details.genre], note, evidence: own ? placesOf(own) : [] };
  }
  if (!first || !second || !derived.english) return { label: 'Genre', value: 'Not certain', note: null, evidence: [] };
  const ratio = first.likelihood / Math.max(1e-6, second.likelihood);
  const names = [genreNames[first.genre], genreNames[second.genre]] as const;
  const cases = first.hits.reduce((sum, { count }) => sum + count, 0);
  const tooFew = first.hits.length < fewestWords || cases < fewestCases;
  if (tooFew || ratio < likelyBy) {
    return {
      label: 'Genre',
      value: first.hits.length < fewestWords ? 'Not certain' : `Not certain: ${names[0]} or ${names[1]}`,
      note: `${tooFew ? 'Too few words lean to a genre to settle it.' : 'The counts are close.'} ${wordsOf(first)} ${wordsOf(second)}`.trim(),
      evidence: [...placesOf(first), ...placesOf(second)].slice(0, 3),
    };
  }
  const certain = ratio >= certainBy && cases >= certainCases;
  const certainty = certain ? 'Fairly certain' : ratio >= certainBy ? 'Likely' : `Likely, with ${names[1]} next`;
  return {
    label: 'Genre',
    value: names[0],
    note: `${certainty}, by counting words and proportions. ${wordsOf(first)}`,
    evidence: placesOf(first),
  };
}

const wordsOf = ({ genre, hits }: GenreGuess): string => {
  const shown = hits.slice(0, 5).map(({ word, count }) => `${quoted(word)} (${count})`);
  return shown.length === 0 ? '' : `Words that lean to ${genreNames[genre]}: ${listed(shown)}.`;
};

/** The first places of the most telling words, three at most, no sentence twice. */
function placesOf({ hits }: GenreGuess): Evidence[] {
  const places = new Map<string, Evidence>();
  for (const { word, passages } of hits) {
    const [passage] = passages;
    if (!passage || places.size === 3) continue;
    const place = quoteAround(passage, word, `${word}s`, `${word}es`);
    places.set(place.quote, place);
  }
  return [...places.values()];
}
