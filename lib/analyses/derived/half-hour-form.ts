/** Recognises a half-hour episode by how it is laid out: its opening, acts and tag, asides to the camera, action in capitals. Refuses to see one in a script that marks nothing. */
import { quoted } from '../wording.ts';
import type { Derived } from './derive.ts';
import type { GenreSign } from './genre-signs.ts';
import { inCapitals, mostlyInCapitals } from './marked-parts.ts';
import { quoteOf } from './quote.ts';

/**
 * Half hours are comedies more often than not: from 2015 to 2021 the Television Academy's rules took a series of half hours for a comedy unless
 * its makers showed otherwise. The weights are ours.
 */
const actsWeight = 3;
const tagWeight = 3;
const asideWeight = 3;
const capitalsWeight = 3;
const fewestAsides = 3;
const aside = /\b(?:to (?:the )?camera|talking head|confessional)\b/i;

/** Signs of comedy in the form alone. Asides to the camera stand for themselves; the others need marked acts. */
export function halfHourForm(derived: Derived): GenreSign[] {
  const { parts, passages, actions, format } = derived;
  const signs: GenreSign[] = [];
  const add = (label: string, weight: number, places: Parameters<typeof quoteOf>[0][]): void => {
    signs.push({ genre: 'comedy', label, count: places.length, weight, places: places.slice(0, 2).map(quoteOf) });
  };
  const asides = passages.filter(
    ({ kind, text }) => (kind === 'heading' || kind === 'parenthetical') && aside.test(text),
  );
  if (asides.length >= fewestAsides) add(`asides to the camera (${asides.length})`, asideWeight, asides);
  if (format.format !== 'half-hour' || parts.length === 0) return signs;
  const [first] = parts;
  const last = parts.at(-1);
  if (first && last)
    add(
      `the parts of a half hour, from ${quoted(first.name)} on page ${first.mark.at.page} to ${quoted(last.name)} on page ${last.mark.at.page}`,
      actsWeight + (last.name === 'Tag' ? tagWeight : 0),
      [first.mark, last.mark],
    );
  const capitals = actions.filter(({ text }) => inCapitals(text));
  if (mostlyInCapitals(actions.map(({ text }) => text)))
    add(`action in capitals (${capitals.length} of ${actions.length} paragraphs)`, capitalsWeight, capitals);
  return signs;
}
