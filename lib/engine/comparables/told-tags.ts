/** Finds the subjects that are told beside a film: those that mark a kind of story, and those of the film that the script has none of. */
import { backdropTags } from '../lexicons/backdrop-tags.ts';
import type { FilmTable, KnownFilm } from './film-table.ts';
import type { TagStrength } from './tag-strengths.ts';

/** A subject marks a kind of story where so many of its films have it, so many times more than films at large do. */
const marks = { share: 0.12, films: 3, lift: 4 } as const;
const mostSigns = 2;
const mostMissing = 2;
/** A subject is missed only where its words would have shown it: so many of them, which tell films apart. */
const fewestWords = 3;
const leastTelling = 0.8;

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

/** Subjects of the film of which no word stands in the script, those that tell most first. */
export const missingTags = (
  { tags }: KnownFilm,
  table: Pick<FilmTable, 'tags'>,
  strengths: readonly TagStrength[],
): string[] =>
  tags
    .flatMap((at) => {
      const sign = table.tags[at];
      const isMissing = sign !== undefined && strengths[at]?.hits === 0 && !backdropTags.has(sign.tag);
      return isMissing && sign.tells >= leastTelling && sign.words.length >= fewestWords ? [sign] : [];
    })
    .sort((a, b) => b.tells - a.tells)
    .slice(0, mostMissing)
    .map(({ tag }) => tag);
