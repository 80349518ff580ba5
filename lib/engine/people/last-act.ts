/** Finds the last thing somebody is seen to do. */

import { oneOf } from '../../screenplay/text/phrases.ts';
import type { Cite } from '../../story/cite.ts';
import type { Derived } from '../derive.ts';
import { actAdverbs, noActs } from '../lexicons/talk-words.ts';
import { inCapitals } from '../scenes/marked-parts.ts';
import { quoteExactly } from '../text/quote.ts';
import { sentencesOf, wordsOf } from '../text/words.ts';
import type { Character } from './character-index.ts';

/** A longer sentence of action, in words, tells of more than its opening. */
const longestAct = 40;

/** The last sentence that opens with the name and a verb in the present: 'Mags hangs the letter.' Null in a script that is not English. */
export function lastActOf({ pageName, name }: Character, { actions, english }: Derived): Cite | null {
  if (!english) return null;
  const opening = new RegExp(`^${oneOf([pageName, name])},? (?:${oneOf(actAdverbs)} )?(\\p{L}+s)\\b`, 'iu');
  const isAct = (sentence: string): boolean => {
    const printed = opening.exec(sentence)?.[1];
    // In a script for several cameras all action is in capitals, its verbs too.
    const verb = inCapitals(sentence) ? printed?.toLowerCase() : printed;
    return (
      verb !== undefined && verb === verb.toLowerCase() && !noActs.has(verb) && wordsOf(sentence).length <= longestAct
    );
  };
  for (const passage of actions.toReversed()) {
    const sentence = sentencesOf(passage.text).findLast(isAct);
    if (sentence !== undefined) return quoteExactly(passage, sentence);
  }
  return null;
}
