/** Guesses the genre from its signs and proportions, and says how sure it is. Refuses certainty that the counts don't carry. */
import { genreWords } from '../norms/genre-words.ts';
import { tripodNorms } from '../norms/produced-scripts.ts';
import { genreShare, type ProducedGenre, producedNorms } from '../norms/quick-parser-norms.ts';
import { middleOf } from '../norms/scale.ts';
import type { Derived } from './derive.ts';
import { type GenreSign, genreSigns } from './genre-signs.ts';
import { isNight } from './night.ts';

/** `likelihood` is this classifier's own share of belief, 0 to 1; `evidence` the weight of its `signs`, which come weightiest first. */
export interface GenreGuess {
  readonly genre: ProducedGenre;
  readonly likelihood: number;
  readonly evidence: number;
  readonly signs: readonly GenreSign[];
}

/** How far signs and proportions are believed; set by hand on open scripts, so the likelihood is a tendency and no measured accuracy. */
const signTrust = 0.5;
const proportionTrust = 0.25;
/** The weight of signs at which more of them hardly adds: a long script is no surer of its genre than it can be. */
const fullEvidence = 14;

/**
 * Every genre with a word list, most likely first; likelihoods sum to 1. Signs: see genre-signs. Proportions: dialogue share, words a
 * speech, interior share and night against the genre's quartiles. Prior: how common the genre is among produced scripts.
 * (Genre from weighted words reached an AUC of .68 for Drama to .97 for Science Fiction over produced features, own measurement; of
 * shorts and episodes nothing has been measured.)
 */
export function genreGuesses(derived: Derived): GenreGuess[] {
  const signs = genreSigns(derived);
  const drafts = (Object.keys(genreWords) as ProducedGenre[]).map((genre) => {
    const own = signs.filter((sign) => sign.genre === genre);
    const evidence = own.reduce((sum, { weight }) => sum + weight, 0);
    const believed = fullEvidence * (1 - Math.exp(-evidence / fullEvidence));
    const log =
      signTrust * believed + proportionTrust * proportionFit(genre, derived) + 0.5 * Math.log(genreShare(genre));
    return { genre, signs: own, evidence, log };
  });
  const highest = Math.max(...drafts.map(({ log }) => log));
  const sum = drafts.reduce((total, { log }) => total + Math.exp(log - highest), 0);
  return drafts
    .map(({ log, ...rest }) => ({ ...rest, likelihood: Math.exp(log - highest) / sum }))
    .sort((a, b) => b.likelihood - a.likelihood || (a.genre < b.genre ? -1 : 1));
}

/** The genre table counts night by a parser of its own; only how a genre stands to all genres is carried over. */
const nightScale = producedNorms.all.nightShare[2] / middleOf(tripodNorms.nightShare);

/** Log-likelihood of the script's proportions under bell curves laid through the genre's quartiles. */
function proportionFit(genre: ProducedGenre, { talkWords, actionWords, speeches, scenes }: Derived): number {
  const norms = producedNorms[genre];
  const set = scenes.filter((scene) => scene.heading.setting !== null);
  const dated = scenes.filter(({ heading }) => heading.timeOfDay !== null);
  const values: [number, readonly number[]][] = [
    [talkWords / Math.max(1, talkWords + actionWords), norms.dialogueShare],
    [talkWords / Math.max(1, speeches.length), norms.wordsPerSpeech],
    [set.filter((scene) => scene.heading.setting === 'INT').length / Math.max(1, set.length), norms.interiorShare],
  ];
  if (dated.length > 0)
    values.push([
      Math.min(1, (nightScale * dated.filter(({ heading }) => isNight(heading.timeOfDay)).length) / dated.length),
      norms.nightShare,
    ]);
  return values.reduce((sum, [value, [, p25 = 0, p50 = 0, p75 = 1]]) => {
    const spread = Math.max(1e-6, (p75 - p25) / 1.349);
    const distance = Math.max(-3, Math.min(3, (value - p50) / spread));
    return sum - distance ** 2 / 2;
  }, 0);
}
