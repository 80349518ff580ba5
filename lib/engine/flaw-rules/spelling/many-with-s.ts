/** Finds many that do what one does ('the boys grabs', 'as tears rolls down'), and says both ways to mend it. */
import { wordSet } from '../../../screenplay/text/phrases.ts';
import { functionWords } from '../../lexicons/function-words.ts';
import { englishWords } from '../../norms/english-words.ts';
import { type Neighboured, signs } from '../../text/neighbours.ts';
import type { Passage } from '../../text/passages.ts';
import { oneWithS } from './one-and-many.ts';
import { runsOn, slipWordsOf, textOf } from './slip-words.ts';
import { withoutS } from './verb-forms.ts';

/** `phrase` as it stands, `meant` with the verb of many and with one who does it. */
interface ManyWithS {
  readonly phrase: string;
  readonly meant: readonly [string, string];
}

const namers = wordSet('the two three four five several many his her their these those some both');
/** Words that stand for more than one, whatever follows. */
const manyNamers = wordSet('two three four five several many these those both');
const openers = wordSet('as while when until because before after then');
/** Behind the verb: no noun of which the verb could be the owner's thing or the first half. */
const behindVerb = wordSet(
  'down up out off over into from through across around away to in on at by the a an his her their him them it its back toward towards open onto along past behind under with for and',
);
const shortestNoun = 4;

/** The one of a noun that ends in s, where everybody says it; null for 'boss', 'bus' and what is no noun. */
function oneOf(noun: string): string | null {
  if (noun.length < shortestNoun || !/[^su'’]s$/.test(noun) || functionWords.has(noun) || oneWithS.has(noun))
    return null;
  const { everyday } = englishWords();
  const forms = [
    ...(noun.endsWith('ies') ? [`${noun.slice(0, -3)}y`] : []),
    noun.slice(0, -1),
    ...(noun.endsWith('es') ? [noun.slice(0, -2)] : []),
  ];
  return forms.find((form) => everyday.has(form)) ?? null;
}

/** Reads the head of a sentence or of a clause: 'one of the boys grabs' is right. */
export function manyWithS(passage: Passage): ManyWithS[] {
  const words = slipWordsOf(passage);
  return words.flatMap((noun, at): ManyWithS[] => {
    const [verb, next] = [words[at + 1], words[at + 2]];
    if (!verb || !next || noun.word !== noun.small || !runsOn(noun, verb) || !runsOn(verb, next)) return [];
    const plainVerb = verb.after === signs.hyphen ? null : withoutS(verb.word);
    if (plainVerb === null || !behindVerb.has(next.small)) return [];
    const one = oneOf(noun.word);
    const first = one === null ? null : headOf(words, at);
    if (one === null || !first) return [];
    const before = first === noun ? '' : `${first.word} `;
    const single = first === noun || manyNamers.has(first.small) ? [] : [`${before}${one} ${verb.word}`];
    const [many, other = many] = [`${before}${noun.word} ${plainVerb}`, ...single];
    return [{ phrase: textOf(passage.text, first, verb), meant: [many, other] }];
  });
}

/** The word with which those who do it begin, where a sentence or a clause begins with it. */
function headOf(words: readonly Neighboured[], at: number): Neighboured | null {
  const [noun, before, opener] = [words[at], words[at - 1], words[at - 2]];
  if (!noun || !before || !runsOn(before, noun)) return null;
  if (openers.has(before.small)) return withoutS(noun.word) === null ? noun : null;
  if (!namers.has(before.small)) return null;
  return before.before === signs.end || (openers.has(opener?.small ?? '') && runsOn(opener, before)) ? before : null;
}
