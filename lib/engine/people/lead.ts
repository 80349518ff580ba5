/** Names the lead: who speaks much and is named much in the action. The best-connected character is the lead less often. */

import { asItStands, openingWith } from '../../screenplay/text/phrases.ts';
import { ranks } from '../lexicons/name-words.ts';
import { englishWords } from '../norms/english-words.ts';
import type { Passage } from '../text/passages.ts';
import type { Character, CharacterIndex } from './character-index.ts';
import { mayBeName } from './full-names.ts';

/** What being named in the action weighs beside speaking. Any weight from .5 to 1.5 names the same lead for 94 or 95 of 100 (test/truth/leads.json). */
const actionWeight = 0.7;
/** Nobody who speaks less than so many others leads: the rest need not be looked for in the action. */
const leading = 14;
const titles = openingWith(ranks, { flags: '', end: '\\.? ' });

/** Those who are seen, by how much they lead: spoken words and namings in the action together, each as a share of the most that anybody has. */
export function leadingAmong(characters: CharacterIndex, actions: readonly Passage[]): Character[] {
  const seen = characters.filter(({ onlyHeard }) => !onlyHeard).slice(0, leading);
  const namings = namingsOf(seen, actions);
  const most = { words: Math.max(1, seen[0]?.words ?? 0), namings: Math.max(1, ...namings) };
  return seen
    .map((character, at) => ({
      character,
      score: character.words / most.words + (actionWeight * (namings[at] ?? 0)) / most.namings,
    }))
    .sort((a, b) => b.score - a.score)
    .map(({ character }) => character);
}

/**
 * The first of those who lead, null in a script without dialogue. Whoever speaks more than the lead is thus named less in the action. By words alone the
 * lead is right in 86 of 100 produced scripts, so in 94 (`npm run bench -- truth DIR`); of 93 others, looked at later, in 96. `second` speaks most of the others; `margin` is the lead's words
 * over theirs. `chosen` is whom the writer has set as the protagonist, by the id of somebody who speaks.
 */
export function leadOf(
  characters: CharacterIndex,
  actions: readonly Passage[],
  chosen: string | null = null,
): { character: Character; second: Character | null; margin: number } | null {
  const character = characters.find(({ id }) => id === chosen) ?? leadingAmong(characters, actions)[0];
  if (!character) return null;
  const second = characters.find((one) => one !== character && !one.onlyHeard) ?? null;
  return { character, second, margin: second ? character.words / Math.max(1, second.words) : Number.POSITIVE_INFINITY };
}

/**
 * In how many paragraphs of action each is named, in any case; a title before the name may be missing, and of NORA VANCE the first name alone may stand, where nobody else
 * of the leading bears it.
 */
function namingsOf(people: readonly Character[], actions: readonly Passage[]): number[] {
  const texts = actions.map(({ text }) => ({ text, upper: text.toUpperCase() }));
  const wordsOf = people.map(({ pageName }) => pageName.toUpperCase().replace(titles, '').split(' '));
  const whole = (name: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])${asItStands(name)}(?![\\p{L}\\p{N}])`, 'u');
  return wordsOf.map((words, at) => {
    const full = whole(words.join(' '));
    const [first = ''] = words;
    const isOwn =
      words.length === 2 &&
      /^\p{Lu}{3}/u.test(first) &&
      mayBeFirstName(first) &&
      !wordsOf.some((others, i) => i !== at && others.includes(first));
    // A name that is a word as well (Will) is one with a capital only.
    const short = isOwn
      ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${asItStands(first)}|${asItStands(asName(first))})(?![\\p{L}\\p{N}])`, 'u')
      : null;
    return texts.filter(({ text, upper }) => full.test(upper) || short?.test(text) === true).length;
  });
}
const mayBeFirstName = (word: string): boolean => mayBeName(word) || englishWords().names.has(word.toLowerCase());
const asName = (word: string): string => `${word.slice(0, 1)}${word.slice(1).toLowerCase()}`;
