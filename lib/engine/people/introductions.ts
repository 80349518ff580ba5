/** Finds where the action first shows each speaker, and the age and words it gives. Does not infer what is not printed. */

import { anyOf, asItStands, wholeText, wholeWords } from '../../screenplay/text/phrases.ts';
import { isPart } from '../flaw-rules/name-pattern.ts';
import { besideNames, features, offices, ranks } from '../lexicons/name-words.ts';
import type { Passage } from '../text/passages.ts';
import { sentencesOf } from '../text/words.ts';
import { ageAfter } from './ages.ts';
import type { DisplayName } from './display-names.ts';

/** `fullName` as the script prints it ('Lena Okafor'), `age` in years when printed, `description` a printed 'a …' or 'the …' phrase. */
export interface Introduction {
  readonly passage: Passage;
  readonly sentence: string;
  /** The name as it stands in the sentence. */
  readonly printed: string;
  readonly fullName: string;
  readonly age: number | null;
  readonly description: string | null;
}

/**
 * By character id, from ids and the names that the action uses for them. The first mention in capitals counts; failing that, the first
 * mention at all. A renamed character's full name has the new name in it, the sentence stays as printed.
 */
export function introductionsOf(
  passages: readonly Passage[],
  pageNames: ReadonlyMap<string, string>,
  display: DisplayName,
): Map<string, Introduction> {
  const actions = passages.filter((passage) => passage.kind === 'action');
  const folded = actions.map((passage) => passage.text.toUpperCase());
  const isOrdinary = ordinaryWords(passages);
  const others = new Set([...pageNames.values()]);
  const found = new Map<string, Introduction>();
  for (const [id, pageName] of pageNames) {
    const parts = pageName.split(' ');
    const mentioning = actions.filter((_, index) => parts.every((part) => folded[index]?.includes(part)));
    if (mentioning.length === 0) continue;
    const capitals = capitalsPattern(pageName);
    const named = new RegExp(`(?<![\\p{L}])(${asItStands(pageName)})(?![\\p{L}])(?!['’]s\\b)`, 'iu');
    const passage =
      mentioning.find(({ text }) => capitals.test(text)) ?? mentioning.find(({ text }) => named.test(text));
    if (!passage) continue;
    const pattern = capitals.test(passage.text) ? capitals : named;
    const sentence = sentencesOf(passage.text).find((text) => pattern.test(text)) ?? passage.text;
    const printed = pattern.exec(sentence)?.[1] ?? pageName;
    const at = sentence.indexOf(printed);
    const after = sentence.slice(at + printed.length);
    const isBare = printed.toUpperCase() === pageName || inRunOfCapitals(sentence.slice(0, at), after);
    const full = printed.toUpperCase().includes(pageName)
      ? fullName(printed.toUpperCase(), pageName, passages, isOrdinary)
      : namesIn(printed.toUpperCase());
    const isWhole = (name: string): boolean =>
      id === pageName ? parts.every((part) => name.includes(part)) : name.includes(pageName);
    // 'HIPPIE PRIEST' speaks himself: HIPPIE is somebody else.
    const isAnothers = full !== pageName && others.has(full) && pageName.split(' ').every(isOrdinary);
    found.set(id, {
      passage,
      sentence,
      printed,
      fullName: display(isBare || isAnothers || !isWhole(full) ? id : full.replace(asWord(pageName), () => id)),
      age: isNumbered(sentence) ? null : grownAge(ageIn(passage.text, pageName, after), mentioning, named),
      description: partOf(/^,? ?\(?(?:\d+\)?, )?((?:an?|the) [^,.;:()]{3,60}?)[,.;)]/.exec(after)?.[1]),
    });
  }
  return found;
}

/** What somebody wears or has on them is no part to play: 'a moustache like a push broom'. */
const feature = wholeWords(features);
const partOf = (phrase: string | undefined): string | null =>
  phrase === undefined || feature.test(phrase) ? null : phrase;

/** The id in capitals, perhaps as a nickname in quotation marks, with up to two names in capitals before, after or (CAPTAIN KAI LE GUIN for CAPTAIN LE GUIN) inside it. */
function capitalsPattern(id: string): RegExp {
  const name = "(?:\\p{Lu}[\\p{Lu}'-]*\\p{Lu}\\.?|\\p{Lu}\\.)";
  const own = id.split(' ').map(asItStands).join(` (?:${name} ){0,2}?`);
  return new RegExp(`(?<![\\p{L}])((?:${name} ){0,2}?["“']?${own}["”']?(?: ${name}){0,2})(?![\\p{L}'’])`, 'u');
}

/** '38 THE FIRST GIRL 38': a number on both sides is a shot's. */
const isNumbered = (sentence: string): boolean => /^(\d+)[A-Z]?\b.*\b\1[A-Z]?\W*$/.test(sentence);

