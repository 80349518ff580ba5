/** One page of a PDF as positioned text, free of any PDF library's types. Refuses to know what the text means. */

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
}

/** `number` counts the file's pages from 1. `readable` is false when the page's content could not be decoded at all. */
export interface PdfPage {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly runs: readonly PdfRun[];
  readonly readable: boolean;
}
