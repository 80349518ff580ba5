/** The six tones that tell lines, stretches and groups apart, repeating after the sixth. Colour is never the only sign. */

const fills = ['fill-tone-0', 'fill-tone-1', 'fill-tone-2', 'fill-tone-3', 'fill-tone-4', 'fill-tone-5'] as const;
const strokes = [
  'stroke-tone-0',
  'stroke-tone-1',
  'stroke-tone-2',
  'stroke-tone-3',
  'stroke-tone-4',
  'stroke-tone-5',
] as const;
/** Line patterns, so that lines differ without colour, too. */
const dashes = [undefined, '6 3', '2 3', '9 3 2 3', '1 2', '12 4'] as const;

const at = <T>(list: readonly T[], index: number): T | undefined => list[Math.abs(index) % list.length];

export const toneFill = (index: number): string => at(fills, index) ?? fills[0];
export const toneStroke = (index: number): string => at(strokes, index) ?? strokes[0];
export const toneDash = (index: number): string | undefined => at(dashes, index);
