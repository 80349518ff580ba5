/** A text whose named pages lead into the script, where a screen offers that; elsewhere the text as it is. Refuses words that the text does not hold. */
import { type ReactNode, useContext } from 'react';
import type { NamedPlace } from '../../../lib/contract/blocks.ts';
import { EvidenceAnchorContext } from './evidence-anchor.ts';

interface NamedPlacesProps {
  readonly text: string;
  /** In the order of the text. */
  readonly places: readonly NamedPlace[];
}

/** `places` one after the other, each sought behind the one before it. */
function partsOf(text: string, places: readonly NamedPlace[]): (string | NamedPlace)[] {
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

export function NamedPlaces({ text, places }: NamedPlacesProps): ReactNode {
  const Anchor = useContext(EvidenceAnchorContext);
  if (Anchor === null || places.length === 0) return text;
  return partsOf(text, places).map((part, at) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <Anchor key={at} evidence={part} className="place-link">
        {part.text}
      </Anchor>
    ),
  );
}
