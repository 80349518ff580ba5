/** Takes the layout away from a script, in the ways in which text is copied out of a PDF. Refuses to change a word. */
import { paginate } from '../../lib/screenplay/formats/paginate.ts';
import { readFountain } from '../../lib/screenplay/formats/read-fountain.ts';
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

const columns = {
  cue: 22,
  more: 22,
  parenthetical: 16,
  'parenthetical-rest': 17,
  dialogue: 10,
  transition: 45,
  centered: 25,
  heading: 0,
  action: 0,
};

/** The pages as a converter prints them with their columns, each moved to the left as far as its own lines allow, numbers at the right. */
export function trimPages(fountain: string): string {
  const pages = Map.groupBy(paginate(readFountain(fountain).blocks).lines, ({ page }) => page);
  const rows = [...pages].flatMap(([page, lines]) => {
    const least = Math.min(...lines.map(({ style }) => columns[style]));
    const printed: string[] = page > 1 ? [`${' '.repeat(58)}${page}.`, '', ''] : [];
    const top = printed.length;
    for (const { line, style, text } of lines) {
      while (printed.length < top + line - 1) printed.push('');
      printed.push(' '.repeat(columns[style] - least) + text);
    }
    return [...printed, ''];
  });
  return rows.join('\n');
}

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
