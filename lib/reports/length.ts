/** How much of a report a script has room for: what is measured for a feature's length says nothing of a few pages, and is not told of them. */

export type Length = 'very short' | 'short' | 'full';

/** Pages below which windows, quarters and bounds of a feature mean little, and below which even shares do. Yardsticks of ours. */
const fewPages = 30;
const veryFewPages = 10;

/** By whole pages, whatever kind of script it is. */
export const lengthOf = ({ pageCount }: { readonly pageCount: number }): Length =>
  pageCount < veryFewPages ? 'very short' : pageCount < fewPages ? 'short' : 'full';
