/** Tells which two cues are one person, called by the name once and by a relation once: MRS. BLEEKER and BLEEKER'S MOM. */
import { anyOf } from '../../../screenplay/text/phrases.ts';
import { fathers, mothers } from '../../lexicons/cue-words.ts';

/** Two who speak one right behind the other so near talk with each other. */
const nearCues = 3;

const called = /^(MRS|MR)\.? (\p{L}[\p{L}'-]+)$/u;
const related = new RegExp(`^(\\p{L}[\\p{L}-]+)'S? (?:(${anyOf(mothers)})|(?:${anyOf(fathers)}))$`, 'u');

/** Maps the one that speaks less to the other where they never speak near each other. `order` are the ids as they speak. Own rule. */
export function kinNames(order: readonly string[]): ReadonlyMap<string, string> {
  const places = Map.groupBy(order.keys(), (at) => order[at] ?? '');
  const found = new Map<string, string>();
  for (const id of places.keys()) {
    const [, title, name] = called.exec(id) ?? [];
    if (title === undefined || name === undefined) continue;
    const kin = [...places.keys()].filter((one) => {
      const [, owner, mother] = related.exec(one) ?? [];
      return owner === name && (mother !== undefined) === (title === 'MRS');
    });
    const [only, another] = kin;
    if (only === undefined || another !== undefined) continue;
    const [own, others] = [places.get(id) ?? [], places.get(only) ?? []];
    if (own.some((at) => others.some((place) => Math.abs(at - place) <= nearCues))) continue;
    if (own.length > others.length) found.set(only, id);
    else found.set(id, only);
  }
  return found;
}
