/** What of a line that is to be corrected changes, and what of it stays. */

/** Words of the line shown on either side of what changes, by which its place is found. */
const beside = 1;

export interface Slip {
  readonly written: string;
  readonly better: string;
}

/** How many words, from the start and from the end, the two have in common. */
function shared(old: readonly string[], mended: readonly string[]): { before: number; behind: number } {
  const shorter = Math.min(old.length, mended.length);
  let before = 0;
  while (before < shorter && old[before] === mended[before]) before += 1;
  let behind = 0;
  while (behind < shorter - before && old.at(-1 - behind) === mended.at(-1 - behind)) behind += 1;
  return { before, behind };
}
const around = (words: readonly string[], { before, behind }: ReturnType<typeof shared>, shown: number): string =>
  words.slice(Math.max(0, before - shown), words.length - Math.max(0, behind - shown)).join(' ');

/** Only what changes, without the marks around it: 'hanger,' and 'hangar,' are 'hanger' and 'hangar'. Either may be empty. */
export function changeAlone({ written, better }: Slip): Slip {
  const [old, mended] = [written.split(' '), better.split(' ')];
  const same = shared(old, mended);
  const bare = (words: string): string => words.replace(/^\P{L}+|\P{L}+$/gu, '');
  return { written: bare(around(old, same, 0)), better: bare(around(mended, same, 0)) };
}

/**
 * The words that change with those beside them, and what stands in their place: of 'trim. He is a avatar of OVERSIGHT.' and 'trim. He is an avatar of OVERSIGHT.' it is 'is a avatar' and 'an'.
 * Where words only come or only go the correction has its neighbours, too. Both whole where they share neither their first nor their last word; `better` is empty where nothing is left.
 */
export function changedWords({ written, better }: Slip): Slip {
  const [old, mended] = [written.split(' '), better.split(' ')];
  const same = shared(old, mended);
  const changed = same.before + same.behind;
  const replaces = old.length > changed && mended.length > changed;
  return { written: around(old, same, beside), better: around(mended, same, replaces ? 0 : beside) };
}
