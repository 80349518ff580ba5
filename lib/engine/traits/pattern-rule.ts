/** What a pattern is: something that speaks for a script and that no rate shows. */
import type * as z from 'zod';
import type { Derived } from '../derive.ts';

/**
 * `id` is its topic, too. `find` gives the facts, which fit `facts`, with a weight (0-1) that is set by hand: how rare the pattern is and how much of
 * the script it spans; null where the script does not have it.
 */
export interface PatternRule<Facts extends Readonly<Record<string, unknown>> = Readonly<Record<string, unknown>>> {
  readonly id: string;
  readonly facts: z.ZodType<Facts>;
  find(derived: Derived): { readonly facts: Facts; readonly weight: number } | null;
}
