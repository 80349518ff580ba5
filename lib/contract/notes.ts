/** The notes on a script: what its reports ask its writer to do, what they note themselves and what readers of its share links say, known again in the next draft, with what the writer says of each; and the drafts that belong together. */
import * as z from 'zod';
import { evidence } from './evidence.ts';
import { modelReading, questionNumber } from './report.ts';
import { commentSource } from './share-comments.ts';

export const noteStatus = z.enum(['todo', 'meant', 'done']);
export type NoteStatus = z.infer<typeof noteStatus>;
/** What the next draft made of a note: see lib/story/note. */
export const shownFate = z.enum(['new', 'open', 'not_found_again', 'passage_changed', 'closed']);

/** Letters of a comment. */
export const mostComment = 1000;
/** Notes that one call may say something of. */
export const mostChanges = 100;
const comment = z.string().trim().max(mostComment, `Please keep a comment to ${mostComment} characters.`);

/** What the writer says of a note. `right`: whether it was one; null where they were not asked or did not answer. */
export const noteState = z.object({
  status: noteStatus,
  comment: z.string(),
  right: z.boolean().nullable(),
});
export type NoteState = z.infer<typeof noteState>;
export const untouched: NoteState = { status: 'todo', comment: '', right: null };

/**
 * `home` is the first report of the plan that tells it. `places` are its passages in this draft, none where they are gone; `was` the words it was found on in an earlier one, for what has changed.
 * `stood`: a new note on words that the draft before had, too. `worth` runs from 0 to 1, `counted` says that counting made it, not a reader. `since` is the draft that had it first.
 * The writer's own have the kind 'own': their text is the title, their worth 1; no report tells them and no work is reckoned. So have comments of who read the script by a share link, of the
 * kind 'comment': `from` says whose they are and `home` is the report that they are about; `stood` is true on a later draft than the one they were left on. A place of theirs has no words: it is its page as a whole.
 */
export const note = noteState.extend({
  id: z.string(),
  counted: z.boolean(),
  kind: z.enum(['weakness', 'question', 'opportunity', 'own', 'comment']),
  title: z.string(),
  why: z.string().nullable(),
  advice: z.string().nullable(),
  worth: z.number(),
  effort: z.enum(['word', 'scene', 'sequence', 'draft']).nullable(),
  home: questionNumber.nullable(),
  fate: shownFate,
  moved: z.boolean(),
  stood: z.boolean(),
  since: z.string(),
  places: z.array(evidence),
  was: z.array(evidence),
  from: commentSource.optional(),
});
export type Note = z.infer<typeof note>;

/** A draft of a project. `number` counts them from 1; `notes` are the figures of its list, null where it has not been made. */
export const projectDraft = z.object({
  script_id: z.string(),
  number: z.number().int().positive(),
  title: z.string().nullable(),
  file_name: z.string(),
  created_at: z.string(),
  page_count: z.number().int().nullable(),
  notes: z
    .object({ open: z.number().int(), closed: z.number().int(), fresh: z.number().int(), broken: z.number().int() })
    .nullable(),
});
export type ProjectDraft = z.infer<typeof projectDraft>;

/** Another upload that shares this much of its wording, 0 to 1: whether it is a draft of the same script is for the writer to say. */
export const likelyDraft = z.object({
  script_id: z.string(),
  title: z.string().nullable(),
  file_name: z.string(),
  created_at: z.string(),
  share: z.number().min(0).max(1),
});
export type LikelyDraft = z.infer<typeof likelyDraft>;

/**
 * What this draft did to the notes of the one before: `closed` of `of` that were open there, `broken` new ones on words that are new, `fresh` all new ones; `pages` more or fewer.
 * `read`: both drafts by a model, or neither; else what a reader said of one says nothing of the other.
 */
export const draftCard = z.object({
  number: z.number().int().positive(),
  title: z.string().nullable(),
  closed: z.number().int().nonnegative(),
  of: z.number().int().nonnegative(),
  broken: z.number().int().nonnegative(),
  fresh: z.number().int().nonnegative(),
  pages: z.number().int(),
  read: z.boolean(),
});
export type DraftCard = z.infer<typeof draftCard>;

/** GET /api/v1/upload/{id}/notes/: `drafts` are those of the project, the oldest first, this one among them. Notes that the writer means are in the list, behind the others. */
export const notesOutput = z.object({
  script_id: z.string(),
  reading: modelReading.nullable(),
  drafts: z.array(projectDraft),
  likely: likelyDraft.nullable(),
  card: draftCard.nullable(),
  notes: z.array(note),
});
export type Notes = z.infer<typeof notesOutput>;

/** Words that the writer has chosen, as they stand in one piece of a page, and the line where that piece begins there. How long they may be: see own-notes. */
const ownPlace = evidence.omit({ scene: true });
export type OwnPlace = z.infer<typeof ownPlace>;

/** PUT …/notes/: what is said of notes, `text` of the writer's own alone, `removed` of these and of comments, which are deleted by it; `own` are new ones, and the same one twice is one; and where the script belongs: with the drafts of another, or alone. What is absent stays. */
export const notesInput = z.object({
  changes: z
    .array(
      z.object({
        id: z.string().min(1).max(40),
        status: noteStatus.optional(),
        comment: comment.optional(),
        right: z.boolean().nullable().optional(),
        text: comment.min(1).optional(),
        removed: z.literal(true).optional(),
      }),
    )
    .max(mostChanges)
    .default([]),
  own: z
    .array(
      z.object({
        text: comment.min(1),
        places: z.array(ownPlace).min(1).max(mostChanges),
      }),
    )
    .max(mostChanges)
    .default([]),
  project: z.union([z.object({ with: z.string().min(1).max(64) }), z.object({ alone: z.literal(true) })]).optional(),
});
export type NotesInput = z.infer<typeof notesInput>;
export type NoteChange = NotesInput['changes'][number];
export type OwnNote = NotesInput['own'][number];

/** What is kept of a note for its writer to take along. `places` are those that they noted on, where it is their own and was made on this script. */
export const exportedNote = noteState.extend({
  id: z.string(),
  title: z.string(),
  changed_at: z.string(),
  places: z.array(evidence).optional(),
});
