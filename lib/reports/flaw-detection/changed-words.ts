/** What of a corrected line is new. */

/** Words shown on either side of what changes, so that its place is found at a glance; where words only go, more of them. */
const beside = 1;
const besideGap = 2;

/**
 * The words of `better` that `written` has not, with the word before and behind them: of 'He is a avatar of it' and 'He is an avatar of it' it is 'is an avatar'.
 * The whole of `better` where the two share neither their first nor their last word; empty where nothing is left.
 */
export function changedWords(written: string, better: string): string {
  const [old, mended] = [written.split(' '), better.split(' ')];
  const shorter = Math.min(old.length, mended.length);
  let before = 0;
  while (before < shorter && old[before] === mended[before]) before += 1;
  let behind = 0;
  while (behind < shorter - before && old.at(-1 - behind) === mended.at(-1 - behind)) behind += 1;
  const shown = mended.length === before + behind ? besideGap : beside;
  return mended.slice(Math.max(0, before - shown), mended.length - Math.max(0, behind - shown)).join(' ');
}
