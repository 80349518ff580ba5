/** The pages of a script under one another, of which only those near the window are drawn. Brings a place into view, and tells which is there. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';
import type { PageNode } from '../../../../lib/contract/screenplay-pages.ts';

/** `node` null: the top of the page. A new object is brought into view anew. */
export interface Goal {
  readonly page: number;
  readonly node: number | null;
}
/** What stands about a third down the window; `moved` is true when the user has moved the pages since the last goal. */
export interface Seen {
  readonly page: number;
  readonly line: number;
  readonly moved: boolean;
}

interface PageScrollerProps {
  readonly label: string;
  readonly pages: readonly (readonly PageNode[])[];
  /** Stands before page 1; null without one. */
  readonly titlePage: ReactNode;
  readonly goal: Goal;
  readonly onSeen: (seen: Seen) => void;
  readonly drawPage: (page: number, nodes: readonly PageNode[]) => ReactNode;
}

/** Where in the window a goal comes to stand, as a share of its height. */
const eyeLevel = 0.3;
/** Steps in which a goal may still move because pages above it were measured; then it stays as it is. */
const mostSteps = 40;

/** Lines that a node fills in the standard layout, with the blank one above it. */
const linesOf = ({ kind, text }: PageNode): number => {
  const width = kind === 'dialogue' || kind === 'lyric' ? 36 : kind === 'parenthetical' ? 25 : 58;
  const above = kind === 'dialogue' || kind === 'parenthetical' || kind === 'lyric' ? 0 : kind === 'heading' ? 2 : 1;
  return Math.ceil(text.length / width) + above;
};
const lineHeightPx = 17;
const sheetMarginPx = 90;
const estimatePx = (nodes: readonly PageNode[]): number =>
  nodes.reduce((lines, node) => lines + linesOf(node), 0) * lineHeightPx + sheetMarginPx;

export function PageScroller({ label, pages, titlePage, goal, onSeen, drawPage }: PageScrollerProps) {
  const scroller = useRef<HTMLElement>(null);
  const moved = useRef(false);
  const front = titlePage === null ? 0 : 1;
  const virtualizer = useVirtualizer({
    count: pages.length + front,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => estimatePx(pages[index - front] ?? []),
    overscan: 1,
    gap: 16,
    paddingStart: 16,
    paddingEnd: 16,
    initialRect: { width: 600, height: 900 },
  });

  useEffect(() => {
    moved.current = false;
    const index = Math.min(Math.max(goal.page, 1), pages.length) - 1 + front;
    let frame = 0;
    let steps = 0;
    let still = 0;
    virtualizer.scrollToIndex(index, { align: 'start' });
    const approach = (): void => {
      const window = scroller.current;
      const sheet = window?.querySelector(`[data-index="${index}"]`);
      const element = goal.node === null ? sheet : sheet?.querySelector(`[data-node="${goal.node}"]`);
      if (window && element) {
        const down = goal.node === null ? 8 : window.clientHeight * eyeLevel;
        const before = window.scrollTop;
        const by = element.getBoundingClientRect().top - window.getBoundingClientRect().top - down;
        if (Math.abs(by) > 1) window.scrollTop = before + by;
        // At either end of the script there is no room to go on.
        still = Math.abs(by) <= 1 || window.scrollTop === before ? still + 1 : 0;
      }
      steps += 1;
      if (still < 3 && steps < mostSteps && !moved.current) frame = requestAnimationFrame(approach);
    };
    frame = requestAnimationFrame(approach);
    return () => cancelAnimationFrame(frame);
  }, [goal, virtualizer, pages, front]);

  const look = (): void => {
    const window = scroller.current;
    if (!window) return;
    const eye = window.scrollTop + window.clientHeight * eyeLevel;
    const item = virtualizer.getVirtualItems().findLast(({ start }) => start <= eye);
    if (!item) return;
    const level = window.getBoundingClientRect().top + window.clientHeight * eyeLevel;
    const lines = [...window.querySelectorAll<HTMLElement>(`[data-index="${item.index}"] [data-line]`)];
    const above = lines.findLast((each) => each.getBoundingClientRect().top <= level) ?? lines[0];
    onSeen({
      page: Math.max(1, item.index + 1 - front),
      line: Number(above?.dataset.line ?? 1),
      moved: moved.current,
    });
  };
  const move = (): void => {
    moved.current = true;
  };

  return (
    // The keys that scroll work here once it has the focus.
    <section
      ref={scroller}
      data-pages=""
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      onScroll={look}
      onWheel={move}
      onTouchMove={move}
      onPointerDown={move}
      onKeyDown={move}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain bg-well px-2 [overflow-anchor:none] focus-visible:-outline-offset-2 sm:px-4"
    >
      <div className="relative mx-auto max-w-[46rem]" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const page = index + 1 - front;
          return (
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start}px)` }}
            >
              {page === 0 ? titlePage : drawPage(page, pages[page - 1] ?? [])}
            </div>
          );
        })}
      </div>
    </section>
  );
}
