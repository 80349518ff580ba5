/** Holds notes carried over a planted edit against what the edit did: closed falsely, closed as they should be, joined to another's id. */
import { carryNotes, type DraftChecks, firstNotes } from '../../../lib/engine/notes/carry-notes.ts';
import { passagesOf, positionsOf } from '../../../lib/engine/text/passages.ts';
import type { Screenplay } from '../../../lib/screenplay/model.ts';
import type { CarriedNote, FoundNote } from '../../../lib/story/note.ts';

export type EditKind = 'fixed' | 'half fixed' | 'cosmetic' | 'moved' | 'scene deleted' | 'cast renamed';
export const editKinds: readonly EditKind[] = [
  'fixed',
  'half fixed',
  'cosmetic',
  'moved',
  'scene deleted',
  'cast renamed',
];

/** `mended` tells of an earlier note whether the edit mended it: null where that is not judged. `partnerOf` gives the earlier note that a new one is; null for a new one. */
export interface PlantedDraft {
  readonly name: string;
  readonly kind: EditKind;
  readonly older: { readonly screenplay: Screenplay; readonly notes: readonly FoundNote[] };
  readonly newer: DraftChecks;
  mended(note: FoundNote): boolean | null;
  partnerOf(note: FoundNote): FoundNote | null;
}

export interface Verdict {
  readonly draft: string;
  readonly kind: EditKind;
  readonly notes: number;
  readonly toClose: number;
  readonly closed: number;
  readonly falselyClosed: readonly string[];
  readonly missed: readonly string[];
  readonly wronglyJoined: readonly string[];
  readonly lost: readonly string[];
}

/** The text of the passage that holds a cite's quote. */
export function textsAt(screenplay: Screenplay): (at: { scene: number | null; from: number }, quote: string) => string {
  const passages = passagesOf(screenplay, positionsOf(screenplay).positionOf);
  return ({ scene, from }, quote) => {
    const own = passages.filter((one) => one.scene === scene && one.piece === from);
    return (own.find(({ text }) => text.includes(quote)) ?? own[0])?.text ?? '';
  };
}

const nameOf = ({ rule, about, gist, passages }: CarriedNote): string =>
  `${rule} ${gist || about.join(', ')} (${passages.map(({ found }) => `${found.scene}.${found.from}`).join(' ')})`;

export function judge({ name, kind, older, newer, mended, partnerOf }: PlantedDraft): Verdict {
  const held = firstNotes(older.notes);
  const carried = carryNotes({ screenplay: older.screenplay, notes: held }, newer);
  const closed = new Set(carried.flatMap(({ id, fate }) => (fate === 'closed' ? [id] : [])));
  const idOf = (note: FoundNote): string | undefined => held[older.notes.indexOf(note)]?.id;
  const judged = older.notes.map((note, at) => ({ one: held[at], is: mended(note) }));
  const toClose = judged.filter(({ is }) => is === true);
  const told = (list: typeof judged): string[] => list.flatMap(({ one }) => (one ? [nameOf(one)] : []));
  const joined = newer.notes.flatMap((note, at) => {
    const own = carried[at];
    if (own === undefined) return ['a new note is missing'];
    const partner = partnerOf(note);
    const id = partner === null ? undefined : idOf(partner);
    const wasHeld = held.some((one) => one.id === own.id);
    return wasHeld && own.id !== id
      ? [`${nameOf(own)} took the id of ${held.find((one) => one.id === own.id)?.gist}`]
      : [];
  });
  const lost = newer.notes.flatMap((note, at) => {
    const own = carried[at];
    const partner = partnerOf(note);
    return own && partner !== null && own.id !== idOf(partner) ? [nameOf(own)] : [];
  });
  return {
    draft: name,
    kind,
    notes: held.length,
    toClose: toClose.length,
    closed: toClose.filter(({ one }) => one && closed.has(one.id)).length,
    falselyClosed: told(judged.filter(({ one, is }) => is === false && one && closed.has(one.id))),
    missed: told(toClose.filter(({ one }) => one && !closed.has(one.id))),
    wronglyJoined: joined,
    lost,
  };
}
