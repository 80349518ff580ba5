/** Where a claim can be checked: page, scene and the script's own words, set as a script is set, and the way there where a script lies beside. Long lists fold after three. */
import { useContext } from 'react';
import type { Evidence } from '../../../lib/contract/evidence.ts';
import { EvidenceAnchorContext } from './evidence-anchor.ts';
import { keyed } from './keyed.ts';

/** A place without words is its page as a whole. */
const hasWords = ({ quote }: Evidence): boolean => quote !== '';
const placeOf = ({ page, scene }: Evidence): string => (scene === null ? `p. ${page}` : `p. ${page} · sc. ${scene}`);

/** `stacked` puts the place above the words, for narrow cards. */
export function EvidenceQuote({
  evidence,
  stacked = false,
}: {
  readonly evidence: Evidence;
  readonly stacked?: boolean;
}) {
  const Anchor = useContext(EvidenceAnchorContext);
  const layout = `flex flex-col gap-x-3 gap-y-0.5 ${stacked ? '' : 'sm:flex-row sm:items-baseline'}`;
  const place = 'w-26 shrink-0 font-sans text-xs font-semibold tabular-nums text-brass';
  const words = 'script min-w-0 text-[0.9rem] whitespace-pre-line wrap-anywhere text-ink';
  if (Anchor === null) {
    return (
      <figure className={layout}>
        <figcaption className={place}>{placeOf(evidence)}</figcaption>
        {hasWords(evidence) && <blockquote className={words}>“{evidence.quote}”</blockquote>}
      </figure>
    );
  }
  // No block quotation inside: its words would be left out of the link's name.
  return (
    <figure>
      <Anchor
        evidence={hasWords(evidence) ? evidence : { page: evidence.page, line: null }}
        className={`evidence-link ${hasWords(evidence) ? layout : 'flex min-h-6 items-center'}`}
      >
        <span className={place}>{placeOf(evidence)}</span>{' '}
        {hasWords(evidence) && <span className={words}>“{evidence.quote}”</span>}
      </Anchor>
    </figure>
  );
}

const shownAtOnce = 3;
const keyOf = (e: Evidence): string => `${e.page}:${e.line}:${e.quote}`;

export function EvidenceList({ evidence }: { readonly evidence: readonly Evidence[] }) {
  if (evidence.length === 0) return null;
  const rest = evidence.slice(shownAtOnce);
  const quotes = (items: readonly Evidence[]) =>
    keyed(items, keyOf).map(({ key, item: entry }) => (
      <li key={key}>
        <EvidenceQuote evidence={entry} />
      </li>
    ));
  return (
    <div className="mt-2 border-l-2 border-brass/50 pl-3">
      <ul className="space-y-1.5">{quotes(evidence.slice(0, shownAtOnce))}</ul>
      {rest.length > 0 && (
        <details className="mt-1.5">
          <summary className="inline-flex min-h-6 items-center text-sm font-semibold text-accent">
            {rest.length} more {rest.length === 1 ? 'place' : 'places'}
          </summary>
          <ul className="mt-1.5 space-y-1.5">{quotes(rest)}</ul>
        </details>
      )}
    </div>
  );
}
