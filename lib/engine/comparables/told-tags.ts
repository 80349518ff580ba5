/** Tells which kinds of story a script may be said to be, and by which subjects its words show it. */
import { backdropTags } from '../lexicons/backdrop-tags.ts';
import type { FilmTable } from './film-table.ts';

/** A subject marks a kind of story where so many of its films have it, so many times more than films at large do. */
const marks = { share: 0.12, films: 3, lift: 4 } as const;
const mostSigns = 2;

const known = new WeakMap<object, Map<number, readonly number[]>>();

/** Tags that mark a premise, by their places in the table, the commonest among its films first. */
function marksOf(premise: number, table: FilmTable): readonly number[] {
  const ofTable = known.get(table) ?? new Map<number, readonly number[]>();
  known.set(table, ofTable);
  const before = ofTable.get(premise);
  if (before) return before;
  const own = table.films.filter(({ premises }) => premises.includes(premise));
  const counts = new Map<number, number>();
  for (const { tags } of own) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const found = [...counts]
    .filter(([tag, count]) => {
      const share = count / own.length;
      const usual = (table.tags[tag]?.films ?? 1) / table.films.length;
      return count >= marks.films && share >= marks.share && share >= marks.lift * usual;
    })
    .sort(([a, more], [b, fewer]) => fewer - more || a - b)
    .map(([tag]) => tag);
  ofTable.set(premise, found);
  return found;
}

/** The subjects by which the script shows a kind of story; `clear` are the tags that its words carry clearly. */
export const signsOf = (premise: number, table: FilmTable, clear: ReadonlySet<number>): number[] =>
  marksOf(premise, table)
    .filter((tag) => clear.has(tag) && !backdropTags.has(table.tags[tag]?.tag ?? ''))
    .slice(0, mostSigns);

/** How far a script's words speak for a kind of story before it is told: so far alone, or less where one of its subjects shows it, too. */
const spokenFor = { alone: 0.35, shown: 0.1 } as const;

/**
 * The kinds that may be told, by their places in the table: each that the words alone make certain, else the likeliest of those that a subject shows. Of 13 kinds
 * told so of scripts that nothing was learned from ten are right; of the kinds that are spoken for less, or that no subject shows, half are not.
 */
export function toldKinds(spoken: readonly number[], isShown: (premise: number) => boolean): Set<number> {
  const ranked = spoken.map((value, premise) => ({ value, premise })).sort((a, b) => b.value - a.value);
  const certain = ranked.filter(({ value }) => value >= spokenFor.alone);
  const shown = ranked.filter(({ value, premise }) => value >= spokenFor.shown && isShown(premise));
  return new Set([...certain, ...(certain.length > 0 ? [] : shown.slice(0, 1))].map(({ premise }) => premise));
}
