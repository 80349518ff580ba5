/** What a page has been painted with so far: the colour behind a text, and how light a mask is. Knows rectangles and colours only. */
import { type Box, holdsBox, sharedArea } from './page-geometry.ts';

/** A colour as the PDF library writes it, `#rrggbb`; null where it is not known: a pattern, a shape of any form, a picture with something on it. */
export type Fill = string | null;

/** `fill` of a picture is asked for a place: undefined where it lets what is under it be seen. */
interface Field {
  readonly box: Box;
  readonly fill: Fill | ((box: Box) => Fill | undefined);
}
export interface PaintedFields {
  /** False when no more is taken. */
  readonly paint: (field: Field) => boolean;
  /** The colour that a text stands on: `letter` is its first letter, `text` all of it; null where it is not known. */
  readonly behind: (letter: Box, text: Box) => Fill;
  /** The one colour that all of `box` has; null where it is not known. */
  readonly filling: (box: Box) => Fill;
}

/** No page of a script is painted so often; what comes after is not looked at, so that no file takes long. */
const mostFields = 1000;

/** `ground` is what it is painted on. */
export function paintedFields(ground = '#ffffff'): PaintedFields {
  const fields: Field[] = [];
  /** The colour of the last field that says one, asked from the last to the first. */
  const last = (ask: (field: Field) => Fill | undefined): Fill => {
    for (let at = fields.length - 1; at >= 0; at -= 1) {
      const field = fields[at];
      const color = field && ask(field);
      if (color !== undefined) return color;
    }
    return ground;
  };
  const fillAt = ({ fill }: Field, place: Box) => (typeof fill === 'function' ? fill(place) : fill);
  return {
    paint: (field) => fields.length < mostFields && fields.push(field) > 0,
    behind: (letter, text) => last((field) => (holdsBox(field.box, letter) ? fillAt(field, text) : undefined)),
    filling: (place) =>
      last((field) => {
        if (sharedArea(field.box, place) === 0) return undefined;
        return holdsBox(field.box, place) ? fillAt(field, place) : null;
      }),
  };
}

const channelsOf = (color: string): number[] | undefined =>
  /^#(..)(..)(..)/
    .exec(color)
    ?.slice(1)
    .map((part) => Number.parseInt(part, 16));

/** Of 1, as a mask of luminosity counts it (PDF 32000-1, 11.5.3, and 10.3.2 for the shares); null for what is no colour. */
export function lightness(color: string): number | null {
  const [red, green, blue] = channelsOf(color) ?? [];
  return red === undefined || green === undefined || blue === undefined
    ? null
    : (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
}

/** Of 255, in every one of red, green and blue. On white: contrast below 1.2 to 1 (WCAG's relative luminance). */
export const alike = 20;

/** Whether an ink of this opacity (of 1) cannot be told from what it is drawn on. A colour that is not known can. */
export function isLost(ink: string, behind: string | null, opacity: number): boolean {
  const [over, under] = [channelsOf(ink), behind === null ? undefined : channelsOf(behind)];
  if (over === undefined || under === undefined) return false;
  return over.every((channel, at) => opacity * Math.abs(channel - (under[at] ?? 0)) <= alike);
}
