/** Which measures speak against a script, about what, and how much that matters to a reader. */

/**
 * `topic` is shared with the flaw rule or the pattern that speaks of the same thing. `importance` (0-1) is set by hand. Each is a weakness only: a mean that lies well is no strength that a reader would
 * name. What a writer cannot act on is none of these (how long speeches are on average, how many people ask, what share of the talk the lead has).
 */
interface MeasureTrait {
  readonly topic: string;
  readonly importance: number;
}

/** By the measure's id; among equals the earlier is told first. */
export const measureTraits = {
  'timed-headings': { topic: 'headings', importance: 0.5 },
  parentheticals: { topic: 'parentheticals', importance: 0.5 },
  paragraphs: { topic: 'paragraphs', importance: 0.6 },
} as const satisfies Readonly<Record<string, MeasureTrait>>;

export type TraitMeasureId = keyof typeof measureTraits;
