/** Reads the title page of a Final Draft file by the places at which it prints. */
import { readTitlePages } from '../layout/find-title-pages.ts';
import { setApartFurniture } from '../layout/set-apart-furniture.ts';
import type { TitlePage } from '../model.ts';
import type { PdfPage, PdfRun } from '../pdf/pdf-page.ts';
import { childrenNamed, textOf, type XmlElement } from './read-xml.ts';

const letter = { width: 612, height: 792 } as const;
const character = 7.2;
const lineHeight = 12;
const firstBaseline = 84;
const left = 108;
const right = 540;
/** Contact stands at the left in the lower part of the page, however few empty lines a program puts above it. */
const contactTop = 0.65 * letter.height;

/** The title page and its lines as printed; null when the file has none or an empty one. */
export function readFdxTitlePage(
  titlePage: XmlElement | undefined,
): { readonly titlePage: TitlePage; readonly titleLines: readonly string[] } | null {
  const content = titlePage && childrenNamed(titlePage, 'Content')[0];
  const runs = content ? placeParagraphs(childrenNamed(content, 'Paragraph')) : [];
  if (runs.length === 0) return null;
  const page: PdfPage = { number: 1, ...letter, runs, readable: true };
  const titleLines = [...Map.groupBy(runs, ({ y }) => y).values()].map((row) => row.map(({ text }) => text).join(' '));
  return { titlePage: readTitlePages(setApartFurniture([page]), lineHeight), titleLines };
}

function placeParagraphs(paragraphs: readonly XmlElement[]): PdfRun[] {
  const runs: PdfRun[] = [];
  let y = firstBaseline;
  let hasCentred = false;
  for (const paragraph of paragraphs) {
    const alignment = paragraph.attributes.get('Alignment') ?? 'Left';
    const text = childrenNamed(paragraph, 'Text').map(textOf).join('');
    if (alignment === 'Center') hasCentred ||= text.trim() !== '';
    else if (hasCentred && text.trim() !== '') y = Math.max(y, contactTop);
    for (const line of text.split('\n')) {
      runs.push(...placeLine(line, alignment, y));
      y += lineHeight;
    }
  }
  return runs;
}

/** Tabs carry what follows them to the right half of the page. */
function placeLine(line: string, alignment: string, y: number): PdfRun[] {
  const pieces = line.split(/\t+/).map((piece) => piece.trim());
  return pieces.flatMap((text, index) => {
    const width = text.length * character;
    const atRight = alignment === 'Right' || index > 0;
    const x = alignment === 'Center' ? (letter.width - width) / 2 : atRight ? right - width : left;
    return text === '' ? [] : [{ text, x, y, width, fontSize: 12, font: '', upright: true }];
  });
}
