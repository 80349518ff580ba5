/** Words a character uses more than the others do. Refuses words heard fewer than three times. */
import { everydayWords, functionWords, numberWords } from '../norms/function-words.ts';
import type { Character } from '../people/character-index.ts';

export interface OwnWord {
  readonly word: string;
  readonly count: number;
  readonly othersCount: number;
}

/**
 * Up to `limit` words by weighted log-odds with an informative prior (Monroe, Colaresi and Quinn 2008), z of 1.64 or more.
 * Function words, everyday words and those of `excluded` (names) are left out.
 */
export function ownWordsOf(
  character: Character,
  all: readonly Character[],
  excluded: ReadonlySet<string>,
  limit: number,
): OwnWord[] {
  const own = countsOf([character]);
  const others = countsOf(all.filter(({ id }) => id !== character.id));
  const ownTotal = total(own);
  const othersTotal = total(others);
  const everything = ownTotal + othersTotal;
  const scored: { word: string; count: number; othersCount: number; z: number }[] = [];
  for (const [word, count] of own) {
    if (
      count < 3 ||
      word.length < 3 ||
      functionWords.has(word) ||
      everydayWords.has(word) ||
      numberWords.has(word) ||
      excluded.has(word) ||
      /\d/.test(word)
    )
      continue;
    const othersCount = others.get(word) ?? 0;
    const prior = ((count + othersCount) / everything) * 100;
    const odds = (hits: number, words: number): number => Math.log((hits + prior) / (words + 100 - hits - prior));
    const z =
      (odds(count, ownTotal) - odds(othersCount, othersTotal)) /
      Math.sqrt(1 / (count + prior) + 1 / (othersCount + prior));
    if (z >= 1.64) scored.push({ word, count, othersCount, z });
  }
  return scored
    .sort((a, b) => b.z - a.z || (a.word < b.word ? -1 : 1))
    .slice(0, limit)
    .map(({ word, count, othersCount }) => ({ word, count, othersCount }));
}

function countsOf(characters: readonly Character[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { speeches } of characters) {
    for (const { words } of speeches) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

const total = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);
