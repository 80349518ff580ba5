/** What lies between a report and the reader beside it: evidence as links, and whom the focus goes back to. Draws nothing of the script. */
import { createContext, type ReactNode, type RefObject, useContext, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { EvidenceAnchorContext, type EvidenceAnchorProps } from '../../blocks/evidence-anchor.ts';
import { DeferredReader } from './deferred-reader.ts';
import { placeIn, readerStateOf, withPlace } from './reader-place.ts';

/** The link that opened the reader, and where it stood in the window. */
export interface Opener {
  readonly element: HTMLElement;
  readonly top: number;
  /** Whether it could be seen when the reader was closed. */
  readonly wasInWindow?: boolean;
}
const OpenerContext = createContext<RefObject<Opener | null> | null>(null);

export function useOpener(): RefObject<Opener | null> {
  const opener = useContext(OpenerContext);
  if (!opener) throw new Error('A link into the script was rendered outside ReaderLinks.');
  return opener;
}

/** Notes which link is about to open the reader. */
export function useNoteOpener(): (element: HTMLElement) => void {
  const opener = useOpener();
  return (element) => {
    opener.current = { element, top: element.getBoundingClientRect().top };
  };
}

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
