/** Says which genre the comparison with released films stands on, and how firmly: the one rule for every report. Refuses to choose where the signs are few or close. */
import type { Evidence } from '../../contract/blocks.ts';
import type { ScriptDetails } from '../../contract/uploads.ts';
import { genreNames } from '../norms/genre-words.ts';
import type { ProducedGenre } from '../norms/quick-parser-norms.ts';
import { listed } from '../wording.ts';
import type { Derived } from './derive.ts';
import { type GenreGuess, genreGuesses } from './genre-likelihood.ts';

/**
 * `genres` are the ones to compare with, likeliest first: one when given or clear, two when two are heard, none when too little leans anywhere.
 * 'close' is two genres heard, whether level or one ahead; the sentence says which.
 */
export interface GenreStanding {
  readonly genres: readonly ProducedGenre[];
  readonly certainty: 'given' | 'clear' | 'close' | 'open';
  readonly sentence: string;
  readonly evidence: readonly Evidence[];
}

/** The first must beat the second by this factor to stand alone. */
const clearBy = 2.2;
/** Fewer different signs, standing in fewer places, settle nothing, whatever they weigh. */
const fewestSigns = 3;
const fewestPlaces = 6;
/** A second genre that has signs enough of its own is named beside the first from this share of the first's weight on. */
const besideFrom = 0.3;

/** Weight of signs from which a genre is heard; it rises slowly, for a long script has words of every genre. Ours: 3 on five pages, 5 on a hundred. */
const heardFrom = (words: number): number => 2 + 0.5 * Math.log2(1 + words / 300);

/** Drama has no words of its own but everybody's: where no other genre is heard, this share of the weight will do, for half of all produced scripts are dramas. */
const dramaShare = 0.6;

/** The genres heard, likeliest first. */
function heardAmong(guesses: readonly GenreGuess[], needed: number): GenreGuess[] {
  const heard = guesses.filter(
    ({ evidence, signs }) =>
      evidence >= needed &&
      (signs.length >= fewestSigns || signs.reduce((sum, { count }) => sum + count, 0) >= fewestPlaces),
  );
  const [likeliest] = guesses;
  return heard.length === 0 &&
    likeliest?.genre === 'drama' &&
    likeliest.evidence >= dramaShare * needed &&
    likeliest.signs.length >= fewestSigns
    ? [likeliest]
    : heard;
}

/** The details form beats the count; the sentence names the signs the count rests on. */
export function genreStanding(derived: Derived, details: ScriptDetails): GenreStanding {
  const guesses = genreGuesses(derived);
  if (details.genre !== '') {
    const own = guesses.find(({ genre }) => genre === details.genre);
    return {
      genres: [details.genre],
      certainty: 'given',
      sentence: `The script’s details give the genre as ${genreNames[details.genre]}${own && own.signs.length > 0 ? `; toward it lean ${leaning(own)}` : ''}.`,
      evidence: own ? placesOf(own) : [],
    };
  }
  const needed = heardFrom(derived.talkWords + derived.actionWords);
  const [first, second] = heardAmong(guesses, needed);
  if (!first) return { genres: [], certainty: 'open', sentence: openSentence(guesses, derived.english), evidence: [] };
  const rival = second && second.evidence >= besideFrom * first.evidence ? second : null;
  if (!rival)
    return {
      genres: [first.genre],
      certainty: 'clear',
      sentence:
        first.evidence < needed
          ? `The script leans to ${genreNames[first.genre]}: ${leaning(first)}. No other genre is heard in it.`
          : `The script leans clearly to ${genreNames[first.genre]}: ${leaning(first)}.`,
      evidence: placesOf(first),
    };
  const ahead = first.likelihood / Math.max(1e-6, rival.likelihood) >= clearBy;
  return {
    genres: [first.genre, rival.genre],
    certainty: 'close',
    sentence: `The script leans ${ahead ? 'first ' : ''}to ${genreNames[first.genre]}: ${leaning(first)}. ${genreNames[rival.genre]} ${ahead ? 'is heard beside it' : 'is close behind'}: ${leaning(rival)}.`,
    evidence: [...placesOf(first), ...placesOf(rival).slice(0, 1)],
  };
}

/** What little there is, so that the writer sees why nothing is settled. */
function openSentence(guesses: readonly GenreGuess[], english: boolean): string {
  if (!english) return 'A genre is heard in English words, and those of the script are not English.';
  const most = guesses.find(({ signs }) => signs.length > 0);
  return most
    ? `Too little in the script leans to a genre to settle one; the most there is leans to ${genreNames[most.genre]}: ${leaning(most)}.`
    : 'Nothing in the script leans to a genre: no word, turn of phrase or form that we listen for.';
}

/** Signs named in a sentence. */
const shown = 4;

const leaning = ({ signs }: GenreGuess): string => listed(signs.slice(0, shown).map(({ label }) => label));

/** The first place of each of the weightiest signs, two at most, no sentence twice. */
function placesOf({ signs }: GenreGuess): Evidence[] {
  const places = new Map(signs.flatMap(({ places: [place] }) => (place ? [[place.quote, place] as const] : [])));
  return [...places.values()].slice(0, 2);
}
