/** The card of a draft as a picture, as SVG and as PNG from one list of shapes: no fonts or pictures from elsewhere, and nothing that the content security policy stops. Light, whatever the theme: it is meant for others. */
import type { DraftCard } from '../../../../lib/contract/notes.ts';
import { cardLines } from '../../../../lib/report-formats/note-words.ts';

/** The size in which pictures are shared, in pixels. */
const size = { width: 1200, height: 630 } as const;
/** Letters of a title that fit the width. */
const longestTitle = 48;
const left = 80;
/** The bar below: how much of what was open is closed. */
const bar = { y: 520, width: 1040, height: 24 } as const;
const colours = { paper: '#faf7f0', ink: '#1f1b16', soft: '#5b5348', brass: '#7a5c1e', rule: '#d9cfbb' } as const;
const families = { serif: 'Georgia, serif', sans: 'Helvetica, Arial, sans-serif' } as const;

interface Line {
  /** The foot of its letters. */
  readonly y: number;
  readonly px: number;
  readonly fill: string;
  readonly family: string;
  readonly words: string;
}
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
}
interface Picture {
  readonly says: string;
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
}

const short = (title: string): string => {
  const letters = [...title];
  return letters.length <= longestTitle
    ? title
    : `${letters
        .slice(0, longestTitle - 1)
        .join('')
        .trimEnd()}…`;
};

function pictureOf(card: DraftCard): Picture {
  const [closed, broken, pages] = cardLines(card);
  const title = short(card.title ?? 'Untitled');
  const { ink, soft, brass, paper, rule } = colours;
  const { serif, sans } = families;
  // What the screen says beside its card stands in the picture as well: without it, 'nothing new broken' would say more than is known.
  const caveat = card.read ? '' : 'a reader has read only one of the two drafts so far';
  const done = card.of === 0 ? 0 : Math.round((bar.width * card.closed) / card.of);
  return {
    says: `${title}, draft ${card.number}: ${[closed, broken, pages, caveat].filter(Boolean).join(', ')}`,
    boxes: [
      { x: 0, y: 0, ...size, fill: paper },
      { x: left, ...bar, fill: rule },
      { x: left, ...bar, width: done, fill: brass },
    ],
    lines: [
      { y: 130, px: 44, fill: ink, family: serif, words: title },
      { y: 190, px: 32, fill: brass, family: sans, words: `Draft ${card.number}` },
      { y: 320, px: 76, fill: ink, family: serif, words: closed },
      { y: 400, px: 42, fill: soft, family: serif, words: broken },
      { y: 456, px: 42, fill: soft, family: serif, words: pages },
      { y: 596, px: 24, fill: soft, family: sans, words: ['Dramaturg', caveat].filter(Boolean).join(': ') },
    ],
  };
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** A whole document; what it says stands in its title, too. */
export function cardSvg(card: DraftCard): string {
  const { says, boxes, lines } = pictureOf(card);
  const { width, height } = size;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escapeXml(says)}</title>`,
    ...boxes.map(
      (box) => `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="${box.fill}"/>`,
    ),
    ...lines.map(
      ({ y, px, fill, family, words }) =>
        `<text x="${left}" y="${y}" font-family="${family}" font-size="${px}" fill="${fill}">${escapeXml(words)}</text>`,
    ),
    '</svg>',
  ].join('');
}

/** The same, drawn by the browser. Rejects where it cannot draw. */
export async function cardPng(card: DraftCard): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is nothing to draw on.');
  const { boxes, lines } = pictureOf(card);
  for (const { x, y, width, height, fill } of boxes) {
    context.fillStyle = fill;
    context.fillRect(x, y, width, height);
  }
  for (const { y, px, fill, family, words } of lines) {
    context.fillStyle = fill;
    context.font = `${px}px ${family}`;
    context.fillText(words, left, y);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('Nothing was drawn.')) : resolve(blob)), 'image/png');
  });
}
