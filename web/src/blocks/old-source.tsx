/** Marks figures from outside the script whose source is old or undated. Goes by the reader's own date: a stored answer ages on the page. */
import { isOldSource } from '../../../lib/contract/old-source.ts';

/** False for lines that give no figure from outside. */
export const isOld = (published: number | null | undefined): boolean =>
  published !== undefined && isOldSource(published, new Date().toISOString().slice(0, 7));

/** The look of an old line, and the words that say so where colour alone would not. */
export const oldLook = 'text-ink-faint';
export const OldMark = ({ published }: { readonly published: number | null }) => (
  <span className="ml-1 rounded border border-rule-strong px-1 text-xs font-semibold whitespace-nowrap">
    {published === null ? 'age unknown' : 'over 24 months old'}
  </span>
);
