/** How much of two wordings is the same: pairs of neighbouring words for finding partners, the longest common run of words for counting what was rewritten. */

/** How often each pair of neighbouring words stands in a text; of a single word, that word. */
export function wordPairs(words: readonly string[]): Map<string, number> {
  const pairs = new Map<string, number>();
  const last = Math.max(1, words.length - 1);
  for (let at = 0; at < Math.min(last, words.length); at += 1) {
    const pair = `${words[at]} ${words[at + 1] ?? ''}`;
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

export const countOf = (bag: ReadonlyMap<string, number>): number => {
  let total = 0;
  for (const count of bag.values()) total += count;
  return total;
};

/** How many entries two bags share, each as often as it stands in both. */
export function sharedCount(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const [entry, count] of small) shared += Math.min(count, large.get(entry) ?? 0);
  return shared;
}

/** Wordings whose lengths multiply to more than this are compared as bags, without their order: a scene of five pages wholly rewritten. */
const mostCells = 1_000_000;

/** Words that both have in the same order (longest common subsequence), after the equal beginning and end are set aside. */
export function keptWords(one: readonly string[], other: readonly string[]): number {
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (
    end < one.length - start &&
    end < other.length - start &&
    one[one.length - 1 - end] === other[other.length - 1 - end]
  )
    end += 1;
  const left = one.slice(start, one.length - end);
  const right = other.slice(start, other.length - end);
  return start + end + middleKept(left, right);
}

function middleKept(left: readonly string[], right: readonly string[]): number {
  if (left.length === 0 || right.length === 0) return 0;
  if (left.length * right.length > mostCells) return sharedCount(bagOf(left), bagOf(right));
  let above = new Uint32Array(right.length + 1);
  let row = new Uint32Array(right.length + 1);
  for (const word of left) {
    for (let at = 0; at < right.length; at += 1)
      row[at + 1] = word === right[at] ? (above[at] ?? 0) + 1 : Math.max(row[at] ?? 0, above[at + 1] ?? 0);
    [above, row] = [row, above];
  }
  return above[right.length] ?? 0;
}

function bagOf(words: readonly string[]): Map<string, number> {
  const bag = new Map<string, number>();
  for (const word of words) bag.set(word, (bag.get(word) ?? 0) + 1);
  return bag;
}
