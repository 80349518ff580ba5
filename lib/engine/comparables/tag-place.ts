/** Where a script's words show a subject best. */
import type { Cite } from '../../story/cite.ts';
import type { Passage } from '../text/passages.ts';
import { quoteBest } from '../text/quote.ts';
import type { TagStrength } from './tag-strengths.ts';
import { holdsEntry } from './tag-words.ts';

/** The words that give most to a tag, in the passage that holds most of its words besides; the first of equals, action and talk before headings. */
export function bestPlace({ words }: TagStrength): Cite | null {
  const [first] = words.toSorted((a, b) => b.gives - a.gives);
  if (!first) return null;
  const worth = (passage: Passage): number =>
    words.reduce((sum, { weight, passages }) => sum + (passages.has(passage) ? weight : 0), 0) /
    (passage.kind === 'heading' ? 2 : 1);
  const [best] = [...first.passages].sort((a, b) => worth(b) - worth(a) || a.order - b.order);
  if (!best) return null;
  return quoteBest(best, (own) =>
    words.reduce((sum, { entry, weight }) => sum + (holdsEntry(entry, own) ? weight : 0), 0),
  );
}
