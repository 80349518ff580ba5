/** The breakdown as CSV for a spreadsheet: one row a scene. No cell of a script can run as a formula. */
import type { BreakdownScene } from '../contract/statistics.ts';

const columns: readonly { readonly label: string; readonly of: (scene: BreakdownScene) => string | number }[] = [
  { label: 'Scene', of: ({ scene }) => scene },
  { label: 'Printed number', of: ({ number }) => number ?? '' },
  { label: 'Heading', of: ({ heading }) => heading },
  { label: 'INT/EXT', of: ({ setting }) => setting ?? '' },
  { label: 'Location', of: ({ location }) => location },
  { label: 'Time of day', of: ({ time_of_day }) => time_of_day ?? '' },
  { label: 'Page', of: ({ page }) => page },
  { label: 'Eighths', of: ({ eighths }) => eighths },
  { label: 'Speakers', of: ({ speakers }) => speakers.join('; ') },
  { label: 'Present', of: ({ present }) => present.join('; ') },
  { label: 'Speeches', of: ({ speeches }) => speeches },
  { label: 'Words of dialogue', of: ({ dialogue_words }) => dialogue_words },
  { label: 'Words of action', of: ({ action_words }) => action_words },
];

/** What a spreadsheet may take for a formula, also behind white space or as a full-width sign; see OWASP, CSV Injection. */
const formula = /^\s*[=+\-@\t\r＝＋－＠]/;

/** Numbers stay numbers; a text that could be a formula gets an apostrophe before it; all texts are quoted. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const flat = value.replace(/[\r\n]+/g, ' ');
  return `"${(formula.test(value) ? `'${flat}` : flat).replaceAll('"', '""')}"`;
}

/** RFC 4180 with a byte order mark, without which Excel takes UTF-8 for something else. */
export function breakdownCsv(scenes: readonly BreakdownScene[]): string {
  const rows = [
    columns.map(({ label }) => cell(label)),
    ...scenes.map((scene) => columns.map(({ of }) => cell(of(scene)))),
  ];
  return `\uFEFF${rows.map((row) => row.join(',')).join('\r\n')}\r\n`;
}