/** So many times as often in small letters as with a capital a word is no name: 'HAMIDOU STEPS', 'REX GO'. 'Stone' may be both. */
const rather = 2;

/** Tells the words that the script itself uses as ordinary ones, in capitals as they stand in a name. */
function ordinaryWords(passages: readonly Passage[]): (word: string) => boolean {
  const small = new Map<string, number>();
  const large = new Map<string, number>();
  for (const { kind, text } of passages) {
    if (kind !== 'action' && kind !== 'dialogue') continue;
    for (const [, before = '', word = ''] of text.matchAll(/(^|[.!?:"“”]\s*|\s)(\p{L}[\p{Ll}'’]+)/gu)) {
      if (/^\p{Ll}/u.test(word)) small.set(word.toUpperCase(), (small.get(word.toUpperCase()) ?? 0) + 1);
      else if (/^\s$/.test(before)) large.set(word.toUpperCase(), (large.get(word.toUpperCase()) ?? 0) + 1);
    }
  }
  return (word) => (small.get(word) ?? 0) > rather * (large.get(word) ?? 0);
}

/** 'ENTERING' and the like begin a run of capitals, too. */
const noName = new RegExp(`^(?:${anyOf(besideNames)}|\\p{Lu}{3,}ING)$`, 'u');

/** Without what stands before the names: 'REVEALING DR SAMUEL KING'. */
function namesIn(printed: string): string {
  const words = printed.split(' ');
  return words.slice(words.findLastIndex((word) => noName.test(word)) + 1).join(' ');
}

/** "CHER'S HOUSE" is no name of HOUSE. */
const owned = /['’]S?$/;
const title = /^(?:MRS?|MISS|MS)\.?$/;
const isRank = wholeText([...ranks, ...offices], { flags: '' });

/** Not the ALEX of ALEXANDER. */
const asWord = (name: string): RegExp => new RegExp(`(?<!\\p{L})${asItStands(name)}(?!\\p{L})`, 'u');

/** Names before and after the id, as far as they look like names. What stands before a part ('a BRATTY KID') is none, and 'MRS. KRAMER' is not KRAMER. */
function fullName(
  printed: string,
  id: string,
  passages: readonly Passage[],
  isOrdinary: (word: string) => boolean,
): string {
  const at = printed.search(asWord(id));
  const nickname = /["“'] ?$/.test(printed.slice(0, at)) && /^["”']/.test(printed.slice(at + id.length));
  const wordsIn = (text: string): string[] =>
    text
      .split(' ')
      .flatMap((word) => (/^["“”']*$/.test(word) ? [] : [/^\p{L}{3,}\.$/u.test(word) ? word.slice(0, -1) : word]));
  const before = wordsIn(printed.slice(0, at));
  const after = wordsIn(printed.slice(at + id.length));
  const isJob = !isRank.test(id) && id.split(' ').every(isOrdinary);
  const isNone = (word: string): boolean =>
    noName.test(word) || owned.test(word) || (isOrdinary(word) && !isRank.test(word));
  const end = after.findIndex((word) => isNone(word) || isJob);
  const isName =
    before.length > 0 &&
    !before.some((word) => noName.test(word)) &&
    !title.test(before.at(-1) ?? '') &&
    !isPart(id, passages);
  const first = isName ? before.slice(before.findLastIndex(isNone) + 1) : [];
  return [...first, nickname ? `“${id}”` : id, ...after.slice(0, end < 0 ? after.length : end)].join(' ');
}

/** Up to this age somebody is a child. */
const child = 12;

/** A child's age is kept only where no other mention makes the same name older: 'Will, 3' of page 1 is not the Will of the script. */
function grownAge(age: number | null, mentioning: readonly Passage[], named: RegExp): number | null {
  if (age === null || age > child) return age;
  const isOlder = mentioning.some(({ text }) => {
    const found = named.exec(text);
    return found !== null && (ageAfter(text.slice(found.index + found[0].length)) ?? 0) > age;
  });
  return isOlder ? null : age;
}

/** 'LEE JIMMYING THE FRONT DOOR': capitals that go on beyond the name and its neighbours are a heading or a shout, and nobody's full name. */
const inRunOfCapitals = (before: string, after: string): boolean =>
  /(?<![\p{L}'’])(?!AND )\p{Lu}[\p{Lu}'’]+ $/u.test(before) ||
  /^ (?!(?:AND|OR|IS|IN|AT) )\p{Lu}{2,}(?!\p{Ll})/u.test(after);

/** Behind the name, or in a sentence of the same paragraph that begins with it: 'Fred is 32 years old'. */
function ageIn(paragraph: string, name: string, after: string): number | null {
  const own = ageAfter(after);
  if (own !== null) return own;
  for (const sentence of sentencesOf(paragraph)) {
    const start = sentence.slice(0, name.length).toUpperCase();
    const age = start === name ? ageAfter(sentence.slice(name.length)) : null;
    if (age !== null) return age;
  }
  return null;
}
