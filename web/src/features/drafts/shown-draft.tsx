/** Which of two drafts is the script on the screen: its evidence leads into the reader beside, that of the other one to the same comparison with the other script beside it. */
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import { EvidenceAnchorContext, type EvidenceAnchorProps } from '../../blocks/evidence-anchor.ts';
import { stateFor, withPlace } from '../script-reader/reader-place.ts';

type Draft = 'older' | 'newer';
interface Shown {
  /** Null: the dashboard stands on neither of the two. */
  readonly draft: Draft | null;
  /** Their ids. */
  readonly older: string;
  readonly newer: string;
}
const ShownDraftContext = createContext<Shown | null>(null);

export function ShownDraft({ draft, older, newer, children }: Shown & { readonly children: ReactNode }) {
  const shown = useMemo(() => ({ draft, older, newer }), [draft, older, newer]);
  return <ShownDraftContext value={shown}>{children}</ShownDraftContext>;
}

/** A link to a place in the draft `script`, compared with the draft `other` as before. */
function crossingTo(script: string, other: string) {
  return function CrossingLink({ evidence, className, children }: EvidenceAnchorProps) {
    const { pathname, search } = useLocation();
    const query = new URLSearchParams(search);
    query.set('script', script);
    query.set('with', other);
    const { page, line } = evidence;
    return (
      <Link
        to={{ pathname, search: withPlace(query.toString(), { page, line }) }}
        state={stateFor(evidence)}
        title="Read this in the other draft"
        className={className}
      >
        {children}
      </Link>
    );
  };
}

/** What stands inside is evidence from this draft. */
export function FromDraft({ draft, children }: { readonly draft: Draft; readonly children: ReactNode }) {
  const shown = useContext(ShownDraftContext);
  const anchor = useContext(EvidenceAnchorContext);
  const { older, newer } = shown ?? { older: '', newer: '' };
  const [script, other] = draft === 'older' ? [older, newer] : [newer, older];
  const crossing = useMemo(() => crossingTo(script, other), [script, other]);
  const own = shown?.draft === draft ? anchor : shown === null || anchor === null ? null : crossing;
  return <EvidenceAnchorContext value={own}>{children}</EvidenceAnchorContext>;
}
