/** What a picture shows at a place, from its unpacked points. Refuses to know what it is a picture of. */
import * as z from 'zod';
import { type Box, boxOf, intersection, inverse, type Matrix } from './page-geometry.ts';
import { alike } from './painted-fields.ts';

/** `at` gives red, green, blue and opacity of a point, each of 255, rows from the top; null for a point that the file lacks. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly at: (column: number, row: number) => readonly [number, number, number, number] | null;
}

/** What is seen in a box: nothing of the picture, one colour of it, or something that cannot be named. */
export type PictureView = 'nothing' | `#${string}` | 'something';

/** As the PDF library hands pictures over: 1 is black and white in eight points a byte, 2 red, green and blue, 3 with opacity. */
const unpacked = z.object({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  kind: z.number().optional(),
  data: z.custom<ArrayLike<number>>((data) => ArrayBuffer.isView(data)),
});
type Unpacked = z.infer<typeof unpacked>;

const bitAt = ({ width, data }: Unpacked, column: number, row: number): number | null => {
  const byte = data[row * ((width + 7) >> 3) + (column >> 3)];
  return byte === undefined ? null : (byte >> (7 - (column & 7))) & 1;
};

/** The picture, or null for what could not be unpacked. */
export function readPicture(data: unknown): Picture | null {
  const read = unpacked.safeParse(data);
  if (!read.success) return null;
  const { width, height, kind, data: bytes } = read.data;
  if (kind === 1) {
    const at: Picture['at'] = (column, row) => {
      const bit = bitAt(read.data, column, row);
      return bit === null ? null : bit === 1 ? [255, 255, 255, 255] : [0, 0, 0, 255];
    };
    return { width, height, at };
  }
  const channels = kind === 2 ? 3 : kind === 3 ? 4 : null;
  if (channels === null) return null;
  const at: Picture['at'] = (column, row) => {
    const start = (row * width + column) * channels;
    const [red, green, blue] = [bytes[start], bytes[start + 1], bytes[start + 2]];
    if (red === undefined || green === undefined || blue === undefined) return null;
    return [red, green, blue, channels === 4 ? (bytes[start + 3] ?? 0) : 255];
  };
  return { width, height, at };
}

/** A stencil: where its points are nought it lets ink of this colour through (PDF 32000-1, 8.9.6.2), elsewhere nothing. Null as for a picture. */
export function readStencil(data: unknown, ink: string | null): Picture | null {
  const read = unpacked.safeParse(data);
  if (!read.success || !/^#[\da-f]{6}/i.test(ink ?? '')) return null;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt((ink ?? '').slice(at, at + 2), 16));
  const at: Picture['at'] = (column, row) => {
    const bit = bitAt(read.data, column, row);
    return bit === null ? null : [red, green, blue, bit === 0 ? 255 : 0];
  };
  return { width: read.data.width, height: read.data.height, at };
}

/** Points looked at in a box, along and across: a line of text is long. */
const looks = [48, 8] as const;
const opaque = 242;
const clear = 13;

/** What is seen of a picture, drawn into the square of 1 by 1 of `matrix`, where it shares `box`. `most` bounds the points that are looked at. */
export function viewPicture(picture: Picture, matrix: Matrix, box: Box, most: readonly number[] = looks): PictureView {
  const back = inverse(matrix);
  const part = back && intersection(boxOf(back, box), [0, 0, 1, 1]);
  if (!part) return 'nothing';
  const columns = steps(part[0] * picture.width, part[2] * picture.width, picture.width, most[0] ?? 1);
  const rows = steps((1 - part[3]) * picture.height, (1 - part[1]) * picture.height, picture.height, most[1] ?? 1);
  const least = [255, 255, 255, 255];
  const greatest = [0, 0, 0, 0];
  for (const row of rows) {
    for (const column of columns) {
      const point = picture.at(column, row);
      if (point === null) return 'something';
      point.forEach((value, channel) => {
        least[channel] = Math.min(least[channel] ?? 0, value);
        greatest[channel] = Math.max(greatest[channel] ?? 0, value);
      });
    }
  }
  if ((greatest[3] ?? 0) <= clear) return 'nothing';
  const isOneColor = [0, 1, 2].every((channel) => (greatest[channel] ?? 0) - (least[channel] ?? 0) <= alike);
  if (!isOneColor || (least[3] ?? 0) < opaque) return 'something';
  const middle = [0, 1, 2].map((channel) => Math.round(((greatest[channel] ?? 0) + (least[channel] ?? 0)) / 2));
  return `#${middle.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Whether no point of a picture that shares `box` lets be seen what is under it. */
export function hidesAll(picture: Picture, matrix: Matrix, box: Box): boolean {
  const opacity: Picture = {
    ...picture,
    at: (column, row) => {
      const value = picture.at(column, row)?.[3];
      return value === undefined ? null : [value, value, value, 255];
    },
  };
  const view = viewPicture(opacity, matrix, box);
  return view.startsWith('#') && Number.parseInt(view.slice(1, 3), 16) >= opaque;
}

/** Whole numbers from `from` to `to`, as far as they lie within `size`; not more than `most`, at even distances. */
function steps(from: number, to: number, size: number, most: number): number[] {
  const first = Math.min(size - 1, Math.max(0, Math.floor(from)));
  const last = Math.max(first, Math.min(size - 1, Math.ceil(to) - 1));
  const count = Math.min(most, last - first + 1);
  return Array.from({ length: count }, (_, index) =>
    Math.round(first + (count === 1 ? 0 : ((last - first) * index) / (count - 1))),
  );
}
