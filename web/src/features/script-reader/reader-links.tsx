/** Makes links of a report's evidence, each opening the reader beside it. Draws nothing of the script. */
import { type ReactNode, useCallback, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import {
  EvidenceAnchorContext,
  type EvidenceAnchorProps,
  type OpenPlace,
  OpenPlaceContext,
} from '../../blocks/evidence-anchor.ts';
import { DeferredReader } from './deferred-reader.ts';
import { type Opener, OpenerContext, useNoteOpener } from './opener.ts';
import { placeIn, readerStateOf, stateFor, withPlace } from './reader-place.ts';

function EvidenceLink({ evidence, className, children }: EvidenceAnchorProps) {
  const { page, line, quote } = evidence;
  const { pathname, search, state } = useLocation();
  const noteOpener = useNoteOpener();
  const shown = placeIn(search);
  const { quote: shownQuote } = readerStateOf(state);
  const isShown =
    shown?.page === page &&
    shown.line === line &&
    (shownQuote === undefined || quote === undefined || shownQuote === quote);
  return (
    <Link
      to={{ pathname, search: withPlace(search, { page, line }) }}
      state={stateFor(evidence)}
      // From one piece of evidence to the next, 'back' still closes the reader.
      replace={shown !== null}
      title="Read this in the script"
      aria-current={isShown ? 'true' : undefined}
      onPointerEnter={() => void DeferredReader.fetchCode()}
      onClick={(event) => noteOpener(event.currentTarget)}
      className={className}
    >
      {children}
    </Link>
  );
}

/** Makes links of the evidence inside, and has presses on plots open the reader. */
export function ReaderLinks({ children }: { readonly children: ReactNode }) {
  const opener = useRef<Opener | null>(null);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const openPlace = useCallback<OpenPlace>(
    (place, element) => {
      opener.current = { element, top: element.getBoundingClientRect().top };
      void navigate(
        { pathname, search: withPlace(search, place) },
        { state: stateFor(place), replace: placeIn(search) !== null },
      );
    },
    [navigate, pathname, search],
  );
  return (
    <OpenerContext value={opener}>
      <OpenPlaceContext value={openPlace}>
        <EvidenceAnchorContext value={EvidenceLink}>{children}</EvidenceAnchorContext>
      </OpenPlaceContext>
    </OpenerContext>
  );
}
