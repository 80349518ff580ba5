/** Reads the place out of a scene heading: a main place and the room or corner in it. */

import { anyOf } from '../../screenplay/text/phrases.ts';
import { dwellings, partWords, wholeBuildings } from '../lexicons/place-words.ts';
import { notPlaces, spans, timesBehind } from '../lexicons/scene-words.ts';
import { gazetteer } from '../norms/gazetteer.ts';
import { nearTexts } from '../text/near-texts.ts';

/** `main` is what a crew would drive to, `sub` the room or corner there, null when the heading names none; both as printed, trimmed. */
export interface LocationName {
  readonly main: string;
  readonly sub: string | null;
}

/** A town or a country is where a place lies, and no place to drive to, unless the heading names nothing else. */
const towns = new Set(gazetteer.map(({ name }) => name.toUpperCase()));

/** Years, too. */
const notAPlace = new RegExp(`^(?:${anyOf(notPlaces, { spans })}|\\d{4}s?)$`, 'i');

/** What a heading's place is made of, without times: 'Hall - Moments Later' is Hall. A heading of nothing else stays as it is. */
export function placeParts(place: string): string[] {
  const parts = place.split(/\s+[-–—]+\s+/).filter((part) => !notAPlace.test(part.trim()));
  return parts.length > 0 ? parts : [place];
}

/** 'MERIDIAN CINEMA - LOBBY (LATER)' is Meridian Cinema, Lobby. A dash, a slash between words or a comma parts the place from its room; 'PARIS - CAFÉ' is the café. */
export function locationNameOf(location: string): LocationName {
  const whole = location.replace(/\([^)]*\)?|\[[^\]]*\]?/g, ' ').replace(twoOwners, '$1 & $2');
  const [firm = ''] = firmName.exec(whole) ?? [];
  const parts = whole
    .slice(firm.length)
    .split(
      /\s+-{1,2}\s+|\s*[–—]\s*|\s*[,;:]\s+|\s+\/\s+|(?<=\p{L}{3})\s*\/\s*(?=\p{L}{3})|(?<=\p{L}{3})\.\s+(?=\p{L}{3})/u,
    )
    .map((part, index) => (index === 0 ? `${firm}${part}` : part))
    .map((part) => part.replace(/\s+/g, ' ').replace(/^[\s.'"-]+|(?:[\s.,"-]|(?<![Ss])['’])+$/g, ''))
    .filter((part) => part !== '' && !notAPlace.test(part))
    .map((part) => part.replace(timeBehind, ''))
    .flatMap((part) => roomBeforeHouse.exec(part)?.slice(1) ?? [part]);
  const local = parts.filter((part) => !towns.has(part.toUpperCase()));
  const [main = location.trim(), ...rest] = wholeFirst(local.length > 0 ? local : parts);
  return { main, sub: rest.length > 0 ? rest.join(', ') : null };
}

