/** A sentence's words of content by their first letters, by which a claim and a passage are held against each other. */

/** In small letters, without the s of possession. */
export const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}'’]+/gu) ?? []).map((word) => word.replace(/['’]s?$/, ''));
/** Too common to tell one deed from another. */
const small = new Set(
  'about after again against also always another because been before being between both could does doing down each even ever every from gets have having here hers herself himself into itself just like made make makes more most much must only other over same says says she should some such than that their them then there these they this those through under until upon very what when where which while whom whose will with without would your'.split(
    ' ',
  ),
);
const shortSmall = new Set(
  'all and any are but can did for get got had has her him his how its may not now off one our out own she the too two was who why yes you'.split(
    ' ',
  ),
);
/** The first letters of a word of content: 'connects' and 'connected' are one deed. */
const stemLetters = 5;
export const stemsOf = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => word.length > 3 && !small.has(word))
      .map((word) => word.slice(0, stemLetters)),
  );
/** Words of three letters as well and fewer letters of each, for telling parts of one passage apart: 'moves the tap' is in 'that the tap be moved'. */
const fewLetters = 4;
export const shortStemsOf = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => word.length > 2 && !small.has(word) && !shortSmall.has(word))
      .map((word) => word.slice(0, fewLetters)),
  );
export const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  [...a].filter((stem) => b.has(stem)).length;
/** Half of the words of content of `text` stand in the other. */
export function saysAgain(text: string, other: string): boolean {
  const stems = stemsOf(text);
  return 2 * shared(stems, stemsOf(other)) >= stems.size;
}
