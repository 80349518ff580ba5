/** Finds animals by their names: 'UNDERDOG, a tiny chihuahua' is there wherever UNDERDOG is named. */
import { anyOf } from '../../screenplay/text/phrases.ts';
import { behindAnimals } from '../lexicons/shoot/need-senses.ts';
import { needWords, slots } from '../lexicons/shoot/need-words.ts';
import type { Passage } from '../text/passages.ts';
import { sentencesOf, wordsOf } from '../text/words.ts';
import { isAbsent, isMade, isTalk } from './need-senses.ts';

const kind = anyOf(
  needWords.animals.flatMap(({ words }) => words),
  slots,
);
/** A name between commas or before one, then what it is, and the end of a clause: no 'wolf of a man'. */
const introduced = new RegExp(
  `(?<![\\p{L}])(\\p{Lu}[\\p{Lu}'’]{2,}), (?:[Aa]n?|[Tt]he|[Hh]is|[Hh]er|[Tt]heir) (?:[\\p{L}-]+,? ){0,4}?((?:${caseless(kind)}))(?=[.,;:!)]|$| [~–—-]| ${anyOf(behindAnimals)}\\b)`,
  'gu',
);

/** The pattern for small letters or capitals alone: the name before it keeps its capital. */
function caseless(source: string): string {
  return `${source}|${source.replace(/(?<!\\)[a-z]/g, (letter) => letter.toUpperCase())}`;
}

/** One hit a sentence that names an animal; nobody who speaks is one. */
export function animalNames(actions: readonly Passage[], speakers: ReadonlySet<string>) {
  const names = new Map<string, string>();
  const small = new Set(actions.flatMap(({ text }) => text.match(/(?<![\p{L}])\p{Ll}{3,}/gu) ?? []));
  for (const { text } of actions)
    for (const [, name = '', animal = ''] of text.matchAll(introduced))
      if (!wordsOf(name).some((word) => speakers.has(word) || small.has(word)))
        names.set(name.toLowerCase(), animal.toLowerCase());
  return actions.flatMap((passage) =>
    sentencesOf(passage.text).flatMap((sentence) => {
      const named =
        /\p{Lu}/u.test(sentence) && !isTalk(sentence) && !isAbsent(sentence) && !isMade(sentence)
          ? (sentence.match(/\p{Lu}[\p{L}]{2,}/gu) ?? [])
          : [];
      const animals = new Set(named.flatMap((name) => names.get(name.toLowerCase()) ?? []));
      return [...animals].map((word) => ({ word: word.replace(/^(?:an?|the) /, ''), passage, sentence }));
    }),
  );
}
