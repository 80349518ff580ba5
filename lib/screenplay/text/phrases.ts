/** Compiles lexicons, lists of words and phrases with one entry a line, into patterns. */

/** A phrase with a text that it is found in and one that it is not; null where none is given. */
export interface Entry {
  readonly phrase: string;
  readonly example: string | null;
  readonly nearMiss: string | null;
}

/**
 * In a phrase `(s)` may be missing, `{one|other}` is a choice, `{slot}` stands for a list given by that name, `word*` takes any ending, `_` is any word,
 * `~` a hyphen, a space or nothing, `#` a number in digits, and an apostrophe is a typed or a printed one; all else is matched as it stands.
 */
export type Phrases = readonly (string | Entry)[];

/** Lists by the names under which entries refer to them. */
export type Slots = Readonly<Record<string, Phrases>>;

/** Reads a lexicon as it is written: `phrase`, `phrase = example` or `phrase = example ≠ near miss`, one a line. */
export const lexicon = (written: string | readonly string[]): readonly Entry[] =>
  (typeof written === 'string' ? written.trim().split(/\s*\n\s*/) : written).map((line) => {
    const [phrase = '', told = ''] = line.split(' = ');
    const [example = '', nearMiss = ''] = told.split(' ≠ ');
    return { phrase, example: example || null, nearMiss: nearMiss || null };
  });

/** A lexicon of single words, parted by white space. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const marks: Readonly<Record<string, string>> = {
  '(': '(?:',
  ')': ')?',
  '{': '(?:',
  '}': ')',
  '|': '|',
  '*': '\\w*',
  '~': '[\\s-]?',
  _: '\\w+',
  '#': '\\d+',
  "'": "['’]",
};

/** The source of a group that matches any of the phrases, for a larger pattern. Throws RangeError for a slot that is not given. */
export const anyOf = (phrases: Phrases, slots: Slots = {}): string =>
  `(?:${phrases.map((one) => sourceOf(typeof one === 'string' ? one : one.phrase, slots)).join('|')})`;

const sourceOf = (phrase: string, slots: Slots): string =>
  phrase.replace(/\{(\w+)\}|[(){}|*~_#']|[.+?^$[\]\\]/g, (mark, slot: string | undefined) => {
    if (slot === undefined) return marks[mark] ?? `\\${mark}`;
    const list = slots[slot];
    if (!list) throw new RangeError(`No list is given for the slot ${slot}`);
    return anyOf(list, slots);
  });

/** The same where words may be parted by any white space. */
export const anySpaced = (phrases: Phrases): string => anyOf(phrases).replaceAll(' ', '\\s+');

/** Finds any of the phrases as whole words, in any case unless `flags` say otherwise; `start` and `end` are the borders around it. */
export const wholeWords = (
  phrases: Phrases,
  {
    slots = {},
    flags = 'i',
    start = '\\b',
    end = '\\b',
  }: { slots?: Slots; flags?: string; start?: string; end?: string } = {},
): RegExp => new RegExp(`${start}${anyOf(phrases, slots)}${end}`, flags);

/** Finds a text that begins with any of the phrases, whole words unless `end` says otherwise. */
export const openingWith = (phrases: Phrases, options: { slots?: Slots; flags?: string; end?: string } = {}): RegExp =>
  wholeWords(phrases, { ...options, start: '^' });

/** Finds a text that is one of the phrases and nothing else. */
export const wholeText = (phrases: Phrases, options: { slots?: Slots; flags?: string } = {}): RegExp =>
  wholeWords(phrases, { ...options, start: '^', end: '$' });

/** The source of a text that is matched letter by letter: a name. */
export const asItStands = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The source of a group that matches any of the texts letter by letter. */
export const oneOf = (texts: readonly string[]): string => `(?:${texts.map(asItStands).join('|')})`;

/** The source of a word given in capitals that may go on in small letters behind its first: 'GUIN' finds 'Guin' and 'GUIN', never 'guin'. */
export function fromCapital(word: string): string {
  const [first = '', ...rest] = [...word].map(asItStands);
  return first + rest.map((letter) => (/\p{L}/u.test(letter) ? `[${letter}${letter.toLowerCase()}]` : letter)).join('');
}
