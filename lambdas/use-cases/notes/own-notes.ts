/** A writer's own notes: found in the script by the words they chose, and in the form of the others. Refuses words that the script does not have. */
import { createHash } from 'node:crypto';
import { AppError } from '../../../lib/contract/errors.ts';
import { type OwnNote, type OwnPlace, untouched } from '../../../lib/contract/notes.ts';
import { isTooLong, mostOwnNotes } from '../../../lib/contract/own-notes.ts';
import { type Passage, passagesOf, positionsOf } from '../../../lib/engine/text/passages.ts';
import { quoteWhole } from '../../../lib/engine/text/quote.ts';
import type { Screenplay } from '../../../lib/screenplay/model.ts';
import type { Cite } from '../../../lib/story/cite.ts';
import type { HeldState, KeptNote } from '../../adapters/note-items.ts';
import { saidNote } from './said-note.ts';

/** A page is further away than any line of one. */
const linesAPage = 1000;

function citeFor(passages: readonly Passage[], { page, line, quote }: OwnPlace): Cite {
  const [nearest] = passages
    .filter(({ text }) => text.includes(quote))
    .map((passage) => quoteWhole(passage, quote))
    .map((found) => ({ found, away: Math.abs((found.page - page) * linesAPage + found.line - line) }))
    .sort((a, b) => a.away - b.away);
  if (nearest === undefined)
    throw new AppError('invalid_input', 'These words are not in the script as it was read. Please select them again.');
  return nearest.found;
}

/** invalid_input for words that are not in the script, and for too many. */
export function citesFor(screenplay: Screenplay, places: readonly OwnPlace[]): Cite[] {
  if (isTooLong(places)) throw new AppError('invalid_input', 'Please choose a shorter passage.');
  const passages = passagesOf(screenplay, positionsOf(screenplay).positionOf);
  return places.map((place) => citeFor(passages, place));
}

const idOf = (places: readonly Cite[], text: string, again: number): string => {
  const marks = JSON.stringify([places.map(({ page, line, quote }) => [page, line, quote]), text, again]);
  return `own.${createHash('sha256').update(marks).digest('hex').slice(0, 20)}`;
};

/** A new note as it is kept; null where the same text already stands on the same words, so that one that is sent twice is one. `known` is all that is said of notes on this script. */
export function newOwnState(
  known: readonly HeldState[],
  { text }: Pick<OwnNote, 'text'>,
  places: readonly Cite[],
  now: Date,
): HeldState | null {
  for (let again = 0; again <= mostOwnNotes; again += 1) {
    const id = idOf(places, text, again);
    const held = known.find(({ note }) => note === id);
    if (held === undefined) return { ...untouched, note: id, changed_at: now.toISOString(), text, places: [...places] };
    if (!held.removed && held.text === text) return null;
  }
  throw new AppError('invalid_input', 'This note was written and removed too often. Please word it otherwise.');
}

/** Notes that were made on this draft, as a list holds them. */
export const ownNotesOf = (states: readonly HeldState[], scriptId: string): KeptNote[] =>
  states.flatMap(({ note, places, removed }): KeptNote[] =>
    places === undefined || removed
      ? []
      : [
          {
            ...saidNote,
            id: note,
            finding: note,
            by: 'own',
            rule: 'own',
            reach: 'place',
            passages: places.map((place) => ({ found: place, now: place })),
            stood: true,
            kind: 'own',
            title: '',
            reports: [],
            since: scriptId,
          },
        ],
  );

/** Of a draft's states what the next one keeps: the places are the draft's own. */
export const withoutPlaces = ({ places: _, ...said }: HeldState): HeldState => said;
