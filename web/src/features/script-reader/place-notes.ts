/** Where on the script's pages the notes stand: beside which piece each is told, and which words it is about. Pure. */
import type { Note } from '../../../../lib/contract/notes.ts';
import type { PageNode } from '../../../../lib/contract/screenplay-pages.ts';
import type { Occurrence } from './find-words.ts';
import { locateQuote } from './locate-quote.ts';

type Pages = readonly (readonly PageNode[])[];
/** By the piece's place among those of its page, in their order. */
export type NotesOnPage = ReadonlyMap<number, readonly Note[]>;

export interface PlacedNotes {
  readonly byPage: ReadonlyMap<number, NotesOnPage>;
  readonly words: readonly Occurrence[];
  /** How many notes stand somewhere on the pages. */
  readonly count: number;
}

/** A place is looked for on its page and the next, which its words may run into: not in the whole script, which would be slow for a hundred notes. */
function occurrenceOf(pages: Pages, { page, line, quote }: Note['places'][number]): Occurrence | null {
  const near = pages.slice(page - 1, page + 1);
  const wanted = { page: 1, line };
  const found = locateQuote(near, wanted, quote);
  // Where the words are not found, all that stands on the line.
  const located = 'occurrence' in found ? found : locateQuote(near, wanted, null);
  if (!('occurrence' in located)) return null;
  const before = page - 1;
  const { stretches } = located.occurrence;
  return {
    page: located.occurrence.page + before,
    stretches: stretches.map((each) => ({ ...each, page: each.page + before })),
  };
}

/** Of a page as a whole there are no words to mark: what is said of it stands at its first piece, never between a name and its speech. */
function firstPieceOf(pages: Pages, page: number): Occurrence | null {
  const node = (pages[page - 1] ?? []).findIndex(({ kind }) => kind !== 'cue' && kind !== 'parenthetical');
  return node < 0 ? null : { page, stretches: [{ page, node, from: 0, to: 0 }] };
}

/** Those that the writer means and those that are closed are left out: they are in the fix list. */
export const isInMargin = ({ fate, status }: Note): boolean => fate !== 'closed' && status !== 'meant';

/** `notes` in the order in which they are told at one piece. */
export function placeNotes(pages: Pages, notes: readonly Note[]): PlacedNotes {
  const byPage = new Map<number, Map<number, Note[]>>();
  const words: Occurrence[] = [];
  const placed = new Set<string>();
  for (const note of notes)
    for (const [at, place] of note.places.entries()) {
      const hasWords = place.quote !== '';
      const occurrence = hasWords ? occurrenceOf(pages, place) : firstPieceOf(pages, place.page);
      const [first] = occurrence?.stretches ?? [];
      if (!occurrence || !first) continue;
      if (hasWords) words.push(occurrence);
      placed.add(note.id);
      // A writer's own note on several pieces is told once, at the first of them.
      if (note.kind === 'own' && at > 0) continue;
      const onPage = byPage.get(first.page) ?? new Map<number, Note[]>();
      byPage.set(first.page, onPage);
      const held = onPage.get(first.node) ?? [];
      onPage.set(first.node, held.includes(note) ? held : [...held, note]);
    }
  return { byPage, words, count: placed.size };
}
