/** Checks of what ties a script to a place and its people: where a community meets, generations. */
import type { Checks } from '../../story/checks.ts';
import { characterId } from '../../story/ids.ts';
import type { Derived } from '../derive.ts';
import { communityPlace } from '../lexicons/community-words.ts';
import { quoteAround, quoteOf } from '../text/quote.ts';
import { checkLimits as limits } from './check-limits.ts';

const placesShown = 2;

/** A heading shows such a place; the want of one shows nothing: a crowd, a wedding or a council may meet in any room. Then it can't be told. */
export function sharedPlaceIn({ scenes, english }: Derived): Checks['sharedPlace'] {
  const own = scenes.filter(({ heading }) => communityPlace.test(heading.location));
  return {
    met: english && own.length > 0 && own.length / scenes.length >= limits.communityShare ? true : null,
    cites: own.slice(0, placesShown).map(({ headingPassage }) => quoteOf(headingPassage)),
    scenes: own.length,
  };
}

export function generationsIn({ characters }: Derived): Checks['generations'] {
  const aged = characters
    .flatMap(({ id, name, introduction }) =>
      introduction && introduction.age !== null ? [{ id, name, age: introduction.age, introduction }] : [],
    )
    .sort((a, b) => a.age - b.age);
  const [young] = aged;
  const old = aged.at(-1);
  const ageOf = (one: typeof young) => (one ? { character: characterId(one.id), age: one.age } : null);
  return {
    met: young && old && aged.length > 1 ? old.age - young.age >= limits.generationYears : null,
    cites:
      young && old && aged.length > 1
        ? [young, old].map(({ introduction: { passage }, name }) =>
            quoteAround(passage, ...name.toLowerCase().split(' ')),
          )
        : [],
    aged: aged.length,
    youngest: ageOf(young),
    oldest: ageOf(old),
  };
}
