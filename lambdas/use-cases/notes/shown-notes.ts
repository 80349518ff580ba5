/** A draft's notes as its writer sees them under a plan, with the drafts of its project and what this one did to the notes of the one before. */
import type { DraftCard, Note, Notes, ProjectDraft } from '../../../lib/contract/notes.ts';
import { untouched } from '../../../lib/contract/notes.ts';
import { type PlanName, planCovers } from '../../../lib/contract/plans.ts';
import type { QuestionNumber } from '../../../lib/contract/report.ts';
import { cardByNumber } from '../../../lib/reports/catalog.ts';
import { evidenceOf } from '../../../lib/story/cite.ts';
import type { HeldState, KeptNote, NoteList } from '../../adapters/note-items.ts';
import type { ScriptItem } from '../../adapters/script-items.ts';
import type { ShareItems } from '../../adapters/share-items.ts';
import { readingState } from '../reading-state.ts';
import { scriptTitle } from '../script-title.ts';
import { answerNote, commentNotesOf, freedAnswers, isFreed } from './comment-notes.ts';
import { latestStates } from './latest-states.ts';
import { type MadeNotesDeps, madeNotes } from './made-notes.ts';
import { ownNotesOf } from './own-notes.ts';
import { draftBefore, draftsOf, likelyDraftOf } from './project-drafts.ts';

export interface ShownNotesDeps extends MadeNotesDeps {
  readonly shares: Pick<ShareItems, 'listComments'>;
}

/** The first report of the plan that holds it. */
const homeIn = (plan: PlanName, { reports }: Pick<KeptNote, 'reports'>): QuestionNumber | null => {
  for (const report of reports) {
    const card = cardByNumber(report);
    if (card && planCovers(plan, card.plan)) return card.number;
  }
  return null;
};

/** Where a reader has read the script, a measure is evidence and no note of its own. */
const isTold = ({ score }: KeptNote, { isRead }: NoteList): boolean => score === null || !isRead;

const efforts = [null, 'word', 'scene', 'sequence', 'draft'];
/** What is to do first, in order of worth, the least work of equals; what the writer means and what is closed behind it. */
const byWorth = (a: Note, b: Note): number =>
  Number(a.fate === 'closed') - Number(b.fate === 'closed') ||
  Number(a.status === 'meant') - Number(b.status === 'meant') ||
  b.worth - a.worth ||
  efforts.indexOf(a.effort) - efforts.indexOf(b.effort);

function shownIn(list: NoteList, states: readonly HeldState[], plan: PlanName): Note[] {
  const said = new Map(states.map((state) => [state.note, state]));
  return list.notes
    .flatMap((kept): Note[] => {
      const isOwn = kept.by === 'own';
      // Of what people say nothing is cut: the plan is about what the reports find.
      const isSaid = isOwn || kept.by === 'comment';
      const home = homeIn(plan, kept);
      if ((home === null && !isSaid) || !isTold(kept, list)) return [];
      const { id, by, kind, why, advice, worth, effort, fate, moved, stood, since, passages, from } = kept;
      const { status, comment, right, text, removed } = said.get(id) ?? { ...untouched, text: '', removed: undefined };
      if (removed) return [];
      const title = isOwn ? (text ?? '') : kept.title;
      const own = {
        id,
        counted: by === 'counted',
        kind,
        title,
        why,
        advice,
        worth,
        effort,
        home,
        fate,
        moved,
        stood,
        since,
        ...(from && { from }),
      };
      const places = passages.flatMap(({ now }) => (now === null ? [] : [evidenceOf(now)]));
      const changed = passages.filter(({ found, now }) => found.quote !== now?.quote);
      return [{ ...own, status, comment, right, places, was: changed.map(({ found }) => evidenceOf(found)) }];
    })
    .sort(byWorth);
}

const isOpen = ({ fate, status }: Note): boolean => fate !== 'closed' && status !== 'meant';
/** What the reports find: what people note is no merit or fault of a draft. */
const isFound = ({ kind }: Note): boolean => kind !== 'own' && kind !== 'comment';

const figuresOf = (notes: readonly Note[], closedHere: number): ProjectDraft['notes'] => {
  const fresh = notes.filter((one) => one.fate === 'new' && isOpen(one));
  return {
    open: notes.filter(isOpen).length,
    closed: closedHere,
    fresh: fresh.length,
    broken: fresh.filter(({ stood }) => !stood).length,
  };
};

