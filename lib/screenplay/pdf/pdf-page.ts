/** One page of a PDF as positioned text, free of any PDF library's types. */

/**
 * How a text is kept from a reader's eyes: drawn with no ink, in letters without form, in letters that draw another text, in the colour of what it stands on,
 * see-through, in a layer that is off, under a shape or a picture, cut off, far too small, or beside the page.
 */
export type Hiding =
  | 'invisible'
  | 'blank'
  | 'other-letters'
  | 'paper-coloured'
  | 'transparent'
  | 'hidden-layer'
  | 'covered'
  | 'under-picture'
  | 'clipped'
  | 'tiny'
  | 'off-page';

/**
 * A stretch of text drawn in one go. All lengths are points (1/72 inch) on the page as a reader holds it: `x` from the left edge,
 * `y` from the top edge down to the baseline. Text at an angle to the page's own direction (a watermark) is not `upright`.
 */
export interface PdfRun {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly fontSize: number;
  /** Names the font within its file; empty where there is none. */
  readonly font: string;
  readonly upright: boolean;
  /** Set on what a reader of the page does not see. */
  readonly hiding?: Hiding;
}

/** `number` counts the file's pages from 1. `readable` is false when the page's content could not be decoded at all. */
export interface PdfPage {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly runs: readonly PdfRun[];
  /** Text that a reader of the page does not see, kept out of `runs`; absent where a format can hide none. */
  readonly hidden?: readonly PdfRun[];
  readonly readable: boolean;
}
