/** Tells which cues are another's name with something beside it: where they are, what a scanner added, a title. */
import { anyOf } from '../../../screenplay/text/phrases.ts';
import { whereaboutsOpen } from '../../lexicons/cue-words.ts';
import { kinTitles, offices } from '../../lexicons/name-words.ts';
import { mayBeName } from '../full-names.ts';

/** Who speaks so often has a name of their own, to which a letter beside it adds nobody. */
const often = 8;
/** Who speaks more often is called so: MARTIN B beside MARTIN. */
const seldom = 2;
/** So many speeches make a name that stands with a place once or twice the same person's. */
const known = 3;

/** 'DONNY IN THE BATHROOM', 'LENA ON THE RADIO'; 'BEN AT SIX' may be played by another. */
const whereabouts = new RegExp(`^(.{3,}?) ${anyOf(whereaboutsOpen)} \\p{L}`, 'u');
/** What a scanner puts beside a name: 'F BILLY', 'ELEANOR GRANT T', '4 CREASY'. */
const strayBefore = /^(?:\p{L}|\d) (\p{L}{3}.*)$/u;
const strayBehind = /^(.*\p{L}{3}) \p{L}$/u;
const titled = new RegExp(`^${anyOf([...kinTitles, ...offices])}\\.? (\\p{L}{3}.*)$`, 'u');

/** The id of the one who speaks, null where the cue is a name of its own. `speeches` are those under each id, `bearers` the ids that have a word. */
export function bareCue(
  id: string,
  speeches: ReadonlyMap<string, number>,
  bearers: (word: string) => readonly string[],
): string | null {
  const count = (name: string): number => speeches.get(name) ?? 0;
  const isSomebody = (name: string): boolean => name.split(' ').some(mayBeName);
  const there = whereabouts.exec(id)?.[1];
  if (there !== undefined && count(there) >= Math.max(known, count(id)) && isSomebody(there)) return there;
  for (const stray of [strayBefore, strayBehind]) {
    const name = stray.exec(id)?.[1];
    if (name !== undefined && count(name) >= often && count(id) <= seldom && isSomebody(name)) return name;
  }
  const name = titled.exec(id)?.[1];
  if (name === undefined || !isSomebody(name)) return null;
  const others = bearers(name.split(' ').at(-1) ?? name).filter((one) => one !== id);
  return others.length === 1 && others[0] === name ? name : null;
}
