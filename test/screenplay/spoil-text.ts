/** Takes the layout away from a script, in the ways in which text is copied out of a PDF. Refuses to change a word. */
import { paginate } from '../../lib/screenplay/paginate.ts';
import { readFountain } from '../../lib/screenplay/read-fountain.ts';
import { seededRandom } from '../pdf/seeded-random.ts';

/** `blanks`: kept as printed, lost, or every line followed by one. `indent`: none, or anything from 0 to 12 spaces. */
export interface Spoiling {
  readonly blanks: 'kept' | 'lost' | 'doubled';
  readonly indent?: 'any';
  /** Prints page numbers where pages end. */
  readonly pageNumbers?: boolean;
}

export const spoilings: Readonly<Record<string, Spoiling>> = {
  'text, blank lines kept': { blanks: 'kept' },
  'text, blank lines lost': { blanks: 'lost' },
  'text, blank lines everywhere': { blanks: 'doubled' },
  'text, any indent': { blanks: 'kept', indent: 'any' },
  'text, any indent, blank lines lost': { blanks: 'lost', indent: 'any' },
  'text, page numbers left in': { blanks: 'lost', pageNumbers: true },
};

export function spoilText(fountain: string, { blanks, indent, pageNumbers }: Spoiling): string {
  const random = seededRandom(7);
  const rows: string[] = [];
  let last = { page: 1, line: 1 };
  for (const { page, line, text } of paginate(readFountain(fountain).blocks).lines) {
    if (pageNumbers && page > last.page) rows.push(`${page}.`);
    const apart = page > last.page || line > last.line + 1;
    if (rows.length > 0 && (blanks === 'doubled' || (blanks === 'kept' && apart))) rows.push('');
    rows.push(' '.repeat(indent ? Math.floor(random() * 13) : 0) + text);
    last = { page, line };
  }
  return rows.join('\n');
}
