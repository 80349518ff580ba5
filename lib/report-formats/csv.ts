/** Tables as CSV for a spreadsheet. No cell of a script can run as a formula. */

/** What a spreadsheet may take for a formula, also behind white space or as a full-width sign; see OWASP, CSV Injection. */
const formula = /^\s*[=+\-@\t\r＝＋－＠]/;

/** Numbers stay numbers; a text that could be a formula gets an apostrophe before it; all texts are quoted. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const flat = value.replace(/[\r\n]+/g, ' ');
  return `"${(formula.test(value) ? `'${flat}` : flat).replaceAll('"', '""')}"`;
}

/** RFC 4180 with a byte order mark, without which Excel takes UTF-8 for something else. The first row holds the columns' names. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
