/** Speaking parts behind cues: what they are called, how else they are written, where they first speak. */
import { describe, expect, it } from 'vitest';
import { type CharacterEdits, noCharacterEdits } from '../../../lib/contract/character-edits.ts';
import { characterIdsOf, charactersOf } from '../../../lib/engine/people/characters.ts';

const cue = (name: string, speeches: number, page = 1, line = 1) => ({ name, speeches, page, line });
const told = (cues: readonly ReturnType<typeof cue>[], edits: Partial<CharacterEdits> = {}) =>
  charactersOf(cues, { ...noCharacterEdits, ...edits }).map(
    ({ id, name, also_written, speeches, first_page, first_line }) =>
      [id, name, also_written, speeches, first_page, first_line] as const,
  );

describe('speaking parts', () => {
  it('stand by speeches, then by name', () => {
    expect(told([cue('CAL', 2), cue('BEN', 2), cue('ANN', 9), cue('ABE', 2)])).toEqual([
      ['ANN', 'ANN', [], 9, 1, 1],
      ['ABE', 'ABE', [], 2, 1, 1],
      ['BEN', 'BEN', [], 2, 1, 1],
      ['CAL', 'CAL', [], 2, 1, 1],
    ]);
  });

  it('are no crowd and nobody without words', () => {
    expect(told([cue('ALL', 3), cue('ANN', 0), cue('BEN', 1)]).map(([id]) => id)).toEqual(['BEN']);
  });

  it('have every other way their cue is written, and their first place', () => {
    expect(told([cue('John', 2, 3, 9), cue('JOHN V/O', 1, 2, 8), cue('Voice of John', 1, 2, 9)])).toEqual([
      ['JOHN', 'JOHN', ['JOHN V/O', 'VOICE OF JOHN'], 4, 2, 8],
    ]);
    expect(told([cue('JOHN', 2, 2, 9), cue('JOHN V/O', 1, 2, 8)]).map((one) => one.slice(4))).toEqual([[2, 8]]);
    expect(told([cue('JOHN', 2, 2, 9), cue('JOHN V/O', 1, 3, 1)]).map((one) => one.slice(4))).toEqual([[2, 9]]);
  });

  it('share a cue that counts for each and is no other writing of either', () => {
    expect(told([cue('ANN', 1, 2, 1), cue('BEN', 2, 2, 5), cue('ANN AND BEN', 3, 1, 7)])).toEqual([
      ['BEN', 'BEN', [], 5, 1, 7],
      ['ANN', 'ANN', [], 4, 1, 7],
    ]);
  });

  it('keep their id under a new name, and are one where they are merged', () => {
    const cues = [cue('ANN', 5), cue('JHON', 1), cue('JOHN', 2)];
    expect(told(cues, { renames: [{ name: 'ANN', to: 'Nora' }], merges: [{ from: 'JHON', into: 'JOHN' }] })).toEqual([
      ['ANN', 'NORA', ['ANN'], 5, 1, 1],
      ['JOHN', 'JOHN', ['JHON'], 3, 1, 1],
    ]);
  });

  it('are known by their ids as the script has them', () => {
    expect([...characterIdsOf([cue('Ann', 1), cue('ALL', 2), cue('BEN', 0), cue('CAL', 1)])].sort()).toEqual([
      'ANN',
      'CAL',
    ]);
  });
});
