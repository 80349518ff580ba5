/** What may be said about a cast at the edge of the service, and what a preview looks like. */
import { describe, expect, it } from 'vitest';
import { type CharacterEdits, characterEdits, noCharacterEdits } from '../../lib/contract/character-edits.ts';
import { readingOutput } from '../../lib/contract/reading.ts';

const accepts = (change: Partial<CharacterEdits>) =>
  characterEdits.safeParse({ ...noCharacterEdits, ...change }).success;

describe('a new name', () => {
  it.each(['Frank', 'DR. ANNA O’NEILL', 'Guard #2', 'Anne-Marie', "D'Arcy", 'Žofie', '太郎', 'Andy', 'x'.repeat(60)])(
    'can be %j',
    (to) => {
      expect(accepts({ renames: [{ name: 'MAN', to }] })).toBe(true);
    },
  );

  it.each([
    '',
    ' ',
    'A/B',
    'ANNA & EVE',
    'Anna and Eve',
    'and Eve',
    '<b>',
    'x'.repeat(61),
    'A\nB',
    'A\u202eB',
    '(V.O.)',
  ])('cannot be %j', (to) => {
    expect(accepts({ renames: [{ name: 'MAN', to }] })).toBe(false);
  });

  it('is refused with a sentence that says what to do', () => {
    const refused = characterEdits.safeParse({ merges: [], renames: [{ name: 'MAN', to: 'A/B' }] });
    expect(refused.error?.issues[0]?.message).toMatch(/^Please .*\.$/);
  });
});

describe('corrections', () => {
  it('are at most two hundred of a kind, about names of at most a hundred characters', () => {
    const merges = Array.from({ length: 201 }, (_, at) => ({ from: `A${at}`, into: 'JOHN' }));
    expect(accepts({ merges })).toBe(false);
    expect(accepts({ merges: merges.slice(1) })).toBe(true);
    expect(accepts({ merges: [{ from: 'x'.repeat(101), into: 'JOHN' }] })).toBe(false);
    expect(accepts({ merges: [{ from: '', into: 'JOHN' }] })).toBe(false);
  });

  it('name both kinds, so that none is taken back by being forgotten', () => {
    expect(characterEdits.safeParse({ merges: [] }).success).toBe(false);
    expect(characterEdits.safeParse({ renames: [] }).success).toBe(false);
  });
});

describe('a preview', () => {
  it('holds counts only when the script is ready', () => {
    expect(readingOutput.safeParse({ status: 'reading', problem: null }).success).toBe(true);
    expect(readingOutput.safeParse({ status: 'ready', problem: null }).success).toBe(false);
  });
});
