/** What a PDF draws text with (PDF 32000-1, 8.4 and 9.3). Knows no instructions. */
import { type Box, identity, type Matrix } from './page-geometry.ts';
import type { SoftMask, Veil } from './soft-mask.ts';

export interface GraphicsState {
  matrix: Matrix;
  /** `#rrggbb`, or another word for a pattern; null is no ink at all. */
  fill: string | null;
  stroke: string | null;
  opacity: number;
  /** How ink mixes with what is under it, in CSS's words. */
  blend: string;
  /** What a soft mask lets through; null where there is none. */
  mask: SoftMask | null;
  /** The groups that it is drawn in, the outermost first. */
  veils: readonly Veil[];
  /** The smallest upright rectangle outside of which nothing is drawn, in the page's own space; null is the whole page. */
  clip: Box | null;
  /** That rectangle says too much: what is drawn in it may be cut to another form. */
  clippedToShape: boolean;
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
  blend: 'source-over',
  mask: null,
  veils: [],
  clip: null,
  clippedToShape: false,
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
