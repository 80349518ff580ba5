/** What lies between a drawing and the eye beside its own ink: soft masks, and the groups it is drawn in (PDF 32000-1, 11.4 and 11.5). Knows no text. */
import type { GraphicsState } from './graphics-state.ts';
import type { Box } from './page-geometry.ts';
import { lightness, type PaintedFields } from './painted-fields.ts';

/** How much of what is drawn in `box` a mask lets through, of 1; null where that cannot be told. */
export type SoftMask = (box: Box) => number | null;

/** A group is drawn by itself, and then laid on the page as one thing. */
export interface Veil {
  readonly opacity: number;
  readonly blend: string;
  readonly mask: SoftMask | null;
}

/** Of 1. */
const opaque = 0.95;

/** The mask that was painted into `fields`: the lighter, the more is seen. `transfer` is its table of 256, where it has one. */
export const softMask =
  (fields: PaintedFields, transfer: unknown): SoftMask =>
  (box) => {
    const color = fields.filling(box);
    const light = color === null ? null : lightness(color);
    if (light === null || !ArrayBuffer.isView(transfer)) return light;
    return Number((transfer as Uint8Array)[Math.round(light * 255)] ?? 255) / 255;
  };

/** What is left of ink in `box`, of 1. A mask of which that cannot be told lets all through. */
export function opacityAt({ opacity, mask, veils }: GraphicsState, box: Box): number {
  const through = (veil: Pick<Veil, 'opacity' | 'mask'>): number => veil.opacity * (veil.mask?.(box) ?? 1);
  return veils.reduce((left, veil) => left * through(veil), through({ opacity, mask }));
}

/** Nothing makes what is drawn in `box` see-through, mixes it with what is under it, or cuts it to a form of its own. */
export const isSolid = (state: GraphicsState, box: Box): boolean =>
  !state.clippedToShape &&
  [state, ...state.veils].every(
    ({ opacity, blend, mask }) => blend === 'source-over' && opacity * (mask === null ? 1 : (mask(box) ?? 0)) >= opaque,
  );
