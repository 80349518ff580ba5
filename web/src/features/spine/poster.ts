/** The spine as a picture to take along: an SVG of its own, with title and legend, on white whatever the screen's theme. Pure; made from the same forms as the strip. */

import { productName } from '../../../../lib/contract/product.ts';
import type { Spine, SpinePin } from '../../../../lib/contract/spine.ts';
import {
  type Lanes,
  pageTicks,
  pinPath,
  type Setting,
  scenesPath,
  settingOf,
  settings,
  threadPaths,
  tonePath,
} from './spine-shapes.ts';
import { wholeScript } from './spine-window.ts';
import { kindNames, settingNames } from './spine-words.ts';

/** In pixels of the SVG; as PNG it is drawn twice as large. */
export const posterWidth = 1600;
const edge = 60;
const gutter = 170;
const strip = { left: edge + gutter, width: posterWidth - 2 * edge - gutter } as const;
const firstLane = 130;
const threadStep = 30;
const nameStep = 22;
const pinStep = 20;
const letter = 7.4;

/** The light theme's own, as a file has no style sheet. */
const ink = { text: '#171920', soft: '#484c58', faint: '#636874', rule: '#dadad2', paper: '#fffffd', brass: '#865a0c' };
const settingInks: Readonly<Record<Setting, string>> = {
  inside: '#2440b8',
  outside: '#17663f',
  both: '#865a0c',
  unsaid: '#636874',
};
const pinInks: Readonly<Record<SpinePin['kind'], string>> = {
  turn: ink.brass,
  weakness: '#ad221a',
  strength: '#17663f',
  question: '#5a3ea6',
  opportunity: '#ad4a16',
};
const threadInks = ['#2440b8', '#a82a58', '#865a0c', '#17663f', '#ad4a16', '#5a3ea6'] as const;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

interface TextLook {
  readonly size?: number;
  readonly fill?: string;
  readonly bold?: boolean;
  readonly anchor?: 'start' | 'middle' | 'end';
}
const text = (
  x: number,
  y: number,
  words: string,
  { size = 15, fill = ink.soft, bold, anchor }: TextLook = {},
): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${size}" fill="${fill}"${bold ? ' font-weight="600"' : ''}${anchor ? ` text-anchor="${anchor}"` : ''}>${escaped(words)}</text>`;

const xOf = (position: number): number => strip.left + position * strip.width;
/** Unit paths, stretched over the strip. */
const stretched = (d: string, look: string): string =>
  d === '' ? '' : `<path d="${d}" transform="translate(${strip.left} 0) scale(${strip.width} 1)" ${look}/>`;

/** Each in the first row in which it runs into nothing: `width` of its mark and its words. */
function inRows<Item extends { readonly x: number; readonly width: number }>(
  items: readonly Item[],
): { item: Item; row: number }[] {
  const ends: number[] = [];
  return items.map((item) => {
    const free = ends.findIndex((end) => end + 8 <= item.x);
    const row = free < 0 ? ends.length : free;
    ends[row] = item.x + item.width;
    return { item, row };
  });
}

const longestName = 34;
const shortened = (name: string): string =>
  name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name;

/** Names of the turns, over the script; near its end they stand left of their marks. */
function turnsDrawn(turns: readonly SpinePin[], top: number): { readonly drawn: string[]; readonly height: number } {
  const placed = inRows(
    turns.map((pin) => {
      const name = shortened(pin.title);
      const width = 22 + name.length * letter;
      const x = xOf(pin.position);
      return { name, at: x, width, x: x + width > posterWidth - edge ? x - width : x - 8 };
    }),
  );
  const rows = Math.max(0, ...placed.map(({ row }) => row + 1));
  const foot = top + rows * nameStep;
  const drawn = placed.map(({ item: { name, at, x }, row }) => {
    const y = top + (row + 0.5) * nameStep;
    const left = x < at - 8;
    return [
      `<path d="M${at.toFixed(1)} ${y.toFixed(1)}V${(foot + 4).toFixed(1)}" stroke="${ink.brass}" stroke-width="1"/>`,
      `<path d="${pinPath('turn', 7)}" transform="translate(${at.toFixed(1)} ${y.toFixed(1)})" fill="${ink.brass}"/>`,
      text(left ? at - 12 : at + 12, y + 5, name, { fill: ink.text, anchor: left ? 'end' : 'start' }),
    ].join('');
  });
  return { drawn, height: rows * nameStep };
}

function notesDrawn(notes: readonly SpinePin[], top: number): { readonly drawn: string[]; readonly height: number } {
  const placed = inRows(notes.map((pin) => ({ pin, x: xOf(pin.position) - 7, width: 8 })));
  const rows = Math.max(0, ...placed.map(({ row }) => row + 1));
  return {
    drawn: placed.map(
      ({ item: { pin, x }, row }) =>
        `<path d="${pinPath(pin.kind, 7)}" transform="translate(${(x + 7).toFixed(1)} ${top + (row + 0.5) * pinStep})" fill="${pinInks[pin.kind]}"/>`,
    ),
    height: rows * pinStep,
  };
}

