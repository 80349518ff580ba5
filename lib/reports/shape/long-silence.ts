/** From how many pages on a silence is told of somebody: between two pages that follow each other nobody is missed. */

/** Fewer pages are a scene of other people, in a script of any length. */
const fewestPages = 4;

/** In pages, of a script of `pageCount`; `share` is the least part of it. Own rule. */
export const longSilence = (pageCount: number, share: number): number => Math.max(fewestPages, share * pageCount);
