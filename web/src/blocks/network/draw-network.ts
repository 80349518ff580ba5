/** Puts a layout on the screen: writes places into the elements that React has made, so that a frame costs no render. Refuses to make or remove elements. */
import { type Camera, onScreen, radiusOnScreen, type Size } from './camera.ts';
import type { NetworkLayout, PlacedNode } from './network-layout.ts';
import { placeLabels } from './place-labels.ts';

/** The three layers of a map, each with one element a link or node, in the layout's order. */
export interface MapLayers {
  readonly links: SVGGElement;
  readonly nodes: SVGGElement;
  readonly labels: SVGGElement;
}

/** `first` are the nodes named before all others, by id; `names` is how many more may be named while all is still moving. */
export function drawNetwork(
  { links, nodes }: NetworkLayout,
  layers: MapLayers,
  camera: Camera,
  size: Size,
  first: readonly string[],
  names: number,
): void {
  links.forEach(({ source, target }, at) => {
    const line = layers.links.children[at];
    const [from, to] = [onScreen(source, camera), onScreen(target, camera)];
    line?.setAttribute('x1', from.x.toFixed(1));
    line?.setAttribute('y1', from.y.toFixed(1));
    line?.setAttribute('x2', to.x.toFixed(1));
    line?.setAttribute('y2', to.y.toFixed(1));
  });
  const discs = nodes.map((placed) => ({
    ...onScreen(placed, camera),
    radius: radiusOnScreen(placed, camera),
    label: placed.node.label,
  }));
  discs.forEach(({ x, y, radius }, at) => {
    layers.nodes.children[at]?.setAttribute(
      'transform',
      `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${radius.toFixed(2)})`,
    );
  });
  const ranks = new Map(first.map((id, rank) => [id, rank]));
  const rankOf = (at: number): number => ranks.get(nodes[at]?.node.id ?? '') ?? first.length + at;
  const order = nodes.map((_, at) => at).toSorted((a, b) => rankOf(a) - rankOf(b));
  const places = placeLabels(discs, order.slice(0, first.length + names), Math.min(1, first.length), size);
  places.forEach((place, at) => {
    const text = layers.labels.children[at];
    text?.setAttribute('visibility', place ? 'visible' : 'hidden');
    if (!place) return;
    text?.setAttribute('x', place.x.toFixed(1));
    text?.setAttribute('y', place.y.toFixed(1));
  });
}

/** In CSS pixels: a tip's width, the gap to its sign, and the room that four lines of it need. */
const tip = { width: 208, gap: 8, height: 92 };

/** Sets a tip beside its node, inside the map: below it, or above where there is no room. */
export function placeTip(box: HTMLElement, placed: PlacedNode, camera: Camera, size: Size): void {
  const { x, y } = onScreen(placed, camera);
  const reach = radiusOnScreen(placed, camera) + tip.gap;
  const left = Math.max(0, Math.min(size.width - tip.width, x - tip.width / 2));
  const below = y + reach + tip.height <= size.height;
  box.style.transform = `translate(${left.toFixed(0)}px, ${(below ? y + reach : y - reach).toFixed(0)}px)${below ? '' : ' translateY(-100%)'}`;
}
