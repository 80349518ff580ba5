/** What films of a genre are about more often, and less often, than they were. */
import { backdropTags } from '../lexicons/backdrop-tags.ts';
import { genreNames } from '../norms/genre-names.ts';
import type { ProducedGenre } from '../norms/quick-parser-norms.ts';
import { filmTable } from './film-table.ts';

/** How many of a genre's films have a subject, before and since the turn; `sure` in standard errors of the change. */
export interface Move {
  readonly tag: string;
  readonly before: number;
  readonly since: number;
  readonly sure: number;
}

/** Year that cuts the films known here into two halves of like size. */
export const turn = 2000;
/** Films of the genre on either side, and with the subject on the side that has more, below which nothing is told. */
const fewestFilms = 60;
const fewestWith = 8;
/** A change that chance would bring once in some hundred subjects; ours. */
const surely = 2.4;

/** The surest moves first. */
export function movesIn(genre: ProducedGenre): {
  readonly risen: readonly Move[];
  readonly fallen: readonly Move[];
  readonly since: number;
  readonly before: number;
} {
  const { films, tags } = filmTable();
  const name = genre === 'scifi' ? 'sci-fi' : genreNames[genre].toLowerCase();
  const own = films.filter(({ genres, kind }) => kind === 'film' && genres.some((one) => one === name));
  const [young, old] = [own.filter(({ year }) => year >= turn), own.filter(({ year }) => year < turn)];
  if (Math.min(young.length, old.length) < fewestFilms) return { risen: [], fallen: [], since: 0, before: 0 };
  const countIn = (group: typeof own, at: number): number => group.filter((film) => film.tags.includes(at)).length;
  const moves = tags.flatMap(({ tag }, at): Move[] => {
    if (backdropTags.has(tag)) return [];
    const [since, before] = [countIn(young, at), countIn(old, at)];
    const share = (since + before) / own.length;
    const spread = Math.sqrt(share * (1 - share) * (1 / young.length + 1 / old.length));
    return Math.max(since, before) < fewestWith || spread === 0
      ? []
      : [{ tag, before, since, sure: (since / young.length - before / old.length) / spread }];
  });
  return {
    risen: moves.filter(({ sure }) => sure >= surely).sort((a, b) => b.sure - a.sure),
    fallen: moves.filter(({ sure }) => sure <= -surely).sort((a, b) => a.sure - b.sure),
    since: young.length,
    before: old.length,
  };
}
