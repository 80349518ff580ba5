/** Pins that stand too close together to be pressed apart, as one. Pure. */
import type { SpinePin } from '../../../../lib/contract/spine.ts';

/** `x` in CSS pixels of the strip: the middle of what it stands for. */
export interface PinGroup {
  readonly x: number;
  readonly pins: readonly SpinePin[];
}

/** `pins` in their order along the script; two groups are never nearer than `apart`. */
export function groupPins(pins: readonly SpinePin[], xOf: (position: number) => number, apart: number): PinGroup[] {
  const groups: { x: number; pins: SpinePin[] }[] = [];
  for (const pin of pins) {
    const x = xOf(pin.position);
    const last = groups.at(-1);
    if (last && x - last.x < apart) {
      last.pins.push(pin);
      last.x += (x - last.x) / last.pins.length;
    } else groups.push({ x, pins: [pin] });
  }
  return groups;
}

/** The group under a point of the strip, or the nearest within `slack` CSS pixels. */
export const groupAt = (groups: readonly PinGroup[], x: number, slack: number): PinGroup | null =>
  groups.reduce<PinGroup | null>((best, group) => {
    const away = Math.abs(group.x - x);
    return away <= slack && (best === null || away < Math.abs(best.x - x)) ? group : best;
  }, null);
