/** Tells whether the main speakers can be told apart by their small words. */
import { characterId } from '../../story/ids.ts';
import type { Voices } from '../../story/people/voices.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import { deviation, mean } from '../text/statistics.ts';
import type { Character } from './character-index.ts';

/**
 * Each speaker's words are split in two halves (every other speech); a half is matched with the nearest other half by Burrows' Delta
 * (Burrows 2002) over the commonest words of the script's talk. `matched` of `halves` found their own speaker; `alike` are pairs of whom a
 * half of either found the other. `sampleWords` is the smallest half.
 */
export interface VoiceTest {
  readonly speakers: readonly string[];
  readonly halves: number;
  readonly matched: number;
  readonly chance: number;
  readonly alike: readonly (readonly [string, string])[];
  readonly sampleWords: number;
}

/** Speakers compared; so many the share below was measured over. */
const mostVoices = 4;
const fewestVoices = 3;
/** Words that a speaker must have. */
const leastWords = 500;
const leastSpeeches = 8;
const markers = 60;
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
  const found = halves.map(({ id }, index) => ({ id, other: halves[nearest(scores, index)]?.id }));
  const finds = (one: string, wanted: string): boolean => found.some(({ id, other }) => id === one && other === wanted);
  const ids = speakers.map(({ id }) => id);
  return {
    speakers: ids,
    halves: halves.length,
    matched: found.filter(({ id, other }) => id === other).length,
    chance: 1 / (halves.length - 1),
    alike: ids.flatMap((one, at) =>
      ids
        .slice(at + 1)
        .filter((other) => finds(one, other) && finds(other, one))
        .map((other) => [one, other] as const),
    ),
    sampleWords: Math.min(...halves.map((half) => half.words.length)),
  };
}

export const countVoices = ({ derived: { voices } }: Pick<AnalysisInput, 'derived'>): Voices =>
  voices && {
    speakers: voices.speakers.map(characterId),
    alike: voices.alike.map(([one, other]) => [characterId(one), characterId(other)]),
    apart: voices.matched === voices.halves,
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
