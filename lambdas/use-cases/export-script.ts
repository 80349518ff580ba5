/** For the owner alone: everything that is held about one script but the file itself: its record, its details, its open links, the questions asked of it and every answer, whatever the plan in force opens. */
import type { RouteOutput } from '../../lib/contract/routes.ts';
import { evidenceOf } from '../../lib/story/cite.ts';
import type { AnswerItems } from '../adapters/answer-items.ts';
import type { AskedItems } from '../adapters/asked-items.ts';
import type { EntitlementItems } from '../adapters/entitlement-items.ts';
import type { NoteItems } from '../adapters/note-items.ts';
import type { ScriptItems } from '../adapters/script-items.ts';
import type { ShareItems } from '../adapters/share-items.ts';
import { type DescribeScriptDeps, describeScript } from './describe-script.ts';
import { findScript } from './find-script.ts';
import { describeShare } from './list-shares.ts';
import { commentIdOf, commentNotesOf } from './notes/comment-notes.ts';
import { latestStates } from './notes/latest-states.ts';
import { type OwnerInput, type RequireOwnerDeps, requireOwner } from './require-owner.ts';

export interface ExportScriptDeps extends DescribeScriptDeps, RequireOwnerDeps {
  readonly scripts: Pick<ScriptItems, 'get'>;
  readonly answers: Pick<AnswerItems, 'list' | 'listStates'>;
  readonly shares: Pick<ShareItems, 'list' | 'listComments'>;
  readonly asked: Pick<AskedItems, 'list'>;
  readonly noteItems: Pick<NoteItems, 'list' | 'states'>;
  readonly entitlements: Pick<EntitlementItems, 'get'>;
}

/** not_found, also for another user's script; token_not_valid when the session was ended, too_many_attempts. */
export const exportScript = async (
  deps: ExportScriptDeps,
  input: OwnerInput & { userId: string; scriptId: string },
): Promise<RouteOutput<'exportScript'>> => {
  await requireOwner(deps, input);
  const script = await findScript(deps, input.userId, input.scriptId);
  const [held, answers, shares, comments, questions, list, states] = await Promise.all([
    deps.entitlements.get(input.userId),
    deps.answers.list(script.script_id),
    deps.shares.list(script.script_id),
    deps.shares.listComments(script.script_id),
    deps.asked.list(script.script_id),
    deps.noteItems.list(script.script_id),
    deps.noteItems.states(script.script_id),
  ]);
  const titles = new Map([
    ...(list?.notes ?? []).map(({ id, title }) => [id, title] as const),
    ...commentNotesOf(comments, script, script).map(({ id, title }) => [id, title] as const),
  ]);
  return {
    script: await describeScript(deps, script, held?.plan_name ?? null),
    answers: answers.map(({ request_id: _, ...stored }) => stored),
    shares: shares.map(describeShare),
    comments,
    questions,
    notes: latestStates([...(list?.states ?? []), ...states])
      // Of a comment that is deleted by now there is what its writer wrote under it, and nothing else.
      .filter(
        ({ note, removed, text, comment }) =>
          !removed && (commentIdOf(note) === null || titles.has(note) || (text ?? comment) !== ''),
      )
      .map(({ note, text, places, removed: _, ...said }) => ({
        ...said,
        id: note,
        title: text ?? titles.get(note) ?? '',
        ...(places && { places: places.map(evidenceOf) }),
      })),
  };
};
