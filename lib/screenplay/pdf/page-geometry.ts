/** Matrices and upright rectangles as a PDF page uses them (PDF 32000-1, 8.3). Knows numbers only. */

/** [a b c d e f]: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number];
/** An upright rectangle: left, bottom, right, top. */
export type Box = readonly [number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The inner matrix applied first. */
export const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** The smallest upright rectangle around one that a matrix has moved. */
export function boxOf([a, b, c, d, e, f]: Matrix, [left = 0, bottom = 0, right = 0, top = 0]: readonly number[]): Box {
  return [
    Math.min(a * left, a * right) + Math.min(c * bottom, c * top) + e,
    Math.min(b * left, b * right) + Math.min(d * bottom, d * top) + f,
    Math.max(a * left, a * right) + Math.max(c * bottom, c * top) + e,
    Math.max(b * left, b * right) + Math.max(d * bottom, d * top) + f,
  ];
}

export const holdsBox = (outer: Box, inner: Box): boolean =>
  outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3];

/** What two rectangles share; null where that is nothing. `margin` widens both together. */
export function intersection(one: Box, two: Box, margin = 0): Box | null {
  const [left, bottom] = [Math.max(one[0], two[0]), Math.max(one[1], two[1])];
  const [right, top] = [Math.min(one[2], two[2]), Math.min(one[3], two[3])];
  return left > right + margin || bottom > top + margin ? null : [left, bottom, right, top];
}

/** Area that two rectangles share, in square units. */
export const sharedArea = (one: Box, two: Box): number =>
  Math.max(0, Math.min(one[2], two[2]) - Math.max(one[0], two[0])) *
  Math.max(0, Math.min(one[3], two[3]) - Math.max(one[1], two[1]));
