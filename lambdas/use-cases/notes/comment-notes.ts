/** Comments that came by share links, in the form of the other notes: found by nobody but their reader, on a page or on none. And what is left of the writer's when one is deleted. */
import type { ShareComment } from '../../../lib/contract/share-comments.ts';
import type { Cite } from '../../../lib/story/cite.ts';
import type { HeldState, KeptNote } from '../../adapters/note-items.ts';
import type { ScriptItem } from '../../adapters/script-items.ts';
import { saidNote } from './said-note.ts';

const prefix = 'comment.';
const idOf = ({ comment_id }: ShareComment): string => `${prefix}${comment_id}`;

/** The comment that a note is; null for any other note. */
export const commentIdOf = (note: string): string | null =>
  note.startsWith(prefix) ? note.slice(prefix.length) : null;

/** A page as a whole: there are no words that the comment is about. None for one that the script does not have. */
const pageCite = ({ page }: ShareComment, { page_count: count }: Pick<ScriptItem, 'page_count'>): Cite | null =>
  page === null || count === null || page > count ? null : { scene: null, from: 1, to: 1, page, line: 1, quote: '' };

/**
 * What was left on `of`, as the list of `shown` has it, a later draft of it or itself: which page of the later one is meant nobody knows, so that it has no place there.
 */
export const commentNotesOf = (
  comments: readonly ShareComment[],
  of: Pick<ScriptItem, 'script_id' | 'page_count'>,
  shown: Pick<ScriptItem, 'script_id'>,
): KeptNote[] =>
  comments.map((comment): KeptNote => {
    const place = pageCite(comment, of);
    const isHere = of.script_id === shown.script_id;
    const { name, page, text, question, created_at } = comment;
    return {
      ...saidNote,
      id: idOf(comment),
      finding: idOf(comment),
      by: 'comment',
      rule: 'comment',
      reach: place === null ? 'script' : 'place',
      passages: place === null ? [] : [{ found: place, now: isHere ? place : null }],
      stood: !isHere,
      kind: 'comment',
      title: text,
      reports: question === null ? [] : [question],
      since: of.script_id,
      from: { name, page, question, created_at },
    };
  });

const isGone = (note: string, left: ReadonlySet<string>): boolean => {
  const comment = commentIdOf(note);
  return comment !== null && !left.has(comment);
};

/** What the writer wrote under comments that are deleted by now, as the text of a note of their own. `left` are the ids of the comments that there are. */
export const freedAnswers = (states: readonly HeldState[], left: ReadonlySet<string>): HeldState[] =>
  states.map((state) =>
    isGone(state.note, left) && state.text === undefined && state.comment !== ''
      ? { ...state, text: state.comment, comment: '' }
      : state,
  );

/** The note of the writer's own that an answer to a deleted comment is: on no passage, as nobody knows any more what it was about. */
export const answerNote = (id: string, since: string): KeptNote => ({
  ...saidNote,
  id,
  finding: id,
  by: 'own',
  rule: 'own',
  reach: 'script',
  passages: [],
  stood: true,
  kind: 'own',
  title: '',
  why: 'You wrote this under a comment that has been deleted since.',
  reports: [],
  since,
});

/** Of freed answers, those that are to be shown. */
export const isFreed = ({ note, text, removed }: HeldState, left: ReadonlySet<string>): boolean =>
  isGone(note, left) && text !== undefined && !removed;
