/** Prints the lines of a script so that a person can read them and a diff can compare them. */
import type { ScriptLine } from './script-line.ts';

/** `page:line<TAB>element<TAB>text`, one row a line; lines of dual dialogue end in a fourth field, `dual-left` or `dual-right`. */
export function dumpLines(lines: readonly ScriptLine[]): string {
  return lines.map((line) => `${row(line)}\n`).join('');
}

function row({ page, line, element, text, dual }: ScriptLine): string {
  return [`${page}:${line}`, element, text, ...(dual ? [`dual-${dual}`] : [])].join('\t');
}
