/** Gives shared words what they need in reports that look at the script's own facts instead of the story graph. */
import type { Derived } from '../engine/derive.ts';
import type { Source } from '../story/source.ts';

/** What kind of script it is, and what says so. */
export const kindOf = ({
  pages,
  short,
  format,
  parts,
}: Pick<Derived, 'pages' | 'short' | 'format' | 'parts'>): Pick<Source, 'pages' | 'short' | 'format'> & {
  readonly marked: { readonly name: string; readonly page: number }[];
} => ({ pages, short, format, marked: parts.map(({ name, mark }) => ({ name, page: mark.at.page })) });
