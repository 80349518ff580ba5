/** Tells a speech that only greets, makes known or takes leave: what a scene can do without. */
import { wholeText } from '../../screenplay/text/phrases.ts';
import { addresses, civilSlack, farewells, greetings, introducing } from '../lexicons/story/civil-words.ts';

/** `civil`: such words and nothing else; `slack`: only what may stand beside them; null: it says more. */
export type Civility = 'civil' | 'slack' | null;

const known = { greets: wholeText(greetings), parts: wholeText(farewells), slack: wholeText(civilSlack) };
/** Said into the dark or into a telephone. */
const asksWho = /\bhello[^.!?]*\?/i;
const makesKnown = wholeText(introducing);
/** A name has no more words. */
const longestName = 3;

/** Whether a speech does nothing but greet, or take leave. `nameWords` are the words of the script's names, in small letters. */
export const greets = (text: string, nameWords: ReadonlySet<string>): Civility =>
  asksWho.test(text)
    ? null
    : civilityOf(text, nameWords, (part, isNamed) => known.greets.test(part) || (isNamed && makesKnown.test(part)));
export const takesLeave = (text: string, nameWords: ReadonlySet<string>): Civility =>
  civilityOf(text, nameWords, (part) => known.parts.test(part));

function civilityOf(
  text: string,
  nameWords: ReadonlySet<string>,
  isCivil: (part: string, isNamed: boolean) => boolean,
): Civility {
  const parts = text
    .replace(/’/g, "'")
    .replace(/\b(M[rs]s?|Dr)\./g, '$1')
    .split(/[.,!?;:…—()"“”]+|--+|\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const isWho = (word: string): boolean =>
    addresses.has(word.toLowerCase()) || (/^\p{Lu}/u.test(word) && nameWords.has(word.toLowerCase()));
  let civil: Civility = parts.length === 0 ? null : 'slack';
  for (const part of parts) {
    const words = part.split(/\s+/);
    const opened = words.length > 1 && known.slack.test(words[0] ?? '') ? words.slice(1) : words;
    // 'Good morning, Mr. Vance' and 'Hello Lena' alike: what stands behind the greeting is whom it greets.
    const tail = opened.length - 1 - opened.findLastIndex((word) => !isWho(word));
    const name = Math.min(tail, longestName);
    const heads = [words, opened, ...Array.from({ length: name }, (_, at) => opened.slice(0, opened.length - at - 1))];
    if (heads.some((head, at) => isCivil(head.join(' '), at > 1))) civil = 'civil';
    else if (!(known.slack.test(part) || tail === opened.length)) return null;
  }
  return civil;
}
