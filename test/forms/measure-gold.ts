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
  const keys = found.map(({ element, text }) => ({ key: keyOf(text), isFurniture: element === 'furniture' }));
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

interface Found {
  readonly key: string;
  readonly isFurniture: boolean;
}

/** The next line with these letters; one that stands further on counts only where the line after it follows, too. What belongs to the page is no distance. */
function findFrom(found: readonly Found[], at: number, key: string, next: string): number | null {
  let passed = 0;
  for (let place = at; place < Math.min(found.length, at + reach); place += 1) {
    const line = found[place];
    if (line?.key === key && (passed < 4 || isSoonAfter(found, place, next))) return place;
    if (!line?.isFurniture) passed += 1;
  }
  return null;
}

function isSoonAfter(found: readonly Found[], place: number, next: string): boolean {
  const script = found.slice(place + 1, place + 13).filter(({ isFurniture }) => !isFurniture);
  return script.slice(0, 3).some(({ key }) => key === next);
}
