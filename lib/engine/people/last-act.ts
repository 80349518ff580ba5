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

/**
 * The last sentence that opens with the name and a verb in the present: 'Mags hangs the letter.', or with two names and a verb that the script has of one
 * elsewhere: 'Mags and Lena climb aboard.' beside 'Joe climbs'. Null in a script that is not English.
 */
export function lastActOf({ pageName, name }: Character, { actions, english }: Derived): Cite | null {
  if (!english) return null;
  const own = oneOf([pageName, name]);
  const opening = new RegExp(`^${own},? (?:${oneOf(actAdverbs)} )?(\\p{L}+s)\\b`, 'iu');
  const jointly = new RegExp(`^(?:${own} (?:and|&) ${other}|${other} (?:and|&) ${own}) (?:both )?(\\p{Ll}+)\\b`, 'u');
  const isAct = (sentence: string): boolean => {
    if (wordsOf(sentence).length > longestAct) return false;
    const joint = jointly.exec(sentence)?.[1];
    if (joint !== undefined) return !noActs.has(joint) && actsOfOne(actions).has(joint);
    const printed = opening.exec(sentence)?.[1];
    // In a script for several cameras all action is in capitals, its verbs too.
    const verb = inCapitals(sentence) ? printed?.toLowerCase() : printed;
    return verb !== undefined && verb === verb.toLowerCase() && !noActs.has(verb);
  };
  for (const passage of actions.toReversed()) {
    const sentence = sentencesOf(passage.text).findLast(isAct);
    if (sentence !== undefined) return quoteExactly(passage, sentence);
  }
  return null;
}

/** A name of one word or two. */
const other = "\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?";
const actOfOne = /^\p{Lu}[\p{L}'’-]+ (\p{Ll}{2,})s\b/u;
const verbsOf = new WeakMap<Derived['actions'], ReadonlySet<string>>();

/** Verbs that sentences of one person open with, without their ending: 'climb', 'laugh'. */
function actsOfOne(actions: Derived['actions']): ReadonlySet<string> {
  const seen = verbsOf.get(actions);
  if (seen) return seen;
  const verbs = new Set<string>();
  for (const { text } of actions)
    for (const sentence of sentencesOf(text)) {
      const verb = actOfOne.exec(sentence)?.[1];
      // 'catches' is 'catch', 'carries' 'carry', 'takes' 'take'.
      if (verb !== undefined)
        for (const form of [verb, verb.replace(/e$/, ''), verb.replace(/ie$/, 'y')]) verbs.add(form);
    }
  verbsOf.set(actions, verbs);
  return verbs;
}
