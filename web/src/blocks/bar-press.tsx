/** One bar in hand: under the mouse, or under the focus, it says what it stands for, and a press opens the place it leads to. Without such a place, or a script beside, its words stand beside it and the tip comes to the mouse alone. */
import { type ReactNode, useContext, useState } from 'react';
import type { NamedPlace } from '../../../lib/contract/blocks.ts';
import { OpenPlaceContext } from './evidence-anchor.ts';

interface BarPressProps {
  /** The bar in words: 'Lena: 412 words spoken, 38%'. */
  readonly said: string;
  readonly place: NamedPlace | undefined;
  /** Where the bar ends, as a part (0 to 1) of its row. */
  readonly end: number;
  readonly children: ReactNode;
}

export function BarPress({ said, place, end, children }: BarPressProps) {
  const openPlace = useContext(OpenPlaceContext);
  const [shown, setShown] = useState(false);
  const opens = openPlace !== null && place !== undefined;
  const hands = {
    onPointerEnter: () => setShown(true),
    onPointerLeave: () => setShown(false),
    className: 'relative block w-full',
  };
  const inside = (
    <>
      {children}
      {shown && (
        <span
          aria-hidden="true"
          // At the bar's end, kept inside the row.
          style={{ left: `max(0px, min(${end * 100}%, 100% - 14rem))` }}
          className="pointer-events-none absolute bottom-full z-10 mb-1 w-56 rounded-md border border-rule-strong bg-sheet px-2 py-1 text-left text-sm font-normal shadow-lg print:hidden"
        >
          {said}
          {place && <span className="block">{place.text}</span>}
          {opens && <span className="block text-xs text-ink-faint">Press to read it</span>}
        </span>
      )}
    </>
  );
  if (!opens) return <span {...hands}>{inside}</span>;
  const { page, line } = place;
  return (
    <button
      type="button"
      {...hands}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
      onClick={(event) => openPlace({ page, line }, event.currentTarget)}
      aria-label={`${said}. ${place.text}. Read it in the script`}
      className="relative block min-h-6 w-full cursor-pointer rounded-sm"
    >
      {inside}
    </button>
  );
}
