/** Whose age a script prints, and where: at the introduction, else at another mention, as long as the mentions agree. */
import { anyOf, wholeText } from '../../../screenplay/text/phrases.ts';
import { decades } from '../../lexicons/introduction-words.ts';
import { offices, ranks } from '../../lexicons/name-words.ts';
import { englishWords } from '../../norms/english-words.ts';
import type { Passage } from '../../text/passages.ts';
import { sentencesOf } from '../../text/words.ts';
import { ageAfter, ageBeside } from './ages.ts';

/** Up to this age somebody is a child. */
const child = 12;
/** Ages so many years apart are those of one person in two times of the story: an older one at another mention, or two younger ones, where a single one may be a photograph's. */
const generation = 15;
const fewestYounger = 2;

/** Who is in the thirties at first is not seventeen: that is another time of the story. */
const decade = new RegExp(`^[^.;:]{0,30}\\b(?:\\d0['’]?s|\\d0-something|${anyOf(decades)})\\b`, 'iu');

/** The first mention: its paragraph and the text before and behind the name. */
export interface FirstMention {
  readonly paragraph: string;
  readonly before: string;
  readonly after: string;
}

/**
 * In years; null where none is printed or the mentions differ. A child's age counts only at the first mention and where no other makes the same name older: 'Will, 3' of page 1 is
 * not the Will of the script. `named` finds the name in running text, `ownNames` are the words that may stand before it.
 */
export function toldAge(
  name: string,
  first: FirstMention,
  mentioning: readonly Passage[],
  named: RegExp,
  ownNames: ReadonlySet<string>,
): number | null {
  const ages = agesAt(mentioning, named, ownNames);
  const own = ageAtFirst(name, first);
  if (own !== null) return isOfOneTime(own, ages) ? null : own;
  if (decade.test(first.after) || isPart(name)) return null;
  const [only, ...others] = new Set(ages);
  return only !== undefined && only > child && others.length === 0 ? only : null;
}

/** True where the age at the first mention is not the one that somebody has in most of the story. */
const isOfOneTime = (own: number, ages: readonly number[]): boolean =>
  ages.some((age) => age > own + (own <= child ? 0 : generation)) ||
  ages.filter((age) => age < own - generation).length >= fewestYounger;

/** A part ('YOUNG OFFICER') may be another at every mention. */
function isPart(name: string): boolean {
  const { everyday } = englishWords();
  return name.split(' ').every((word) => everyday.has(word.toLowerCase()));
}

/** Beside the name, or in a sentence of the same paragraph that begins with it: 'Fred is 32 years old'. */
function ageAtFirst(name: string, { paragraph, before, after }: FirstMention): number | null {
  const own = ageBeside(before, after);
  if (own !== null) return own;
  for (const sentence of sentencesOf(paragraph)) {
    const start = sentence.slice(0, name.length).toUpperCase();
    const age = start === name ? ageAfter(sentence.slice(name.length)) : null;
    if (age !== null) return age;
  }
  return null;
}

const title = wholeText([...ranks, ...offices], { flags: 'i' });
/** A word with a capital right before a name. */
const bearer = /(\p{Lu}[\p{L}'’-]*)\.? $/u;

/** 'JERRY' of 'JERRY MAGUIRE, 35'. */
const surname = /^ \p{Lu}[\p{L}'’-]+(?=,? )/u;

/** Ages behind every mention; those of somebody else of the name ('MARIE DEWEY, 35' says nothing of Dewey) left out. */
function agesAt(mentioning: readonly Passage[], named: RegExp, ownNames: ReadonlySet<string>): number[] {
  const every = new RegExp(named.source, `${named.flags}g`);
  return mentioning.flatMap(({ text }) =>
    [...text.matchAll(every)].flatMap((found) => {
      const before = bearer.exec(text.slice(0, found.index))?.[1];
      if (before !== undefined && !title.test(before) && !ownNames.has(before.toUpperCase())) return [];
      const after = text.slice(found.index + found[0].length);
      return ageBeside(text.slice(0, found.index), after) ?? ageAfter(after.replace(surname, '')) ?? [];
    }),
  );
}
