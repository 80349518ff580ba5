/** How a passage begins, as a quote. */
import type { Cite } from '../../story/cite.ts';
import type { Passage } from './passages.ts';
import { quoteExactly } from './quote.ts';
import { sentencesOf } from './words.ts';

/** A longer beginning is cut between sentences. */
const twoLines = 120;

/** A passage's first whole sentences, up to about two lines, as evidence; null when even the first is too long to quote whole. */
export function firstSentences(passage: Passage): Cite | null {
  const [first, ...rest] = sentencesOf(passage.text);
  if (first === undefined) return null;
  const start = passage.text.indexOf(first);
  let end = start + first.length;
  for (const sentence of rest) {
    const next = passage.text.indexOf(sentence, end) + sentence.length;
    if (next - start > twoLines || passage.text.slice(end, next).includes('\n')) break;
    end = next;
  }
  return quoteExactly(passage, passage.text.slice(start, end));
}
