/** Which names a map has room for, and where: below its node, above, right or left of it. A name that would cover another name or node is left out. */
import type { Size } from './camera.ts';

/** A node on the screen, in CSS pixels. */
export interface Labelled {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly label: string;
}
/** The middle of the name's baseline. */
export interface LabelPlace {
  readonly x: number;
  readonly y: number;
}
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Of the map's 13 px type: wide enough for its capitals, so that an estimate never cuts a name. */
const letterWidth = 7.1;
const lineHeight = 16;
const gap = 3;
const longest = 22;

/** A name as a map shows it; the list beside it has the whole. */
export const shortLabel = (label: string): string =>
  label.length > longest ? `${label.slice(0, longest - 1).trimEnd()}…` : label;

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function candidates({ x, y, radius, label }: Labelled): LabelPlace[] {
  const half = (shortLabel(label).length * letterWidth) / 2;
  const beside = radius + gap + half;
  return [
    { x, y: y + radius + gap + 11 },
    { x, y: y - radius - gap - 3 },
    { x: x + beside, y: y + 4 },
    { x: x - beside, y: y + 4 },
  ];
}

/** One place or null a node, in the order given; who stands earlier in `order` chooses first, and the first `forced` of them get a place whatever it covers. */
export function placeLabels(
  nodes: readonly Labelled[],
  order: readonly number[],
  forced: number,
  size: Size,
): (LabelPlace | null)[] {
  const places: (LabelPlace | null)[] = nodes.map(() => null);
  const discs = nodes.map(({ x, y, radius }): Box => {
    // A disc's corners are empty.
    const reach = radius * 0.85;
    return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
  });
  const taken: Box[] = [];
  for (const [rank, at] of order.entries()) {
    const node = nodes[at];
    if (!node || node.x < 0 || node.x > size.width || node.y < 0 || node.y > size.height) continue;
    const half = (shortLabel(node.label).length * letterWidth) / 2;
    const boxOf = ({ x, y }: LabelPlace): Box => ({
      left: x - half,
      right: x + half,
      top: y - lineHeight + 4,
      bottom: y + 4,
    });
    // Never over the frame's edge.
    const inside = candidates(node).map(({ x, y }) => ({
      x: Math.max(half + 2, Math.min(size.width - half - 2, x)),
      y: Math.max(lineHeight - 2, Math.min(size.height - 5, y)),
    }));
    const free = inside.find((place) => {
      const box = boxOf(place);
      return !taken.some((other) => meet(box, other)) && !discs.some((disc, of) => of !== at && meet(box, disc));
    });
    const place = free ?? (rank < forced ? inside[0] : undefined);
    if (!place) continue;
    places[at] = place;
    taken.push(boxOf(place));
  }
  return places;
}
