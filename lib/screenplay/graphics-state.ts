/** What a PDF draws text with (PDF 32000-1, 8.4 and 9.3). Knows no instructions. */
import { identity, type Matrix } from './page-geometry.ts';

export interface GraphicsState {
  matrix: Matrix;
  fill: string | null;
  stroke: string | null;
  opacity: number;
  mode: number;
  font: string;
  size: number;
  characterSpacing: number;
  wordSpacing: number;
  stretch: number;
  leading: number;
  rise: number;
  /** What `drawn` was when a matrix was last set since the state was saved; null before. */
  matrixSetAt: number | null;
}

/** As a page begins. */
export const initialState: Readonly<GraphicsState> = {
  matrix: identity,
  fill: '#000000',
  stroke: '#000000',
  opacity: 1,
  mode: 0,
  font: '',
  size: 0,
  characterSpacing: 0,
  wordSpacing: 0,
  stretch: 1,
  leading: 0,
  rise: 0,
  matrixSetAt: null,
};

/** Of 255, for the darkest of red, green and blue: contrast with white below 1.2 to 1 (WCAG's relative luminance). */
const paperFrom = 235;

/** `fill` as the PDF library writes it, `#rrggbb`; null is no ink at all. */
export function isPaper(fill: string | null): boolean {
  const channels = /^#(..)(..)(..)/
    .exec(fill ?? '')
    ?.slice(1)
    .map((part) => Number.parseInt(part, 16));
  return channels !== undefined && Math.min(...channels) >= paperFrom;
}
