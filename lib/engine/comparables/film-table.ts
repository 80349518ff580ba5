/** Well-known films by their tags, and the words that show a tag on the page, as `npm run train -- comparables` packs them. */
import * as z from 'zod';
import packed from './film-table.json' with { type: 'json' };

/**
 * A tag's `words` are entries of `norms/films/tag-words.csv` with their inverse document frequency over the scripts counted. `mean` and `spread`
 * (standard deviation) are those of its raw strength over the scripts; `tells` is how much stronger it stands in scripts of films that have it, shrunk
 * towards the average tag's. `premises` are told as a reader would say them ('a crew that plans one big robbery').
 * `films` are lines: title|year|kind|genres by number|tags by number|types by number|premises by number|how well it is known; those numbers are written to `numberBase`.
 */
export const packedTable = z.strictObject({
  trained: z.strictObject({
    source: z.string().min(1),
    counted: z.iso.date(),
    scripts: z.number().int().positive(),
    films: z.number().int().positive(),
    medianRank: z.number().positive(),
    inFirstTen: z.number().min(0).max(1),
  }),
  genres: z.array(z.string()),
  types: z.array(z.string()),
  premises: z.array(z.string()),
  tags: z.array(
    z.strictObject({
      tag: z.string(),
      films: z.number().int().positive(),
      mean: z.number(),
      spread: z.number().positive(),
      tells: z.number().nonnegative(),
      words: z.array(z.tuple([z.string(), z.number()])),
    }),
  ),
  films: z.array(z.string()),
});
export type PackedTable = z.infer<typeof packedTable>;
export type TagSign = PackedTable['tags'][number];

/** `tags` are positions in the table's list: only those that pages can show; so are `types` ('heist', 'coming of age'), one or two, the first more than the second, and `premises`, what kind of story it is, none where nobody gave one. `known` is how well the film is known, from 1 to 3; 0 of a film without premises. */
export interface KnownFilm {
  readonly title: string;
  readonly year: number;
  readonly kind: 'film' | 'series' | 'miniseries';
  readonly genres: readonly string[];
  readonly tags: readonly number[];
  readonly types: readonly number[];
  readonly premises: readonly number[];
  readonly known: number;
}

/** `genreNames` are all genres of the table; a film's own are told by name. */
export interface FilmTable extends Omit<PackedTable, 'films' | 'genres'> {
  readonly genreNames: readonly string[];
  readonly films: readonly KnownFilm[];
}

const kinds = z.enum(['film', 'series', 'miniseries']);
/** Two digits where the decimal has three. */
export const numberBase = 36;
const numbers = (text: string): number[] =>
  text === '' ? [] : text.split(' ').map((digits) => Number.parseInt(digits, numberBase));

/** The table with its films unpacked. @throws ZodError for a table of another shape. */
export function unpackTable(table: unknown): FilmTable {
  const { genres, films, ...rest } = packedTable.parse(table);
  return {
    ...rest,
    genreNames: genres,
    films: films.map((line) => {
      const [title = '', year = '', kind = '', own = '', tags = '', types = '', premises = '', known = ''] =
        line.split('|');
      return {
        title,
        year: Number(year),
        kind: kinds.parse(kind),
        genres: numbers(own).flatMap((at) => genres[at] ?? []),
        tags: numbers(tags),
        types: numbers(types),
        premises: numbers(premises),
        known: Number(known),
      };
    }),
  };
}

let unpacked: FilmTable | null = null;

/** Unpacked when first asked for, which takes some 10 ms. */
export function filmTable(): FilmTable {
  unpacked ??= unpackTable(packed);
  return unpacked;
}
