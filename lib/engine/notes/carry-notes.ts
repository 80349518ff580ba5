/**
 * Carries the notes of a draft over to the next: which are found again, which moved, which are closed and by which passages, which are new. A note closes only where its passage changed or
 * went and its check, run on the new draft, comes to nothing; what is merely not said again stays open. Pure.
 */
import type { Screenplay } from '../../screenplay/model.ts';
import type { Cite } from '../../story/cite.ts';
import type { CarriedNote, FoundNote, NoteFate, NotePassage } from '../../story/note.ts';
import type { Absence } from '../../story/read/said.ts';
import { hashOf } from '../text/fingerprint.ts';
import { mapPassages, type PassageMap, type Piece } from './map-passages.ts';
import { matchNotes, type StandingNote } from './match-notes.ts';

/** What was looked at in the new draft, beside what it found. */
export interface DraftChecks {
  readonly screenplay: Screenplay;
  readonly notes: readonly FoundNote[];
  /** Rules that were asked of the draft: of a short some are not. */
  readonly asked: ReadonlySet<string>;
  /** Rules that found more places than they name. */
  readonly cutShort: ReadonlySet<string>;
  /** Each measure's range. */
  readonly scores: ReadonlyMap<string, { readonly low: number; readonly high: number }>;
  /** Whether a model has read all of the draft: only then does its silence say anything. */
  readonly read: boolean;
}

/** The rule about the script's length: all of it is the passage. */
const lengthRule = 'unusualLength';

/** The first draft's notes, each under its own id. */
export const firstNotes = (notes: readonly FoundNote[]): CarriedNote[] =>
  withIds(notes, new Set()).map((note) => ({ ...note, fate: 'new', moved: false, stood: false }));

/** Notes of the new draft in their order, each under its lasting id; behind them the earlier ones that it does not have, closed ones last. */
export function carryNotes(
  { screenplay, notes: held }: { readonly screenplay: Screenplay; readonly notes: readonly CarriedNote[] },
  newer: DraftChecks,
): CarriedNote[] {
  const map = mapPassages(screenplay, newer.screenplay);
  const older = held.map(
    (note): StandingNote => ({
      note,
      standings: note.passages.map(({ found, now }) =>
        now === null ? { now: null, changed: true, materially: true, moved: false } : map.standing(found, now),
      ),
    }),
  );
  const partners = matchNotes(older, newer.notes, map);
  const ids = new Set(held.map(({ id }) => id));
  const fresh = withIds(
    newer.notes.filter((_, at) => !partners.has(at)),
    ids,
  )[Symbol.iterator]();
  const found = newer.notes.map((note, at): CarriedNote => {
    const was = older[partners.get(at) ?? -1];
    if (was === undefined) {
      const { value } = fresh.next();
      if (value === undefined) throw new RangeError('A note without a partner has an id of its own.');
      return { ...value, fate: 'new', moved: false, stood: note.cites.every((place) => map.stood(place)) };
    }
    const { cites, ...rest } = note;
    return {
      ...rest,
      id: was.note.id,
      passages: cites.map(foundHere),
      fate: 'open',
      moved: was.standings.some(({ moved }) => moved),
      stood: true,
    };
  });
  const matched = new Set(partners.values());
  const left = older.filter((_, at) => !matched.has(at)).map((one) => leftOf(one, newer, map));
  return [...found, ...left.filter(({ fate }) => fate !== 'closed'), ...left.filter(({ fate }) => fate === 'closed')];
}

const foundHere = (place: Cite): NotePassage => ({ found: place, now: place });

/** An earlier note that the new draft does not make. */
function leftOf(one: StandingNote, newer: DraftChecks, map: PassageMap): CarriedNote {
  const { note, standings } = one;
  const fate = note.fate === 'closed' ? 'closed' : fateOf(one, newer, map);
  const answer = fate === 'closed' && note.absence ? paidOff(note.absence, standings, map) : null;
  return {
    ...note,
    fate,
    moved: standings.some(({ moved }) => moved),
    stood: true,
    passages: note.passages.map(({ found }, at) => ({ found, now: answer ?? standings[at]?.now ?? null })),
  };
}