/** A row of signs with what they mean; only those that the picture has. */
function legend(spine: Spine, y: number): string {
  let x = edge;
  const parts: string[] = [];
  const add = (sign: string, words: string): void => {
    parts.push(`<g transform="translate(${x + 8} ${y - 5})">${sign}</g>`, text(x + 24, y, words));
    x += 24 + words.length * letter + 26;
  };
  for (const setting of settings)
    if (spine.scenes.some((scene) => settingOf(scene) === setting))
      add(`<path d="M-7 -7H7V7H-7Z" fill="${settingInks[setting]}"/>`, settingNames[setting]);
  for (const kind of ['turn', 'strength', 'weakness', 'question', 'opportunity'] as const)
    if (spine.pins.some((pin) => pin.kind === kind))
      add(`<path d="${pinPath(kind, 7)}" fill="${pinInks[kind]}"/>`, kindNames[kind]);
  if (spine.people.length > 0) add(`<path d="M-8 -4H8V4H-8Z" fill="${threadInks[0]}"/>`, 'speaks (thin: silent)');
  return parts.join('');
}

/** An SVG with its size in its own pixels. */
export interface Poster {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

export const posterSvg = (spine: Spine, title: string): string => posterOf(spine, title).svg;

/** The whole poster. The same spine and title give the same words. */
export function posterOf(spine: Spine, title: string): Poster {
  const turns = turnsDrawn(
    spine.pins.filter(({ kind }) => kind === 'turn'),
    firstLane,
  );
  const notesTop = firstLane + turns.height + 6;
  const notes = notesDrawn(
    spine.pins.filter(({ kind }) => kind !== 'turn'),
    notesTop,
  );
  const scenes: Lanes['scenes'] = { top: notesTop + notes.height + 6, height: 110 };
  const toneLane = spine.tone.length > 1 ? { top: scenes.top + scenes.height + 16, height: 80 } : null;
  const threadsTop = (toneLane ? toneLane.top + toneLane.height : scenes.top + scenes.height) + 16;
  const axis = threadsTop + spine.people.length * threadStep + 24;
  const height = axis + 90;
  const tone = toneLane && tonePath(spine.tone, toneLane);
  const pages = Math.ceil(spine.pages);
  const threads = spine.people.map((person, at) => {
    const middle = threadsTop + (at + 0.5) * threadStep;
    const { line, bars } = threadPaths(person, spine.scenes, middle);
    return [
      text(strip.left - 14, middle + 5, shortened(person.name).slice(0, 20), { anchor: 'end' }),
      stretched(line, `stroke="${ink.faint}" stroke-width="1" vector-effect="non-scaling-stroke"`),
      stretched(bars, `fill="${threadInks[at % threadInks.length]}"`),
    ].join('');
  });
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${posterWidth} ${height}" width="${posterWidth}" height="${height}" font-family="'Source Sans 3 Variable', 'Source Sans 3', 'Helvetica Neue', Arial, sans-serif">`,
    `<title>${escaped(title)}: the whole script on one strip</title>`,
    `<rect width="${posterWidth}" height="${height}" fill="${ink.paper}"/>`,
    text(edge, 66, title, { size: 36, fill: ink.text, bold: true }),
    text(
      edge,
      96,
      `${pages} ${pages === 1 ? 'page' : 'pages'}, ${spine.scenes.length} ${spine.scenes.length === 1 ? 'scene' : 'scenes'}`,
    ),
    text(posterWidth - edge, 66, productName, { fill: ink.brass, bold: true, anchor: 'end' }),
    ...turns.drawn,
    ...notes.drawn,
    text(strip.left - 14, scenes.top + scenes.height / 2 + 5, 'Scenes', { anchor: 'end' }),
    ...settings.map((setting) =>
      stretched(
        scenesPath(spine.scenes, setting, scenes),
        `fill="${settingInks[setting]}" stroke="${ink.paper}" stroke-width="1" vector-effect="non-scaling-stroke"`,
      ),
    ),
    ...(tone && toneLane
      ? [
          text(strip.left - 14, toneLane.top + toneLane.height / 2 + 5, 'Tone', { anchor: 'end' }),
          stretched(`M0 ${tone.middle}H1`, `stroke="${ink.rule}" stroke-width="1" vector-effect="non-scaling-stroke"`),
          stretched(
            tone.curve,
            'fill="none" stroke="#a82a58" stroke-width="2.5" stroke-linejoin="round" vector-effect="non-scaling-stroke"',
          ),
        ]
      : []),
    ...threads,
    `<path d="M${strip.left} ${axis - 18}H${strip.left + strip.width}" stroke="${ink.rule}"/>`,
    text(strip.left - 14, axis, 'Page', { anchor: 'end', fill: ink.faint }),
    ...pageTicks(spine, wholeScript, 16).map(({ page, position }) =>
      text(xOf(position), axis, String(page), { fill: ink.faint }),
    ),
    legend(spine, height - 34),
    '</svg>',
  ].join('\n');
  return { svg, width: posterWidth, height };
}
