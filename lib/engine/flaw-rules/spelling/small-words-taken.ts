/** Finds small words of the action that stand for others by the kind of word behind them: 'into he sand', 'with and old lamp'. */
import { wordSet } from '../../../screenplay/text/phrases.ts';
import { participles, pasts } from '../../lexicons/flaws/lost-words.ts';
import { functionWords } from '../../lexicons/function-words.ts';
import { englishWords } from '../../norms/english-words.ts';
import { type Neighboured, signs } from '../../text/neighbours.ts';
import type { Passage } from '../../text/passages.ts';
import { runsOn, slipWordsOf, textOf } from './slip-words.ts';

/** `phrase` begins with `word`. */
interface TakenWord {
  readonly word: string;
  readonly meant: string;
  readonly phrase: string;
}

/** None that may stand for a place by itself: 'as he drives on he passes'. */
const beforeThing = wordSet('into to of from at against onto toward towards behind under beside beneath with');
/** Before an 'and' that is 'an'. */
const beforeAn = wordSet('of with like into from for at than finds notices grabs spots wears holds carries');
/** What 'and' may begin there: 'grabs and eats'. */
const doneOrDescribed = /(?:[^s]s|ed|ing|ly)$/;
const things = new Set(['other', 'next']);

/** A word of the language that no verb of his is: 'from he realizes', 'to he had'. */
function isThing(word: Neighboured | undefined): boolean {
  const { small = '', word: written = '' } = word ?? {};
  if (written !== small || small.length < 3 || !englishWords().common.has(small)) return false;
  if (things.has(small)) return true;
  return !functionWords.has(small) && !/(?:[^s]s|ed|ly)$/.test(small) && !pasts.has(small) && !formsOfHave.has(small);
}
const formsOfHave: ReadonlySet<string> = new Set(participles.values());

export function takenWordsIn(passage: Passage): TakenWord[] {
  const words = slipWordsOf(passage);
  return words.flatMap((one, at): TakenWord[] => {
    const [before, next, last] = [words[at - 1], words[at + 1], words[at + 2]];
    if (!before || !next || !runsOn(before, one) || !runsOn(one, next) || next.after === signs.hyphen) return [];
    const phrase = textOf(passage.text, one, next);
    if (one.word === 'he' && beforeThing.has(before.word) && isThing(next))
      return [{ word: 'he', meant: 'the', phrase }];
    const isAn =
      one.word === 'and' &&
      beforeAn.has(before.word) &&
      /^[aeiou]/.test(next.word) &&
      next.word.length > 2 &&
      !functionWords.has(next.word);
    const isNamed = !last || !runsOn(next, last) || !functionWords.has(last.small) || last.small === 'and';
    return isAn && isNamed && !doneOrDescribed.test(next.word) && englishWords().common.has(next.word)
      ? [{ word: 'and', meant: 'an', phrase }]
      : [];
  });
}
