/** Finds speaking parts that are children: by the age printed with their name, by a cue such as LITTLE BOY. */
import { anyOf, asItStands } from '../../screenplay/text/phrases.ts';
import { characterId } from '../../story/ids.ts';
import type { Shoot } from '../../story/production/shoot.ts';
import type { Derived } from '../derive.ts';
import { units } from '../lexicons/flaws/people.ts';
import { childCues } from '../lexicons/shoot/child-cues.ts';
import { filmActions } from './film-actions.ts';

/** Below this printed age a speaker works a child's short days. */
const adultAge = 16;
/** Ages in words, one to fifteen. */
const ages = units.slice(0, adultAge - 1);
const young = `(${anyOf(ages)}|1[0-5]|[1-9])[ -]?years?[ -]old`;

const childCue = new RegExp(`^${anyOf(childCues)}(?: ?#? ?\\d)?$`);

/** KID is a child where the action calls the kid so: of 13 so cued in 200 produced scripts five are older, read by one reader. */
const kidCue = /^KID(?: ?#? ?\d)?$/;
const smallKid = /\b(?:little|small|young|tiny) (?:\p{L}+ ){0,2}kids?\b/iu;

/** The age that the first line of action with a name gives to it (later ones may tell of a picture or of years ago): 'six-year-old SIENA', 'TYSON, 4 years old', and 'JESSE, 14'. */
function ageOf(name: string, texts: readonly string[]): number | null {
  const called = asItStands(name);
  const named = new RegExp(`(?<![\\p{L}])${called}(?![\\p{L}])`, 'iu');
  const first = texts.find((text) => named.test(text)) ?? '';
  const patterns = [
    new RegExp(`(?<![\\p{L}\\d-])${young}((?: [a-z]+){0,2}),? ${called}(?![\\p{L}])`, 'iu'),
    new RegExp(`(?<![\\p{L}])${called},? (?:is |an? |her |his |their )?${young}`, 'iu'),
    new RegExp(`(?<![\\p{L}])${called},? \\(?(1[0-5]|[4-9])(?=[,.;)])`, 'u'),
  ];
  // 'six-year-old ANA and BO' tells nothing of BO.
  const [told] = patterns.flatMap((pattern) => {
    const [, age, between = ''] = pattern.exec(first) ?? [];
    return age === undefined || /\p{Lu}|\band\b/u.test(between) ? [] : [age];
  });
  if (told === undefined) return null;
  return /\d/.test(told) ? Number(told) : ages.indexOf(told.toLowerCase()) + 1;
}

/** Ids of those who speak and are children, in the order of the cast, each with the age that is printed. */
export function speakingChildren(derived: Derived): Shoot['children'] {
  const texts = filmActions(derived).map(({ text }) => text);
  return derived.characters.flatMap(({ id, introduction }): Shoot['children'] => {
    const known = introduction?.age ?? null;
    if (known !== null) return known < adultAge ? [{ character: characterId(id), age: known }] : [];
    const told = ageOf(id, texts);
    if (told !== null) return [{ character: characterId(id), age: told }];
    const isSmall = kidCue.test(id) && texts.some((text) => text.includes('KID') && smallKid.test(text));
    return childCue.test(id) || isSmall ? [{ character: characterId(id), age: null }] : [];
  });
}
