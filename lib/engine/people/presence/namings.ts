/** Finds in which passages the names of speakers stand: surely, for what is said of somebody's presence, and possibly, for what is said of an absence. */
import { placeOfText } from '../../../screenplay/scenes/page-turns.ts';
import { oneOf } from '../../../screenplay/text/phrases.ts';
import { nameWordsOf } from '../../flaw-rules/name-pattern.ts';
import { englishWords } from '../../norms/english-words.ts';
import type { Passage } from '../../text/passages.ts';
import type { Character } from '../character-index.ts';

/** False of a part that several may play ('SECRETARY', 'VOICE'): nobody whom a reader waits for. `id` is the name in cues, `fullName` as the script introduces them. */
export function isSomebody(id: string, fullName: string | null): boolean {
  // 'Mags' is a word, too; Mags Okafor, as she is introduced, is nobody's but hers.
  if (fullName !== null && fullName.split(' ').length > id.split(' ').length) return true;
  const { known, names } = englishWords();
  return nameWordsOf(id)
    .map((word) => word.toLowerCase())
    .some((word) => names.has(word) || !known.has(word));
}

/** A name in a passage, from where to where in its text, on the page on which it stands there. */
export interface Naming {
  readonly passage: Passage;
  readonly page: number;
  readonly from: number;
  readonly to: number;
}

/**
 * `surely`: the name by which the action speaks of them, or a part of it that names nobody else and is no word of the language. `acting`: the same where it stands as that of somebody who is there.
 * `possibly`, every word of all of their names, titles included.
 */
export interface Namings {
  readonly surely: readonly Naming[];
  readonly acting: readonly Naming[];
  readonly possibly: readonly Naming[];
}

/** Shorter parts of a name are parts of other words. */
const shortest = 3;

/** The initials that a name of several words ends on, 'AI' of SHIP AI: in capitals they are the name, of whoever alone ends on them. Words of three letters ('OLD MAN') are none. */
function initialsOf(id: string, everybody: readonly Character[], known: ReadonlySet<string>): string | null {
  const own = /\s(\p{Lu}{2,3})$/u.exec(id)?.[1];
  if (own === undefined || (own.length >= shortest && known.has(own.toLowerCase()))) return null;
  return everybody.some((other) => other.id !== id && other.id.split(' ').includes(own)) ? null : own;
}

