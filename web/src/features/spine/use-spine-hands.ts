/**
 * Hands on the spine: a drag moves along it once it is zoomed, two fingers and the wheel with Ctrl zoom, a sideways wheel moves along, a press chooses. A finger that wipes up
 * or down scrolls the page, and so does the wheel.
 */
import { type RefObject, useEffect, useRef } from 'react';

/** What the gestures do; `x` and `y` are CSS pixels of the strip, `width` its own. */
export interface SpineHands {
  press(x: number, y: number, slack: number): void;
  point(x: number | null, y: number): void;
  /** By so much of the strip's width. */
  pan(share: number): void;
  zoom(x: number, factor: number): void;
}

/** A press that moves less than this, in CSS pixels, is a click. */
const still = 5;
const lineOfWheel = 16;
const slackOf = (event: PointerEvent): number => (event.pointerType === 'touch' ? 16 : 9);

/** Listens on the element until it goes. */
export function useSpineHands(element: RefObject<SVGSVGElement | null>, hands: SpineHands): void {
  const latest = useRef(hands);
  useEffect(() => {
    latest.current = hands;
  }, [hands]);
  useEffect(() => {
    const strip = element.current;
    if (!strip) return;
    const fingers = new Map<number, number>();
    let begun: { readonly x: number; readonly y: number } | null = null;
    let dragging = false;

    const placeOf = (event: MouseEvent) => {
      const frame = strip.getBoundingClientRect();
      return { x: event.clientX - frame.left, y: event.clientY - frame.top, width: Math.max(1, frame.width) };
    };
    const down = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      const { x, y } = placeOf(event);
      fingers.set(event.pointerId, x);
      strip.setPointerCapture(event.pointerId);
      begun = fingers.size === 1 ? { x, y } : null;
      dragging = false;
    };
    const move = (event: PointerEvent): void => {
      const { x, y, width } = placeOf(event);
      const before = fingers.get(event.pointerId);
      if (before === undefined) {
        if (event.pointerType === 'mouse') latest.current.point(x, y);
        return;
      }
      const [other] = [...fingers].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]));
      if (other !== undefined) {
        const spread = (at: number): number => Math.max(12, Math.abs(at - other));
        latest.current.zoom((x + other) / 2, spread(x) / spread(before));
        latest.current.pan((before - x) / 2 / width);
      } else if (dragging || (begun && Math.hypot(x - begun.x, y - begun.y) > still)) {
        dragging = true;
        latest.current.pan((before - x) / width);
      } else return;
      fingers.set(event.pointerId, x);
    };
    const end = (event: PointerEvent): void => {
      if (!fingers.delete(event.pointerId)) return;
      if (event.type === 'pointerup' && begun && !dragging) latest.current.press(begun.x, begun.y, slackOf(event));
      begun = null;
    };
    const leave = (): void => latest.current.point(null, 0);
    const wheel = (event: WheelEvent): void => {
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? lineOfWheel : 1;
      const { x, width } = placeOf(event);
      if (event.ctrlKey || event.metaKey) latest.current.zoom(x, 2 ** ((-event.deltaY * pixels) / 100));
      else if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) latest.current.pan((event.deltaX * pixels) / width);
      else return;
      event.preventDefault();
    };

    strip.addEventListener('pointerdown', down);
    strip.addEventListener('pointermove', move);
    strip.addEventListener('pointerup', end);
    strip.addEventListener('pointercancel', end);
    strip.addEventListener('pointerleave', leave);
    // React would listen passively, and the page would scroll under the zoom.
    strip.addEventListener('wheel', wheel, { passive: false });
    return () => {
      strip.removeEventListener('pointerdown', down);
      strip.removeEventListener('pointermove', move);
      strip.removeEventListener('pointerup', end);
      strip.removeEventListener('pointercancel', end);
      strip.removeEventListener('pointerleave', leave);
      strip.removeEventListener('wheel', wheel);
    };
  }, [element]);
}