function fateOf(one: StandingNote, newer: DraftChecks, map: PassageMap): NoteFate {
  const { note, standings } = one;
  if (note.by === 'own') return ownFate(standings);
  const isTouched = standings.some(({ changed }) => changed) || note.people.some(map.isChanged);
  if (note.by === 'counted') {
    const touched = isTouched || note.rule === lengthRule;
    if (touched && isMended(one, newer, map)) return 'closed';
  } else if (newer.read) {
    const gone = standings.filter(({ materially }) => materially).length;
    // A contradiction needs two places: it ends where fewer are left as they were, anything else where none is.
    const enough = gone > 0 && standings.length - gone < (note.fault ? 2 : 1);
    if (enough || (note.absence !== null && paidOff(note.absence, standings, map) !== null)) return 'closed';
  }
  return standings.some(({ changed }) => changed) ? 'passage_changed' : 'not_found_again';
}

/** Nothing says that what its writer noted is done but they themselves: it closes only where there is nothing left that it could be about. */
function ownFate(standings: StandingNote['standings']): NoteFate {
  if (standings.every(({ now }) => now === null)) return 'closed';
  return standings.some(({ changed }) => changed) ? 'passage_changed' : 'open';
}

/** Whether a counted check, run on the new draft, comes to nothing at this note's place. */
function isMended({ note, standings }: StandingNote, newer: DraftChecks, map: PassageMap): boolean {
  if (note.score !== null) {
    const score = newer.scores.get(note.rule);
    return score !== undefined && score.low > note.score.high;
  }
  if (!newer.asked.has(note.rule)) return false;
  if (note.reach === 'script') return true;
  if (note.about.length === 0) return note.people.length > 0 || !newer.cutShort.has(note.rule);
  // Where the word itself still stands, a list that is cut short may only not name it.
  return standings.every(
    ({ now }) => now === null || !note.about.some((about) => holds(map.wordsAt(now), map.words(about))),
  );
}

const holds = (words: readonly string[], run: readonly string[]): boolean =>
  ` ${words.join(' ')} `.includes(` ${run.join(' ')} `);

const isWhere = ({ kind }: Piece, where: Absence['where']): boolean =>
  where === 'any' || (where === 'dialogue') === (kind === 'speech');

/** What was never there and has come: a new passage behind the note's own that holds one of the words that were missed. What was missed before a page, or in one speaker's mouth, is not told by that, and stays open. */
function paidOff(
  { terms, where, before, speaker }: Absence,
  standings: StandingNote['standings'],
  map: PassageMap,
): Cite | null {
  if (before !== null || speaker !== null) return null;
  const places = standings.flatMap(({ now }) => now ?? []);
  const last = map.newer.findLastIndex(({ scene, piece }) =>
    places.some((place) => place.scene === scene && place.from === piece),
  );
  const come = map.newer
    .slice(last + 1)
    .find(
      (piece) =>
        isWhere(piece, where) &&
        !map.stood({ scene: piece.scene, from: piece.piece }) &&
        terms.some((term) => holds(piece.words, map.words(term))),
    );
  return come ? map.quote(come) : null;
}

/** An id from what makes the note, and none of those taken: the same words twice are two notes. */
function withIds(notes: readonly FoundNote[], taken: Set<string>): Omit<CarriedNote, 'fate' | 'moved' | 'stood'>[] {
  return notes.map(({ cites, ...note }) => {
    const marks = [note.by, note.rule, ...note.about, ...note.people.toSorted(), ...cites.map(({ quote }) => quote)];
    let id = '';
    for (let again = 0; id === '' || taken.has(id); again += 1)
      id = `nt.${hashOf([...marks, String(again)]).toString(36)}`;
    taken.add(id);
    return { ...note, id, passages: cites.map(foundHere) };
  });
}
