/** A statement that may become a strength or a weakness, with what ranks it. Refuses one without evidence. */
import type { Evidence } from '../../contract/blocks.ts';

/** `rank` is distance from the norm x effect, 0 to 1; of two candidates on one topic only the higher is kept. */
export interface Candidate {
  readonly topic: string;
  readonly rank: number;
  readonly title: string;
  readonly bullets: readonly { readonly text: string; readonly evidence: readonly Evidence[] }[];
  readonly advice: string;
  readonly baseRate: number | null;
}

/** Highest rank first, one a topic, at least one piece of evidence each; ties keep the order given. */
export function ranked(candidates: readonly Candidate[]): Candidate[] {
  const sorted = candidates
    .filter(({ bullets }) => bullets.some(({ evidence }) => evidence.length > 0))
    .map((candidate, order) => ({ candidate, order }))
    .sort((a, b) => b.candidate.rank - a.candidate.rank || a.order - b.order)
    .map(({ candidate }) => candidate);
  const topics = new Set<string>();
  return sorted.filter(({ topic }) => {
    if (topics.has(topic)) return false;
    topics.add(topic);
    return true;
  });
}
