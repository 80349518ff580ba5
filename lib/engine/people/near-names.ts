/** Tells names that differ by one slip of the pen. Leaves out short names and names with a number, which differ on purpose. */

/** One letter more, less or other; digits aside: 'GUARD 1' and 'GUARD 2' are meant to differ by a number. */
export function nearlySame(one: string, other: string): boolean {
  if (tooPlain(one, other) || Math.abs(one.length - other.length) > 1) return false;
  const [start, end] = sharedEnds(one, other);
  return Math.max(one.length, other.length) - start - end <= 1;
}

/** Two neighbouring letters changed places: 'JOHN' and 'JHON'. */
export function hasSwappedLetters(one: string, other: string): boolean {
  if (tooPlain(one, other) || one.length !== other.length) return false;
  const [start, end] = sharedEnds(one, other);
  return one.length - start - end === 2 && one[start] === other[start + 1] && one[start + 1] === other[start];
}

const tooPlain = (one: string, other: string): boolean =>
  /\d/.test(one + other) || Math.min(one.length, other.length) < 4;

/** How many letters two texts share from their starts, and from their ends beyond that. */
export function sharedEnds(one: string, other: string): readonly [start: number, end: number] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return [start, end];
}
