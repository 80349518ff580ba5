/** Finds the words that show a tag, in one walk over a script however many tags there are. */
import type { Derived } from '../derive.ts';
import type { Passage } from '../text/passages.ts';
import { wordsOf } from '../text/words.ts';

/** The parts of a script that show its subjects; a parenthetical or a transition does not. */
const shows = new Set<Passage['kind']>(['heading', 'action', 'shot', 'dialogue', 'lyric']);

/** An entry of one or more words in small letters; `any` says of each whether it may have any ending. */
interface Turn {
  readonly entry: number;
  readonly words: readonly { readonly word: string; readonly any: boolean }[];
}

/** An entry found: how often, and in which passages. */
export interface EntryHits {
  count: number;
  readonly passages: Set<Passage>;
}

/** Reads entries as `phrases.ts` does: whole words in any case, `word*` with any ending, `{one|other}` a choice, `(s)` may be missing. */
export function turnsOf(entry: string): string[] {
  const choice = /\{([^}]*)\}|\(([^)]*)\)/.exec(entry);
  if (!choice) return [entry];
  const options = choice[1] === undefined ? [choice[2] ?? '', ''] : choice[1].split('|');
  const [before, after] = [entry.slice(0, choice.index), entry.slice(choice.index + choice[0].length)];
  return options.flatMap((option) => turnsOf(before + option + after));
}

const partsOf = (turn: string): Turn['words'] =>
  turn.split(/\s+/).flatMap((part) => {
    const words = wordsOf(part);
    return words.map((word, at) => ({ word, any: part.endsWith('*') && at === words.length - 1 }));
  });

/** Shortest beginning that an entry of any ending may have. */
const shortestStem = 2;

/** Who speaks least of these may be a 'NAZI OFFICER', whose words are no name. */
const leading = 6;

/** Words of the main characters' names that the script never prints small: 'Dean' is no dean. `telling` are the words it prints small somewhere. */
export const namesOnly = (
  characters: Derived['characters'],
  telling: ReadonlyMap<string, number>,
): ReadonlySet<string> =>
  new Set(
    characters
      .slice(0, leading)
      .flatMap(({ id, introduction }) => wordsOf(`${id} ${introduction?.fullName ?? ''}`))
      .filter((word) => !telling.has(word)),
  );

/** A finder of `entries`; it answers hits by the entry's position in the list. Words of `names` show nothing. */
export function entryFinder(
  entries: readonly string[],
): (passages: readonly Passage[], names?: ReadonlySet<string>) => ReadonlyMap<number, EntryHits> {
  const whole = new Map<string, Turn[]>();
  const stems = new Map<string, Turn[]>();
  entries.forEach((entry, at) => {
    for (const text of turnsOf(entry)) {
      const words = partsOf(text);
      const [first] = words;
      if (!first) continue;
      const index = first.any ? stems : whole;
      index.set(first.word, [...(index.get(first.word) ?? []), { entry: at, words }]);
    }
  });
  const known = new Map<string, readonly Turn[]>();
  const beginningWith = (word: string): readonly Turn[] => {
    const seen = known.get(word);
    if (seen) return seen;
    const found = [...(whole.get(word) ?? [])];
    for (let length = shortestStem; length <= word.length; length += 1)
      found.push(...(stems.get(word.slice(0, length)) ?? []));
    known.set(word, found);
    return found;
  };
  return (passages, names) => {
    const hits = new Map<number, EntryHits>();
    for (const passage of passages) {
      if (!shows.has(passage.kind)) continue;
      passage.words.forEach((word, at) => {
        if (names?.has(word) === true) return;
        for (const turn of beginningWith(word)) {
          if (!stands(turn, passage.words, at)) continue;
          const found = hits.get(turn.entry) ?? { count: 0, passages: new Set<Passage>() };
          found.count += 1;
          found.passages.add(passage);
          hits.set(turn.entry, found);
        }
      });
    }
    return hits;
  };
}

const stands = ({ words }: Turn, text: readonly string[], at: number): boolean =>
  words.every(({ word, any }, offset) => {
    const own = text[at + offset];
    return own !== undefined && (any ? own.startsWith(word) : own === word);
  });

const parsed = new Map<string, readonly Turn[]>();

/** Whether an entry stands in a sentence's words. */
export function holdsEntry(entry: string, words: readonly string[]): boolean {
  const turns = parsed.get(entry) ?? turnsOf(entry).map((text) => ({ entry: 0, words: partsOf(text) }));
  parsed.set(entry, turns);
  return turns.some((turn) => words.some((_, at) => stands(turn, words, at)));
}
