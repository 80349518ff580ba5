/** The one rule by which a paragraph is known to run over a page end, shared by the layout that breaks it and the reader that joins it. */

/**
 * True when the last line of a page or the first of the next stands in mid-sentence. A paragraph broken between two sentences cannot
 * be told from two paragraphs, so the layout of this room never breaks there.
 */
export function runsOnOverPage(lastLine: string, firstLine: string): boolean {
  return /^\p{Ll}/u.test(firstLine) || /[\p{L}\p{N},;–-]$/u.test(lastLine);
}
