/** Makes one text of the lines of a paragraph, for every reader alike. */

/** Scripts that put no space between words, and their full-width marks. */
const endsUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]$/u;
const beginsUnspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;

/** A word broken at its own hyphen closes up again, and so does a line of Chinese or Japanese; every other line end becomes a space. */
export function joinText(lines: readonly string[]): string {
  if (lines.length === 1) return lines[0]?.trim() ?? '';
  let text = '';
  let above = '';
  for (const line of lines) {
    const closesUp =
      (above.endsWith('-') && /[\p{L}\p{N}]-$/u.test(above) && /^\p{L}/u.test(line)) ||
      (beginsUnspaced.test(line) && endsUnspaced.test(above));
    text += (closesUp ? '' : ' ') + line;
    above = line;
  }
  return text.trim();
}
