/** How far a script is: its reports, the model's reading and its passes, its notes. States and counts; neither title nor file name nor a word of it. */
import type { AnswerStates } from '../../lambdas/adapters/answer-states.ts';
import type { NoteItems } from '../../lambdas/adapters/note-items.ts';
import type { ScriptItem, ScriptItems } from '../../lambdas/adapters/script-items.ts';
import type { StoryItem, StoryItems } from '../../lambdas/adapters/story-items.ts';
import type { UploadsBucket } from '../../lambdas/adapters/uploads-bucket.ts';
import { unstallAnswer } from '../../lambdas/use-cases/stalled-work.ts';
import { at, counted, type Operation, OpsError } from './operation.ts';

export interface FindScriptDeps {
  readonly ownerOf: (scriptId: string) => Promise<string | null>;
  readonly scripts: Pick<ScriptItems, 'getArrived'>;
}
export interface ScriptDeps extends FindScriptDeps {
  readonly answers: Pick<AnswerStates, 'listStates'>;
  readonly stories: Pick<StoryItems, 'get'>;
  readonly noteItems: Pick<NoteItems, 'list' | 'states'>;
  readonly bucket: Pick<UploadsBucket, 'list'>;
  readonly now: () => Date;
}

/** @throws OpsError for a script that nobody has. */
export async function scriptById(deps: FindScriptDeps, scriptId: string): Promise<ScriptItem> {
  const owner = await deps.ownerOf(scriptId);
  const script = owner === null ? null : await deps.scripts.getArrived(owner, scriptId);
  if (script === null) throw new OpsError(`There is no script ${scriptId}.`);
  return script;
}

/** More passes than a reading has. */
const mostPasses = 1000;

/** The kinds of the passes that were answered and kept, by the first word of their names. */
async function passLine({ bucket }: Pick<ScriptDeps, 'bucket'>, script: ScriptItem): Promise<string> {
  const folder = `stories/${script.user_id}/${script.script_id}/passes/`;
  const kept = await bucket.list(folder, '', mostPasses);
  const kinds = Map.groupBy(kept, ({ key }) => /^[a-z]+/.exec(key.slice(folder.length))?.[0] ?? 'other');
  const told = [...kinds].map(([kind, of]) => `${kind} ${of.length}`).join(', ');
  return `Passes kept: ${kept.length}${told && ` (${told})`}.`;
}

const readingLine = (story: StoryItem | null): string => {
  if (story === null) return 'No model has been asked to read it.';
  const { status, status_at, model, trouble, failed } = story;
  const without = failed.length === 0 ? '' : `, without ${failed.join(', ')}`;
  return `Reading by ${model}: ${status}${trouble === null ? '' : ` (${trouble})`} since ${at(status_at)}${without}.`;
};

async function noteLine({ noteItems }: Pick<ScriptDeps, 'noteItems'>, scriptId: string): Promise<string> {
  const [list, states] = await Promise.all([noteItems.list(scriptId), noteItems.states(scriptId)]);
  if (list === null) return 'Its list of notes was never opened.';
  const said = (status: string): number => states.filter((state) => state.status === status).length;
  const judged = states.filter(({ right }) => right !== null).length;
  return `Notes: ${list.notes.length}; ${said('done')} done, ${said('meant')} meant, ${judged} judged right or wrong.`;
}

export async function describeScript(deps: ScriptDeps, scriptId: string): Promise<Operation> {
  const script = await scriptById(deps, scriptId);
  const { user_id, status, status_at, problem, page_count, scene_count, created_at, owed_at } = script;
  const states = (await deps.answers.listStates(scriptId)).map((state) => unstallAnswer(state, deps.now()));
  const facts = page_count === null ? '' : `, ${page_count} pages, ${scene_count ?? 0} scenes`;
  const says = [
    `Script ${scriptId} of user ${user_id}, uploaded ${at(created_at)}.`,
    `${status}${problem === null ? '' : ` (${problem.code})`} since ${at(status_at)}${facts}.`,
    ...(owed_at === undefined ? [] : [`Reports are owed since ${at(owed_at)}.`]),
    `${counted(states.length, 'report was', 'reports were')} asked for.`,
    ...states.map(({ question, status: of, status_at: since }) => `  Question ${question}: ${of} since ${at(since)}.`),
    readingLine(await deps.stories.get(scriptId)),
    await passLine(deps, script),
    await noteLine(deps, scriptId),
  ];
  return { about: scriptId, says, act: null, isLook: true };
}
