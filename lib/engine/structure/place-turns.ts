/** Finds where a turn lies that the writer names by scene or page, and gives the graph the turns that were set. */
import type { CorrectedTurn, Corrections, TurnKey, TurnPlace } from '../../contract/corrections.ts';
import type { Screenplay } from '../../screenplay/model.ts';
import type { Cite } from '../../story/cite.ts';
import type { TurnName } from '../../story/structure.ts';
import { type Passage, passagesOf, positionsOf } from '../text/passages.ts';
import { quoteOf } from '../text/quote.ts';

/** The writer's turns by the names that the reports have for them. */
export const turnNames: Readonly<Record<TurnKey, TurnName>> = {
  opportunity: 'Opportunity',
  change_of_plans: 'Change of plans',
  point_of_no_return: 'Point of no return',
  major_setback: 'Major setback',
  climax: 'Climax',
};
export const turnKeys = Object.keys(turnNames) as readonly TurnKey[];

/**
 * A place of the script with its words: a scene by its heading, a page by the first piece that begins on it, or where none does by the piece that runs on
 * from the page before. Null for a scene or a page that the script does not have.
 */
export function placeOfTurn(screenplay: Screenplay, place: TurnPlace): CorrectedTurn | null {
  const passages = passagesOf(screenplay, positionsOf(screenplay).positionOf);
  const passage =
    'scene' in place
      ? passages.find(({ scene }) => scene === place.scene)
      : place.page <= screenplay.pageCount
        ? passageOn(passages, place.page)
        : undefined;
  if (!passage) return null;
  const { scene, from, page, line, quote } = quoteOf(passage);
  return { scene, piece: from, page, line, quote };
}

const passageOn = (passages: readonly Passage[], page: number): Passage | undefined =>
  passages.find(({ at }) => at.page === page) ?? passages.findLast(({ at }) => at.page < page);

/** The place of a turn that the writer has set, as the graph cites it; null where none is set. */
export function setTurn({ turns }: Pick<Corrections, 'turns'>, key: TurnKey): Cite | null {
  const turn = turns[key];
  if (turn === null) return null;
  const { piece, ...place } = turn;
  return { ...place, from: piece, to: piece };
}
