/** Which part of a layout is seen, and how large. Pure: a camera in, a camera out. */
import type { PlacedNode } from './network-layout.ts';

/** A place of the layout is drawn at `x + k * placeX`, `y + k * placeY`, in CSS pixels. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Room for names at the rim, in CSS pixels. */
const margin = { side: 34, top: 16, bottom: 26 };
const largest = 1.5;
/** How much nearer than the whole one can go. */
const nearest = 6;
/** Below this a node could not be hit. */
const smallestRadius = 4;

const boundsOf = (nodes: readonly PlacedNode[]) => ({
  left: Math.min(...nodes.map(({ x, radius }) => x - radius)),
  right: Math.max(...nodes.map(({ x, radius }) => x + radius)),
  top: Math.min(...nodes.map(({ y, radius }) => y - radius)),
  bottom: Math.max(...nodes.map(({ y, radius }) => y + radius)),
});

/** The camera that shows every node inside `size`. */
export function fitAll(nodes: readonly PlacedNode[], size: Size): Camera {
  if (nodes.length === 0) return { x: 0, y: 0, k: 1 };
  const { left, right, top, bottom } = boundsOf(nodes);
  const free = { width: size.width - 2 * margin.side, height: size.height - margin.top - margin.bottom };
  const k = Math.min(largest, free.width / (right - left), free.height / (bottom - top));
  return {
    k,
    x: size.width / 2 - ((left + right) / 2) * k,
    y: margin.top + free.height / 2 - ((top + bottom) / 2) * k,
  };
}

/** Nearer or further by `factor` around a point of the screen, never further than `whole` shows nor nearer than six times that. */
export function zoomAround(camera: Camera, at: Point, factor: number, whole: Camera): Camera {
  const k = Math.min(whole.k * nearest, Math.max(whole.k, camera.k * factor));
  if (k === whole.k) return whole;
  const real = k / camera.k;
  return { k, x: at.x - (at.x - camera.x) * real, y: at.y - (at.y - camera.y) * real };
}

/** Moves the view so that the network never leaves the middle of the frame. */
export function panBy(camera: Camera, by: Point, nodes: readonly PlacedNode[], size: Size): Camera {
  const { left, right, top, bottom } = boundsOf(nodes);
  const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
  const { k } = camera;
  return {
    k,
    x: between(camera.x + by.x, size.width / 2 - right * k, size.width / 2 - left * k),
    y: between(camera.y + by.y, size.height / 2 - bottom * k, size.height / 2 - top * k),
  };
}

export const onScreen = ({ x, y }: Point, camera: Camera): Point => ({
  x: camera.x + x * camera.k,
  y: camera.y + y * camera.k,
});
export const inLayout = ({ x, y }: Point, camera: Camera): Point => ({
  x: (x - camera.x) / camera.k,
  y: (y - camera.y) / camera.k,
});
/** In CSS pixels. Nodes grow slower than the distances between them: nearer means more room. */
export const radiusOnScreen = ({ radius }: PlacedNode, { k }: Camera): number =>
  Math.max(smallestRadius, radius * (k > 1 ? Math.sqrt(k) : k));

/** The node under a point of the screen, or the nearest whose rim is within `slack` CSS pixels. */
export function nodeAt(nodes: readonly PlacedNode[], camera: Camera, at: Point, slack: number): PlacedNode | null {
  let [found, least]: [PlacedNode | null, number] = [null, slack];
  for (const placed of nodes) {
    const { x, y } = onScreen(placed, camera);
    const beyond = Math.hypot(at.x - x, at.y - y) - radiusOnScreen(placed, camera);
    if (beyond < least) [found, least] = [placed, beyond];
  }
  return found;
}
