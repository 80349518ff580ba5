/** Tells by which subjects a script's words show a kind of story. */
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
