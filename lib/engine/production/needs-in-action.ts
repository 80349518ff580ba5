/** Finds what the action asks a producer to pay for, kind by kind and paragraph by paragraph: fire, weapons, animals, crowds and their kin. */

import { anyOf, type Phrases, wholeWords } from '../../screenplay/text/phrases.ts';
import type { NamedNeed, ShootNeed } from '../../story/production/shoot.ts';
import type { Derived } from '../derive.ts';
import * as cost from '../lexicons/cost-words.ts';
import { isShown } from '../text/likeness.ts';
import type { Passage } from '../text/passages.ts';
import { quoteAround, quoteWhere, spread } from '../text/quote.ts';
import { sentencesOf, wordsOf } from '../text/words.ts';
import { songsIn } from './songs.ts';

/** `asNames`: matched with the capitals that the list has, in headings, too. `mayBeName`: a word of the list may also be somebody's name or stand in a place's; then it is not counted. `least` paragraphs: one alone of what is cheap drives no cost. */
interface Kind {
  readonly need: Exclude<ShootNeed, 'music'>;
  readonly found: RegExp;
  readonly mayBeName: boolean;
  readonly least: number;
}
const kindOf = (need: Kind['need'], words: Phrases, over: Partial<Kind> = {}): Kind => ({
  need,
  found: wholeWords(words, { flags: 'giu', start: '(?<![\\p{L}\\p{N}-])', end: '(?![\\p{L}\\p{N}-])' }),
  mayBeName: true,
  least: 2,
  ...over,
});
const kinds: readonly Kind[] = [
  kindOf('fire', cost.fireWords, { least: 1 }),
  kindOf('gunfire', cost.gunfireWords, { least: 1 }),
  kindOf('weapons', cost.weaponWords),
  kindOf('stunts', cost.stuntWords),
  kindOf('wounds', cost.woundWords),
  kindOf('effects', cost.effectWords),
  kindOf('screens', cost.screenWords),
  kindOf('weather', cost.weatherWords),
  kindOf('water', cost.waterWords),
  kindOf('vehicles', cost.vehicleWords),
  kindOf('animals', cost.animalWords),
  kindOf('children', cost.childWords),
  kindOf('crowds', cost.crowdWords, { mayBeName: false }),
  kindOf('extras', cost.extraWords),
  kindOf('intimacy', cost.intimacyWords, { least: 1 }),
  kindOf('brands', cost.brandWords, { mayBeName: false, least: 1 }),
];
const paragraphsShown = 3;

