/** What readers of crime expect. */

import { crimeWords } from '../../lexicons/convention-words.ts';
import { memoryMeasures } from '../../measures/memory-measures.ts';
import { sayingMeasures } from '../../measures/saying-measures.ts';
import { isQuestion } from '../../text/speech-kinds.ts';
import type { Convention } from '../convention.ts';
import { byMeasure, talkWithout } from '../measured-conventions.ts';
import { earlySign, steadySigns } from '../order-conventions.ts';
import { wordSigns } from '../signs.ts';

export const crimeConventions: readonly Convention[] = [
  /** Ours: the wrong, or its smell, stands in the first tenth. */
  { id: 'crime-early', count: earlySign(wordSigns(crimeWords), 0.1) },
  /** Ours: an inquiry is made of questions. */
  { id: 'crime-questions', count: byMeasure(sayingMeasures.questions, 'high', talkWithout(isQuestion)) },
  /** Ours: a clue is a thing seen before it means something. */
  { id: 'crime-clue', count: byMeasure(memoryMeasures.returningObjects, 'high') },
  /** Ours: at most one eighth of the script without a word of the case. */
  { id: 'crime-steady', count: steadySigns(wordSigns(crimeWords), { most: 0.125, fewest: 5 }) },
];