/** 'RUTH/MATT'S HOUSE' has two owners, and no room. */
const twoOwners = new RegExp(
  `^(\\p{L}+)\\s*/\\s*((?:\\p{L}+ )?\\p{L}+['’]S? ${anyOf([...dwellings.keys()])})(?!\\p{L})`,
  'iu',
);
/** 'AUSTEN, PLATT, JARET & DONOVAN' is one firm. */
const firmName = /^\s*\p{L}[\p{L}'’.]*(?:,\s+\p{L}[\p{L}'’.]*)+,?\s+&\s+\p{L}[\p{L}'’.]*/u;

const timeBehind = new RegExp(`(?<=\\S)\\s+${anyOf(timesBehind)}$`, 'i');
const ownerAlone = /^[\p{L}\s.&-]+['’]s$|^[\p{L}\s.&-]+s['’]$/iu;
/** 'HALLWAY RUTH'S HOUSE': a room, and without a mark between them the house. */
const roomBeforeHouse = new RegExp(
  `^((?:.* )?${anyOf([...partWords])}) (?:OF |IN |AT )?(?:THE )?((?:\\p{L}+ )?\\p{L}+['’]S? ${anyOf([...dwellings.keys()])})$`,
  'iu',
);
const lastWord = (part: string): string =>
  part
    .toUpperCase()
    .split(/[^\p{L}]+/u)
    .findLast((word) => word !== '') ?? '';
const isWhole = (word: string): boolean => dwellings.has(word) || wholeBuildings.has(word);

/** 'BALCONY - RAVENNA'S CASTLE' begins with its castle, 'OFFICE - RITA'S' is Rita's office. */
function wholeFirst(parts: readonly string[]): readonly string[] {
  const [first = '', ...rest] = parts;
  const last = rest.at(-1) ?? '';
  if (ownerAlone.test(last) && rest.length === 1 && !ownerAlone.test(first)) return [`${last} ${first}`];
  const whole = rest.findLast((part) => isWhole(lastWord(part)));
  if (whole === undefined || !partWords.has(lastWord(first))) return parts;
  // 'KITCHEN - RITA'S HOUSE - KITCHEN' names its room twice.
  return [whole, first, ...rest.filter((part) => part !== whole && part !== first)];
}

/** An article before the name, and 'the same' before one that was there already. */
const isLead = (word: string, index: number, all: readonly string[]): boolean =>
  (index === 0 && /^(?:THE|AN?|SAME)$/.test(word)) ||
  (index === 1 && word === 'SAME' && all[0] === 'THE' && all.length > 2);

const abbreviations: Readonly<Record<string, string>> = {
  APT: 'APARTMENT',
  BLDG: 'BUILDING',
  HQ: 'HEADQUARTERS',
  RM: 'ROOM',
  STN: 'STATION',
  HWY: 'HIGHWAY',
  AVE: 'AVENUE',
  SQ: 'SQUARE',
};

/** APT. as APARTMENT. */
const abbreviated = (word: string): string => abbreviations[word] ?? word;

const articles = new Set(['THE', 'A', 'AN']);
/** Words of a name with their apostrophes, no article before them. */
export const wordsWithMarks = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{N}'&.#]+/u)
    .map((word) => word.replace(/^[.']+|\.+$/g, ''))
    .filter((word) => word !== '')
    .filter((word, index) => index > 0 || !articles.has(word))
    .map(abbreviated);

/** The words by which two headings are the same place: no article, no apostrophe, no accent, abbreviations written out. */
export const locationWords = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .filter((word, index, all) => all.length < 2 || !isLead(word, index, all))
    .map((word, index) => (word === 'ST' && index > 0 ? 'STREET' : abbreviated(word)));

/**
 * Names met so far, by their words. `find` gives the first of them that is the same but for slips: in every word a plural or possessive s, or one wrong, missing,
 * added or swapped letter in a word of six letters or more that begins alike. Words with digits must be equal: ROOM 1 is not ROOM 2. `all` are the
 * words that will be asked for.
 */
export function nearlySameNames<Value>(all: readonly (readonly string[])[]): {
  readonly add: (words: readonly string[], value: Value) => void;
  readonly find: (words: readonly string[]) => Value | undefined;
} {
  const vocabulary = [...new Set(all.flat())];
  // 'es' is the one slip of two letters: such a word is found under what it would be without.
  const near = nearTexts([...vocabulary, ...vocabulary.map((word) => word.replace(/ES$/, ''))]);
  const slips = new Map<string, readonly string[]>();
  const slipsOf = (word: string): readonly string[] => {
    const known = slips.get(word);
    if (known) return known;
    const candidates = [word, ...(word.endsWith('ES') ? [word.slice(0, -2)] : [])].flatMap(near);
    const words = new Set(candidates.map((at) => vocabulary[at % vocabulary.length] ?? ''));
    const found = [...words].filter((other) => other === word || isSlip(other, word));
    slips.set(word, found);
    return found;
  };
  const root: Branch<Value> = { branches: new Map() };
  let count = 0;
  const walk = (branch: Branch<Value>, words: readonly string[], depth: number): [number, Value][] => {
    const word = words[depth];
    if (word === undefined) return branch.name ? [branch.name] : [];
    return slipsOf(word).flatMap((one) => {
      const next = branch.branches.get(one);
      return next ? walk(next, words, depth + 1) : [];
    });
  };
  return {
    add: (words, value) => {
      let branch = root;
      for (const word of words) {
        const next = branch.branches.get(word) ?? { branches: new Map() };
        branch.branches.set(word, next);
        branch = next;
      }
      branch.name ??= [count, value];
      count += 1;
    },
    find: (words) => walk(root, words, 0).sort(([one], [two]) => one - two)[0]?.[1],
  };
}

interface Branch<Value> {
  readonly branches: Map<string, Branch<Value>>;
  /** Its place in the order of adding, and what was added. */
  name?: [number, Value];
}

function isSlip(one: string, other = ''): boolean {
  if (/\d/.test(one + other)) return false;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length >= 4 && (long === `${short}S` || long === `${short}ES`)) return true;
  if (short.length < 6 || one.charAt(0) !== other.charAt(0)) return false;
  const from = [...short].findIndex((letter, index) => letter !== long.charAt(index));
  if (from < 0) return long.length - short.length <= 1;
  const rest = (text: string, skip: number): string => text.slice(from + skip);
  if (long.length === short.length)
    return (
      rest(short, 1) === rest(long, 1) ||
      (short.charAt(from) === long.charAt(from + 1) &&
        short.charAt(from + 1) === long.charAt(from) &&
        rest(short, 2) === rest(long, 2))
    );
  return long.length === short.length + 1 && rest(short, 0) === rest(long, 1);
}
