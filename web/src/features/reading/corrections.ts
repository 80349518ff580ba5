/** The writer's corrections of the cast as a list to show, add to and take from. Whether they fit the script is the server's to say. */
import type { CharacterEdits } from '../../../../lib/contract/character-edits.ts';
import type { ReadingStore } from './reading-store.ts';

export type Correction =
  | { readonly kind: 'merge'; readonly from: string; readonly into: string }
  | { readonly kind: 'rename'; readonly name: string; readonly to: string };

/** Merges first, each in the order in which it was made. */
export const correctionsIn = ({ merges, renames }: CharacterEdits): Correction[] => [
  ...merges.map((merge) => ({ kind: 'merge', ...merge }) as const),
  ...renames.map((rename) => ({ kind: 'rename', ...rename }) as const),
];

/** What is merged away keeps no new name of its own; a name given back to what the script has is no correction. */
function withCorrection(edits: CharacterEdits, correction: Correction): CharacterEdits {
  if (correction.kind === 'merge') {
    const { from, into } = correction;
    return { merges: [...edits.merges, { from, into }], renames: edits.renames.filter(({ name }) => name !== from) };
  }
  const { name, to } = correction;
  const others = edits.renames.filter((rename) => rename.name !== name);
  return { ...edits, renames: to.trim().toUpperCase() === name ? others : [...others, { name, to }] };
}

const withoutCorrection = (edits: CharacterEdits, correction: Correction): CharacterEdits =>
  correction.kind === 'merge'
    ? { ...edits, merges: edits.merges.filter(({ from }) => from !== correction.from) }
    : { ...edits, renames: edits.renames.filter(({ name }) => name !== correction.name) };

/** 'JHON counts as JOHN' */
export const describeCorrection = (correction: Correction): string =>
  correction.kind === 'merge'
    ? `${correction.from} counts as ${correction.into}`
    : `${correction.name} is called ${correction.to.trim().toUpperCase()}`;

/** Saves what becomes of the edits, and says so. False when it was refused. */
async function save(
  store: ReadingStore,
  change: (edits: CharacterEdits) => CharacterEdits,
  notice: string,
): Promise<boolean> {
  const { reading, set } = store.getState();
  if (reading?.status !== 'ready') return false;
  return set('cast', { aliases: change(reading.corrections.aliases) }, () => notice);
}
export const correctIn = (store: ReadingStore, correction: Correction): Promise<boolean> =>
  save(store, (edits) => withCorrection(edits, correction), `${describeCorrection(correction)} from now on.`);
export const undoIn = (store: ReadingStore, correction: Correction): Promise<boolean> =>
  save(store, (edits) => withoutCorrection(edits, correction), `Taken back: ${describeCorrection(correction)}.`);
