/** Rejects audio/video scripts, whose pictures and sounds stand in two columns side by side: read line by line they would be mixed. */

import { ScreenplayError } from '../screenplay-error.ts';
import { pictureHeads, soundHeads } from '../text/lexicons/script-words.ts';
import { openingWith } from '../text/phrases.ts';
import { quantile } from '../text/quantile.ts';
import type { Segment } from './page-lines.ts';
import type { BodyLine } from './set-apart-furniture.ts';

/** The heads of the two columns, in either order. */
const pictures = openingWith(pictureHeads);
const sounds = openingWith(soundHeads);
/** Points: lines begin this near to the head of their column. */
const near = 24;
/** Share of lines with something in the second column. */
const besideShare = 0.25;
const longestHead = 24;
/** Without heads: share of the lines with words in small letters in two columns, neither of which is that of names or numbers. */
const wordyShare = 0.4;
const leastWordy = 12;

/** @throws ScreenplayError two_column_script */
export function refuseTwoColumns(lines: readonly BodyLine[]): void {
  const column = columnUnderHead(lines);
  const isTwo = column === null ? areBothWordy(lines) : hasColumn(lines, column, besideShare);
  if (!isTwo) return;
  throw new ScreenplayError(
    'two_column_script',
    'This is an audio/video script: pictures and sounds stand side by side in two columns. Reports are made of scripts in screenplay layout; please upload one.',
  );
}

const hasColumn = (lines: readonly BodyLine[], column: number, share: number): boolean =>
  lines.filter(({ segments }) => segments.some(({ x }) => Math.abs(x - column) < near)).length >= lines.length * share;

/** The left edge of the second column, where heads name both. */
function columnUnderHead(lines: readonly BodyLine[]): number | null {
  const head = lines.find(({ segments: [left, right, ...more] }) => {
    if (!left || !right || more.length > 0 || left.text.length > longestHead || right.text.length > longestHead)
      return false;
    return (
      (pictures.test(left.text) && sounds.test(right.text)) || (sounds.test(left.text) && pictures.test(right.text))
    );
  });
  return head?.segments[1]?.x ?? null;
}

function areBothWordy(lines: readonly BodyLine[]): boolean {
  const columns = lines.flatMap(({ segments: [left, right, ...more] }) =>
    left && right && more.length === 0 && isWordy(left) && isWordy(right) ? [right.x] : [],
  );
  const middle = quantile(columns, 0.5) ?? 0;
  const inColumn = columns.filter((x) => Math.abs(x - middle) < near).length;
  return inColumn >= Math.max(leastWordy, lines.length * wordyShare);
}

/** Two words and small letters. */
const isWordy = ({ text }: Segment): boolean => /\p{Ll}{2}.*\s.*\p{Ll}{2}/u.test(text);
