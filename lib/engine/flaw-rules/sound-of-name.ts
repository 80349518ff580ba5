/** Tells two spellings of one name by their sound: ROGER and RODGER, ERIC and ERIK. A rough one, after the first steps of Metaphone (Philips 1990). */

/** What is written in two ways and said in one, in the order in which it is replaced. */
const written: readonly (readonly [pattern: RegExp, sound: string])[] = [
  [/PH/g, 'F'],
  [/[CQ]K?/g, 'K'],
  [/X/g, 'KS'],
  [/DG/g, 'G'],
  [/TZ|Z/g, 'S'],
  [/(?<=.)H/g, ''],
  [/(?:EY|IE|Y)$/, 'I'],
  [/Y/g, 'I'],
  [/(.)\1+/g, '$1'],
];

/** The same for names that are said alike; only letters count, in any case. */
export const soundOf = (name: string): string =>
  written.reduce((text, [pattern, sound]) => text.replace(pattern, sound), name.toUpperCase().replace(/[^A-Z]/g, ''));
