/** The file beside a script that says what a reader must find in it: `NAME.gold.tsv`. Refuses files that say something else. */
import type { TitlePage } from '../../lib/screenplay/model.ts';
import type { LineElement } from '../../lib/screenplay/script-line.ts';
import type { GoldLine } from './printed-form.ts';

/** `title` null and `authors` empty where the script names none; `scenes` null where they were not counted. */
export interface Gold {
  readonly title: string | null;
  readonly authors: readonly string[];
  readonly scenes: number | null;
  readonly lines: readonly GoldLine[];
}

const elements: readonly LineElement[] = [
  'title',
  'heading',
  'action',
  'cue',
  'parenthetical',
  'dialogue',
  'transition',
  'shot',
  'lyric',
  'note',
  'furniture',
];

/** Rows parted by tabs: `# title`, `# author` (one a row) and `# scenes` with their values, then one row a printed line, element and text. */
export function writeGold({ title, authors, scenes, lines }: Gold): string {
  return [
    ...(title === null ? [] : [`# title\t${title}`]),
    ...authors.map((author) => `# author\t${author}`),
    ...(scenes === null ? [] : [`# scenes\t${scenes}`]),
    ...lines.map(({ element, text }) => `${element}\t${text}`),
    '',
  ].join('\n');
}

/** @throws RangeError naming the first row that is none of these */
export function readGold(text: string): Gold {
  let title: string | null = null;
  let scenes: number | null = null;
  const authors: string[] = [];
  const lines: GoldLine[] = [];
  for (const [index, row] of text.split('\n').entries()) {
    if (row === '') continue;
    const [key = '', value = ''] = row.split('\t', 2);
    const element = elements.find((each) => each === key);
    if (element) lines.push({ element, text: value });
    else if (key === '# title') title = value;
    else if (key === '# author') authors.push(value);
    else if (key === '# scenes' && /^\d+$/.test(value)) scenes = Number(value);
    else throw new RangeError(`Row ${index + 1} is no row of a gold file.`);
  }
  return { title, authors, scenes, lines };
}

/** What a title page must be read as. */
export const titleGold = (titlePage: TitlePage | null): Pick<Gold, 'title' | 'authors'> => ({
  title: titlePage?.title ?? null,
  authors: titlePage?.authors ?? [],
});
