/** What a flaw rule is: a habit that readers mark, with the share of produced scripts that have it too. Refuses to fire without a place. */
import type { Evidence } from '../../contract/blocks.ts';
import type { Derived } from '../derived/derive.ts';
import { type FlawRuleId, flawBaseRates, leastUnusual } from '../norms/flaw-base-rates.ts';

/** A statement about the script with the places that show it. */
export interface Point {
  readonly text: string;
  readonly evidence: readonly Evidence[];
}

/** `title` and `points` say what was counted here; `advice` names the places to change. */
export interface FlawHit {
  readonly title: string;
  readonly points: readonly Point[];
  readonly advice: string;
}

/** `effect` (0-1) is how much the habit costs a reader, set by hand. `topic` keeps two statements about the same thing apart from each other. `find` answers null when the rule does not fire. */
export interface FlawRule {
  readonly id: FlawRuleId;
  readonly topic: string;
  readonly effect: number;
  find(derived: Derived): FlawHit | null;
}

/** 'About a third of produced scripts do this too (34 in 100).' The rule's base rate in words. */
export function baseRateSentence(id: FlawRuleId): string {
  const rate = flawBaseRates[id];
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

/** 0-1: how much a hit should weigh, by how unusual the habit is and what it costs a reader. */
export const flawRank = ({ effect }: FlawRule, baseRate: number): number =>
  (0.5 + 0.5 * (1 - Math.min(1, baseRate / leastUnusual))) * effect;

/** From this rank on a flaw is called major. */
export const majorRank = 0.6;