/** Notes that this draft has closed, but those that their writer means. */
const closedHere = ({ notes }: NoteList, shown: readonly Note[], scriptId: string): number => {
  const own = new Set(notes.flatMap(({ id, closedIn }) => (closedIn === scriptId ? [id] : [])));
  return shown.filter(({ id, status }) => own.has(id) && status !== 'meant').length;
};

export interface ShownNotes {
  readonly shown: Notes;
  readonly states: readonly HeldState[];
  readonly list: NoteList;
  /** The ids of the comments on any draft. */
  readonly comments: ReadonlySet<string>;
}

/** For a script that is ready. */
export async function shownNotes(
  deps: ShownNotesDeps,
  all: readonly ScriptItem[],
  { script, plan }: { readonly script: ScriptItem; readonly plan: PlanName },
): Promise<ShownNotes> {
  const drafts = draftsOf(all, script);
  const made = await madeNotes(deps, all, script);
  const said = await Promise.all(drafts.map(({ script_id }) => deps.noteItems.states(script_id)));
  const comments = await Promise.all(drafts.map(({ script_id }) => deps.shares.listComments(script_id)));
  const commentIds = new Set(comments.flat().map(({ comment_id }) => comment_id));
  const states = freedAnswers(latestStates([...made.states, ...said.flat()]), commentIds);
  const withOwn = (held: NoteList, draft: ScriptItem): NoteList => {
    const at = drafts.findIndex(({ script_id }) => script_id === draft.script_id);
    const left = drafts.slice(0, at + 1).flatMap((earlier, of) => commentNotesOf(comments[of] ?? [], earlier, draft));
    const saidHere = new Set([...held.states, ...said.slice(0, at + 1).flat()].map(({ note }) => note));
    const answers = states
      .filter((state) => saidHere.has(state.note) && isFreed(state, commentIds))
      .map(({ note }) => {
        const first = said.findIndex((each) => each.some((state) => state.note === note));
        return answerNote(note, drafts[first]?.script_id ?? draft.script_id);
      });
    return { ...held, notes: [...held.notes, ...ownNotesOf(said[at] ?? [], draft.script_id), ...left, ...answers] };
  };
  const list = withOwn(made, script);
  const notes = shownIn(list, states, plan);
  const figures = async (draft: ScriptItem): Promise<ProjectDraft['notes']> => {
    if (draft.script_id === script.script_id) return figuresOf(notes, closedHere(list, notes, draft.script_id));
    const kept = await deps.noteItems.list(draft.script_id);
    if (kept === null) return null;
    const own = withOwn(kept, draft);
    const shown = shownIn(own, states, plan);
    return figuresOf(shown, closedHere(own, shown, draft.script_id));
  };
  const shownDrafts = await Promise.all(
    drafts.map(
      async (draft, at): Promise<ProjectDraft> => ({
        script_id: draft.script_id,
        number: at + 1,
        title: scriptTitle(draft),
        file_name: draft.file_name,
        created_at: draft.created_at,
        page_count: draft.page_count,
        notes: await figures(draft),
      }),
    ),
  );
  const earlier = draftBefore(all, script);
  const before = earlier && (await deps.noteItems.list(earlier.script_id));
  const reading = await deps.stories.get(script.script_id);
  return {
    list,
    states,
    comments: commentIds,
    shown: {
      script_id: script.script_id,
      reading: reading && readingState(reading, deps.now()),
      drafts: shownDrafts,
      likely: await likelyDraftOf(deps, all, script),
      card: earlier && before && cardOf({ script, earlier, list, before, notes, number: drafts.indexOf(script) + 1 }),
      notes,
    },
  };
}

interface CardFacts {
  readonly script: ScriptItem;
  readonly earlier: ScriptItem;
  readonly list: NoteList;
  readonly before: NoteList;
  readonly notes: readonly Note[];
  readonly number: number;
}

function cardOf({ script, earlier, list, before, notes, number }: CardFacts): DraftCard {
  const found = notes.filter(isFound);
  const closed = closedHere(list, found, script.script_id);
  const fresh = found.filter((one) => one.fate === 'new' && isOpen(one));
  const left = found.filter((one) => one.fate !== 'new' && isOpen(one)).length;
  return {
    number,
    title: scriptTitle(script),
    closed,
    of: closed + left,
    broken: fresh.filter(({ stood }) => !stood).length,
    fresh: fresh.length,
    pages: (script.page_count ?? 0) - (earlier.page_count ?? 0),
    read: list.isRead === before.isRead,
  };
}
