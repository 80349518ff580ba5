/** The words of the report on similar scripts; the only place where it has any. */
import { capitalised, counted, listed, percent, quoted } from '../../engine/wording.ts';
import type { Place } from '../../screenplay/model.ts';
import type { Comparables } from '../../story/comparables.ts';
import type { OwnDraft } from '../../story/own-draft.ts';
import type { StoryScene } from '../../story/scene.ts';
import type { Source } from '../../story/source.ts';
import { pagesTo } from '../named-places.ts';

export const titles = {
  drafts: 'Your own scripts beside this one',
  fates: 'What became of the draft',
  named: 'Films you set beside it',
  films: 'Films and series it is like',
  shared: 'What they share',
  shown: 'Where these pages show it',
} as const;
export const columns = {
  script: 'Script',
  share: 'Wording of this one found there',
  unchanged: 'Scenes the same',
  reworked: 'Reworked',
  fresh: 'New',
  gone: 'Its scenes changed or cut here',
} as const;

type Film = Comparables['films'][number];
type Shared = Film['shared'][number];

/** 'Topsy-Turvy (1999, drama and musical)'; a series is called one. */
export const filmTitle = ({ title, year, kind, genres }: Pick<Film, 'title' | 'year' | 'kind' | 'genres'>): string =>
  `${title} (${year}, ${listed(genres)}${kind === 'film' ? '' : ` ${kind}`})`;

const tagsOf = (shared: readonly Shared[]): string => listed(shared.map(({ tag }) => tag));

/** Subjects told of a film. */
const mostSubjects = 3;
export const filmColumns = ['Film', 'Year', 'Kind', 'What both have', 'See'] as const;
/** What script and film have in common by the script's own words; a kind of story is said above the table, once. */
export const subjectsTold = ({ shared, premises }: Film): readonly Shared[] =>
  (shared.length > 0 ? shared : (premises[0]?.signs ?? [])).slice(0, mostSubjects);
export const common = (film: Film): string =>
  film.shared.length > 0 ? tagsOf(subjectsTold(film)) : (film.premises[0]?.told ?? wordsAlone);
export const placesShown = (film: Film): Place[] =>
  subjectsTold(film).map(({ cite: { page, line } }) => ({ page, line }));
export const pagesShown = (film: Film): string => pagesTo(placesShown(film));
/** 'Artificial intelligence (page 3): Tron (1982) and The Matrix (1999).' of films that all have the same. */
export const allHave = (
  { both, pages }: { readonly both: string; readonly pages: string },
  films: readonly { readonly title: string; readonly year: number }[],
): string =>
  `${capitalised(both)}${pages === '' ? '' : ` (${pages})`}: ${listed(films.map(({ title, year }) => `${title} (${year})`))}.`;
export const pagesOfSubject = ({ pages }: Shared): string => `On at least ${counted(pages, 'page')}.`;
const wordsAlone = 'the words as a whole';
export const kindOf = ({ kind, genres }: Film): string => `${listed(genres)}${kind === 'film' ? '' : ` ${kind}`}`;

/** What a film that the writer names has in common with the script, as far as its words show it; `among` counts the films of the table. */
export function namedFilm(film: Comparables['named'][number]['film'], among: number): string {
  if (film === null)
    return `Not among the ${among.toLocaleString('en-GB')} films and series whose subjects are known here.`;
  if (film.shared.length === 0) return 'None of its subjects stands out on these pages.';
  return `Both have ${tagsOf(film.shared)}.`;
}

/** What the films have in common with the script, or why little or nothing is named. `title` is ready for a sentence. */
export function filmsNote(
  { among, films }: Comparables,
  { title, source }: { readonly title: string; readonly source: Source },
): string {
  const compared = `${among.toLocaleString('en-GB')} films and series`;
  if (!source.english) return `Subjects are known by English words: ${title} is set beside no film.`;
  if (films.length === 0) return `Of ${compared}, none stands near enough to ${title}.`;
  return `Nearest of ${compared}.`;
}

/** '“Salt” (salt-2.pdf, uploaded on 2026-11-03)': two drafts often share a title. */
export const draftName = ({ title, fileName, uploadedOn }: OwnDraft): string =>
  title === null
    ? `${fileName} (uploaded on ${uploadedOn})`
    : `${quoted(title)} (${fileName}, uploaded on ${uploadedOn})`;

export const draftTitle = ({ share, title }: { readonly share: number; readonly title: string }): string =>
  `${capitalised(percent(share))} of this script’s wording stands in ${title}`;

/** Some of `count` scenes, of `scenes` compared in all. */
interface Fate {
  readonly count: number;
  readonly scenes: number;
  readonly shown: readonly { readonly scene: StoryScene; readonly kept: number }[];
}

const at = ({ place, ordinal, page }: StoryScene): string => `${place} (scene ${ordinal}, page ${page})`;

const among = ({ count, scenes, shown }: Fate, names: readonly string[]): string =>
  `${count} of ${scenes} ${scenes === 1 ? 'scene' : 'scenes'}${count > shown.length ? `, ${listed(names)} among them` : `: ${listed(names)}`}.`;

const places = ({ shown }: Fate): string[] => shown.map(({ scene }) => at(scene));

export const fates = {
  unchanged: (fate: Fate): string => `Word for word the same: ${among(fate, places(fate))}`,
  reworked: (fate: Fate): string =>
    `Reworked: ${among(
      fate,
      fate.shown.map(({ scene, kept }) => `${at(scene)} with ${percent(kept)} kept`),
    )}`,
  fresh: (fate: Fate): string => `New in this script: ${among(fate, places(fate))}`,
} as const;
