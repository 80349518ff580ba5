/** The card of a draft as a picture: an SVG without fonts or pictures from elsewhere, and the same as PNG. Light, whatever the theme: it is meant for others. */
import type { DraftCard } from '../../../../lib/contract/notes.ts';
import { cardLines } from '../../../../lib/report-formats/note-words.ts';

/** The size in which pictures are shared, in pixels. */
const size = { width: 1200, height: 630 } as const;
/** Letters of a title that fit the width. */
const longestTitle = 48;
const [paper, ink, soft, brass, rule] = ['#faf7f0', '#1f1b16', '#5b5348', '#7a5c1e', '#d9cfbb'];
/** The bar below: its left edge, top, width and height. */
const bar = { x: 80, y: 520, width: 1040, height: 24 } as const;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
const short = (title: string): string => {
  const letters = [...title];
  return letters.length <= longestTitle
    ? title
    : `${letters
        .slice(0, longestTitle - 1)
        .join('')
        .trimEnd()}…`;
};

/** A whole document; what it says in words stands in its title, too. */
export function cardSvg(card: DraftCard): string {
  const [closed, broken, pages] = cardLines(card);
  const title = short(card.title ?? 'Untitled');
  const text = (y: number, px: number, fill: string | undefined, words: string, family = 'Georgia, serif') =>
    `<text x="80" y="${y}" font-family="${family}" font-size="${px}" fill="${fill}">${escapeXml(words)}</text>`;
  const share = card.of === 0 ? 0 : card.closed / card.of;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}" role="img">`,
    `<title>${escapeXml(`${title}, draft ${card.number}: ${closed}, ${broken}, ${pages}`)}</title>`,
    `<rect width="${size.width}" height="${size.height}" fill="${paper}"/>`,
    text(130, 44, ink, title),
    text(190, 32, brass, `Draft ${card.number}`, 'Helvetica, Arial, sans-serif'),
    text(320, 76, ink, closed),
    text(400, 42, soft, broken),
    text(456, 42, soft, pages),
    `<rect x="${bar.x}" y="${bar.y}" width="${bar.width}" height="${bar.height}" rx="12" fill="${rule}"/>`,
    ...(share === 0
      ? []
      : [
          `<rect x="${bar.x}" y="${bar.y}" width="${Math.round(bar.width * share)}" height="${bar.height}" rx="12" fill="${brass}"/>`,
        ]),
    text(596, 24, soft, 'Dramaturg', 'Helvetica, Arial, sans-serif'),
    '</svg>',
  ].join('');
}

/** The picture drawn by the browser. Rejects where it cannot. */
export async function svgToPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.width = size.width;
  image.height = size.height;
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is nothing to draw on.');
  context.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('Nothing was drawn.')) : resolve(blob)), 'image/png');
  });
}
