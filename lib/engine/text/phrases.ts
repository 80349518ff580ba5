/** Compiles lists of words and phrases, one entry a line, into patterns. */

/**
 * In an entry `(s)` may be missing, `{one|other}` is a choice, `{slot}` stands for a list given by that name, `word*` takes any ending, and an
 * apostrophe is a typed or a printed one; all else is matched as it stands.
 */
export type Phrases = readonly string[];

/** Lists by the names under which entries refer to them. */
export type Slots = Readonly<Record<string, Phrases>>;

const marks: Readonly<Record<string, string>> = {
  '(': '(?:',
  ')': ')?',
  '{': '(?:',
  '}': ')',
  '|': '|',
  '*': '\\w*',
  "'": "['’]",
};

/** The source of a group that matches any of the phrases, for a larger pattern. Throws RangeError for a slot that is not given. */
export const anyOf = (phrases: Phrases, slots: Slots = {}): string =>
  `(?:${phrases.map((phrase) => sourceOf(phrase, slots)).join('|')})`;

const sourceOf = (phrase: string, slots: Slots): string =>
  phrase.replace(/\{(\w+)\}|[(){}|*']|[.+?^$[\]\\]/g, (mark, slot: string | undefined) => {
    if (slot === undefined) return marks[mark] ?? `\\${mark}`;
    const list = slots[slot];
    if (!list) throw new RangeError(`No list is given for the slot ${slot}`);
    return anyOf(list, slots);
  });

/** Finds any of the phrases as whole words, in any case unless `flags` say otherwise; `end` is the border behind it. */
export const wholeWords = (
  phrases: Phrases,
  { slots = {}, flags = 'i', end = '\\b' }: { slots?: Slots; flags?: string; end?: string } = {},
): RegExp => new RegExp(`\\b${anyOf(phrases, slots)}${end}`, flags);
