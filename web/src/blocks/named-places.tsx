/** A text whose named pages lead into the script, and whose mention of the details to them, where a screen offers that; elsewhere the text as it is. Refuses words that the text does not hold. */
import { type ReactNode, Suspense, useContext } from 'react';
import type { NamedPlace } from '../../../lib/contract/blocks.ts';
import { DetailsTextContext } from './correction-press.ts';
import { EvidenceAnchorContext } from './evidence-anchor.ts';
import { partsByPage } from './pages-in-text.ts';

type Parts = readonly (string | NamedPlace)[];

/** `places` one after the other, each sought behind the one before it. */
function partsOf(text: string, places: readonly NamedPlace[]): Parts {
  const parts: (string | NamedPlace)[] = [];
  let from = 0;
  for (const place of places) {
    const at = text.indexOf(place.text, from);
    if (at < 0) continue;
    parts.push(text.slice(from, at), place);
    from = at + place.text.length;
  }
  return [...parts, text.slice(from)].filter((part) => part !== '');
}

interface LinkedProps {
  readonly text: string;
  readonly look: string;
  readonly partsIn: (text: string) => Parts;
}

/** The words with those that send to the script's details as a press, where a screen offers one. */
function WithDetails({ text }: { readonly text: string }): ReactNode {
  const Details = useContext(DetailsTextContext);
  if (Details === null || !text.includes(' details')) return text;
  return (
    <Suspense fallback={text}>
      <Details text={text} />
    </Suspense>
  );
}

function Linked({ text, look, partsIn }: LinkedProps): ReactNode {
  const Anchor = useContext(EvidenceAnchorContext);
  if (Anchor === null) return <WithDetails text={text} />;
  return partsIn(text).map((part, at) =>
    typeof part === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <WithDetails key={at} text={part} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <Anchor key={at} evidence={part} className={look}>
        {part.text}
      </Anchor>
    ),
  );
}

interface NamedPlacesProps {
  readonly text: string;
  /** In the order of the text. */
  readonly places: readonly NamedPlace[];
}

/** For texts whose places the contract gives. */
export const NamedPlaces = ({ text, places }: NamedPlacesProps): ReactNode => (
  <Linked text={text} look="place-link" partsIn={(words) => partsOf(words, places)} />
);

/** For the sentences of a report: the pages they name, read from the words themselves. */
export const PageLinks = ({ text }: { readonly text: string }): ReactNode => (
  <Linked text={text} look="page-link" partsIn={partsByPage} />
);
