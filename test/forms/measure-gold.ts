/** Holds the lines of a reading against gold, in order and by their letters. Refuses to judge places: printed lines are known by what they say. */
import type { LineElement } from '../../lib/screenplay/script-line.ts';
import type { GoldLine } from './printed-form.ts';

/** How many of the script's own lines there are, how many were read as what they are, and the rest by `wanted>found`. */
export interface GoldMeasure {
  readonly lines: number;
  readonly right: number;
  readonly wrong: ReadonlyMap<string, readonly string[]>;
}

/** How far ahead a line is searched for. */
const reach = 120;

/** Title, notes and furniture are left out: what counts is the script. A line that was joined with another or lost counts as wrong. */
export function measureGold(found: readonly GoldLine[], gold: readonly GoldLine[]): GoldMeasure {
  const isScript = ({ element }: GoldLine): boolean => !['title', 'note', 'furniture', 'lyric'].includes(element);
  const wanted = gold.filter(isScript);
  const keys = found.map(({ text }) => keyOf(text));
  const wrong = new Map<string, string[]>();
  let at = 0;
  let right = 0;
  for (const [index, { element, text }] of wanted.entries()) {
    const match = findFrom(keys, at, keyOf(text), keyOf(wanted[index + 1]?.text ?? ''));
    const label: LineElement | 'nothing' = match === null ? 'nothing' : (found[match]?.element ?? 'nothing');
    if (match !== null) at = match + 1;
    if (label === element) right += 1;
    else wrong.set(`${element}>${label}`, [...(wrong.get(`${element}>${label}`) ?? []), text]);
  }
  return { lines: wanted.length, right, wrong };
}

const keyOf = (text: string): string => text.replace(/[\s*_]+/g, '');

/** The next line with these letters; one that stands further on counts only where the line after it follows, too. */
function findFrom(keys: readonly string[], at: number, key: string, next: string): number | null {
  for (let place = at; place < Math.min(keys.length, at + reach); place += 1) {
    if (keys[place] !== key) continue;
    if (place - at < 4 || keys.slice(place + 1, place + 4).includes(next)) return place;
  }
  return null;
}
