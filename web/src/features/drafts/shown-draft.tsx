/** Which of two drafts is the script on the screen: only its evidence leads into the reader, that of the other one is plain text. */
import { createContext, type ReactNode, useContext } from 'react';
import { EvidenceAnchorContext } from '../../blocks/evidence-anchor.ts';

type Draft = 'older' | 'newer';
const ShownDraftContext = createContext<Draft | null>(null);

/** `draft` null: the dashboard stands on neither of the two. */
export function ShownDraft({ draft, children }: { readonly draft: Draft | null; readonly children: ReactNode }) {
  return <ShownDraftContext value={draft}>{children}</ShownDraftContext>;
}

/** What stands inside is evidence from this draft. */
export function FromDraft({ draft, children }: { readonly draft: Draft; readonly children: ReactNode }) {
  const isShown = useContext(ShownDraftContext) === draft;
  const anchor = useContext(EvidenceAnchorContext);
  return <EvidenceAnchorContext value={isShown ? anchor : null}>{children}</EvidenceAnchorContext>;
}
