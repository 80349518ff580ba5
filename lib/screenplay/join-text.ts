/** Makes one text of the lines of a paragraph, for every reader alike. Refuses to keep line breaks. */

/** A word broken at its own hyphen closes up again; every other line end becomes a space. */
export function joinText(lines: readonly string[]): string {
  return lines
    .reduce((text, line) => text + (/[\p{L}\p{N}]-$/u.test(text) && /^\p{L}/u.test(line) ? '' : ' ') + line, '')
    .trim();
}
