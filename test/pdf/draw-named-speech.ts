/** Draws a script as a stage play or a sitcom for the BBC is typed: 'ANNA:' before the speech, on its line. Refuses dual dialogue. */
import { wrap } from '../../lib/screenplay/formats/lay-out.ts';
import type { ScriptBlock } from '../../lib/screenplay/script-block.ts';
import type { ScriptLine } from '../../lib/screenplay/script-line.ts';
import type { PlacedText } from './write-pdf.ts';

const edge = 90;
const character = 7.2;
const firstBaseline = 84;
const lastBaseline = 720;

export interface DrawnLines {
  readonly pages: PlacedText[][];
  readonly elements: readonly Pick<ScriptLine, 'element' | 'text'>[];
}

/** `hang` is the column of the speeches in characters; 0 runs them on below the name. `heading` writes the n-th heading. */
export function drawNamedSpeech(
  blocks: readonly ScriptBlock[],
  { hang, heading, colon = ':' }: { hang: number; heading: (text: string, ordinal: number) => string; colon?: string },
): DrawnLines {
  const pages: PlacedText[][] = [[]];
  const elements: Pick<ScriptLine, 'element' | 'text'>[] = [];
  let y = firstBaseline;
  let headings = 0;
  const print = (column: number, text: string, element: ScriptLine['element']) => {
    pages.at(-1)?.push({ x: edge + column * character, y, text });
    elements.push({ element, text });
  };
  const advance = () => {
    y += 12;
    if (y <= lastBaseline) return;
    pages.push([]);
    y = firstBaseline;
  };
  for (const block of blocks) {
    if (block.kind === 'page-break' || block.kind === 'note') continue;
    if (block.kind === 'speech') {
      const name = `${block.cue}${colon}`;
      print(0, name, 'cue');
      const spoken = block.parts.map(({ text }) => text.replaceAll('\n', ' ')).join(' ');
      const first = hang > name.length ? hang : name.length + 1;
      const [head = '', ...rest] = hang > 0 ? wrap(spoken, 65 - hang) : wrap(`${'_'.repeat(first)}${spoken}`, 65);
      print(first, head.replace(/^_+/, ''), 'dialogue');
      for (const line of rest) {
        advance();
        print(hang, line, 'dialogue');
      }
    } else {
      const isHeading = block.kind === 'heading';
      if (isHeading) headings += 1;
      const text = isHeading ? heading(block.text, headings) : block.text;
      wrap(text, 65).forEach((line, index) => {
        if (index > 0) advance();
        print(0, line, block.kind === 'centered' ? 'action' : block.kind);
      });
    }
    advance();
    advance();
  }
  return { pages, elements };
}
