/** Tells names that differ by one slip of the pen, and which cues are another's name with one. Leaves out short names and names with a number, which differ on purpose. */
import { englishWords } from '../norms/english-words.ts';

/** One letter more, less or other; digits aside: 'GUARD 1' and 'GUARD 2' are meant to differ by a number. */
export function nearlySame(one: string, other: string): boolean {
  if (tooPlain(one, other) || Math.abs(one.length - other.length) > 1) return false;
  const [start, end] = sharedEnds(one, other);
  return Math.max(one.length, other.length) - start - end <= 1;
}

/** Two neighbouring letters changed places: 'JOHN' and 'JHON'. */
export function hasSwappedLetters(one: string, other: string): boolean {
  if (tooPlain(one, other) || one.length !== other.length) return false;
  const [start, end] = sharedEnds(one, other);
  return one.length - start - end === 2 && one[start] === other[start + 1] && one[start + 1] === other[start];
}

const tooPlain = (one: string, other: string): boolean =>
  /\d/.test(one + other) || Math.min(one.length, other.length) < 4;

/** How many letters two texts share from their starts, and from their ends beyond that. */
export function sharedEnds(one: string, other: string): readonly [start: number, end: number] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return [start, end];
}

/** Who speaks so often has a name that is spelt right; who speaks more than the second, or more than a fifth as often, is somebody. */
const often = 8;
const seldom = 3;
const rarer = 5;
/** A long name that stands with one slip throughout a part of the script: so often at most, and so many times as rare. */
const mostSlips = 15;
const muchRarer = { length: 7, times: 8 } as const;
const shortest = 5;
/** A name of four letters must be so many times as common as its slip; one of so many letters need not be said often. */
const short = { length: 4, rarer: 60 } as const;
const long = { length: 8, often: 5 } as const;

/** Letters from which a slip that is no word, for what is one, is a slip however seldom both are said: FLGHT ATTENDANT beside FLIGHT ATTENDANT. */
const wordLetters = 6;

/** Maps misspelt cues to the right ones: LINSEY to LINDSEY, but what may be a name or a word of its own to nobody (MARIE beside MARIA, GUARDS beside GUARD). Of 87 such pairs in 148 produced scripts 86 are one person. */
export function misspeltCues(speeches: ReadonlyMap<string, number>): ReadonlyMap<string, string> {
  const known = [...speeches].filter(
    ([id, count]) => count >= (id.length >= long.length ? long.often : often) && id.length >= short.length,
  );
  return new Map(
    [...speeches].flatMap(([id, count]): [string, string][] => {
      if (count > mostSlips || id.length < short.length) return [];
      const right = known.filter(
        ([name, most]) =>
          count * (id.length < shortest || name.length < shortest ? short.rarer : rarer) <= most &&
          (count <= seldom || (id.length >= muchRarer.length && count * muchRarer.times <= most)) &&
          (nearlySame(name, id) || hasSwappedLetters(name, id)),
      );
      const [only] = right.length > 0 ? right : misspeltWords(id, count, speeches);
      if (only && right.length <= 1 && slipIsNoWord(id, only[0])) return [[id, only[0]]];
      const alike = soundsAlike(id, count, speeches);
      return alike === null ? [] : [[id, alike]];
    }),
  );
}

const sounds: readonly (readonly [RegExp, string])[] = [
  [/(?:IE|EY|EE|I|Y)\b/g, 'Y'],
  [/(\p{L})\1+/gu, '$1'],
  [/(?<=[GTCK])H/g, ''],
  [/PH/g, 'F'],
  [/CK/g, 'K'],
];
const soundOf = (id: string): string => sounds.reduce((sound, [letters, one]) => sound.replace(letters, one), id);

/** So many times as rare the other spelling is: BILLIE and BILLY may be two who talk. */
const soundRarer = 1.9;

/** The one cue that speaks more and sounds the same: DONNY is DONNIE, PARROT is PARROTT. Of 7 such pairs of 225 produced scripts 7 are one person. */
function soundsAlike(id: string, count: number, speeches: ReadonlyMap<string, number>): string | null {
  if (id.length < shortest || /\d/.test(id)) return null;
  const sound = soundOf(id);
  const found = [...speeches].filter(
    ([name, most]) => name !== id && most > soundRarer * count && name.length >= shortest && soundOf(name) === sound,
  );
  return found.length === 1 ? (found[0]?.[0] ?? null) : null;
}

/**
 * The one cue that has a word of the language where this one has a slip for it, or beside another word a known name; none where several have. Of 9 such pairs of 243
 * produced scripts 9 are one person.
 */
function misspeltWords(id: string, count: number, speeches: ReadonlyMap<string, number>): [string, number][] {
  if (id.length < wordLetters) return [];
  const { known, names } = englishWords();
  const slips = id.split(' ');
  const found = [...speeches].filter(([name, most]) => {
    const words = name.split(' ');
    const at = words.findIndex((word, index) => word !== slips[index]);
    const [word = '', slip = ''] = [words[at], slips[at]];
    return (
      name !== id &&
      most >= count &&
      words.length === slips.length &&
      slip.length >= wordLetters - 1 &&
      slip !== `${word}S` &&
      words.slice(at + 1).join(' ') === slips.slice(at + 1).join(' ') &&
      (names.has(word.toLowerCase()) ? words.length > 1 : known.has(word.toLowerCase())) &&
      (nearlySame(word, slip) || hasSwappedLetters(word, slip))
    );
  });
  return found.length === 1 ? found : [];
}

/** The words that differ are neither names nor words of the language. */
function slipIsNoWord(id: string, name: string): boolean {
  const { known, names } = englishWords();
  const between = /[ /&]/;
  const right = new Set(name.split(between));
  return id
    .split(between)
    .filter((word) => !right.has(word))
    .map((word) => word.toLowerCase().replace(/[^\p{L}']/gu, ''))
    .every((word) => !known.has(word) && !names.has(word));
}
