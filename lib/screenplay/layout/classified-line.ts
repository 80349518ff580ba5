/** A line of the body and its element. */
import type { BodyLine } from './set-apart-furniture.ts';

export type LineKind = 'heading' | 'action' | 'cue' | 'parenthetical' | 'dialogue' | 'transition' | 'shot' | 'centered';

/** `opens` is true for the first line of a paragraph on its page; `dual` names the column of a line in dual dialogue. */
export interface ClassifiedLine {
  readonly line: BodyLine;
  readonly kind: LineKind;
  readonly opens: boolean;
  readonly dual: 'left' | 'right' | null;
}
