/** Finds whom the action names in scene after scene and who never speaks: a child, a dog, a man who only watches. */
import { oneOf } from '../../screenplay/text/phrases.ts';
import type { SilentPerson } from '../../story/people/silent-person.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Derived } from '../derive.ts';
import { actAdverbs, noActs } from '../lexicons/talk-words.ts';
import { englishWords } from '../norms/english-words.ts';
import type { Passage } from '../text/passages.ts';
import { quoteExactly } from '../text/quote.ts';
import { sentencesOf } from '../text/words.ts';
import { nearlySame } from './near-names.ts';

const fewestScenes = 3;
/** In more of the scenes than this it is a leading speaker by another name. */
const mostScenes = 0.4;
/** Different verbs behind the name that the script has behind speakers' names, too: 'Troops' and 'eyes' end in s as well. */
const fewestVerbs = 2;
/** In a script with fewer speeches a page the cues were not read, and everybody would be silent. */
const fewestSpeeches = 2;
/** Shorter words are parts of other names. */
const shortestName = 3;
/** Names told, those in most scenes. */
const mostTold = 8;

const opening = new RegExp(
  `^(?:Then |And |But |Now )?(\\p{Lu}[\\p{L}]{2,}),? (?:${oneOf(actAdverbs)} )?(\\p{Ll}{2,}s)\\b`,
  'u',
);
const wordsIn = (text: string): string[] =>
  text
    .toUpperCase()
    .split(/[^\p{L}'’-]+/u)
    .filter((word) => word.length >= shortestName)
    .map((word) => word.replace(/['’]S$/, ''));

interface Act {
  readonly passage: Passage;
  readonly sentence: string;
  readonly verb: string;
}

/**
 * Most scenes first. A name is a capitalised word that opens sentences of action with different verbs, stands nowhere in small letters, is no word of
 * the language and no part, nickname or slip of a speaker's name. Own rule: of 26 found in 232 produced scripts
 * 21 are somebody who never speaks, the others vehicles, a slip and a lead of another name. None in a script that is not English.
 */
export function countSilentPeople({ derived }: Pick<AnalysisInput, 'derived'>): SilentPerson[] {
  const { actions, speeches, pages, english, display } = derived;
  if (!english || speeches.length < pages * fewestSpeeches) return [];
  const speakers = speakersWords(derived);
  const acts = actsByName(actions);
  const speakersVerbs = new Set(
    [...acts].flatMap(([name, own]) => (speakers.has(name) ? own.map(({ verb }) => verb) : [])),
  );
  const others = notNames(derived, speakers);
  return [...acts]
    .flatMap(([name, own]): SilentPerson[] => {
      const verbs = new Set(own.map(({ verb }) => verb).filter((verb) => speakersVerbs.has(verb)));
      const [first] = own;
      if (verbs.size < fewestVerbs || !first || others(name)) return [];
      const named = new RegExp(`(?<![\\p{L}\\p{N}])(?:${name}|${printed(name)})(?![\\p{L}\\p{N}])`, 'u');
      const where = actions.filter(({ scene, text }) => scene !== null && named.test(text));
      const scenes = new Set(where.map(({ scene }) => scene)).size;
      if (scenes < fewestScenes || scenes > derived.scenes.length * mostScenes) return [];
      return [
        {
          name: display(name),
          scenes,
          pages: [...new Set(where.map(({ at }) => at.page))],
          first: quoteExactly(first.passage, first.sentence),
        },
      ];
    })
    .toSorted((a, b) => b.scenes - a.scenes || (a.name < b.name ? -1 : 1))
    .slice(0, mostTold);
}

const printed = (name: string): string => name.charAt(0) + name.slice(1).toLowerCase();

/** Every word of every speaker's names, as cues and introductions have them. */
const speakersWords = ({ characters, speeches }: Derived): ReadonlySet<string> =>
  new Set([
    ...characters.flatMap(({ id, pageName, introduction }) =>
      wordsIn(`${id} ${pageName} ${introduction?.fullName ?? ''}`),
    ),
    ...speeches.flatMap((speech) => speech.speakers.flatMap(wordsIn)),
  ]);

function actsByName(actions: readonly Passage[]): ReadonlyMap<string, readonly Act[]> {
  const found = new Map<string, Act[]>();
  for (const passage of actions)
    for (const sentence of sentencesOf(passage.text)) {
      const [, name, verb] = opening.exec(sentence) ?? [];
      if (name === undefined || verb === undefined || noActs.has(verb)) continue;
      const key = name.toUpperCase();
      found.set(key, [...(found.get(key) ?? []), { passage, sentence, verb }]);
    }
  return found;
}

/** Tells the words that are no name of somebody silent: words of the language, and what belongs to a speaker: a part of the name, a nickname, a slip, a name beside it. */
function notNames({ passages }: Derived, speakers: ReadonlySet<string>): (name: string) => boolean {
  const { known } = englishWords();
  const small = new Set<string>();
  const beside = new Set<string>();
  for (const { kind, text } of passages) {
    for (const [, one = '', other = ''] of text.matchAll(/(?<!\p{L})(\p{Lu}[\p{L}'’-]+) (?=(\p{Lu}[\p{L}-]+))/gu)) {
      if (speakers.has(one.toUpperCase())) beside.add(other.toUpperCase());
      if (speakers.has(other.toUpperCase())) beside.add(one.toUpperCase());
    }
    if (kind !== 'action' && kind !== 'dialogue') continue;
    for (const [word] of text.matchAll(/(?<!\p{L})\p{Ll}[\p{L}'’]*/gu)) small.add(word.toUpperCase());
  }
  return (name) =>
    known.has(name.toLowerCase()) ||
    small.has(name) ||
    beside.has(name) ||
    [...speakers].some((one) => one.includes(name) || name.includes(one) || nearlySame(one, name));
}
