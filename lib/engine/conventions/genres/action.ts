/** What readers of action expect. */
import type { Convention } from '../convention.ts';
import { withinGenre } from '../measured-conventions.ts';
import { earlySign, largestLast, steadySigns } from '../order-conventions.ts';
import { setPieceSigns } from '../signs.ts';

export const actionConventions: readonly Convention[] = [
  /** Ours: an action script shows what it can do by the first eighth. A set piece is a scene with more action than talk and three words of force or more. */
  { id: 'action-opening', count: earlySign(setPieceSigns, 0.125) },
  /** Ours: one in every eighth of the script (15 pages of 120) keeps the promise of the genre. */
  { id: 'action-spacing', count: steadySigns(setPieceSigns, { most: 0.14, fewest: 3 }) },
  /** Ours: readers compare each set piece with the one before. */
  { id: 'action-largest', count: largestLast(setPieceSigns) },
  /** Produced action scripts: their share of spoken words lies well below that of all. */
  { id: 'action-shown', count: withinGenre('action', 'dialogueShare', 'high') },
  /** Produced action scripts: fewer interiors than the middle of all. */
  { id: 'action-outside', count: withinGenre('action', 'interiorShare', 'high') },
];
