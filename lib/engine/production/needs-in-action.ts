/** Finds what the action asks a producer to pay for, kind by kind and paragraph by paragraph: stunts, fire, crowds, animals and their kin. */

import { anyOf, wholeWords } from '../../screenplay/text/phrases.ts';
import { type NamedNeed, type ShootNeed, shootNeed } from '../../story/production/shoot.ts';
import type { Derived } from '../derive.ts';
import { afterNouns, exhibitions } from '../lexicons/shoot/need-senses.ts';
import { needWords, type Sort, slots } from '../lexicons/shoot/need-words.ts';
import type { Passage } from '../text/passages.ts';
import { sentencesOf, wordsOf } from '../text/words.ts';
import { animalNames } from './animal-names.ts';
import { clipsIn } from './clips.ts';
import { filmActions } from './film-actions.ts';
import { type Hit, needOf } from './need-of.ts';
import { isAbsent, isExhibited, isMade, isPictured, isTalk, isThere } from './need-senses.ts';
import { songsIn } from './songs.ts';

/** A sort of a need with its patterns: the word, and the neighbours that take its sense away. */
interface Pattern {
  readonly isDearest: boolean;
  readonly noun: string | null;
  readonly found: RegExp;
  readonly before: RegExp | null;
  readonly behind: RegExp | null;
  readonly beside: RegExp | null;
  readonly least: number;
  readonly not: RegExp | null;
  readonly near: RegExp | null;
  readonly inScene: RegExp | null;
}
const patternOf = (
  { noun, words, before, behind, beside, not, near, inScene, least = 1 }: Sort,
  at: number,
): Pattern => ({
  isDearest: at === 0,
  noun,
  least,
  found: wholeWords(words, { slots, flags: 'giu', start: '(?<![\\p{L}\\p{N}-])', end: '(?![\\p{L}\\p{N}-])' }),
  before: before ? new RegExp(`(?<![\\p{L}])${anyOf(before)}[\\s"“]*$`, 'iu') : null,
  behind: behind ? new RegExp(`^[\\s'’-]*${anyOf(behind)}(?![\\p{L}])`, 'iu') : null,
  beside: beside ? wholeWords(beside) : null,
  not: not ? wholeWords(not) : null,
  near: near ? wholeWords(near) : null,
  inScene: inScene ? wholeWords(inScene) : null,
});
const kinds = shootNeed.options.map((need) => ({ need, patterns: needWords[need].map(patternOf) }));

/** These may also be somebody's name or stand in a place's: then they are not counted. */
const neverNames: ReadonlySet<ShootNeed> = new Set([
  'crowds',
  'brands',
  'stunts',
  'fire',
  'gunfire',
  'screens',
  'weather',
  'weapons',
  'wounds',
  'intimacy',
  'water',
  'children',
]);
/** The dog's cage is no dog, the students' papers are no students. */
const living: ReadonlySet<ShootNeed> = new Set(['animals', 'children', 'extras']);
/** A wooden horse and a fossil are none of these. */
const likenesses: ReadonlySet<ShootNeed> = new Set([
  'animals',
  'children',
  'effects',
  'extras',
  'crowds',
  'vehicles',
  'weapons',
  'intimacy',
]);
/** What is shown in an exhibition may be a copy of these. */
const pieces: ReadonlySet<ShootNeed> = new Set(['animals', 'children', 'effects']);
const exhibition = wholeWords(exhibitions);
/** Here a word before another noun is told of that one: 'zebra wallpaper', 'dragon egg', 'a baby giraffe', 'the baby furniture' (of eleven babies so left out in 60 produced scripts six are none). */
const mayBeOfAnother = (need: ShootNeed, noun: string | null): boolean =>
  need === 'children' ? noun === 'baby' : (need === 'animals' || need === 'effects') && noun === null;
