/** Which stretch of the script the spine shows: nearer, further, along. Pure arithmetic; never beyond the script's ends. */

/** From 0 to 1 over the script. */
export interface SpineWindow {
  readonly from: number;
  readonly to: number;
}

export const wholeScript: SpineWindow = { from: 0, to: 1 };
/** A page of a long script fills about the strip: nearer there is nothing more to see. */
const nearest = 1 / 60;

export const isWhole = ({ from, to }: SpineWindow): boolean => from <= 0 && to >= 1;

function within(from: number, width: number): SpineWindow {
  const start = Math.min(1 - width, Math.max(0, from));
  return { from: start, to: start + width };
}

/** Nearer (`factor` above 1) or further around `at`, a place along the script that stays where it is on the strip. */
export function zoomAround({ from, to }: SpineWindow, at: number, factor: number): SpineWindow {
  const width = Math.min(1, Math.max(nearest, (to - from) / factor));
  if (width >= 1) return wholeScript;
  const share = (at - from) / (to - from);
  return within(at - share * width, width);
}

/** Along the script by `by` of it. */
export const panBy = ({ from, to }: SpineWindow, by: number): SpineWindow => within(from + by, to - from);

/** The window moved as little as shows all of a stretch, or its beginning where it is longer than the window. */
export function bringIn(window: SpineWindow, { from, to }: SpineWindow): SpineWindow {
  if (from < window.from) return panBy(window, from - window.from);
  if (to > window.to) return panBy(window, Math.min(to - window.to, from - window.from));
  return window;
}
