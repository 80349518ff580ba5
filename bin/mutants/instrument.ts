/** A source in which mutants sleep: each is woken by its number, and says when its place is reached. */
import type { Mutant } from './find-mutants.ts';

/** A mutant with the number that wakes it. */
export interface NumberedMutant extends Mutant {
  readonly id: number;
}

const contains = (outer: Mutant, inner: Mutant): boolean => outer.start <= inner.start && inner.end <= outer.end;

/**
 * The source with all `mutants` in it. `__mutant__(id)` is asked at each place and answers whether this mutant is awake. Mutants of one file
 * may stand in each other or at the same place; those that overlap otherwise are refused.
 */
export function instrument(source: string, mutants: readonly NumberedMutant[]): string {
  const widestFirst = mutants.toSorted((a, b) => a.start - b.start || b.end - a.end || a.id - b.id);
  const render = (start: number, end: number, within: readonly NumberedMutant[]): string => {
    let written = '';
    let from = start;
    let rest = within;
    while (rest[0]) {
      const [first, ...others] = rest;
      const inside = others.filter((each) => contains(first, each));
      if (others.some((each) => each.start < first.end && !contains(first, each)))
        throw new Error(`Two mutants cross in ${first.file}:${first.line}`);
      const original = render(first.start, first.end, inside);
      const woken =
        first.form === 'statement'
          ? `{if(!__mutant__(${first.id})){${original}}}`
          : `(__mutant__(${first.id})?(${first.replacement}):(${original}))`;
      written += source.slice(from, first.start) + woken;
      from = first.end;
      rest = others.filter((each) => !inside.includes(each));
    }
    return written + source.slice(from, end);
  };
  return render(0, source.length, widestFirst);
}