/** What may follow such a word that stands for itself: the end of a clause, what it does or where it is. */
const nounGoesOn = new RegExp(
  `^(?:['’]s\\b|[^\\p{L}'’]*$|\\s*[^\\p{L}\\s'’-]|\\s+(?:\\p{L}+(?:s|ed|ing|ly)|${anyOf(afterNouns)})\\b)`,
  'iu',
);
const ofAnother = /^['’]s? \p{L}/u;
/** Names for one and the same people in a line of action and over a speech. */
const police: ReadonlySet<string> = new Set(['cops', 'policemen', 'police officers', 'state troopers']);
const policeCues: ReadonlySet<string> = new Set(['cop', 'policeman', 'officer', 'trooper']);
/** A shot in capitals, no knock. */
const isBang = /^(?:bang|blam)$/i;
const determiner = /^(?:an?|the) /;
/** What stands between quotation marks is read or said. */
const quoted = /["“][^"“”]{0,160}["”]/gu;

/** What names are in the script: words of people and places, and those of people alone. */
interface Names {
  readonly all: ReadonlySet<string>;
  readonly people: ReadonlySet<string>;
}

/** A brand stands with a capital and is nobody's name; in a line of capitals a make or a shop is as good as named. */
const isBrand = (word: string, { people }: Names): boolean =>
  (/^[\p{Lu}\d]/u.test(word) || /^i\p{Lu}/u.test(word)) && !wordsOf(word).some((one) => people.has(one));

/** Whether a speaker has the word in the singular: COP ONE is one of the policemen no extra plays. */
const speaks = (word: string, { people }: Names): boolean =>
  (police.has(word.toLowerCase()) ? [...policeCues] : wordsOf(word)).some(
    (one) => people.has(one.replace(/men$/, 'man')) || people.has(one.replace(/s$/, '')) || people.has(one),
  );

/** Also somebody's name, or in a place's, but for creatures in small letters: the tiger of a TIGER CAGE is one. */
const isNamed = (only: string, word: string, need: ShootNeed, noun: string | null, { all, people }: Names): boolean =>
  people.has(only) || (all.has(only) && !(mayBeOfAnother(need, noun) && word.endsWith(only)));

/** The words of one kind in a passage that are before the camera. */
function hitsIn(
  passage: Passage,
  need: ShootNeed,
  { isDearest, noun, found, before, behind, beside, not, near, inScene }: Pattern,
  names: Names,
  sceneOf: (passage: Passage) => string,
): Hit[] {
  if (passage.text.search(found) < 0 || (near && !near.test(passage.text))) return [];
  if (inScene && !inScene.test(sceneOf(passage))) return [];
  if (pieces.has(need) && isExhibited(passage.text)) return [];
  // A creature in a museum is one of its pieces.
  if (need === 'effects' && noun === null && isPiece(sceneOf(passage))) return [];
  const isMeant = (sentence: string, word: string, at: number): boolean => {
    const [front, back] = [sentence.slice(0, at), sentence.slice(at + word.length)];
    if (not?.test(word) || (isBang.test(word) && word !== word.toUpperCase())) return false;
    if (before?.test(front) || behind?.test(back) || beside?.test(near ? passage.text : sentence)) return false;
    if (need === 'brands') return isBrand(word, names) && !isTalk(sentence);
    const [only, more] = wordsOf(word.toLowerCase().replace(determiner, ''));
    if (!neverNames.has(need) && more === undefined && only !== undefined && isNamed(only, word, need, noun, names))
      return false;
    if (need === 'extras' && speaks(word, names)) return false;
    if ((living.has(need) || mayBeOfAnother(need, noun)) && ofAnother.test(back)) return false;
    if (mayBeOfAnother(need, noun) && !nounGoesOn.test(back)) return false;
    if (likenesses.has(need) && (isMade(sentence) || isPictured(back))) return false;
    // A screen is what shows; everything else on one was shot elsewhere.
    return isThere(sentence, word, at) && !isTalk(sentence) && (need === 'screens' || !isAbsent(sentence));
  };
  // A brand on a poster is seen, too.
  const unquoted = (sentence: string): string =>
    need === 'brands' ? sentence : sentence.replace(quoted, (text) => ' '.repeat(text.length));
  return sentencesOf(passage.text).flatMap((sentence) =>
    [...unquoted(sentence).matchAll(found)].flatMap(({ 0: word, index }) =>
      isMeant(sentence, word, index)
        ? [
            {
              word: noun ?? (need === 'brands' ? word : word.toLowerCase().replace(determiner, '')),
              isDearest,
              passage,
              sentence,
            },
          ]
        : [],
    ),
  );
}

/** By its heading, or by what its action calls a fossil or an exhibit. */
const isPiece = (scene: string): boolean => exhibition.test(scene.split('\n', 1)[0] ?? '') || isExhibited(scene);

/** What is likened, heard, pictured, denied, or only part of another thing's name, is not there; nor what stands before the film begins. */
export function needsInAction(
  derived: Pick<Derived, 'passages' | 'actions' | 'nameWords' | 'characters' | 'scenes' | 'pages'>,
): NamedNeed[] {
  return needHits(derived).flatMap(({ need, hits }) => (hits.length === 0 ? [] : [needOf(need, hits)]));
}

/** Every hit of every kind, in reading order. */
function needHits(
  derived: Pick<Derived, 'passages' | 'actions' | 'nameWords' | 'characters' | 'scenes' | 'pages'>,
): { readonly need: ShootNeed; readonly hits: readonly Hit[] }[] {
  const names = {
    all: derived.nameWords,
    people: new Set(derived.characters.flatMap(({ id }) => wordsOf(id))),
  };
  const actions = filmActions(derived);
  const headings = derived.passages.filter(({ kind }) => kind === 'heading');
  const scenes = Map.groupBy([...headings, ...actions], ({ scene }) => scene);
  const told = new Map([...scenes].map(([scene, all]) => [scene, all.map(({ text }) => text).join('\n')]));
  const sceneOf = ({ scene, text }: Passage): string => (scene === null ? text : (told.get(scene) ?? text));
  return kinds.map(({ need, patterns }) => {
    if (need === 'music') return { need, hits: songsIn(actions) };
    if (need === 'clips') return { need, hits: clipsIn(actions, names.people) };
    const looked = need === 'brands' ? [...actions, ...headings] : actions;
    const named = need === 'animals' ? animalNames(actions, names.people) : [];
    const hits = [
      ...patterns.flatMap((pattern) => {
        const found = looked.flatMap((passage) => hitsIn(passage, need, pattern, names, sceneOf));
        return found.length < pattern.least ? [] : found;
      }),
      ...named,
    ];
    return { need, hits: hits.toSorted((a, b) => a.passage.order - b.passage.order) };
  });
}
