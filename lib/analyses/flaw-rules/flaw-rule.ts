/** What a flaw rule is: a habit that readers mark, with the share of produced scripts that have it too, or a slip against the script's own facts. Refuses to fire without a place. */
import type { Evidence } from '../../contract/blocks.ts';
import type { Derived } from '../derived/derive.ts';
import { baseRateOf, type FlawRuleId, leastUnusual } from '../norms/flaw-base-rates.ts';

/** A statement about the script with the places that show it. */
export interface Point {
  readonly text: string;
  readonly evidence: readonly Evidence[];
}

/**
 * `title` and `points` say what was counted here; `advice` names the places to change. `unless` is a sentence on what would make it a
 * false alarm: asked of rules without a base rate, which can be wrong about what the script means.
 */
export interface FlawHit {
  readonly title: string;
  readonly points: readonly Point[];
  readonly advice: string;
  readonly unless?: string;
}

/** `effect` (0-1) is how much the habit costs a reader, set by hand. `topic` keeps two statements about the same thing apart from each other. `find` answers null when the rule does not fire. */
export interface FlawRule {
  readonly id: FlawRuleId;
  readonly topic: string;
  readonly effect: number;
  /** Counts the pages of a feature: asked of no script under 60 pages. */
  readonly featuresOnly?: true;
  find(derived: Derived): FlawHit | null;
}

/** 'About a third of produced scripts do this too (34 in 100).' Without a base rate: when it would be a false alarm, and that nobody has counted. */
export function standingSentence({ id }: FlawRule, { unless }: FlawHit): string {
  const rate = baseRateOf(id);
  if (rate === null) return `${unless ? `${unless} ` : ''}Not counted on produced scripts.`;
  const words: readonly (readonly [upTo: number, words: string])[] = [
    [1, 'Hardly any produced script does'],
    [6, 'Few produced scripts do'],
    [12, 'About one produced script in ten does'],
    [19, 'About one produced script in six does'],
    [28, 'About a quarter of produced scripts do'],
    [38, 'About a third of produced scripts do'],
    [45, 'Two in five produced scripts do'],
    [100, 'More than half of produced scripts do'],
  ];
  const phrase = words.find(([upTo]) => rate <= upTo)?.[1] ?? '';
  return `${phrase} this too (${rate} in 100).`;
}

/** A slip that nobody has counted ranks as if one produced script in five had it: a choice of ours. */
const uncountedRate = 20;

/** 0-1: how much a hit should weigh, by how unusual the habit is and what it costs a reader. */
export const flawRank = ({ effect }: FlawRule, baseRate: number | null): number =>
  (0.5 + 0.5 * (1 - Math.min(1, (baseRate ?? uncountedRate) / leastUnusual))) * effect;

/** From this rank on a flaw is called major. */
export const majorRank = 0.6;
