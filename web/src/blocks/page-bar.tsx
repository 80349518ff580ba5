/** A bar over the script's pages for the mouse and the finger: what is under it is said, and a press opens that page. Whoever listens, or uses the keys, has the list below it, whose places are links. */
import { type MouseEvent, type ReactNode, useContext, useState } from 'react';
import { OpenPlaceContext } from './evidence-anchor.ts';

interface PageBarProps {
  readonly pageCount: number;
  readonly children: ReactNode;
}

export function PageBar({ pageCount, children }: PageBarProps) {
  const openPlace = useContext(OpenPlaceContext);
  const [shown, setShown] = useState<{ readonly page: number; readonly left: number } | null>(null);
  if (openPlace === null) return children;
  const pageUnder = (event: MouseEvent<HTMLElement>): { page: number; left: number } => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = width === 0 ? 0 : Math.min(1, Math.max(0, (event.clientX - left) / width));
    return { page: Math.min(pageCount, Math.floor(share * pageCount) + 1), left: share * 100 };
  };
  return (
    <button
      type="button"
      tabIndex={-1}
      onPointerMove={(event) => setShown(pageUnder(event))}
      onPointerLeave={() => setShown(null)}
      onClick={(event) => openPlace({ page: pageUnder(event).page, line: null }, event.currentTarget)}
      className="relative block w-full cursor-pointer"
    >
      {children}
      {shown && (
        <span
          style={{ left: `${shown.left}%` }}
          className="pointer-events-none absolute bottom-full z-10 -translate-x-1/2 rounded-md border border-rule-strong bg-sheet px-2 py-0.5 text-sm whitespace-nowrap shadow-lg"
        >
          p. {shown.page} <span className="text-xs text-ink-faint">press to read</span>
        </span>
      )}
    </button>
  );
}
