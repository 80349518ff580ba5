/** A table that scrolls inside its own frame where the screen is narrow, so that the page never does. Its first column stays, and a line over it says that there is more; one that fits is no stop for the keyboard and no landmark. */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

export function ScrollTable({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  const frame = useRef<HTMLElement>(null);
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = (): void => setOverflows(element.scrollWidth > element.clientWidth + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      {overflows && (
        <p aria-hidden="true" className="mb-1 text-right text-xs text-ink-faint print:hidden">
          More columns: scroll sideways →
        </p>
      )}
      <section
        ref={frame}
        className={`scroll-sideways overflow-x-auto ${overflows ? 'first-column-stays' : ''}`}
        aria-label={overflows ? caption : undefined}
        tabIndex={overflows ? 0 : undefined}
      >
        <table className="w-full border-collapse text-[0.95rem]">
          <caption className="sr-only">{caption}</caption>
          {children}
        </table>
      </section>
    </>
  );
}
