/** What the script is about beside the films of its kind: its own subjects, with how many of those films have them, and whether more or fewer do than before. */
import type { GenreSubject } from '../../story/conventions.ts';
import type { Derived } from '../derive.ts';
import { genreNames } from '../norms/genre-names.ts';
import type { ProducedGenre } from '../norms/quick-parser-norms.ts';
import { filmTable } from './film-table.ts';
import { ownStrengths } from './own-strengths.ts';
import { outstanding } from './rank-films.ts';
import { isSure } from './sure-subjects.ts';
import { bestPlace } from './tag-place.ts';
import type { TagStrength } from './tag-strengths.ts';

/** Year that cuts the films known here into two halves of like size. */
const turn = 2000;
/** Subjects told. */
const mostTold = 4;

/** Films of the kind below which nothing is said of how often they have a subject. */
const fewestFilms = 3;

/** Each subject by the word that shows it most: two that the same word shows are one. */
function unlike(subjects: readonly number[], strengths: readonly TagStrength[]): number[] {
  const shown = new Set<string>();
  return subjects.filter((at) => {
    const [first] = (strengths[at]?.words ?? []).toSorted((a, b) => b.gives - a.gives);
    if (!first || shown.has(first.entry)) return false;
    shown.add(first.entry);
    return true;
  });
}

/** Those that stand out furthest, of all films where the genre is open. */
export function genreSubjects(derived: Derived, genre: ProducedGenre | null): GenreSubject[] {
  if (!derived.english) return [];
  const table = filmTable();
  const strengths = ownStrengths(derived);
  const name = genre === null ? null : genre === 'scifi' ? 'sci-fi' : genreNames[genre].toLowerCase();
  const own = table.films.filter(({ genres, kind }) => kind === 'film' && (name === null || genres.includes(name)));
  const young = own.filter(({ year }) => year >= turn);
  const sure = outstanding(table, strengths).flatMap(([at]) => {
    const strength = strengths[at];
    return strength && isSure(table.tags[at]?.tag ?? '', strength) ? [at] : [];
  });
  return unlike(sure, strengths)
    .flatMap((at): GenreSubject[] => {
      const [sign, strength] = [table.tags[at], strengths[at]];
      const cite = strength && bestPlace(strength);
      if (!sign || !cite) return [];
      const films = own.filter(({ tags }) => tags.includes(at)).length;
      if (films < fewestFilms) return [];
      const since = young.filter(({ tags }) => tags.includes(at)).length;
      return [
        {
          tag: sign.tag,
          pages: strength.pages,
          cite,
          films,
          among: own.length,
          since,
          young: young.length,
          before: films - since,
          old: own.length - young.length,
        },
      ];
    })
    .slice(0, mostTold);
}