const absent = wholeWords(cost.notThere);
const behindVerb = new RegExp(`^['’]?s? ?${anyOf(cost.asVerb)}\\b`, 'i');
const inTemper = new RegExp(`^\\s*${anyOf(cost.figurative)}\\b`, 'i');
const beforeTemper = new RegExp(`^${anyOf(cost.tempers)}$`, 'i');
/** 'a pillow of a dog': what is made in its likeness. */
const ofA = new RegExp(`(\\p{L}+) of (?:${anyOf(cost.determiners)} )?(?:\\p{L}+ )?$`, 'iu');
const group = new RegExp(`^${anyOf(cost.groupsOf)}$`, 'i');
/** The dog's cage is no dog, the students' papers are no students. */
const living: ReadonlySet<ShootNeed> = new Set(['animals', 'children', 'extras']);
const ofAnimal = /^['’]s? \p{L}/u;
const lastWord = /(\p{L}[\p{L}'’]*)\s+$/u;

/** True where a sentence has the word at `at` before the camera: seen, whole, and no verb or temper. */
function isBeforeCamera(sentence: string, word: string, at: number, names: ReadonlySet<string>): boolean {
  if (!isShown(sentence, word.toLowerCase())) return false;
  const [before, behind] = [sentence.slice(0, at), sentence.slice(at + word.length)];
  const likened = ofA.exec(before)?.[1];
  if (likened !== undefined && !group.test(likened)) return false;
  // 'Dog Fancy' and 'Snow White' are names of other things.
  if (/^\p{Lu}\p{Ll}/u.test(word) && (/^ \p{Lu}\p{Ll}/u.test(behind) || /\p{Ll},? $/u.test(before))) return false;
  if (behindVerb.test(behind.trimStart())) return false;
  if (!/^explo/i.test(word)) return true;
  const subject = lastWord.exec(before)?.[1] ?? '';
  return !beforeTemper.test(subject) && !names.has(subject.toLowerCase()) && !inTemper.test(behind);
}

interface Hit {
  readonly word: string;
  readonly passage: Passage;
  readonly sentence: string;
  readonly position: number;
}

/** What names are in the script: words of people and places, and those of people alone. */
interface Names {
  readonly all: ReadonlySet<string>;
  readonly people: ReadonlySet<string>;
}

/** A brand stands with a capital, wherever it is named. */
const isBrand = (word: string, { people }: Names): boolean =>
  /^[\p{Lu}\d]/u.test(word) || /^i\p{Lu}/u.test(word) ? !wordsOf(word).some((one) => people.has(one)) : false;

/** The words of one kind in a passage that are before the camera. */
function hitsIn(passage: Passage, kind: Kind, names: Names): Hit[] {
  if (passage.text.search(kind.found) < 0) return [];
  const isThere = (sentence: string, word: string, at: number): boolean => {
    if (kind.need === 'brands') return isBrand(word, names);
    const [only, more] = wordsOf(word);
    if (kind.mayBeName && more === undefined && only !== undefined && names.all.has(only)) return false;
    if (!isBeforeCamera(sentence, word, at, names.all)) return false;
    if (living.has(kind.need) && ofAnimal.test(sentence.slice(at + word.length))) return false;
    // A screen is what shows; everything else on one was shot elsewhere.
    return kind.need === 'screens' || !absent.test(sentence);
  };
  return sentencesOf(passage.text).flatMap((sentence) =>
    [...sentence.matchAll(kind.found)].flatMap(({ 0: word, index }) =>
      isThere(sentence, word, index)
        ? [{ word: kind.need === 'brands' ? word : word.toLowerCase(), passage, sentence, position: passage.position }]
        : [],
    ),
  );
}

/** Needs that fewer paragraphs name than matters are left out. What is likened, heard, pictured, or only part of another thing's name, is not there. */
export function needsInAction(
  derived: Pick<Derived, 'passages' | 'actions' | 'nameWords' | 'characters'>,
): NamedNeed[] {
  const names = {
    all: derived.nameWords,
    people: new Set(derived.characters.flatMap(({ id }) => wordsOf(id))),
  };
  const headings = derived.passages.filter(({ kind }) => kind === 'heading');
  const needs = kinds.flatMap((kind): NamedNeed[] => {
    const looked = kind.need === 'brands' ? [...derived.actions, ...headings] : derived.actions;
    const hits = looked.flatMap((passage) => hitsIn(passage, kind, names));
    const paragraphs = new Set(hits.map(({ passage }) => passage)).size;
    return paragraphs < kind.least ? [] : [needOf(kind.need, hits)];
  });
  const songs = songsIn(derived.actions);
  return songs.length === 0 ? needs : [...needs, needOf('music', songs)];
}

function needOf(need: ShootNeed, hits: readonly Hit[]): NamedNeed {
  // STARBUCKS of a heading is the Starbucks of the action.
  const spelled = new Map<string, string>();
  for (const { word } of hits) {
    const known = spelled.get(word.toLowerCase());
    if (known === undefined || known === known.toUpperCase()) spelled.set(word.toLowerCase(), word);
  }
  const counts = new Map<string, number>();
  for (const { word } of hits) {
    const name = spelled.get(word.toLowerCase()) ?? word;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const firsts = [...new Map(hits.toReversed().map((hit) => [hit.passage, hit])).values()].toReversed();
  return {
    need,
    paragraphs: firsts.length,
    pages: [...new Set(firsts.map(({ passage }) => passage.at.page))].sort((a, b) => a - b),
    words: [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([word, count]) => ({ word, count })),
    shown: spread(firsts, paragraphsShown).map(({ word, passage, sentence }) => ({
      word,
      cite: passage.kind === 'heading' ? quoteAround(passage) : quoteWhere(passage, (one) => one === sentence),
    })),
  };
}
