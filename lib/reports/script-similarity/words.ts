/** The words of the report on similar scripts; the only place where it has any. */
import { capitalised, listed, numberWord, percent, quoted } from '../../engine/wording.ts';
import type { Comparables } from '../../story/comparables.ts';
import type { OwnDraft } from '../../story/own-draft.ts';
import type { StoryScene } from '../../story/scene.ts';
import type { Source } from '../../story/source.ts';

export const titles = {
  drafts: 'Your own scripts beside this one',
  fates: 'What became of the draft',
  named: 'Films you set beside it',
  films: 'Films and series it is like',
  shared: 'What they share',
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

/** 'drug cartel and casino': where each stands, the passages show; on how many pages, no count of words says surely. */
const tagsOf = (shared: readonly Shared[]): string => listed(shared.map(({ tag }) => tag));

/** Subjects told with a kind of story; without one, so many as tell a film apart. */
const mostWithStory = 2;
const mostAlone = 3;

/**
 * What script and film have in common as one combination.
 * 'Reads, like this film, as a story of astronauts on a mission that goes wrong, with mars and space station in both.'
 */
export function common({ premises, shared }: Film): string {
  const stories = premises.map(({ told }) => told).join(', and of ');
  const [first] = premises;
  const both = shared.length > 0 ? `, with ${tagsOf(shared.slice(0, mostWithStory))} in both` : '';
  const reads =
    stories === ''
      ? [`Both bring together ${tagsOf(shared.slice(0, mostAlone))}.`]
      : [`Reads, like this film, as a story of ${stories}${both}.`];
  const signs =
    shared.length === 0 && first && first.signs.length > 0 ? [`What shows it: ${tagsOf(first.signs)}.`] : [];
  return [...reads, ...signs].join(' ');
}

/** What a film that the writer names has in common with the script, as far as its words show it; `among` counts the films of the table. */
export function namedFilm(film: Comparables['named'][number]['film'], among: number): string {
  if (film === null)
    return `Not among the ${among.toLocaleString('en-GB')} films and series whose subjects are known here.`;
  if (film.shared.length === 0) return 'None of its subjects stands out on these pages.';
  return `Both have ${tagsOf(film.shared)}.`;
}

/** What sets the script apart from all that is named, or why little or nothing is. `title` is ready for a sentence. */
export function filmsNote(
  { among, films }: Comparables,
  { title, source }: { readonly title: string; readonly source: Source },
): string {
  const compared = `${among.toLocaleString('en-GB')} films and series`;
  if (!source.english) return `Subjects are known by English words: ${title} is set beside no film.`;
  if (films.length === 0) return `Of ${compared}, none stands near enough to ${title}.`;
  const stories = Map.groupBy(
    films.flatMap(({ premises }) => premises),
    ({ told }) => told,
  );
  const [most] = [...stories].sort((a, b) => b[1].length - a[1].length);
  return most && most[1].length > 1
    ? `By its words ${title} reads most like ${most[0]}: so ${numberWord(most[1].length)} of these do.`
    : `Each of these is near to ${title} in a way of its own.`;
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
