/** What well-known films of a genre tell of and how that changed; which of them share a form of the script. */
import { type Move, movesIn, turn } from '../../../engine/comparables/film-moves.ts';
import { filmsIn, latestOf } from '../../../engine/norms/film-tags.ts';
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

/** What the genre tells of more and less since the year that cuts the films known here in two; null where nothing moved more than chance would. */
export function trendText(genre: ProducedGenre): { readonly title: string; readonly text: string } | null {
  const { risen, fallen, since, before } = movesIn(genre);
  const [rise, fall] = [risen[0], fallen[0]];
  if (!rise && !fall) return null;
  const phrase = ({ tag, since: own, before: earlier }: Move): string =>
    `${tagInWords(tag)} (${own} of ${since}, ${earlier} of ${before} before)`;
  const text = [
    ...(rise ? [`More often: ${phrase(rise)}.`] : []),
    ...(fall ? [`Less often: ${phrase(fall)}.`] : []),
  ].join(' ');
  return { title: `${capitalised(filmsOf[genre])} since ${turn}`, text };
}
/** 'f.b.i. agent' as 'FBI agent'. */
const tagInWords = (tag: string): string =>
  tag.replace(/(?<![\p{L}.])(?:\p{L}\.){2,}/gu, (letters) => letters.replaceAll('.', '').toUpperCase());

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
