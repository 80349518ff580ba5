/** Makes links of a report's evidence, each opening the reader beside it. Draws nothing of the script. */
import { type ReactNode, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { EvidenceAnchorContext, type EvidenceAnchorProps } from '../../blocks/evidence-anchor.ts';
import { DeferredReader } from './deferred-reader.ts';
import { type Opener, OpenerContext, useNoteOpener } from './opener.ts';
import { placeIn, readerStateOf, withPlace } from './reader-place.ts';

function EvidenceLink({ evidence: { page, line, quote }, className, children }: EvidenceAnchorProps) {
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
      state={quote === undefined ? {} : { quote }}
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

/** Makes links of the evidence inside. */
export function ReaderLinks({ children }: { readonly children: ReactNode }) {
  const opener = useRef<Opener | null>(null);
  return (
    <OpenerContext value={opener}>
      <EvidenceAnchorContext value={EvidenceLink}>{children}</EvidenceAnchorContext>
    </OpenerContext>
  );
}
