/** Which place the reader is to show: the one that the address came to mean last, with the words to mark there. Follows no step that the reader took itself. */
import { useState } from 'react';
import { type Location, useLocation } from 'react-router';
import type { PlaceNote } from '../../blocks/evidence-anchor.ts';
import { placeIn, type ReaderPlace, readerStateOf } from './reader-place.ts';

/** A new object is a new wish to see the place, even if it is the same. */
export interface Target {
  readonly place: ReaderPlace;
  /** Null: all that begins on the line. */
  readonly quote: string | null;
  /** What is said of the place, null where nothing is. */
  readonly note: PlaceNote | null;
}

const isSame = (a: ReaderPlace, b: ReaderPlace): boolean => a.page === b.page && a.line === b.line;

function targetAfter(held: Target | null, { search, state }: Location): Target {
  const place = placeIn(search) ?? held?.place ?? { page: 1, line: null };
  const { quote, note, readOn } = readerStateOf(state);
  // Another view of the same report keeps the address, and with it the place.
  if (held !== null && (readOn || (quote === undefined && note === undefined && isSame(place, held.place))))
    return held;
  return { place, quote: quote ?? null, note: note ?? null };
}

/** `page` is where the user has read on to: an address that says no more than that asks for nothing. */
export function useTarget(page: number): Target {
  const location = useLocation();
  const [seen, setSeen] = useState(location);
  const [target, setTarget] = useState(() => targetAfter(null, location));
  if (seen === location) return target;
  setSeen(location);
  const place = placeIn(location.search);
  const isThere = place === null || (place.line === null && place.page === page);
  const next = isThere ? target : targetAfter(target, location);
  setTarget(next);
  return next;
}
