/**
 * Whether a script calls somebody she or he: read from its action, where a sentence that names nobody else is followed by one that begins with the pronoun, or
 * turns back on its subject ('Anna wipes her hands'). So that sentences about one person can be told one after the other without the name in each.
 */
import type { Pronoun } from '../../story/read/person-read.ts';
import type { NumberedScript } from './numbered-script.ts';
import { isNameWord } from './proof/who-is-there.ts';

/** Fewer sightings are chance, and so are sightings that disagree. */
const fewest = 3;
const leastShare = 0.9;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .match(/[\p{L}']+/gu)
    ?.map(bare) ?? [];
/** 'Anna's' names Anna. */
const bare = (word: string): string => word.replace(/'s?$/, '');
const nameWords = (names: readonly string[]): Set<string> => new Set(names.flatMap(wordsOf).filter(isNameWord));

const spoken: Readonly<Record<string, Pronoun>> = {
  she: 'she',
  her: 'she',
  hers: 'she',
  herself: 'she',
  he: 'he',
  his: 'he',
  him: 'he',
  himself: 'he',
};
const pronounOfWord = (word: string): Pronoun | null => spoken[word] ?? null;

/** The pronoun of a person by the names that the script has for them; null where the page does not settle it. `everybody` holds the names of all people. */
export function pronounOf(
  script: NumberedScript,
  own: readonly string[],
  everybody: readonly (readonly string[])[],
): Pronoun | null {
  const mine = nameWords(own);
  const others = new Set(everybody.flatMap((names) => [...nameWords(names)]).filter((word) => !mine.has(word)));
  const seen = { she: 0, he: 0 };
  for (const { pieces } of script.scenes)
    for (const { kind, texts } of pieces) {
      if (kind !== 'action') continue;
      for (const { text } of texts) {
        let isSubject = false;
        for (const sentence of text.replaceAll('’', "'").split(/(?<=[.!?])\s+/)) {
          const words = wordsOf(sentence);
          const namesOther = words.some((word) => others.has(word));
          const [first = ''] = words;
          const begun: Pronoun | null = isSubject && !namesOther ? pronounOfWord(first) : null;
          if (begun !== null) seen[begun] += 1;
          else if (mine.has(first) && !namesOther) {
            const turned = words
              .slice(1)
              .map(pronounOfWord)
              .find((each) => each !== null);
            if (turned) seen[turned] += 1;
          }
          isSubject = !namesOther && (mine.has(first) || begun !== null);
        }
      }
    }
  const [more, less]: [Pronoun, Pronoun] = seen.she >= seen.he ? ['she', 'he'] : ['he', 'she'];
  const all = seen[more] + seen[less];
  return seen[more] >= fewest && seen[more] / all >= leastShare ? more : null;
}

/** Sentences of a reader that agree: fewer are chance. */
const fewestSaid = 2;
/** The pronoun that a reader's own `sentences` have for a person, of those that begin with the name and name nobody else; null where too few do, or they do not agree. For small parts, whose pages settle none. */
export function pronounSaid(
  sentences: readonly string[],
  own: readonly string[],
  everybody: readonly (readonly string[])[],
): Pronoun | null {
  const mine = nameWords(own);
  const others = new Set(everybody.flatMap((names) => [...nameWords(names)]).filter((word) => !mine.has(word)));
  const said = sentences.flatMap((sentence) => {
    const words = wordsOf(sentence.replaceAll('’', "'"));
    if (!mine.has(words[0] ?? '') || words.some((word) => others.has(word))) return [];
    return words.map(pronounOfWord).find((each) => each !== null) ?? [];
  });
  const [first] = said;
  return first !== undefined && said.length >= fewestSaid && said.every((each) => each === first) ? first : null;
}
