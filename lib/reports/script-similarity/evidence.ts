/** Sets the script beside the same user's other scripts. Refuses to name films it is like: no table at hand is good enough to. */
import type { AnalysisInput } from '../../engine/analysis-input.ts';
import { quotedTitleOf } from '../quoted-title.ts';
import type { ScriptSimilarityFindings } from './card.ts';
import { ownDraftsOf } from './own-drafts.ts';

export function scriptSimilarityEvidence(input: AnalysisInput): ScriptSimilarityFindings {
  return {
    note: `Which films and series ${quotedTitleOf(input)} is like is not known here: subjects counted by their words named the wrong ones more often than not.`,
    drafts: ownDraftsOf(input),
  };
}
