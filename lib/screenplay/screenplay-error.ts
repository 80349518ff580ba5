/** Why a file could not be read as a screenplay, with a sentence for the user. Does not carry any text of the script. */

export type ScreenplayErrorCode =
  | 'not_a_pdf'
  | 'encrypted_pdf'
  | 'damaged_pdf'
  | 'no_text'
  | 'too_many_pages'
  | 'not_a_screenplay'
  | 'prose_not_screenplay'
  | 'two_column_script';

/** Thrown by every reader of this room and by nothing else; the technical reason, if there is one, is in `cause`. */
export class ScreenplayError extends Error {
  override readonly name = 'ScreenplayError';
  readonly code: ScreenplayErrorCode;
  constructor(code: ScreenplayErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}

/** `deadline` is a time of performance.now(). @throws ScreenplayError damaged_pdf when it is past */
export function refuseSlow(deadline: number): void {
  if (performance.now() <= deadline) return;
  const sentence = 'This PDF takes too long to read. Please export it again as a plain PDF and upload the new file.';
  throw new ScreenplayError('damaged_pdf', sentence);
}

/** [1, 2, 3, 7] -> '1-3, 7'. Expects ascending numbers. */
export function pageRanges(pages: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const page of pages) {
    const open = ranges.at(-1);
    if (open && page === open.last + 1) open.last = page;
    else ranges.push({ first: page, last: page });
  }
  return ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(', ');
}
