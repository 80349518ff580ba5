/** Finds the lines that say what is at stake: deadlines, demands, dangers, in the characters' own words. Refuses questions and small talk. */
import { stakePatterns } from '../norms/word-lists.ts';
import type { CharacterIndex } from './character-index.ts';
import type { Speech } from './speeches.ts';
import { sentencesOf, wordsOf } from './words.ts';

/** `quote` is a verbatim piece of the speech's first passage: one or two whole sentences. */
export interface PressureLine {
  readonly speech: Speech;
  readonly quote: string;
  readonly weight: number;
}

const fewestWords = 4;
const mostWords = 34;

/** Strongest first; each speech once. A line of a main speaker and one from the first two thirds weigh more. Own weights. */
export function pressureLinesOf(speeches: readonly Speech[], characters: CharacterIndex): PressureLine[] {
  const main = new Set(characters.slice(0, 5).map(({ id }) => id));
  const lines: PressureLine[] = [];
  for (const speech of speeches) {
    const best = strongest(speech.passage.text);
    if (!best) continue;
    const early = speech.position > 0.01 && speech.position < 0.65 ? 1.3 : 0.8;
    const speaker = speech.speakers.some((id) => main.has(id)) ? 1.4 : 0.6;
    lines.push({ speech, quote: best.quote, weight: best.weight * early * speaker });
  }
  return lines.sort((a, b) => b.weight - a.weight || a.speech.ordinal - b.speech.ordinal);
}

function strongest(text: string): { quote: string; weight: number } | null {
  const sentences = sentencesOf(text);
  let best: { quote: string; weight: number } | null = null;
  sentences.forEach((sentence, index) => {
    for (const quote of [sentence, pairOf(text, sentence, sentences[index + 1])]) {
      if (quote === null || quote.includes('?')) continue;
      const length = wordsOf(quote).length;
      if (length < fewestWords || length > mostWords) continue;
      const weight = stakePatterns
        .filter(({ pattern }) => pattern.test(quote))
        .reduce((sum, hit) => sum + hit.weight, 0);
      if (weight >= 2 && weight > (best?.weight ?? 0)) best = { quote, weight };
    }
  });
  return best;
}

/** Two neighbouring sentences as they stand in the text, or null when a line break parts them. */
function pairOf(text: string, one: string, next: string | undefined): string | null {
  if (next === undefined) return null;
  const start = text.indexOf(one);
  const end = text.indexOf(next, start + one.length) + next.length;
  const pair = text.slice(start, end);
  return pair.includes('\n') ? null : pair;
}
