/** Finds things that come back: nouns of this script that return in scene after scene. */
import { determiners, doers, everydayWords, functionWords, numberWords } from '../lexicons/function-words.ts';
import { isSpoken, type Passage } from './passages.ts';
import { singular } from './words.ts';

/**
 * `word` is the folded form; `name` the commonest form ('glasses'), `plural` when that is a plural. `scenes` are ordinals, ascending; `passages` one
 * or more in each of them.
 */
export interface RecurringObject {
  readonly word: string;
  readonly name: string;
  readonly plural: boolean;
  readonly forms: readonly string[];
  readonly scenes: readonly number[];
  readonly count: number;
  readonly passages: readonly Passage[];
  /** Spoken about and seen: it stands in dialogue and in action. */
  readonly inBoth: boolean;
}

/**
 * Nouns in at least three scenes, strongest first: scenes held x share of the script between first and last. A word counts as a
 * noun here if it closes a phrase after an article or possessive ('the red thread,') at least twice and in two of five such uses:
 * a heuristic of our own, checked by hand, about one miss in ten. `excluded` holds words of names and places, in small letters.
 */
export function recurringObjectsOf(passages: readonly Passage[], excluded: ReadonlySet<string>): RecurringObject[] {
  const nouns = nounsOf(passages);
  const found = new Map<string, Passage[]>();
  const forms = new Map<string, Map<string, number>>();
  for (const passage of passages) {
    if (passage.scene === null || !(isSpoken(passage) || passage.kind === 'action')) continue;
    for (const word of new Set(passage.words)) {
      const key = singular(word);
      if (!nouns.has(key) || excluded.has(key) || excluded.has(word)) continue;
      const own = found.get(key);
      if (own) own.push(passage);
      else found.set(key, [passage]);
      const counts = forms.get(key) ?? new Map<string, number>();
      forms.set(key, counts.set(word, (counts.get(word) ?? 0) + 1));
    }
  }
  const things = [...found].filter(([word, own]) => !isVerb(own, word, excluded));
  const objects = things.map(([word, own]): RecurringObject => {
    const counts = [...(forms.get(word) ?? [])].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    const name = counts[0]?.[0] ?? word;
    const kind = kindOf(
      own,
      counts.map(([form]) => form),
    );
    return {
      word,
      name: kind === null ? name : `${kind} ${name}`,
      plural: name !== word,
      forms: counts.map(([form]) => form),
      scenes: [...new Set(own.flatMap((passage) => passage.scene ?? []))],
      count: own.length,
      passages: own,
      inBoth: own.some(isSpoken) && own.some((passage) => !isSpoken(passage)),
    };
  });
  return objects
    .filter(({ scenes }) => scenes.length >= 3)
    .sort((a, b) => weight(b) - weight(a) || (a.word < b.word ? -1 : 1));
}

/** Share of its uses in which a word with an s stands behind a name or a pronoun, from which it is what somebody does: 'Ruth goes', 'he passes'. */
const verbShare = 0.4;

function isVerb(own: readonly Passage[], key: string, names: ReadonlySet<string>): boolean {
  const uses = own.flatMap(({ words }) =>
    words.flatMap((word, index) => (singular(word) === key ? [{ word, before: words[index - 1] ?? '' }] : [])),
  );
  const done = uses.filter(({ word, before }) => word !== key && (names.has(before) || doers.has(before)));
  return done.length / uses.length >= verbShare;
}

/** Share of its uses before which one and the same word must stand to belong to the name: a hearing aid is no aid. */
const fixedShare = 0.6;

/** The word that belongs before the noun, or null: 'hearing' where six of seven aids are hearing aids. */
function kindOf(own: readonly Passage[], forms: readonly string[]): string | null {
  const before = new Map<string, number>();
  for (const { words } of own) {
    const kinds = words.flatMap((word, index) => (forms.includes(word) ? (words[index - 1] ?? '') : []));
    for (const kind of new Set(kinds)) before.set(kind, (before.get(kind) ?? 0) + 1);
  }
  const [most] = [...before].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  if (!most || most[1] < 3 || most[1] / own.length < fixedShare) return null;
  const [kind] = most;
  return functionWords.has(kind) || numberWords.has(kind) || !/^\p{L}{3,}$/u.test(kind) ? null : kind;
}

function weight({ scenes, passages, inBoth }: RecurringObject): number {
  const reach = (passages.at(-1)?.position ?? 0) - (passages[0]?.position ?? 0);
  return scenes.length * (0.25 + reach) * (inBoth ? 1.3 : 1);
}

/** Keys of words that behave like nouns in this script. */
function nounsOf(passages: readonly Passage[]): Set<string> {
  const closing = new Map<string, number>();
  const running = new Map<string, number>();
  for (const { text, kind } of passages) {
    if (kind === 'heading' || kind === 'transition' || kind === 'note') continue;
    for (const clause of text
      .toLowerCase()
      .replace(/[’‘]/g, "'")
      .split(/[^\p{L}\p{N}'\s-]+|--/u)) {
      const words = clause.match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? [];
      words.forEach((word, index) => {
        if (!determiners.has(word)) return;
        for (let step = 1; step <= 3; step += 1) {
          const candidate = words[index + step];
          if (candidate === undefined || functionWords.has(candidate)) return;
          const after = words[index + step + 1];
          const closes = after === undefined || functionWords.has(after);
          const table = closes ? closing : running;
          const key = singular(candidate.replace(/'s$/, ''));
          table.set(key, (table.get(key) ?? 0) + 1);
          if (closes) return;
        }
      });
    }
  }
  const isNoun = ([word, count]: [string, number]): boolean =>
    count >= 2 &&
    count / (count + (running.get(word) ?? 0)) >= 0.4 &&
    word.length > 2 &&
    !everydayWords.has(word) &&
    !numberWords.has(word) &&
    !/\d/.test(word) &&
    !/ly$|ing$/.test(word);
  return new Set([...closing].filter(isNoun).map(([word]) => word));
}
