/** Finds the pages that a report's own sentence names, in the forms in which our reports write them: 'page 7', 'pages 3, 7 and 12', 'pages 1-26', 'pages 3 to 9'. Refuses the script's words between quotation marks, and any number that it can not be sure is a page. */
import type { NamedPlace } from '../../../lib/contract/blocks.ts';

/** [from, to) of what stands between double quotation marks, curly or straight. A mark without its partner quotes as much as it may: rather a page without a link than a link from a character's words. */
function quotedStretches(text: string): (readonly [number, number])[] {
  const stretches: [number, number][] = [];
  let depth = 0;
  let straightFrom = -1;
  for (const { 0: mark, index } of text.matchAll(/[“”"]/g)) {
    if (mark === '"') {
      if (straightFrom < 0) straightFrom = index;
      else {
        stretches.push([straightFrom, index]);
        straightFrom = -1;
      }
    } else if (mark === '“') {
      if (depth === 0) stretches.push([index, text.length]);
      depth += 1;
    } else {
      // One closing mark too many: the quotation before it was not over.
      const last = stretches.at(-1);
      depth = Math.max(0, depth - 1);
      if (last && depth === 0) last[1] = index;
    }
  }
  return straightFrom < 0 ? stretches : [...stretches, [straightFrom, text.length]];
}

const number = String.raw`[1-9]\d{0,3}`;
/** One page is never 'pages' and many are never 'page', so '14 pages 3 times' is no page. A capital opens a sentence that goes on to quote the page, or a text that is about it. */
const forms = [
  `page ${number}`,
  String.raw`Page ${number}(?= \(“|, as written: “)`,
  // Where advice says first where to go.
  `(?<=^|[.!?] )Page ${number}(?=[:,] )`,
  `(?<=^|[.!?] )Pages ${number} (?:to|and) ${number}(?=[:,] )`,
  // A sentence of the page, and a label that is nothing else.
  `(?<=^|[.!?] )Page ${number}(?= \\p{Ll}|['’]s |$)`,
  `^Pages ${number} to ${number}$`,
  `^Pages (?:${number}(?:-${number})?, )*${number}(?:-${number})?(?: and ${number}(?:-${number})?)?$`,
  `pages ${number}[-–]${number}`,
  `pages ${number} to ${number}`,
  `pages (?:${number}, )*${number} and ${number}`,
];
/** Not inside a word, and no figure that goes on: 'page 1.5', 'page 7a', 'page 12%'. */
const named = new RegExp(String.raw`(?<![\p{L}\d’'-])(?:${forms.join('|')})(?![\p{L}\d%]|’(?!s )|[.,:/-]\d)`, 'gu');

/** The text in pieces, in order: words as they are, and the words that name a page with the page they lead to. */
export function partsByPage(text: string): (string | NamedPlace)[] {
  const quoted = quotedStretches(text);
  const parts: (string | NamedPlace)[] = [];
  let from = 0;
  const lead = (start: number, words: string): void => {
    const page = Number(/\d+/.exec(words)?.[0]);
    parts.push(text.slice(from, start), { text: words, page, line: null });
    from = start + words.length;
  };
  for (const { 0: words, index } of text.matchAll(named)) {
    if (quoted.some(([begin, end]) => index > begin && index < end)) continue;
    // 'page 7' leads as a whole; of many, each number leads to its own.
    if (/^page /i.test(words)) lead(index, words);
    else for (const each of words.matchAll(/\d+(?:[-–]\d+)?/g)) lead(index + each.index, each[0]);
  }
  return [...parts, text.slice(from)].filter((part) => part !== '');
}
