/** How much of each family of tone a script has, and how evenly. No blend where too few telling words stand. */
import { genreTurns } from '../lexicons/genre-turns.ts';
import { type ToneFamily, toneFamilies } from '../lexicons/tone-words.ts';
import { heardWordsOf } from '../text/heard-words.ts';
import type { Passage } from '../text/passages.ts';
import { numbersFrom, shuffled } from '../text/shuffle.ts';
import { deviation, mean, sum } from '../text/statistics.ts';

/** `rate` per thousand words; `strength` is the rate over the ordinary one. `words` are its commonest, with counts. */
export interface FamilyShare {
  readonly family: ToneFamily;
  readonly count: number;
  readonly rate: number;
  readonly strength: number;
  readonly words: readonly { readonly word: string; readonly count: number }[];
  readonly passages: readonly Passage[];
  /** Telling words by the page that their passage begins on, in order. */
  readonly pages: readonly { readonly page: number; readonly count: number }[];
}

/** `drift`: mean distance of the eighths' mixes from the whole (0 none, 1 all); `chance`: the same with the text shuffled. */
export interface ToneProfile {
  readonly shares: readonly FamilyShare[];
  readonly hits: number;
  readonly steadiness: { readonly drift: number; readonly chance: number; readonly chanceError: number } | null;
}

const sections = 8;
const shuffles = 40;
/** Telling words below which nothing is said about steadiness: five a section. */
const fewestForSteadiness = 40;

/** Telling words, and different ones, below which a family is not named, so that a few stray words don't make a tone. */
const fewestTelling = 6;
const fewestDifferent = 3;

/** True where a family has words enough to be named. */
export const isHeard = ({ count, words }: FamilyShare): boolean =>
  count >= fewestTelling && words.length >= fewestDifferent;

/** Families strongest first. */
export function toneProfileOf(passages: readonly Passage[]): ToneProfile {
  const text = passages.filter(
    ({ kind }) => kind !== 'heading' && kind !== 'transition' && kind !== 'note' && kind !== 'shot',
  );
  const total = Math.max(1, sum(text.map(({ words }) => words.length)));
  const shares = toneFamilies.map((family): FamilyShare => {
    const counts = new Map<string, number>();
    const onPage = new Map<number, number>();
    const holders = text.filter((passage) => {
      const found = heardWordsOf(passage).filter((word) => family.words.has(word));
      found.push(...turnsOf(passage, family.id));
      for (const word of found) counts.set(word, (counts.get(word) ?? 0) + 1);
      if (found.length > 0) onPage.set(passage.at.page, (onPage.get(passage.at.page) ?? 0) + found.length);
      return found.length > 0;
    });
    const count = sum([...counts.values()]);
    const rate = (1000 * count) / total;
    const words = [...counts].map(([word, own]) => ({ word, count: own }));
    words.sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1));
    const pages = [...onPage].map(([page, own]) => ({ page, count: own })).sort((a, b) => a.page - b.page);
    return { family, count, rate, strength: rate / family.ordinary, words, passages: holders, pages };
  });
  const hits = sum(shares.map(({ count }) => count));
  return {
    shares: shares.sort((a, b) => b.strength - a.strength || (a.family.id < b.family.id ? -1 : 1)),
    hits,
    steadiness: hits < fewestForSteadiness ? null : steadinessOf(text),
  };
}

/** Dread and comedy stand in turns of phrase more than in words: 'goes dark', 'falls off'. One a passage and genre. */
const turnsOf = ({ kind, text }: Passage, tone: string): string[] =>
  kind !== 'action' && kind !== 'dialogue'
    ? []
    : genreTurns.flatMap((turn) =>
        turn.tone === tone
          ? (turn.pattern
              .exec(text)
              ?.slice(0, 1)
              .map((own) => own.toLowerCase()) ?? [])
          : [],
      );

function steadinessOf(text: readonly Passage[]): ToneProfile['steadiness'] {
  const rows = text.map((passage) => ({ words: passage.words.length, counts: familyCounts(heardWordsOf(passage)) }));
  const random = numbersFrom(rows.length);
  const others = Array.from({ length: shuffles }, () => driftOf(shuffled(rows, random)));
  return { drift: driftOf(rows), chance: mean(others), chanceError: deviation(others) };
}

const familyCounts = (words: readonly string[]): number[] =>
  toneFamilies.map(({ words: own }) => words.filter((word) => own.has(word)).length);

/** Mean total-variation distance between the mix of each eighth and the mix of the whole. */
function driftOf(rows: readonly { words: number; counts: readonly number[] }[]): number {
  const total = Math.max(1, sum(rows.map(({ words }) => words)));
  const whole = toneFamilies.map((_, index) => sum(rows.map(({ counts }) => counts[index] ?? 0)));
  const parts = Array.from({ length: sections }, () => toneFamilies.map(() => 0));
  let before = 0;
  for (const { words, counts } of rows) {
    const part = parts[Math.min(sections - 1, Math.floor((before / total) * sections))];
    counts.forEach((count, index) => {
      if (part) part[index] = (part[index] ?? 0) + count;
    });
    before += words;
  }
  const all = Math.max(1, sum(whole));
  const full = parts.filter((part) => sum(part) > 0);
  return mean(
    full.map((part) => sum(part.map((count, index) => Math.abs(count / sum(part) - (whole[index] ?? 0) / all))) / 2),
  );
}
