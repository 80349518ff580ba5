/** A draft's list of notes: carried over from the draft before, made again when the draft is read, corrected or put elsewhere, and kept. */
import { createHash } from 'node:crypto';
import { carryNotes, firstNotes } from '../../../lib/engine/notes/carry-notes.ts';
import { checksOf, type WordedChecks } from '../../../lib/reports/notes/draft-checks.ts';
import type { NoteWords } from '../../../lib/reports/notes/note-words.ts';
import type { CarriedNote } from '../../../lib/story/note.ts';
import type { HeldState, KeptNote, NoteItems, NoteList } from '../../adapters/note-items.ts';
import type { ScriptItem, ScriptItems } from '../../adapters/script-items.ts';
import type { UploadsBucket } from '../../adapters/uploads-bucket.ts';
import { scriptNotFound } from '../find-script.ts';
import { type GivenReadingDeps, givenReading } from '../given-reading.ts';
import { storedScreenplay } from '../stored-screenplay.ts';
import { latestStates } from './latest-states.ts';
import { ownNotesOf, withoutPlaces } from './own-notes.ts';
import { draftBefore } from './project-drafts.ts';

export interface MadeNotesDeps extends GivenReadingDeps {
  readonly scripts: Pick<ScriptItems, 'get'>;
  readonly bucket: Pick<UploadsBucket, 'read'>;
  readonly noteItems: NoteItems;
}

/** Raised when notes are found or worded otherwise, so that kept lists are made again. */
const notesVersion = 1;

/** A draft as the next one takes it over: its list, and what its writer noted and said on it. */
interface Before {
  readonly script: ScriptItem;
  readonly notes: readonly KeptNote[];
  readonly states: readonly HeldState[];
  /** Tells whether it would be taken over otherwise today. */
  readonly madeOf: string;
}

async function takenFrom(
  deps: MadeNotesDeps,
  all: readonly ScriptItem[],
  script: ScriptItem | null,
): Promise<Before | null> {
  if (script === null) return null;
  const list = await madeNotes(deps, all, script);
  const said = await deps.noteItems.states(script.script_id);
  const own = ownNotesOf(said, script.script_id);
  const madeOf = [list.madeOf, ...own.map(({ id }) => id).toSorted()].join(' ');
  return {
    script,
    notes: [...list.notes, ...own],
    states: [...list.states, ...said.map(withoutPlaces)],
    madeOf: own.length === 0 ? list.madeOf : hashed(madeOf),
  };
}

const hashed = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

async function madeOfNow(deps: MadeNotesDeps, script: ScriptItem, before: Before | null): Promise<string> {
  const reading = await deps.stories.get(script.script_id);
  const { corrections, details, script_id } = script;
  const parts = [notesVersion, script_id, before?.madeOf ?? null, reading?.result_key ?? null, corrections, details];
  return hashed(JSON.stringify(parts));
}

type Words = Pick<KeptNote, keyof NoteWords>;
const wordsOf = ({ reports, ...words }: NoteWords): Words => ({ ...words, reports: [...reports] });

/** The words of a note that this draft makes are its own, those of an older one are the older draft's. */
function worded(
  carried: readonly CarriedNote[],
  { words }: Pick<WordedChecks, 'words'>,
  older: readonly KeptNote[],
  scriptId: string,
): KeptNote[] {
  const known = new Map(older.map((one) => [one.id, one]));
  return carried.map((one, at) => {
    const was = known.get(one.id);
    const own = words[at];
    const said = own === undefined ? was : wordsOf(own);
    if (said === undefined) throw new RangeError(`Nobody has put the note ${one.id} into words.`);
    const { kind, title, why, advice, worth, effort, reports } = said;
    const closedIn = one.fate === 'closed' ? (was?.closedIn ?? scriptId) : null;
    return { ...one, kind, title, why, advice, worth, effort, reports, since: was?.since ?? scriptId, closedIn };
  });
}

/** The same draft looked at again: what was new or moved in it stays so. */
const lookedAtAgain = (carried: readonly CarriedNote[], kept: readonly KeptNote[]): CarriedNote[] => {
  const known = new Map(kept.map((one) => [one.id, one]));
  return carried.map((one) => {
    const was = known.get(one.id);
    if (was === undefined) return one;
    const isNew = was.fate === 'new' && one.fate === 'open';
    return { ...one, moved: one.moved || was.moved, ...(isNew && { fate: 'new' as const, stood: was.stood }) };
  });
};

/** What the writer noted on an earlier draft that is deleted by now stays with the drafts that took it over; in those that were parted from it, it does not. */
const orphans = (kept: NoteList | null, carried: readonly CarriedNote[], all: readonly ScriptItem[]): KeptNote[] => {
  const known = new Set(carried.map(({ id }) => id));
  return (kept?.notes ?? []).filter(
    ({ id, by, since }) => by === 'own' && !known.has(id) && all.every(({ script_id }) => script_id !== since),
  );
};

/** For a script that is ready; `all` are its owner's. not_found when it was deleted meanwhile. */
export async function madeNotes(
  deps: MadeNotesDeps,
  all: readonly ScriptItem[],
  script: ScriptItem,
): Promise<NoteList> {
  const { script_id: scriptId } = script;
  const before = await takenFrom(deps, all, draftBefore(all, script));
  const kept = await deps.noteItems.list(scriptId);
  const madeOf = await madeOfNow(deps, script, before);
  if (kept?.madeOf === madeOf) return kept;

  const screenplay = await storedScreenplay(deps, script);
  const { story } = await givenReading(deps, script);
  const { details, corrections } = script;
  const checks = checksOf({ screenplay, details, corrections }, story);
  const isSameBase = kept !== null && kept.before === (before?.madeOf ?? null);
  const older = isSameBase ? kept.notes : (before?.notes ?? []);
  const carried = isSameBase
    ? lookedAtAgain(carryNotes({ screenplay, notes: kept.notes }, checks), kept.notes)
    : before
      ? carryNotes({ screenplay: await storedScreenplay(deps, before.script), notes: before.notes }, checks)
      : firstNotes(checks.notes);
  const list: NoteList = {
    madeOf,
    before: before?.madeOf ?? null,
    isRead: checks.read,
    notes: [...worded(carried, checks, older, scriptId), ...orphans(kept, carried, all)],
    states: latestStates([...(kept?.states ?? []), ...(before?.states ?? [])]),
  };
  await deps.noteItems.keep(scriptId, list, kept?.madeOf ?? null);
  // Deleted while it was made: what was kept just now would stay behind.
  if ((await deps.scripts.get(script.user_id, scriptId)) === null) {
    await deps.noteItems.removeAll(scriptId);
    throw scriptNotFound();
  }
  return list;
}
