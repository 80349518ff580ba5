/** Compares two drafts of a script, from their screenplays and the findings stored about each. Pure; refuses to say which draft is better. */
import type { ReadComparison } from '../../contract/comparison.ts';
import type { Screenplay } from '../../screenplay/model.ts';
import { alignScenes } from './align-scenes.ts';
import { castChangesOf, partsOf, renamesOf, underOneName } from './compare-cast.ts';
import { compareFindings } from './compare-findings.ts';
import { compareScores } from './compare-scores.ts';
import { compareFacts } from './draft-facts.ts';
import { draftScenesOf } from './draft-scene.ts';
import { sceneChangesOf } from './scene-changes.ts';
import { summarySentence } from './summary-sentence.ts';

/** A draft with the findings of its reports by question, for those that are finished. */
export interface Draft {
  readonly name: string;
  readonly screenplay: Screenplay;
  readonly findings: ReadonlyMap<number, unknown>;
}
/** The questions whose reports are compared. */
export const comparedQuestions = [1, 2, 3, 9] as const;

/** Partners are found first under the names as they stand, to see who was renamed, and then again under one name. */
export function compareDrafts(
  older: Draft,
  newer: Draft,
): Pick<ReadComparison, 'summary' | 'facts' | 'scenes' | 'cast' | 'findings' | 'scores'> {
  const [was, is] = [draftScenesOf(older.screenplay), draftScenesOf(newer.screenplay)];
  const [wasCast, isCast] = [partsOf(older.screenplay), partsOf(newer.screenplay)];
  const ids = [new Set(wasCast.keys()), new Set(isCast.keys())] as const;
  const renames = renamesOf(alignScenes(was, is), was, is, ids);
  const scenes = sceneChangesOf(underOneName(was, renames), underOneName(is, renames));
  const cast = castChangesOf(wasCast, isCast, renames);
  const stored = ({ findings }: Draft, question: number): unknown => findings.get(question) ?? null;
  const reportsOf = (draft: Draft) => ({ weaknesses: stored(draft, 3), flaws: stored(draft, 9) });
  const compared = {
    facts: compareFacts(
      { screenplay: older.screenplay, scenes: was, parts: wasCast.size },
      { screenplay: newer.screenplay, scenes: is, parts: isCast.size },
    ),
    scenes,
    cast,
    findings: compareFindings(reportsOf(older), reportsOf(newer), scenes),
    scores: [
      ...compareScores('FRAME', stored(older, 1), stored(newer, 1)),
      ...compareScores('CALIBER', stored(older, 2), stored(newer, 2)),
    ],
  };
  return { ...compared, summary: summarySentence(older.name, newer.name, compared) };
}
