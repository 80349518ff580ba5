/** Draws a script as a sitcom shot with several cameras is typed: action in capitals, dialogue with every second line empty. Refuses dual dialogue. */
import { layOut } from '../../lib/screenplay/formats/lay-out.ts';
import type { ScriptBlock } from '../../lib/screenplay/script-block.ts';
import type { ScriptLine } from '../../lib/screenplay/script-line.ts';
import type { DrawnLines } from './draw-named-speech.ts';
import type { PlacedText } from './write-pdf.ts';

const left = {
  heading: 108,
  action: 108,
  transition: 432,
  centered: 250,
  cue: 266,
  dialogue: 180,
  parenthetical: 216,
} as const;
const firstBaseline = 84;
const lastBaseline = 720;

/** The pages, and every line with its element in the order in which it is printed. */
export function drawMultiCam(blocks: readonly ScriptBlock[]): DrawnLines {
  const pages: PlacedText[][] = [[]];
  const elements: Pick<ScriptLine, 'element' | 'text'>[] = [];
  let y = firstBaseline;
  for (const block of blocks) {
    for (const row of layOut(capitals(block))) {
      const style = row.style === 'parenthetical-rest' ? 'parenthetical' : row.style === 'more' ? 'cue' : row.style;
      if (y > lastBaseline) {
        pages.push([{ x: 520, y: 42, text: `${pages.length + 1}.` }]);
        y = firstBaseline;
      }
      pages.at(-1)?.push({ x: left[style], y, text: row.text });
      elements.push({
        element: block.kind === 'shot' ? 'shot' : style === 'centered' ? 'action' : style,
        text: row.text,
      });
      y += block.kind === 'speech' ? 24 : 12;
    }
    if (block.kind !== 'speech' && block.kind !== 'note' && y > firstBaseline) y += 12;
  }
  return { pages, elements };
}

const capitals = (block: ScriptBlock): ScriptBlock =>
  block.kind === 'action' ? { ...block, text: block.text.toUpperCase() } : block;
