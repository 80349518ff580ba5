/** Comments that came by share links, in the form of the other notes: found by nobody but their reader, on a page or on none. */
import type { ShareComment } from '../../../lib/contract/share-comments.ts';
import type { Cite } from '../../../lib/story/cite.ts';
import type { KeptNote } from '../../adapters/note-items.ts';
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
