/** Says whether ink can be told from what it is drawn on. Knows colours, opacity and mixing, not where a text stands. */
import type { GraphicsState } from './graphics-state.ts';
import { isLost } from './painted-fields.ts';
import type { Hiding } from './pdf-page.ts';

/** Of 1, on whatever ground. */
const unseenOpacity = 0.05;
/** Modes that leave white paper white under black ink, or under any (PDF 32000-1, 11.3.5), in CSS's words. */
const bleaching = new Set([
  'screen',
  'lighten',
  'color-dodge',
  'overlay',
  'soft-light',
  'difference',
  'exclusion',
  'hue',
  'saturation',
  'color',
]);

/** `opacity` is what is left of the ink, of 1; `behind` is the colour of the ground, null where it is not known: there any ink counts as seen. */
export function hidingOfInk(
  { mode, fill, stroke, blend, veils }: GraphicsState,
  opacity: number,
  behind: string | null,
): Hiding | null {
  if (opacity < unseenOpacity) return 'transparent';
  const isBleached = bleaching.has(blend) || veils.some((veil) => bleaching.has(veil.blend));
  if (isBleached && behind !== null && isLost('#ffffff', behind, 1)) return 'transparent';
  const way = mode % 4;
  const inks = [...(way === 1 ? [] : [fill]), ...(way === 0 ? [] : [stroke])].filter((ink) => ink !== null);
  if (inks.some((ink) => !isLost(ink, behind, opacity))) return null;
  return inks.some((ink) => !isLost(ink, behind, 1)) ? 'transparent' : 'paper-coloured';
}