const partsOf = (name: string): string[] =>
  name
    .toUpperCase()
    .split(/[^\p{L}\p{N}'’-]+/u)
    .filter((word) => word.length >= shortest);

const namesOf = ({ id, pageName, introduction }: Character): string[] =>
  [id, pageName, introduction?.fullName ?? ''].filter((name) => name !== '');

/** Begins a sentence, or stands beside one who does; 'Ann’s coat', 'a letter to Ann' and the name on a screen do not show her. Of 14 scenes said to have two people by a wider rule 11 had. */
const isThere = (text: string, from: number, to: number): boolean =>
  /(?:^|[.!?…:\n-]["”’)]?\s+|\b(?:and|with|as|while|where)\s+|,\s)$/i.test(
    text.slice(Math.max(0, from - fewLetters), from),
  ) &&
  /^(?:[,.;:!?—-]|\s(?!\p{Lu}\p{Ll}))/u.test(text.slice(to, to + fewLetters)) &&
  !/\babout\b[^.!?]*$/i.test(text.slice(0, from));
const fewLetters = 12;

/** By the ids of `people`; `everybody` tells which parts of a name are shared. Headings count as possible. */
export function namingsOf(
  people: readonly Character[],
  everybody: readonly Character[],
  passages: readonly Passage[],
): ReadonlyMap<string, Namings> {
  const { known, names } = englishWords();
  const sharing = new Map<string, Set<string>>();
  for (const one of everybody)
    for (const word of new Set(namesOf(one).flatMap(partsOf)))
      sharing.set(word, (sharing.get(word) ?? new Set()).add(one.id));
  const sure = new Map<string, string>();
  const possible = new Map<string, string[]>();
  const inCapitals = new Map<string, string>();
  for (const one of people) {
    for (const word of new Set(namesOf(one).flatMap(partsOf)))
      possible.set(word, [...(possible.get(word) ?? []), one.id]);
    sure.set(one.pageName.toUpperCase(), one.id);
    const initials = initialsOf(one.id, everybody, known);
    if (initials !== null) inCapitals.set(initials, one.id);
    for (const word of nameWordsOf(one.pageName)) {
      const small = word.toLowerCase();
      const isName = names.has(small) || !known.has(small);
      if (word.length >= shortest && isName && sharing.get(word)?.size === 1) sure.set(word, one.id);
    }
  }
  const bearers = new Map(people.map((one) => [one.id, one]));
  const found = new Map<string, Found>(people.map(({ id }) => [id, { surely: [], acting: [], possibly: [] }]));
  const alternatives = [...new Set([...sure.keys(), ...possible.keys(), ...inCapitals.keys()])].sort(
    (a, b) => b.length - a.length,
  );
  if (alternatives.length === 0) return found;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${oneOf(alternatives)})(?![\\p{L}\\p{N}])`, 'giu');
  for (const passage of passages) {
    const { text, at, turns, kind } = passage;
    if (kind === 'parenthetical' || kind === 'transition') continue;
    for (const match of text.matchAll(pattern)) {
      const [name] = match;
      if (!/^\p{Lu}/u.test(name)) continue;
      const naming = {
        passage,
        page: placeOfText(at, turns ?? undefined, match.index).page,
        from: match.index,
        to: match.index + name.length,
      };
      const upper = name.toUpperCase();
      const ofInitials = name === upper && text !== text.toUpperCase() ? inCapitals.get(name) : undefined;
      if (ofInitials !== undefined) {
        // 'the AI core' speaks of it and does not show it: in action it is no more than possible.
        found.get(ofInitials)?.possibly.push(naming);
        if (kind === 'dialogue') found.get(ofInitials)?.surely.push(naming);
        continue;
      }
      const bearer = sure.get(upper);
      const id = bearer !== undefined && isNamesake(bearers.get(bearer), text, match, naming.page) ? undefined : bearer;
      const ids = new Set([upper, ...partsOf(upper)].flatMap((word) => possible.get(word) ?? []));
      for (const one of id === undefined ? ids : ids.add(id)) found.get(one)?.possibly.push(naming);
      if (id === undefined || kind === 'heading') continue;
      found.get(id)?.surely.push(naming);
      if (isThere(text, match.index, match.index + name.length)) found.get(id)?.acting.push(naming);
    }
  }
  return found;
}

const capitalised = /^ (\p{Lu}\p{Ll}{2,})(?![\p{L}’'])/u;
const firstBefore = /(?<!\p{L})(\p{Lu}\p{Ll}{2,}) $/u;

/**
 * 'Randy Brenner', named before Randy of the script comes, is another, and so is 'Liz Hale' where HALE is Tom Hale: a name beside it that is none of their own. Own rule.
 */
function isNamesake(one: Character | undefined, text: string, match: RegExpMatchArray, page: number): boolean {
  if (one === undefined) return false;
  const { known, names } = englishWords();
  const own = new Set(namesOf(one).flatMap(partsOf));
  const at = match.index ?? 0;
  const isStrange = (word: string | undefined): word is string => word !== undefined && !own.has(word.toUpperCase());
  const behind = capitalised.exec(text.slice(at + match[0].length))?.[1];
  const comesLater = one.introduction !== null && page < one.introduction.passage.at.page;
  if (comesLater && isStrange(behind) && !known.has(behind.toLowerCase())) return true;
  const before = firstBefore.exec(text.slice(0, at))?.[1];
  const isTold = (one.introduction?.fullName ?? one.id).split(' ').length > one.id.split(' ').length;
  return isTold && isStrange(before) && names.has(before.toLowerCase()) && !known.has(before.toLowerCase());
}

type Found = { readonly [Kind in keyof Namings]: Naming[] };
