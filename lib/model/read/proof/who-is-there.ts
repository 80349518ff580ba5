/**
 * Who is in a scene, and whom a sentence makes do something there. Whoever acts in a sentence has to speak or be named in the scenes it cites; somebody who is
 * only spoken of ('works for Tobias', 'Isaac's reel') need not.
 */
import { oneOf } from '../../../screenplay/text/phrases.ts';
import { numberWords } from '../../telling-words.ts';
import { type NumberedScript, sceneOf, wordsIn } from '../numbered-script.ts';

export interface WhoIsThere {
  /** People by their places in `names` who speak or are named in a text of the script, in capitals or not. */
  within(text: string): ReadonlySet<number>;
  /** The same of a whole scene; looked up once. */
  inScene(ordinal: number): ReadonlySet<number>;
  /** People whom a sentence of a reader names: by a capital, since 'oversight' and 'captain' are words, too. */
  named(sentence: string): number[];
  /** Those of them who act: who begin a clause, or are followed by a verb. */
  acting(sentence: string): number[];
  /** True where nobody acts who is not in these scenes. */
  allThere(sentence: string, scenes: readonly number[]): boolean;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
/** Words that stand in names and are not one's name: 'The Second Guard', 'Ember One'. */
const noName = new Set('the and von van der dos del old young first second third man woman boy girl voice'.split(' '));
const leastName = 3;
/** A word by which somebody is known. */
export const isNameWord = (word: string): boolean =>
  word.length >= leastName && !noName.has(word) && !numberWords.has(word);
const titles = new Set(
  'mr mrs ms miss dr doctor captain professor sir lady lord father sister inspector sergeant'.split(' '),
);

/** After these a name begins a clause, or stands beside somebody who does. */
const joins = 'and while when with than because but where as'.split(' ');
/** 'Tells Brianna and Tentakewl that': the second of two who are only told of is told of as well. */
const pairOpens = /(\p{Lu}[\p{L}'’]*) and $/u;
const opensClause = new RegExp(`(?:^|[.,;:!?–—("“]|\\b${oneOf(joins)})\\s*$`, 'i');
/** 'Mags threads', 'Lena is': no 's of possession, no 'Mags as'. */
const between = ['also', 'never', 'only', 'just', 'then'];
const endInS = ['as', 'across', 'always', 'perhaps', 'this'];
const auxiliaries = ['had', 'did', 'will', 'would', 'can', 'could'];
const verbFollows = new RegExp(
  `^ (?:${oneOf(between)} )?(?:(?!${oneOf(endInS)}\\b)[a-z]{2,}s|${oneOf(auxiliaries)})\\b`,
);
const title = /\b(?:Mr|Mrs|Ms|Dr|St)\.\s*$/;
const possessed = /^['’]/;
const participle = /^ [a-z]+ing\b/;
/** What somebody asks or tells of another: 'whether Lena knows'; and what was before: 'Isaac was late'. */
const reports = new RegExp(`\\b${oneOf(['whether', 'that', 'if', 'how', 'why', 'what', 'who'])}\\s*$`, 'i');
const before = /^ (?:was|were|had)\b/;

export function whoIsThere(script: NumberedScript, names: readonly (readonly string[])[]): WhoIsThere {
  const people = names.map((own) => new Set(own.flatMap(wordsOf).filter(isNameWord)));
  const byWord = new Map<string, number[]>();
  for (const [person, own] of people.entries())
    for (const word of own) byWord.set(word, [...(byWord.get(word) ?? []), person]);
  const isOwn = (word: string): boolean => byWord.get(word)?.length === 1;
  const hasOwn = people.map((own) => [...own].some(isOwn));

  /** A name that a family shares is nobody's who has one of their own, unless it follows a title. */
  const within = (text: string): ReadonlySet<number> => {
    const words = wordsOf(text.replace(/['’]s\b/gi, ''));
    return new Set(
      words.flatMap((word, at) => {
        const persons = byWord.get(word) ?? [];
        return persons.length < 2 || titles.has(words[at - 1] ?? '') ? persons : persons.filter((one) => !hasOwn[one]);
      }),
    );
  };
  const looked = new Map<number, ReadonlySet<number>>();
  const inScene = (ordinal: number): ReadonlySet<number> => {
    const known = looked.get(ordinal);
    if (known) return known;
    const scene = sceneOf(script, ordinal);
    const found = within(scene ? wordsIn(scene) : '');
    looked.set(ordinal, found);
    return found;
  };
  const mentions = (sentence: string) =>
    [...sentence.matchAll(/\p{Lu}\p{L}*/gu)].flatMap(({ 0: word, index }) => {
      const persons = byWord.get(word.toLowerCase());
      return persons ? [{ persons, from: index, to: index + word.length }] : [];
    });
  const opens = (lead: string): boolean => {
    const first = pairOpens.exec(lead);
    const known = first?.[1] !== undefined && byWord.has(first[1].toLowerCase());
    return first !== null && known ? opensClause.test(lead.slice(0, first.index)) : opensClause.test(lead);
  };
  const actingMentions = (sentence: string) =>
    mentions(sentence).filter(({ from, to }) => {
      const rest = sentence.slice(to);
      if (possessed.test(rest) || participle.test(rest)) return false;
      const lead = sentence.slice(0, from);
      if (reports.test(lead) || before.test(rest)) return false;
      return (opens(lead) && !title.test(lead)) || verbFollows.test(rest);
    });
  return {
    within,
    inScene,
    named: (sentence) => [...new Set(mentions(sentence).flatMap(({ persons }) => persons))],
    acting: (sentence) => [...new Set(actingMentions(sentence).flatMap(({ persons }) => persons))],
    allThere: (sentence, scenes) =>
      actingMentions(sentence).every(({ persons }) =>
        persons.some((person) => scenes.some((ordinal) => inScene(ordinal).has(person))),
      ),
  };
}
