/** Measures the lines of one reading against those of another by where they stand, so that wrong letters do not matter. Refuses to judge words. */
import type { LineElement, ScriptLine } from '../../lib/screenplay/script-line.ts';

export interface LineMeasure {
  /** Share of the wanted lines that were found in their place with their element. */
  readonly lines: number;
  readonly f1: Readonly<Record<string, number>>;
  readonly wrong: readonly {
    readonly found: LineElement | 'nothing';
    readonly wanted: LineElement;
    readonly text: string;
  }[];
}

const placeOf = ({ page, line, dual }: ScriptLine): string => `${page}:${line}:${dual ?? ''}`;
const isScript = ({ element }: ScriptLine): boolean => element !== 'furniture' && element !== 'title';

export function measureLines(found: readonly ScriptLine[], wanted: readonly ScriptLine[]): LineMeasure {
  const at = new Map(found.map((line) => [placeOf(line), line]));
  const truth = wanted.filter(isScript);
  const wrong = truth.flatMap((line) => {
    const other = at.get(placeOf(line));
    return other?.element === line.element
      ? []
      : [{ found: other?.element ?? ('nothing' as const), wanted: line.element, text: other?.text ?? line.text }];
  });
  const kinds = [...new Set(truth.map(({ element }) => element))];
  const count = (lines: readonly ScriptLine[], kind: LineElement) =>
    lines.filter(({ element }) => element === kind).length;
  const f1 = kinds.map((kind) => {
    const hits = count(truth, kind) - wrong.filter((line) => line.wanted === kind).length;
    return [kind, (2 * hits) / (count(found, kind) + count(truth, kind))];
  });
  return { lines: 1 - wrong.length / truth.length, f1: Object.fromEntries(f1), wrong };
}
