/** One script printed in one form, with the element of every printed line: what a reader's answer is held against. Refuses furniture, which no reader need find. */
import type { LaidLine } from '../../lib/screenplay/formats/paginate.ts';
import type { Script } from '../../lib/screenplay/formats/place-script.ts';
import type { LineElement } from '../../lib/screenplay/script-line.ts';
import { isTransition } from '../../lib/screenplay/text/slug-line.ts';

/** A printed line and what it is. */
export interface GoldLine {
  readonly element: LineElement;
  readonly text: string;
}

/** `ending` is that of the file's name and tells its format. */
export interface PrintedForm {
  readonly name: string;
  readonly ending: '.pdf' | '.txt';
  readonly bytes: Uint8Array;
  readonly lines: readonly GoldLine[];
  /** True when the form prints the script's title page. */
  readonly hasTitlePage: boolean;
}

/** The element of a laid line, by its block; null for what belongs to the page. */
export function elementOf({ style, block, furniture, text }: LaidLine, { blocks }: Script): LineElement | null {
  const kind = blocks[block]?.kind;
  if (furniture || style === 'more') return null;
  if (kind === 'shot' || kind === 'lyric') return kind;
  if (kind === 'transition' || (kind === 'action' && isTransition(text))) return 'transition';
  if (style === 'parenthetical-rest') return 'parenthetical';
  return style === 'centered' ? 'action' : style;
}
