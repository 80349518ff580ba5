/** Encodes text as WinAnsi, the encoding of a PDF's standard fonts. Refuses characters outside it. */

/** Codes 0x80 to 0x9F; all others equal Latin-1 (PDF 32000-1, annex D.2). */
const upper = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';

/** @throws RangeError for a character that WinAnsi lacks */
export function toWinAnsi(text: string): Buffer {
  const codes = [...text].map((character) => {
    const code = character.codePointAt(0) ?? 0;
    if ((code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)) return code;
    const index = character === '\0' ? -1 : upper.indexOf(character);
    if (index < 0) throw new RangeError(`U+${code.toString(16).toUpperCase()} is not in WinAnsi`);
    return 0x80 + index;
  });
  return Buffer.from(codes);
}
