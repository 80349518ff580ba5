/** Which measures speak for or against a script, about what, and how much that matters to a reader. */

/**
 * `topic` is shared with the flaw rule or the pattern that speaks of the same thing. `importance` (0-1) is set by hand. A side is missing where that end
 * of the scale speaks neither for nor against. A measure that counts words and cannot tell what they do is none of these: it stands in the ratings, with its figure.
 */
interface MeasureTrait {
  readonly topic: string;
  readonly importance: number;
  readonly sides: readonly ('strength' | 'weakness')[];
}

/** By the measure's id; among equals the earlier is told first. */
export const measureTraits = {
  'scene-pace': { topic: 'pace', importance: 0.8, sides: ['strength', 'weakness'] },
  'open-endings': { topic: 'endings', importance: 0.6, sides: ['strength', 'weakness'] },
  'quick-talk': { topic: 'speech-length', importance: 0.9, sides: ['strength', 'weakness'] },
  'dialogue-share': { topic: 'dialogue-share', importance: 0.6, sides: ['weakness'] },
  questions: { topic: 'questions', importance: 0.6, sides: ['strength', 'weakness'] },
  'timed-headings': { topic: 'headings', importance: 0.5, sides: ['weakness'] },
  parentheticals: { topic: 'parentheticals', importance: 0.5, sides: ['strength', 'weakness'] },
  camera: { topic: 'camera', importance: 0.5, sides: ['weakness'] },
  paragraphs: { topic: 'paragraphs', importance: 0.6, sides: ['strength', 'weakness'] },
} as const satisfies Readonly<Record<string, MeasureTrait>>;

export type TraitMeasureId = keyof typeof measureTraits;
