/** Keeps what the writer says of notes, those that they write themselves, and with which drafts a script belongs together. Nothing that was counted or read is changed by it. */
import { AppError } from '../../lib/contract/errors.ts';
import { type NoteChange, type NotesInput, type OwnNote, untouched } from '../../lib/contract/notes.ts';
import { mostOwnNotes } from '../../lib/contract/own-notes.ts';
import type { RouteOutput } from '../../lib/contract/routes.ts';
import type { HeldState, KeptNote } from '../adapters/note-items.ts';
import type { ScriptItem, ScriptItems } from '../adapters/script-items.ts';
import type { ShareItems } from '../adapters/share-items.ts';
import { findScript, scriptNotFound } from './find-script.ts';
import { type GetNotesDeps, getNotes } from './get-notes.ts';
import { answerNote, commentIdOf, freedAnswers } from './notes/comment-notes.ts';
import { citesFor, newOwnState } from './notes/own-notes.ts';
import { draftsOf } from './notes/project-drafts.ts';
import { shownNotes } from './notes/shown-notes.ts';
import { requirePlan } from './require-plan.ts';
import { requireReady } from './require-ready.ts';
import { storedScreenplay } from './stored-screenplay.ts';

export interface SaveNotesDeps extends GetNotesDeps {
  readonly scripts: Pick<ScriptItems, 'get' | 'list' | 'putInProject'>;
  readonly shares: GetNotesDeps['shares'] & Pick<ShareItems, 'removeComment'>;
  readonly newId: () => string;
}
export interface SaveNotesInput {
  readonly userId: string;
  readonly scriptId: string;
  readonly change: NotesInput;
}

/** Two windows of one writer may save at once; more than a few in a row is no writer. */
const mostTries = 5;

const unknownNote = (): AppError =>
  new AppError('not_found', 'This note is no longer on the list. Please reload the page.');
const tooManyOwn = (): AppError =>
  new AppError('invalid_input', `A script holds up to ${mostOwnNotes} notes of your own.`);
const deletedComment = (): AppError => new AppError('not_found', 'This comment was deleted meanwhile.');

/** not_found for another user's script; invalid_input for a script and itself. */
async function putTogether(
  deps: SaveNotesDeps,
  script: ScriptItem,
  wanted: NonNullable<NotesInput['project']>,
): Promise<void> {
  const { user_id: userId, script_id: scriptId } = script;
  if ('alone' in wanted) {
    if (!(await deps.scripts.putInProject(userId, scriptId, deps.newId()))) throw scriptNotFound();
    return;
  }
  const other = await findScript(deps, userId, wanted.with);
  if (other.script_id === scriptId)
    throw new AppError('invalid_input', 'Please choose another script as a draft of this one.');
  const project = other.project_id ?? deps.newId();
  // The other first: broken off in between, nothing is joined yet.
  if (other.project_id === undefined && !(await deps.scripts.putInProject(userId, other.script_id, project)))
    throw scriptNotFound();
  if (!(await deps.scripts.putInProject(userId, scriptId, project))) throw scriptNotFound();
}

/** What is said of a note after a change; what is absent in it stays. Of one that is removed nothing is left but that it is. `places` are its own in this draft. */
const saidAfter = (
  before: HeldState | undefined,
  { id, status, comment, right, text = before?.text, removed }: NoteChange,
  places: HeldState['places'],
  now: Date,
): HeldState => {
  const held = before ?? { ...untouched, note: id, changed_at: '' };
  const changed_at = now.toISOString();
  if (removed) return { ...untouched, note: id, changed_at, removed };
  return {
    note: id,
    status: status ?? held.status,
    comment: comment ?? held.comment,
    right: right === undefined ? held.right : right,
    changed_at,
    ...(text !== undefined && { text }),
    ...(places !== undefined && { places }),
  };
};

async function say(
  deps: SaveNotesDeps,
  scriptId: string,
  { note, one: change }: Said,
  known: HeldState | undefined,
  comments: ReadonlySet<string>,
) {
  const rule = `${note.by}.${note.rule}`;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const own = freedAnswers(await deps.noteItems.states(scriptId), comments).find(({ note: id }) => id === change.id);
    const latest = own && known && own.changed_at < known.changed_at ? known : (own ?? known);
    const said = saidAfter(latest, change, own?.places, deps.now());
    if (await deps.noteItems.say(scriptId, said, own?.changed_at ?? null, rule)) return;
  }
  throw new AppError('conflicting_edits', 'The notes are being changed in another window. Please reload the page.');
}

