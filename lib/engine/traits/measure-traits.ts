/** Which measures speak for or against a script, about what, and how much that matters to a reader. */

/**
 * `topic` is shared with the flaw rule or the pattern that speaks of the same thing. `importance` (0-1) is set by hand. Told is what a writer can act on or a reader sees on the page: how long speeches are on average,
 * how many people ask or what share of the talk the lead has are none of these.
 */
export interface MeasureTrait {
  readonly topic: string;
  readonly importance: number;
  readonly sides: readonly ('strength' | 'weakness')[];
  /** A count that is small in a short script and tells nothing of it. */
  readonly ofFeatures?: true;
}

/** By the measure's id; among equals the earlier is told first. */
export const measureTraits = {
  'timed-headings': { topic: 'headings', importance: 0.5, sides: ['weakness'] },
  parentheticals: { topic: 'parentheticals', importance: 0.5, sides: ['weakness'] },
  paragraphs: { topic: 'paragraphs', importance: 0.6, sides: ['strength', 'weakness'] },
  senses: { topic: 'senses', importance: 0.7, sides: ['strength'] },
  changes: { topic: 'changes', importance: 0.5, sides: ['strength'], ofFeatures: true },
} as const satisfies Readonly<Record<string, MeasureTrait>>;

export type TraitMeasureId = keyof typeof measureTraits;
