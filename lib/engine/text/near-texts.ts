/** Finds in a list what may differ from a text by one letter, or by two that changed places, without comparing all with all. Does not judge: it names candidates. */

/** Of hashes, of 32 bits. Any odd number does. */
const base = 0x01000193;

/**
 * Texts that differ so are alike once a letter is taken out of one or of each, so each is kept under all that it can become. Time and
 * room are linear in letters. The answer is positions in the list, ascending, the text's own among them; some are no neighbours at all.
 */
export function nearTexts(texts: readonly string[]): (text: string) => number[] {
  const byHash = new Map<number, number[]>();
  texts.forEach((text, index) => {
    for (const hash of new Set(hashesWithout(text))) {
      const list = byHash.get(hash);
      if (list) list.push(index);
      else byHash.set(hash, [index]);
    }
  });
  return (text) => {
    const found = new Set(hashesWithout(text).flatMap((hash) => byHash.get(hash) ?? []));
    return [...found].sort((a, b) => a - b);
  };
}

/** The hash of a text, and of what is left of it without each of its letters. */
function hashesWithout(text: string): number[] {
  const { length } = text;
  const powers = new Int32Array(length + 1).fill(1);
  const starts = new Int32Array(length + 1);
  const ends = new Int32Array(length + 1);
  for (let at = 0; at < length; at += 1) {
    powers[at + 1] = Math.imul(powers[at] ?? 0, base);
    starts[at + 1] = Math.imul(starts[at] ?? 0, base) + text.charCodeAt(at);
  }
  for (let at = length - 1; at >= 0; at -= 1)
    ends[at] = Math.imul(text.charCodeAt(at), powers[length - 1 - at] ?? 0) + (ends[at + 1] ?? 0);
  const without = Array.from(
    { length },
    (_, at) => (Math.imul(starts[at] ?? 0, powers[length - 1 - at] ?? 0) + (ends[at + 1] ?? 0)) | 0,
  );
  return [ends[0] ?? 0, ...without];
}
