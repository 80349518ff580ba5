/** Tells whether two spellings differ by one slip of the hand. Refuses short words and words with digits. */

/** One letter added, left out or changed; digits aside, for 'GUARD 1' and 'GUARD 2' are meant to differ by a number. */
export function oneEditApart(one: string, other: string): boolean {
  if (/\d/.test(one + other) || Math.min(one.length, other.length) < 4 || Math.abs(one.length - other.length) > 1)
    return false;
  const [start, end] = sharedEnds(one, other);
  return Math.max(one.length, other.length) - start - end <= 1;
}

/** One edit, or two letters that changed places, and not merely a plural or a possessive s at the end. */
export function mistypedAs(one: string, other: string): boolean {
  if (one === other || one === `${other}s` || other === `${one}s`) return false;
  return oneEditApart(one, other) || transposed(one, other);
}

/** Two neighbouring letters changed places ('Micheal'): hardly ever another word. */
export function transposed(one: string, other: string): boolean {
  if (one.length !== other.length || one.length < 5 || /\d/.test(one + other)) return false;
  const [start, end] = sharedEnds(one, other);
  return one.length - start - end === 2 && one[start] === other[start + 1] && one[start + 1] === other[start];
}

/** How many letters two texts share from their starts, and from their ends beyond that. */
export function sharedEnds(one: string, other: string): readonly [start: number, end: number] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return [start, end];
}
