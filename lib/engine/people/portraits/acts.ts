/** Counts what somebody is seen to do: sentences of action that open with the name and a verb, and the one of them that an actor can play most. */
import { anyOf, oneOf, wholeWords } from '../../../screenplay/text/phrases.ts';
import type { Cite } from '../../../story/cite.ts';
import type { Derived } from '../../derive.ts';
import { shortTitles } from '../../lexicons/name-words.ts';
import {
  afterHer,
  loneActs,
  onlyLooks,
  partings,
  strongActs,
  turningActs,
} from '../../lexicons/story/portrait-words.ts';
import { actAdverbs, noActs } from '../../lexicons/talk-words.ts';
import { inCapitals } from '../../scenes/marked-parts.ts';
import type { Passage } from '../../text/passages.ts';
import { quoteExactly } from '../../text/quote.ts';
import { sentencesOf, wordsOf } from '../../text/words.ts';
import type { Character } from '../character-index.ts';
import type { Naming } from '../presence/namings.ts';

interface Act {
  readonly passage: Passage;
  readonly sentence: string;
  readonly verb: string;
  readonly behind: string;
}

/** A longer sentence, in words, shows more than its opening. */
const length = { least: 4, most: 24 } as const;

/** 'kisses her on the mouth': behind 'her' no thing of hers follows. */
const objectEnds = `(?=\\s*(?:[.,;!)]|--|$|\\s${anyOf(afterHer)}\\b))`;
/** Shorter names are words of their own. */
const shortestName = 3;
const looks = wholeWords(onlyLooks);
const verbBehind = new RegExp(`^,? (?:(?:${oneOf(actAdverbs)}|\\p{Ll}+ly|suddenly) )?(\\p{L}{2,}s)\\b`, 'iu');

/** Before the name: 'The Writer waits.', 'Mr. Johnny sits.' */
const opens = new RegExp(`^(?:(?:the|${anyOf(shortTitles)}\\.?) )?$`, 'i');

function actsOf(namings: readonly Naming[]): Act[] {
  return namings.flatMap(({ passage, from, to }) => {
    if (passage.kind !== 'action') return [];
    const { text } = passage;
    const sentence = sentencesOf(text).find((one) => text.indexOf(one) <= from && to <= text.indexOf(one) + one.length);
    if (sentence === undefined || !opens.test(sentence.slice(0, from - text.indexOf(sentence)))) return [];
    const printed = verbBehind.exec(text.slice(to))?.[1];
    const verb = inCapitals(sentence) ? printed?.toLowerCase() : printed;
    if (verb === undefined || verb !== verb.toLowerCase() || noActs.has(verb)) return [];
    return [{ passage, sentence, verb, behind: text.slice(to, text.indexOf(sentence) + sentence.length) }];
  });
}

/** `count` sentences; `telling` the strongest of them, null where none is strong: of 40 in 40 produced scripts, read by one reader, 40 are done by the person and 36 show more than a move. Null in a script that is not English. */
export function actsOfPerson(
  { id }: Pick<Character, 'id'>,
  namings: readonly Naming[],
  { characters, english }: Derived,
): { readonly count: number; readonly telling: Cite | null } | null {
  if (!english) return null;
  const acts = actsOf(namings);
  const others = characters.filter((one) => one.id !== id && one.pageName.length >= shortestName);
  const names = others.flatMap(({ pageName, name }) => [pageName, name]);
  // A name behind which another word of a name stands is somebody else's.
  const whom = names.length === 0 ? '' : `|(?: the)? ${oneOf(names)}(?!['’]|\\p{L}| \\p{Lu})`;
  // 'kisses her', 'shoves Ben aside'; 'kisses her hand' and 'kicks Ben's chair' are done to a thing.
  const another = new RegExp(`^(?: ${anyOf(partings)})?(?: (?:him|them|her${objectEnds})${whom})(?!\\p{L})`, 'u');
  const weightOf = ({ verb, behind, sentence }: Act): number => {
    const count = wordsOf(sentence).length;
    if (count < length.least || count > length.most || looks.test(behind)) return 0;
    const done = behind.slice(behind.indexOf(verb) + verb.length);
    if (another.test(done)) return turningActs.has(verb) ? 3 : strongActs.has(verb) ? 2 : 0;
    return loneActs.has(verb) ? 1 : 0;
  };
  const best = acts.reduce<Act | null>(
    (top, act) => (weightOf(act) > (top === null ? 0 : weightOf(top)) ? act : top),
    null,
  );
  return { count: acts.length, telling: best && quoteExactly(best.passage, best.sentence) };
}
