/** What of two wordings stands in both: their longest common run of pairs, in order, by weight. Pure. */

/** A pair of positions, or one alone. */
export type Aligned =
  | { readonly older: number; readonly newer: number }
  | { readonly older: number; readonly newer: null }
  | { readonly older: null; readonly newer: number };

/** All positions of both in reading order. `weightOf` is how much two are one, 0 for not at all; the sum of the pairs' weights is the greatest there is. */
export function align(
  olderCount: number,
  newerCount: number,
  weightOf: (older: number, newer: number) => number,
): Aligned[] {
  const width = newerCount + 1;
  // Best sum from a pair of positions to both ends.
  const best = new Float64Array((olderCount + 1) * width);
  const bestAt = (older: number, newer: number): number => best[older * width + newer] ?? 0;
  const weights = new Float64Array(olderCount * newerCount);
  for (let older = olderCount - 1; older >= 0; older -= 1)
    for (let newer = newerCount - 1; newer >= 0; newer -= 1) {
      const weight = weightOf(older, newer);
      weights[older * newerCount + newer] = weight;
      const paired = weight > 0 ? weight + bestAt(older + 1, newer + 1) : 0;
      best[older * width + newer] = Math.max(paired, bestAt(older + 1, newer), bestAt(older, newer + 1));
    }
  const aligned: Aligned[] = [];
  let [older, newer] = [0, 0];
  while (older < olderCount && newer < newerCount) {
    const weight = weights[older * newerCount + newer] ?? 0;
    if (weight > 0 && bestAt(older, newer) === weight + bestAt(older + 1, newer + 1)) {
      aligned.push({ older, newer });
      older += 1;
      newer += 1;
    } else if (bestAt(older, newer) === bestAt(older + 1, newer)) {
      aligned.push({ older, newer: null });
      older += 1;
    } else {
      aligned.push({ older: null, newer });
      newer += 1;
    }
  }
  for (; older < olderCount; older += 1) aligned.push({ older, newer: null });
  for (; newer < newerCount; newer += 1) aligned.push({ older: null, newer });
  return aligned;
}

/** A stretch of one wording; `changed`: it does not stand in the other. */
export interface WordStretch {
  readonly text: string;
  readonly changed: boolean;
}

/** Words and signs with the space before them, so that nothing of the text is lost. */
const tokensOf = (text: string): string[] =>
  text.match(/\s*(?:[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*|\S)|\s+$/gu) ?? [];

function stretchesOf(tokens: readonly string[], kept: ReadonlySet<number>): WordStretch[] {
  const stretches: { text: string; changed: boolean }[] = [];
  tokens.forEach((text, at) => {
    const changed = !kept.has(at);
    const last = stretches.at(-1);
    if (last?.changed === changed) last.text += text;
    else stretches.push({ text, changed });
  });
  return stretches;
}

/** Both wordings with what only one of them has marked in it. */
export function changedWords(older: string, newer: string): { older: WordStretch[]; newer: WordStretch[] } {
  const [was, is] = [tokensOf(older), tokensOf(newer)];
  const [wasWords, isWords] = [was, is].map((tokens) => tokens.map((token) => token.trim()));
  const pairs = align(was.length, is.length, (a, b) => (wasWords?.[a] === isWords?.[b] ? 1 : 0)).filter(
    (each): each is { older: number; newer: number } => each.older !== null && each.newer !== null,
  );
  return {
    older: stretchesOf(was, new Set(pairs.map((pair) => pair.older))),
    newer: stretchesOf(is, new Set(pairs.map((pair) => pair.newer))),
  };
}
