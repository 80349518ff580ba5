/** Refuses audio/video scripts, whose pictures and sounds stand in two columns side by side: read line by line they would be mixed. */
import { ScreenplayError } from '../screenplay-error.ts';
import type { BodyLine } from './set-apart-furniture.ts';

/** The heads of the two columns, in either order. */
const pictures = /^(?:VIDEO|VISUALS?|PICTURES?|IMAGES?|SCREEN)\b/i;
const sounds = /^(?:AUDIO|SOUNDS?|NARRATION|DIALOGUE|VOICE[- ]?OVER)\b/i;
/** Points: lines begin this near to the head of their column. */
const near = 24;
/** Share of lines with something in the second column. */
const besideShare = 0.25;
const longestHead = 24;

/** @throws ScreenplayError two_column_script */
export function refuseTwoColumns(lines: readonly BodyLine[]): void {
  const head = lines.find(({ segments: [left, right, ...more] }) => {
    if (!left || !right || more.length > 0 || left.text.length > longestHead || right.text.length > longestHead)
      return false;
    return (
      (pictures.test(left.text) && sounds.test(right.text)) || (sounds.test(left.text) && pictures.test(right.text))
    );
  });
  const column = head?.segments[1]?.x;
  if (column === undefined) return;
  const beside = lines.filter(({ segments }) => segments.some(({ x }) => Math.abs(x - column) < near)).length;
  if (beside < lines.length * besideShare) return;
  throw new ScreenplayError(
    'two_column_script',
    'This is an audio/video script: pictures and sounds stand side by side in two columns. Reports are made of scripts in screenplay layout; please upload one.',
  );
}
