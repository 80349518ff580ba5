/** Finds the numbers that some programs print before every line of a page. Refuses numbers that do not count lines: those of scenes. */
import type { PrintedLine } from './page-lines.ts';

/** A page that counts its lines has this share of them numbered, and so many; this share of its numbers follows the one before by one. */
const numbered = 0.6;
const leastNumbers = 12;
const inSequence = 0.9;
/** Share of the pages with lines that must count them. */
const countingPages = 0.5;

const numberOf = ({ segments: [first] }: PrintedLine): number | null =>
  first && /^\d{1,4}$/.test(first.text) ? Number(first.text) : null;

function countsLines(lines: readonly PrintedLine[]): boolean {
  const values = lines.flatMap((line) => numberOf(line) ?? []);
  const steps = values.filter((value, index) => index > 0 && value === (values[index - 1] ?? 0) + 1).length;
  return values.length >= Math.max(leastNumbers, lines.length * numbered) && steps >= (values.length - 1) * inSequence;
}

/** Whether the pages of a file, as lines from top to bottom, begin their lines with numbers. */
export function haveLineNumbers(pages: readonly (readonly PrintedLine[])[]): boolean {
  const printed = pages.filter((lines) => lines.length >= leastNumbers);
  return printed.length > 0 && printed.filter(countsLines).length >= printed.length * countingPages;
}

/** The line without its number, where it has one; a line of a number alone has no segments left. */
export const withoutLineNumber = (line: PrintedLine): PrintedLine =>
  numberOf(line) === null ? line : { ...line, segments: line.segments.slice(1) };
