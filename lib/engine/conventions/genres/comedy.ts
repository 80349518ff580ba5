/** What readers of comedy expect; whether a joke is funny is not measured. */
import { memoryMeasures } from '../../measures/memory-measures.ts';
import type { Convention } from '../convention.ts';
import { byMeasure, withinGenre } from '../measured-conventions.ts';
import { steadySigns } from '../order-conventions.ts';
import { replySigns } from '../signs.ts';

export const comedyConventions: readonly Convention[] = [
  /** Ours: the commonest shape of a laugh on paper is a question answered in four words or fewer, or a word thrown back; one in every twelfth of the script (ten pages of 120). */
  { id: 'comedy-replies', count: steadySigns(replySigns, { most: 1 / 12, fewest: 8, english: false }) },
  /** Produced comedies: a longer speech than theirs makes the laugh wait. */
  { id: 'comedy-speeches', count: withinGenre('comedy', 'wordsPerSpeech', 'high') },
  /** Produced comedies have the largest share of spoken words of ten genres. */
  { id: 'comedy-talk', count: withinGenre('comedy', 'dialogueShare', 'low') },
  /** Ours: the second laugh is cheaper than the first and the third is bigger. */
  { id: 'comedy-callback', count: byMeasure(memoryMeasures.returningObjects, 'high') },
];
