/** Two scenes, their passages and how a note on them is carried to another draft, for tests. */
import { carryNotes, type DraftChecks, firstNotes } from '../../../lib/engine/notes/carry-notes.ts';
import type { CarriedNote, FoundNote } from '../../../lib/story/note.ts';
import { screenplayOf } from '../../corpus/scripts.ts';
import { placeOf } from './note-of.ts';

export const kites = 'Two kites, one of them without a string, go over the wall.';
export const gate = 'She opens the gate and looks at the long road to the sea.';
const scene = (heading: string, ...body: readonly string[]): string => [heading, ...body, ''].join('\n\n');
/** Scene 1 with the gate at 1.2 and BEN at 1.3, scene 2 with the kites at 2.2. */
export const draft =
  scene('INT. YARD - DAY', gate, 'BEN\nMind the old dog, it bites everybody.') +
  scene('EXT. HILL - DAY', kites, 'ANN\nOh.');
export const [otherKites, otherGate] = [
  draft.replace(kites, 'A drum, somewhere, and then no drum.'),
  draft.replace(gate, 'Nobody has come for the boats.'),
];

export const nothing = {
  notes: [],
  asked: new Set<string>(),
  cutShort: new Set<string>(),
  scores: new Map(),
  read: false,
};

/** The notes of a draft after `held` were carried to `after`. */
export async function carried(
  held: readonly FoundNote[],
  after: string,
  newer: Partial<DraftChecks> = {},
): Promise<CarriedNote[]> {
  const screenplay = await screenplayOf(draft);
  return carryNotes(
    { screenplay, notes: firstNotes(held) },
    { ...nothing, screenplay: await screenplayOf(after), ...newer },
  );
}
export const fateOf = async (held: FoundNote, after: string, newer: Partial<DraftChecks> = {}) =>
  (await carried([held], after, newer)).map(({ fate }) => fate).join(' ');

export const atGate = { cites: [placeOf(1, 2, gate)] };
export const atKites = { cites: [placeOf(2, 2, kites)] };
export const read = { read: true };
