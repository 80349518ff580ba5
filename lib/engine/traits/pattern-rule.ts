/** What a pattern is: something that speaks for or against a script, or raises a question, and that no rate shows. */
import type * as z from 'zod';
import type { Finding } from '../../story/finding.ts';
import type { Derived } from '../derive.ts';

/**
 * `id` is its topic, too. `find` gives the facts, which fit `facts`, with a weight (0-1) that is set by hand: how rare the pattern is and how much of
 * the script it spans; null where the script does not have it. A weakness raises a question that counting cannot answer: it stays below the weight of a major one.
 */
export interface PatternRule<Facts extends PatternFacts = PatternFacts> {
  readonly id: string;
  readonly kind: Finding['kind'];
  readonly facts: z.ZodType<Facts>;
  find(derived: Derived): { readonly facts: Facts; readonly weight: number } | null;
}

/** `affected`: how many pages of the script the pattern is about. */
export type PatternFacts = Readonly<Record<string, unknown>> & { readonly affected: number };

/** Weight of a question that touches no page, what it gains by pages, and the share of the script from which on it gains no more. */
const question = { least: 0.3, gain: 0.29, all: 0.4 } as const;

/** The weight of a question that `affected` of `pages` pages raise. */
export const questionWeight = (affected: number, pages: number): number =>
  question.least + question.gain * Math.min(1, affected / Math.max(1, pages * question.all));
