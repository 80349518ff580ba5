/** Tells whether the main speakers can be told apart by their small words. */
import { characterId } from '../../story/ids.ts';
import type { Voices } from '../../story/voices.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import { deviation, mean } from '../text/statistics.ts';
import type { Character } from './character-index.ts';

/**
 * Each speaker's words are split in two halves (every other speech); a half is matched with the nearest other half by Burrows' Delta
 * (Burrows 2002) over the commonest words of the script's talk. `matched` of `halves` found their own speaker. `sampleWords` is the
 * smallest half.
 */
export interface VoiceTest {
  readonly speakers: readonly string[];
  readonly halves: number;
  readonly matched: number;
  readonly chance: number;
  readonly sampleWords: number;
}

/** Speakers compared; so many the share below was measured over. */
export const mostVoices = 4;
export const fewestVoices = 3;
/** Words that a speaker must have. */
export const leastWords = 500;
const leastSpeeches = 8;
const markers = 60;
/** Share of the halves of the four leading speakers of produced scripts that find each other (own measurement). */
export const producedShare = 0.68;

/** Null when too few speakers have enough words. */
export function voiceTestOf(characters: readonly Character[]): VoiceTest | null {
  const speakers = characters
    .filter(({ words, speeches }) => words >= leastWords && speeches.length >= leastSpeeches)
    .slice(0, mostVoices);
  if (speakers.length < fewestVoices) return null;
  const halves = speakers.flatMap((speaker) =>
    [0, 1].map((half) => ({ id: speaker.id, words: everyOther(speaker, half) })),
  );
  const vocabulary = commonest(halves.flatMap((half) => half.words));
  const rates = halves.map(({ words }) => ratesOf(words, vocabulary));
  const spreads = vocabulary.map((_, column) => {
    const values = rates.map((row) => row[column] ?? 0);
    return { mean: mean(values), deviation: deviation(values) || 1 };
  });
  const scores = rates.map((row) =>
    row.map((rate, column) => (rate - (spreads[column]?.mean ?? 0)) / (spreads[column]?.deviation ?? 1)),
  );
  const matched = halves.filter((half, index) => halves[nearest(scores, index)]?.id === half.id).length;
  return {
    speakers: speakers.map(({ id }) => id),
    halves: halves.length,
    matched,
    chance: 1 / (halves.length - 1),
    sampleWords: Math.min(...halves.map((half) => half.words.length)),
  };
}

export const countVoices = ({ derived: { voices } }: Pick<AnalysisInput, 'derived'>): Voices =>
  voices && {
    speakers: voices.speakers.map(characterId),
    halves: voices.halves,
    matched: voices.matched,
    chance: voices.chance,
  };

const everyOther = (speaker: Character, half: number): string[] =>
  speaker.speeches.filter((_, index) => index % 2 === half).flatMap((speech) => [...speech.words]);

function commonest(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, markers)
    .map(([word]) => word);
}

function ratesOf(words: readonly string[], vocabulary: readonly string[]): number[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return vocabulary.map((word) => (counts.get(word) ?? 0) / Math.max(1, words.length));
}

function nearest(scores: readonly (readonly number[])[], index: number): number {
  const own = scores[index] ?? [];
  const distance = (other: readonly number[]): number =>
    mean(own.map((value, column) => Math.abs(value - (other[column] ?? 0))));
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  scores.forEach((other, candidate) => {
    const delta = distance(other);
    if (candidate !== index && delta < least) {
      best = candidate;
      least = delta;
    }
  });
  return best;
}
