/** The width that a drawing may take, so that it is drawn in CSS pixels and its letters keep their size on any screen. */
import { type RefObject, useLayoutEffect, useState } from 'react';

/** The parent's width, followed as it changes; `unmeasured` where nothing is laid out, as in a test. */
export function useWidth(element: RefObject<Element | null>, unmeasured: number): number {
  const [width, setWidth] = useState(unmeasured);
  useLayoutEffect(() => {
    const parent = element.current?.parentElement;
    if (!parent) return;
    const measure = (): void => setWidth(Math.floor(parent.clientWidth) || unmeasured);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(parent);
    return () => observer.disconnect();
  }, [element, unmeasured]);
  return width;
}
