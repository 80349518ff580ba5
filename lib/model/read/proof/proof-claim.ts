/** A sentence as the second look is asked about it, and what that look may answer. */
import { createHash } from 'node:crypto';
import type { Cite } from '../../../story/cite.ts';

/** A sentence with its passages, for the second look. `key` is the same for the same sentence on the same passages: an answer that was recorded for it stands. */
export interface Claim {
  readonly key: string;
  readonly text: string;
  /** Each with the place where it stands. */
  readonly passages: readonly string[];
  /** Of a sentence that says that something is not there: what was looked for, and the lines that come nearest to it. Of a judgement, which has no passages, those lines alone. */
  readonly search: readonly string[] | null;
}
export type Carried = 'yes' | 'partly' | 'no';

/** The same for the same sentence on the same places. */
export const keyOf = (text: string, cites: readonly Cite[]): string =>
  createHash('sha256')
    .update([text, ...cites.map(({ scene, from }) => `${scene}.${from}`)].join('\0'))
    .digest('hex')
    .slice(0, 8);
