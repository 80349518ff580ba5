/** What a page has been painted with so far: the colour behind a text, and whether a shape lies over one. Knows rectangles and colours only. */
import { type Box, holdsBox } from './page-geometry.ts';

/** `fill` as the PDF library writes it, `#rrggbb`; null where it is not known: a picture, a pattern, a shape of any form. */
interface Field {
  readonly box: Box;
  readonly fill: string | null;
}
export interface PaintedFields {
  /** False when no more is taken. */
  readonly paint: (field: Field) => boolean;
  /** The colour that a letter in `box` stands on; null where it is not known. */
  readonly behind: (box: Box) => string | null;
}

const paper = '#ffffff';
/** No page of a script is painted so often; what comes after is not looked at, so that no file takes long. */
const mostFields = 1000;

export function paintedFields(): PaintedFields {
  const fields: Field[] = [];
  return {
    paint: (field) => fields.length < mostFields && fields.push(field) > 0,
    behind: (box) => {
      const field = fields.findLast((each) => holdsBox(each.box, box));
      return field ? field.fill : paper;
    },
  };
}

const channelsOf = (color: string): number[] | undefined =>
  /^#(..)(..)(..)/
    .exec(color)
    ?.slice(1)
    .map((part) => Number.parseInt(part, 16));

/** Of 255, in every one of red, green and blue. On white: contrast below 1.2 to 1 (WCAG's relative luminance). */
const alike = 20;

/** Whether an ink of this opacity (of 1) cannot be told from what it is drawn on. A colour that is not known can. */
export function isLost(ink: string, behind: string | null, opacity: number): boolean {
  const [over, under] = [channelsOf(ink), behind === null ? undefined : channelsOf(behind)];
  if (over === undefined || under === undefined) return false;
  return over.every((channel, at) => opacity * Math.abs(channel - (under[at] ?? 0)) <= alike);
}
