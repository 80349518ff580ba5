/** Makes one text of the lines of a paragraph, for every reader alike. Refuses to keep line breaks. */

/** A word broken at its own hyphen closes up again; every other line end becomes a space. */
export function joinText(lines: readonly string[]): string {
  if (lines.length === 1) return lines[0]?.trim() ?? '';
  let text = '';
  let above = '';
  for (const line of lines) {
    const closesUp = /[\p{L}\p{N}]-$/u.test(above) && /^\p{L}/u.test(line);
    text += (closesUp ? '' : ' ') + line;
    above = line;
  }
  return text.trim();
}
