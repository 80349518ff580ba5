/** Knows the heads that date the pages of a revision ('BLUE 06/01/94', 'REV. 4/30/82 60.') wherever a copied text has left them. Leaves out dates without a word for a revision: those may be the story's. */
import { revisionWords } from '../text/lexicons/script-words.ts';
import { wholeWords } from '../text/phrases.ts';
import type { PrintedLine } from './page-lines.ts';

/** So many heads at least: one date may be said in passing. */
const leastHeads = 3;
const longestHead = 60;

/** A few words, a date, and at most the page's number. */
const dated = /^(?:[\p{L}"“”'.]+[\s:,–-]+){1,5}\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}[\s*]*(?:\d{1,3}[A-Z]?\.?)?[\s*]*$/u;
/** The word stands right before its date: 'GREEN BAY, WISCONSIN 6/12/94' is a place. */
const revised = wholeWords(revisionWords, { end: '[^\\p{L}\\d]*(?:of )?\\d', flags: 'iu' });

const isHead = (text: string): boolean => text.length <= longestHead && dated.test(text) && revised.test(text);

/** The texts of such lines; none where they are fewer than three. */
export function revisionHeads(linesOf: readonly (readonly PrintedLine[])[]): ReadonlySet<string> {
  const found = linesOf.flatMap((lines) =>
    lines.flatMap(({ segments }) => segments.map(({ text }) => text).filter(isHead)),
  );
  return new Set(found.length < leastHeads ? [] : found);
}
