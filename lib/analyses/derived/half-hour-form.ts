/** Recognises a half-hour episode by how it is laid out: its opening, acts and tag, asides to the camera, action in capitals. Refuses to see one in a script that marks nothing. */
import { quoted } from '../wording.ts';
import type { Derived } from './derive.ts';
import type { GenreSign } from './genre-signs.ts';
import { quoteOf } from './quote.ts';

/** A yardstick of ours: no half hour is longer. */
export const longestHalfHour = 42;

/** Up to this length a script that marks its acts is an episode and no feature: an hour of television runs to 70 pages. Ours. */
export const longestHour = 70;

type Marked = Pick<Derived, 'pages' | 'parts'>;

/** True for a script of an episode's length that marks acts, as television does and a short film does not. */
export const marksAnEpisode = ({ parts, pages }: Marked): boolean => parts.length > 0 && pages <= longestHour;

/** True for such a script of a half hour's length. */
export const marksAHalfHour = (derived: Marked): boolean => marksAnEpisode(derived) && derived.pages <= longestHalfHour;

/**
 * Half hours are comedies more often than not: from 2015 to 2021 the Television Academy's rules took a series of half hours for a comedy unless
 * its makers showed otherwise. The weights are ours.
 */
const actsWeight = 3;
const tagWeight = 3;
const asideWeight = 3;
const capitalsWeight = 3;
/** Share of action paragraphs in capitals from which a script is laid out for several cameras before an audience. */
const capitalsShare = 0.6;
const fewestAsides = 3;
const aside = /\b(?:to (?:the )?camera|talking head|confessional)\b/i;

/** Signs of comedy in the form alone. Asides to the camera stand for themselves; the others need marked acts. */
export function halfHourForm(derived: Derived): GenreSign[] {
  const { parts, passages, actions } = derived;
  const signs: GenreSign[] = [];
  const add = (label: string, weight: number, places: Parameters<typeof quoteOf>[0][]): void => {
    signs.push({ genre: 'comedy', label, count: places.length, weight, places: places.slice(0, 2).map(quoteOf) });
  };
  const asides = passages.filter(
    ({ kind, text }) => (kind === 'heading' || kind === 'parenthetical') && aside.test(text),
  );
  if (asides.length >= fewestAsides) add(`asides to the camera (${asides.length})`, asideWeight, asides);
  if (!marksAHalfHour(derived)) return signs;
  const [first] = parts;
  const last = parts.at(-1);
  if (first && last)
    add(
      `the parts of a half hour, from ${quoted(first.name)} on page ${first.mark.at.page} to ${quoted(last.name)} on page ${last.mark.at.page}`,
      actsWeight + (last.name === 'Tag' ? tagWeight : 0),
      [first.mark, last.mark],
    );
  const capitals = actions.filter(({ text }) => /\p{Lu}/u.test(text) && text === text.toUpperCase());
  if (actions.length > 0 && capitals.length / actions.length >= capitalsShare)
    add(`action in capitals (${capitals.length} of ${actions.length} paragraphs)`, capitalsWeight, capitals);
  return signs;
}
