/** Tells a namesake by an introduction: NORA VANCE has said her last when 'NORA (84)' is shown. */

/** A name in capitals and an age behind it, as somebody is introduced. */
const withAge = /(?<![\p{L}'-] ?)(\p{Lu}{3,}) ?(?:\(\d{1,2}\b|, \d{1,2}(?=[,.]))/gu;

/**
 * Whether a first name is another person's than the full name: the full name has spoken for the last time before the first name speaks at all, and the page
 * introduces the bare first name with an age. `order` are the ids as they speak, `texts` paragraphs of the script.
 */
export function introducedAnew(
  order: readonly string[],
  texts: readonly string[],
): (first: string, whole: string) => boolean {
  let aged: Set<string> | null = null;
  return (first, whole) => {
    if (order.lastIndexOf(whole) > order.indexOf(first)) return false;
    aged ??= new Set(texts.flatMap((text) => [...text.matchAll(withAge)].map(([, name = '']) => name)));
    return aged.has(first);
  };
}
