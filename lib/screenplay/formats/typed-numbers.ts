/** Finds a column of numbers that was typed or copied before the lines of a text: '12  INT. HOUSE - DAY', one more each line. Leaves numbers alone that do not count lines: those of scenes. */

/** A line without its number, and the number. */
export interface TextLine {
  readonly text: string;
  readonly number: string | null;
}

/** So many lines, this share of those that are not empty, and this share of the steps from one to the next by one. */
const leastNumbers = 12;
const numbered = 0.6;
const inSequence = 0.9;

const opening = /^[ \t]*(\d{1,4})[.:)]?(?=\s|$)/;

/** Every line, without its number in a text whose lines are counted. Columns stay where they were beside the numbers. */
export function takeTypedNumbers(lines: readonly string[]): readonly TextLine[] {
  const openings = lines.map((line) => opening.exec(line));
  const values = openings.flatMap((found) => (found?.[1] ? [Number(found[1])] : []));
  const printed = lines.filter((line) => line.trim() !== '').length;
  const steps = values.filter((value, index) => value - 1 === values[index - 1]).length;
  const isCounted =
    values.length >= Math.max(leastNumbers, printed * numbered) && steps >= (values.length - 1) * inSequence;
  if (!isCounted) return lines.map((text) => ({ text, number: null }));
  const starts = textStarts(lines, openings);
  return lines.map((line, index) => {
    const number = openings[index]?.[1];
    return number ? { text: line.slice(starts[number.length]), number } : { text: line, number: null };
  });
}

/** Where the text begins behind numbers of so many digits: behind longer ones it begins as far right, or further. */
function textStarts(lines: readonly string[], openings: readonly (RegExpExecArray | null)[]): number[] {
  const starts: number[] = [];
  for (let digits = 4; digits > 0; digits -= 1) {
    const own = openings.flatMap((found, index) => {
      const rest = found?.[1]?.length === digits ? (lines[index] ?? '').slice(found[0].length) : '';
      return found && rest.trim() !== '' ? [found[0].length + rest.search(/\S/)] : [];
    });
    starts[digits] = Math.min(starts[digits + 1] ?? Number.POSITIVE_INFINITY, ...own);
  }
  return starts;
}
