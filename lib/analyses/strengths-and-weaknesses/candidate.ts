/** A statement that may become a strength or a weakness, with what ranks it. Refuses one without evidence. */
import type { Evidence } from '../../contract/blocks.ts';

/** `id` is the flaw rule's or the measure's, absent for a pattern, which its topic names. `rank` is distance from the norm x effect, 0 to 1; of two candidates on one topic only the higher is kept. */
export interface Candidate {
  readonly topic: string;
  readonly id?: string;
  readonly rank: number;
  readonly title: string;
  readonly bullets: readonly { readonly text: string; readonly evidence: readonly Evidence[] }[];
  readonly advice: string;
  readonly baseRate: number | null;
}

/**
 * Highest rank first, one a topic, at least one piece of evidence each; ties keep the order given. Where a flaw rule and a measure speak of
 * one thing, the rule's words stand, for they come with a base rate.
 */
export function ranked(candidates: readonly Candidate[]): Candidate[] {
  const byTopic = new Map<string, Candidate>();
  for (const candidate of candidates) {
    if (!candidate.bullets.some(({ evidence }) => evidence.length > 0)) continue;
    const held = byTopic.get(candidate.topic);
    byTopic.set(candidate.topic, held ? merged(held, candidate) : candidate);
  }
  return [...byTopic.values()].sort((a, b) => b.rank - a.rank);
}

function merged(one: Candidate, other: Candidate): Candidate {
  const [higher, lower] = one.rank >= other.rank ? [one, other] : [other, one];
  return higher.baseRate === null && lower.baseRate !== null ? { ...lower, rank: higher.rank } : higher;
}
