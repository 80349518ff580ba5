/** Every printed line of a script with its element: what a person checks a reading by. */
import type { Screenplay } from './model.ts';

/** Centred text is `action`; sections, synopses and notes are `note`; everything that belongs to the page is `furniture`. */
export type LineElement =
  | 'title'
  | 'heading'
  | 'action'
  | 'cue'
  | 'parenthetical'
  | 'dialogue'
  | 'transition'
  | 'shot'
  | 'lyric'
  | 'note'
  | 'furniture';

/**
 * `page` counts the pages of the file from 1, title pages included: it is what a PDF reader shows. `line` is the 1-based slot on it. Formats
 * without pages give the lines of their source, at the place where the layout prints them.
 */
export interface ScriptLine {
  readonly page: number;
  readonly line: number;
  readonly element: LineElement;
  readonly text: string;
  readonly dual: 'left' | 'right' | null;
}

/** What every reader of this room hands over: the screenplay, and the lines that it was made of. */
export interface ParsedScript {
  readonly screenplay: Omit<Screenplay, 'format'>;
  readonly lines: readonly ScriptLine[];
}
