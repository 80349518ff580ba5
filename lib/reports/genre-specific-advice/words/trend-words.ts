/** What well-known films of a genre tell of and how that changed; which of them share a form of the script. */
import { fallenOf, filmsIn, latestOf, type Move, movesOf, risenOf, turn } from '../../../engine/norms/film-tags.ts';
import type { ProducedGenre } from '../../../engine/norms/quick-parser-norms.ts';
import { capitalised, counted, listed, pagesOf, percent } from '../../../engine/wording.ts';
import type { StoryForm } from '../../../story/conventions.ts';
import names from '../tag-names.json' with { type: 'json' };

const tagNames: Readonly<Record<string, string>> = names;
const nameOf = (tag: string): string => tagNames[tag] ?? tag.replace(/-/g, ' ');

/** Plural names in a sentence. */
export const filmsOf: Readonly<Record<ProducedGenre, string>> = {
  action: 'action films',
  adventure: 'adventure films',
  animation: 'animated films',
  comedy: 'comedies',
  crime: 'crime films',
  drama: 'dramas',
  fantasy: 'fantasy films',
  horror: 'horror films',
  romance: 'romances',
  scifi: 'science fiction films',
  thriller: 'thrillers',
};

const risenShown = 1;
const fallenShown = 1;

/** What the genre tells of more and less since the table's middle; null where the table holds too few of its films to show a change. */
export function trendText(genre: ProducedGenre): { readonly title: string; readonly text: string } | null {
  const own = filmsIn(genre);
  const moves = movesOf(own);
  const [risen, fallen] = [risenOf(moves).slice(0, risenShown), fallenOf(moves).slice(0, fallenShown)];
  if (risen.length + fallen.length === 0) return null;
  const since = own.filter(({ year }) => year >= turn).length;
  const phrase = (move: Move): string =>
    `${nameOf(move.tag)} (${move.since} of ${since}, ${move.before} of ${own.length - since} before)`;
  const text = [
    ...(risen.length > 0 ? [`More often: ${listed(risen.map(phrase))}.`] : []),
    ...(fallen.length > 0 ? [`Less often: ${listed(fallen.map(phrase))}.`] : []),
  ].join(' ');
  return { title: `${capitalised(filmsOf[genre])} since ${turn}`, text };
}

export const formTitle = ({ id }: Pick<StoryForm, 'id'>): string => capitalised(nameOf(id));

/** `people` are the form's, `share` what they speak of the words; `scenes` counts all, `setting` is the form's. */
interface FormFacts {
  readonly people: readonly string[];
  readonly share: number;
  readonly scenes: number;
  readonly setting: string;
}

/** What was counted of a form of the script. */
export function formText({ id, count, pages }: StoryForm, { people, share, scenes, setting }: FormFacts): string {
  switch (id) {
    case 'ensemble':
    case 'two-hander':
      return `${listed(people)} speak ${percent(share)} of the talk.`;
    case 'voice-over':
      return `${capitalised(counted(count, 'speech', 'speeches'))}.`;
    case 'single-location':
      return `${capitalised(counted(count, 'scene'))} of ${scenes} play at ${setting}.`;
    case 'non-linear':
      return `On ${pagesOf(pages)}.`;
  }
}

/** Films of the genre that are noted for a form, the latest; null where none is. */
export function formCompany(genre: ProducedGenre, { id }: Pick<StoryForm, 'id'>): string | null {
  const own = filmsIn(genre);
  const same = own.filter(({ tags }) => tags.includes(id));
  if (same.length === 0) return null;
  return `Told so, too: ${listed(latestOf(same).map(({ title, year }) => `${title} (${year})`))}.`;
}
