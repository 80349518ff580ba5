/** Says to whom a speech is said, where that is sure: whoever it answers and whoever answers it are one, or nobody else speaks in the scene. */
import type { Derived } from '../derive.ts';
import { answersIn } from '../people/talk/speaking-network.ts';
import { stretchesOf } from '../people/talk/talk-stretches.ts';

/** A scene of two. */
const two = 2;

/** By the ordinal of a speech the id of who hears it. */
export function addresseesOf(derived: Pick<Derived, 'passages' | 'speeches' | 'scenes'>): ReadonlyMap<number, string> {
  const hears = new Map<number, string>();
  for (const stretch of stretchesOf(derived)) {
    const partners = new Map<number, string[]>();
    for (const { one, other, said, answer } of answersIn(stretch)) {
      partners.set(said.ordinal, [...(partners.get(said.ordinal) ?? []), other]);
      partners.set(answer.ordinal, [...(partners.get(answer.ordinal) ?? []), one]);
    }
    for (const [speech, [first, ...more]] of partners)
      if (
        first !== undefined &&
        more.every((id) => id === first) &&
        (more.length > 0 || stretch.speakers.length === two)
      )
        hears.set(speech, first);
  }
  return hears;
}
