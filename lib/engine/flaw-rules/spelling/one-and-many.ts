/** Finds many things where one is meant ('takes a steps'), and one where there are many ('various street', 'one of the wheel', 'three year later'). */
import { wordSet } from '../../../screenplay/text/phrases.ts';
import { plainVerbs } from '../../lexicons/flaws/plain-verbs.ts';
import { manyInOne } from '../../lexicons/flaws/spelling-forms.ts';
import { functionWords } from '../../lexicons/function-words.ts';
import { englishWords } from '../../norms/english-words.ts';
import { type Neighboured, signs } from '../../text/neighbours.ts';
import type { Passage } from '../../text/passages.ts';
import type { Disagreement } from './disagreements.ts';
import { runsOn, slipWordsOf, textOf } from './slip-words.ts';
import { withoutS } from './verb-forms.ts';

/** With an s they are one, or a way of speaking: 'gives a thumbs up', 'a ways off'. */
export const oneWithS = wordSet(
  'ways thumbs means arts news works heads thanks masters pants yes bus gas plus lens dues always goods has was is does his this us as its',
);

const numbers = wordSet(
  'two three four five six seven eight nine ten twelve fifteen twenty thirty forty fifty several few',
);
const units = wordSet('year month week day hour minute second mile block');
const timesOrUnits = new Set([...units, 'time']);
const behindUnits = wordSet('later ago away apart');
const hundreds: ReadonlyMap<string, string> = new Map([
  ['hundreds', 'hundred'],
  ['thousands', 'thousand'],
  ['millions', 'million'],
]);
const ofMany = wordSet('the his her their these those my');
/** One may be of them as they stand. */
const groups = wordSet(
  'group kind sort type class company bunch lot rest feet teeth clan tribe party cast staff best same world detail guard unit',
);

export function oneAndManyIn(passage: Passage): Disagreement[] {
  const words = slipWordsOf(passage);
  const { everyday } = englishWords();
  const found: Disagreement[] = [];
  const add = (from: Neighboured, wrong: Neighboured, meant: string): void => {
    found.push({ word: wrong.word, meant, phrase: textOf(passage.text, from, wrong) });
  };
  for (const [at, first] of words.entries()) {
    const [second, third, fourth] = [words[at + 1], words[at + 2], words[at + 3]];
    if (!second || !runsOn(first, second) || second.word !== second.small) continue;
    const { small, word } = first;
    const { small: noun } = second;
    const ends = endsHere(second, third);
    if (word === small && (small === 'a' || small === 'an') && ends && /[^s]s$/.test(noun) && !oneWithS.has(noun)) {
      const single = noun.slice(0, -1);
      const isVerb = withoutS(noun) !== null;
      // 'An pulls' is 'and pulls'; what 'a steps' lacks may be a letter of either word.
      if (small === 'an' && (isVerb || !/^[aeiou]/.test(noun)))
        found.push({ word, meant: 'and', phrase: `an ${noun}`, better: `and ${noun}` });
      else if (
        everyday.has(single) &&
        (!isVerb || !third || !functionWords.has(third.small) || ofPlace.has(third.small))
      )
        add(first, second, single);
    }
    const isOne = !noun.endsWith('s') && everyday.has(`${noun}s`) && !functionWords.has(noun);
    const isSeveral =
      small === 'various' ? !plainVerbs.has(noun) && noun !== 'other' : small === 'several' && timesOrUnits.has(noun);
    if (isSeveral && ends && isOne) add(first, second, `${noun}s`);
    if (numbers.has(small) && units.has(noun) && behindUnits.has(third?.small ?? '') && runsOn(second, third))
      add(first, second, `${noun}s`);
    const counted = numbers.has(small) && small !== 'few' ? hundreds.get(noun) : undefined;
    if (counted !== undefined && third && runsOn(second, third) && third.small !== 'of') add(first, second, counted);
    if (
      small === 'one' &&
      noun === 'of' &&
      third &&
      fourth &&
      ofMany.has(third.small) &&
      runsOn(second, third) &&
      runsOn(third, fourth)
    ) {
      const last = fourth.small;
      const isSingle =
        last === fourth.word && !last.endsWith('s') && everyday.has(`${last}s`) && !functionWords.has(last);
      if (
        isSingle &&
        !groups.has(last) &&
        !manyInOne.has(last) &&
        !/men$/.test(last) &&
        endsHere(fourth, words[at + 4], { beforeVerbs: true })
      )
        add(first, fourth, `${last}s`);
    }
  }
  return found;
}

/** Behind 'a steps' in 'a steps to the door': nothing that a verb does. */
const ofPlace = wordSet('of in from to toward towards with and back forward');

/** No noun stands behind that it could belong to: 'a sports car', 'one of the guard dogs'. */
const endsHere = (word: Neighboured, next: Neighboured | undefined, { beforeVerbs = false } = {}): boolean =>
  word.after !== signs.hyphen &&
  (!next || !runsOn(word, next) || functionWords.has(next.small) || (beforeVerbs && withoutS(next.word) !== null));
