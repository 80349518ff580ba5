/**
 * Hands on a map: a mouse drags a character or the map, the wheel and two fingers zoom, a press chooses. A finger that wipes over the whole map
 * scrolls the page; it moves the map once that is zoomed, and a character once that is chosen. Refuses the wheel while the page itself is rolling by.
 */
import { type RefObject, useEffect } from 'react';
import type { Point } from './camera.ts';
import type { PlacedNode } from './network-layout.ts';

/** What the gestures do; points are in the map's own CSS pixels. */
export interface MapHands {
  nodeAt(at: Point, slack: number): PlacedNode | null;
  isChosen(placed: PlacedNode): boolean;
  isZoomed(): boolean;
  choose(placed: PlacedNode | null): void;
  point(placed: PlacedNode | null): void;
  drag(placed: PlacedNode, to: Point): void;
  drop(): void;
  pan(by: Point): void;
  /** False when there is nothing more to zoom that way. */
  zoom(at: Point, factor: number): boolean;
}

/** A press that moves less than this, in CSS pixels, is a click. */
const still = 4;
const slackOf = (event: PointerEvent): number => (event.pointerType === 'touch' ? 14 : 6);
/** The wheel belongs to the page until it has rested this long. */
const pageRestMs = 250;

type Gesture =
  | { readonly kind: 'press'; readonly from: Point; readonly node: PlacedNode | null; readonly draggable: boolean }
  | { readonly kind: 'node'; readonly node: PlacedNode }
  | { readonly kind: 'pan' }
  | { readonly kind: 'pinch' };

/** Listens on the element until it goes. Without a mouse or a finger (keyboard, screen reader) the buttons and the list do the same. */
export function useGestures(element: RefObject<SVGSVGElement | null>, hands: MapHands): void {
  useEffect(() => {
    const map = element.current;
    if (!map) return;
    const pointers = new Map<number, Point>();
    let gesture: Gesture | null = null;
    let pageMovedAt = Number.NEGATIVE_INFINITY;

    const placeOf = (event: MouseEvent): Point => {
      const box = map.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const down = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      const at = placeOf(event);
      pointers.set(event.pointerId, at);
      map.setPointerCapture(event.pointerId);
      if (pointers.size === 2) {
        if (gesture?.kind === 'node') hands.drop();
        gesture = { kind: 'pinch' };
        return;
      }
      const node = hands.nodeAt(at, slackOf(event));
      const draggable = node !== null && (event.pointerType !== 'touch' || hands.isChosen(node));
      gesture = { kind: 'press', from: at, node, draggable };
    };
    const pinch = (moved: number, at: Point): void => {
      const before = pointers.get(moved);
      const [other] = [...pointers].flatMap(([id, place]) => (id === moved ? [] : [place]));
      if (!before || !other) return;
      const spread = (a: Point): number => Math.max(10, Math.hypot(a.x - other.x, a.y - other.y));
      const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
      hands.zoom(middle, spread(at) / spread(before));
      hands.pan({ x: (at.x - before.x) / 2, y: (at.y - before.y) / 2 });
    };
    const move = (event: PointerEvent): void => {
      const at = placeOf(event);
      const before = pointers.get(event.pointerId);
      if (!before || !gesture) {
        if (event.pointerType === 'mouse') hands.point(hands.nodeAt(at, slackOf(event)));
        return;
      }
      if (gesture.kind === 'press' && Math.hypot(at.x - gesture.from.x, at.y - gesture.from.y) > still) {
        gesture = gesture.node && gesture.draggable ? { kind: 'node', node: gesture.node } : { kind: 'pan' };
      }
      if (gesture.kind === 'pinch') pinch(event.pointerId, at);
      if (gesture.kind === 'node') hands.drag(gesture.node, at);
      if (gesture.kind === 'pan' && (event.pointerType === 'mouse' || hands.isZoomed()))
        hands.pan({ x: at.x - before.x, y: at.y - before.y });
      pointers.set(event.pointerId, at);
    };
    const end = (event: PointerEvent): void => {
      if (!pointers.delete(event.pointerId)) return;
      if (gesture?.kind === 'node') hands.drop();
      if (gesture?.kind === 'press' && event.type === 'pointerup') hands.choose(gesture.node);
      // The finger that stays on the map after a pinch does nothing by itself.
      gesture = pointers.size > 0 ? { kind: 'pinch' } : null;
    };
    const leave = (): void => hands.point(null);
    const pageMoved = (event: Event): void => {
      pageMovedAt = event.timeStamp;
    };
    const wheel = (event: WheelEvent): void => {
      const pinching = event.ctrlKey || event.metaKey;
      if (!pinching && event.timeStamp - pageMovedAt < pageRestMs) return;
      // A line is about 16 pixels; a trackpad's pinch comes in small steps.
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY;
      const zoomed = hands.zoom(placeOf(event), 2 ** (-pixels / (pinching ? 100 : 300)));
      if (zoomed || pinching) event.preventDefault();
    };

    map.addEventListener('pointerdown', down);
    map.addEventListener('pointermove', move);
    map.addEventListener('pointerup', end);
    map.addEventListener('pointercancel', end);
    map.addEventListener('pointerleave', leave);
    // React would listen passively, and the page would scroll under the zoom.
    map.addEventListener('wheel', wheel, { passive: false });
    window.addEventListener('scroll', pageMoved, { passive: true });
    return () => {
      map.removeEventListener('pointerdown', down);
      map.removeEventListener('pointermove', move);
      map.removeEventListener('pointerup', end);
      map.removeEventListener('pointercancel', end);
      map.removeEventListener('pointerleave', leave);
      map.removeEventListener('wheel', wheel);
      window.removeEventListener('scroll', pageMoved);
    };
  }, [element, hands]);
}