const requireFitting = ({ kind }: Pick<KeptNote, 'kind'>, { text, removed, right }: NoteChange): void => {
  const isSaid = kind === 'own' || kind === 'comment';
  if ((text !== undefined && kind !== 'own') || (isSaid ? right : removed) !== undefined)
    throw new AppError('invalid_input', 'This can not be said of that note.');
};

/** What is said of which note. */
interface Said {
  readonly note: KeptNote;
  readonly one: NoteChange;
}

/** Of a comment that was deleted while its writer answered it: the answer stays as a note of theirs, deleting it once more is nothing to do. not_found for any other change, and for no comment. */
function saidTooLate({ id, comment, status, removed }: NoteChange, scriptId: string): Said[] {
  if (commentIdOf(id) === null) throw unknownNote();
  if (removed) return [];
  if (!comment) throw deletedComment();
  return [{ note: answerNote(id, scriptId), one: { id, text: comment, ...(status && { status }) } }];
}

/** What the writer notes on passages of the script. */
async function addOwn(
  deps: SaveNotesDeps,
  script: ScriptItem,
  wanted: readonly OwnNote[],
  heldOnes: number,
): Promise<void> {
  if (heldOnes + wanted.length > mostOwnNotes) throw tooManyOwn();
  const screenplay = await storedScreenplay(deps, script);
  const placed = wanted.map((one) => ({ one, places: citesFor(screenplay, one.places) }));
  for (const { one, places } of placed) {
    const known = await deps.noteItems.states(script.script_id);
    const state = newOwnState(known, one, places, deps.now());
    if (state !== null) await deps.noteItems.say(script.script_id, state, null, 'own');
  }
}

/** payment_required, not_found (also for another user's script, and for a note that the plan does not tell), script_not_ready, invalid_input, conflicting_edits. */
export async function saveNotes(
  deps: SaveNotesDeps,
  { userId, scriptId, change }: SaveNotesInput,
): Promise<RouteOutput<'saveNotes'>> {
  const { plan_name: plan } = await requirePlan(deps, userId);
  const script = await findScript(deps, userId, scriptId);
  requireReady(script);
  if (change.changes.length > 0 || change.own.length > 0) {
    const all = await deps.scripts.list(userId);
    const { shown, states, list, comments } = await shownNotes(deps, all, { script, plan });
    const told = new Set(shown.notes.map(({ id }) => id));
    const changed = change.changes.flatMap((one): Said[] => {
      const note = told.has(one.id) ? list.notes.find(({ id }) => id === one.id) : undefined;
      if (note === undefined) {
        if (comments.has(commentIdOf(one.id) ?? '')) throw unknownNote();
        return saidTooLate(one, scriptId);
      }
      requireFitting(note, one);
      return [{ note, one }];
    });
    const late = changed.filter(({ one }) => !told.has(one.id)).length;
    const ownOnes = shown.notes.filter(({ kind }) => kind === 'own').length + late;
    if (late > 0 && ownOnes > mostOwnNotes) throw tooManyOwn();
    for (const said of changed) {
      const { note, one } = said;
      // What is removed leaves none of its words behind in another draft.
      const drafts = one.removed ? draftsOf(all, script) : [script];
      const known = states.find((state) => state.note === one.id);
      const comment = one.removed && note.kind === 'comment' ? commentIdOf(one.id) : null;
      if (comment !== null) await deps.shares.removeComment(note.since, comment);
      // What the writer wrote under it stays, and is a note of their own from now on.
      if (comment !== null && known !== undefined && known.comment !== '') continue;
      for (const { script_id } of drafts) await say(deps, script_id, said, known, comments);
    }
    if (change.own.length > 0) await addOwn(deps, script, change.own, ownOnes);
  }
  if (change.project !== undefined) await putTogether(deps, script, change.project);
  // Deleted meanwhile: what was said just now would stay behind.
  if ((await deps.scripts.get(userId, script.script_id)) === null) await deps.noteItems.removeAll(script.script_id);
  return getNotes(deps, { userId, scriptId });
}
