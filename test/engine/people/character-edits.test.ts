/** The writer's corrections of who is who: what is refused, and what the analyses see of them. */
import { describe, expect, it } from 'vitest';
import { type CharacterEdits, noCharacterEdits } from '../../../lib/contract/character-edits.ts';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { derive } from '../../../lib/engine/derive.ts';
import { applyCharacterEdits, checkCharacterEdits } from '../../../lib/engine/people/character-edits.ts';
import { isAnswered } from '../../../lib/reports/registry.ts';
import { runQuestion } from '../../../lib/reports/run.ts';
import { citedRightly, evidenceIn, lastReel, screenplayOf, textsOf } from '../../corpus/scripts.ts';

const script = `INT. DOCK - NIGHT

MARGARET (40), soaked, drags a rope. JOHN watches. A MAN waits.

JOHN
You came back.

MARGARET
I said so.

MAN
Move along, both of you.

JHON
She never moves along.

MARGARET AND JOHN
Never.

MARGARET'S VOICE (V.O.)
I was wrong about that.
`;
const ids = new Set(['JOHN', 'JHON', 'MARGARET', 'MAN']);
const edit = (change: Partial<CharacterEdits>): CharacterEdits => ({ ...noCharacterEdits, ...change });
const castAfter = async (edits: CharacterEdits) => {
  const { characters } = derive(applyCharacterEdits(await screenplayOf(script), edits));
  return Object.fromEntries(characters.map(({ id, speeches }) => [id, speeches.length]));
};

describe('corrections', () => {
  it('that are none leave the very screenplay', async () => {
    const screenplay = await screenplayOf(script);
    expect(applyCharacterEdits(screenplay, noCharacterEdits)).toBe(screenplay);
    expect(await castAfter(noCharacterEdits)).toEqual({ JOHN: 2, JHON: 1, MARGARET: 3, MAN: 1 });
  });

  it('merge a misspelt cue into the right one', async () => {
    expect(await castAfter(edit({ merges: [{ from: 'JHON', into: 'JOHN' }] }))).toEqual({
      JOHN: 3,
      MARGARET: 3,
      MAN: 1,
    });
  });

  it('follow a chain of merges to its end, and count a shared cue once for two who are one', async () => {
    const merges = [
      { from: 'JHON', into: 'JOHN' },
      { from: 'JOHN', into: 'MARGARET' },
    ];
    expect(await castAfter(edit({ merges }))).toEqual({ MARGARET: 5, MAN: 1 });
  });

  it('rename a character in its own, voiced and shared cues alike', async () => {
    const renames = [{ name: 'MARGARET', to: 'Mags' }];
    expect(await castAfter(edit({ renames }))).toEqual({ JOHN: 2, JHON: 1, MAGS: 3, MAN: 1 });
  });

  it('let a merge and a rename of the same character stand together', async () => {
    const edits = edit({ merges: [{ from: 'JHON', into: 'MAN' }], renames: [{ name: 'MAN', to: 'Frank' }] });
    expect(await castAfter(edits)).toEqual({ JOHN: 2, MARGARET: 3, FRANK: 2 });
  });

  it('leave every printed text and cue as it is, so that quotes stay exact', async () => {
    const before = await screenplayOf(script);
    const after = applyCharacterEdits(before, edit({ renames: [{ name: 'MAN', to: 'FRANK' }] }));
    expect(textsOf(after)).toEqual(textsOf(before));
    const cues = after.scenes.flatMap(({ elements }) =>
      elements.flatMap((element) => (element.kind === 'speech' ? [element.cue] : [])),
    );
    expect(cues.find(({ text }) => text === 'MAN')).toMatchObject({ name: 'FRANK', printedName: 'MAN' });
    expect(cues.filter(({ printedName }) => printedName !== undefined)).toHaveLength(1);
  });

  it('find a renamed character in the action under the name that stands there', async () => {
    const edits = edit({ renames: [{ name: 'MARGARET', to: 'NORA' }] });
    const { characters, scenes } = derive(applyCharacterEdits(await screenplayOf(script), edits));
    const nora = characters.find(({ id }) => id === 'NORA');
    expect(nora).toMatchObject({ pageName: 'MARGARET', introduction: { age: 40, fullName: 'Nora' } });
    expect(nora?.introduction?.sentence).toBe('MARGARET (40), soaked, drags a rope.');
    expect(scenes[0]?.present).toContain('NORA');
  });

  it('give a renamed character the casing that the writer typed', async () => {
    const edits = edit({ renames: [{ name: 'MARGARET', to: 'Ann McCabe' }] });
    const { characters } = derive(applyCharacterEdits(await screenplayOf(script), edits));
    expect(characters.find(({ id }) => id === 'ANN MCCABE')?.name).toBe('Ann McCabe');
  });

  it('are followed by every report, whose quotes all stand on the page', async () => {
    const asRead = await lastReel();
    const isRight = citedRightly(asRead);
    const { characters } = derive(asRead);
    const [first, second, third] = characters.map(({ id }) => id);
    if (!first || !second || !third) throw new Error('The sample has three speakers and more.');
    const edits = edit({ merges: [{ from: third, into: second }], renames: [{ name: first, to: 'Quillon' }] });
    checkCharacterEdits(edits, new Set(characters.map(({ id }) => id)));
    const screenplay = applyCharacterEdits(asRead, edits);
    for (let question = 1; question <= 15; question += 1) {
      if (!isAnswered(question)) continue;
      const answer = runQuestion(question, { screenplay, details: emptyDetails });
      for (const place of evidenceIn(answer)) expect(isRight(place), `question ${question}: ${place.quote}`).toBe(true);
    }
    const network = JSON.stringify(runQuestion(8, { screenplay, details: emptyDetails }));
    expect(network).toContain('Quillon');
  });
});

describe('corrections are refused', () => {
  const refusal = (change: Partial<CharacterEdits>): string => {
    try {
      checkCharacterEdits(edit(change), ids);
      return 'taken';
    } catch (error) {
      return error instanceof Error && 'code' in error ? String(error.code) : String(error);
    }
  };

  it.each<[string, Partial<CharacterEdits>, string]>([
    ['that name nobody of the script', { merges: [{ from: 'ANNA', into: 'JOHN' }] }, 'unknown_character'],
    ['that merge into nobody of the script', { merges: [{ from: 'JHON', into: 'ANNA' }] }, 'unknown_character'],
    ['that rename nobody of the script', { renames: [{ name: 'ANNA', to: 'EVE' }] }, 'unknown_character'],
    ['that merge a character into itself', { merges: [{ from: 'JOHN', into: 'JOHN' }] }, 'conflicting_edits'],
    [
      'that merge one character into two',
      {
        merges: [
          { from: 'JHON', into: 'JOHN' },
          { from: 'JHON', into: 'MAN' },
        ],
      },
      'conflicting_edits',
    ],
    [
      'that go in a circle',
      {
        merges: [
          { from: 'MAN', into: 'JOHN' },
          { from: 'JOHN', into: 'JHON' },
          { from: 'JHON', into: 'JOHN' },
        ],
      },
      'conflicting_edits',
    ],
    [
      'that rename one character twice',
      {
        renames: [
          { name: 'MAN', to: 'FRANK' },
          { name: 'MAN', to: 'JOE' },
        ],
      },
      'conflicting_edits',
    ],
    [
      'that rename a character that was merged away',
      { merges: [{ from: 'JHON', into: 'JOHN' }], renames: [{ name: 'JHON', to: 'JOE' }] },
      'conflicting_edits',
    ],
    ['that give a name somebody else has', { renames: [{ name: 'MAN', to: 'John' }] }, 'conflicting_edits'],
    [
      'that give two characters one new name',
      {
        renames: [
          { name: 'MAN', to: 'FRANK' },
          { name: 'JHON', to: 'Frank' },
        ],
      },
      'conflicting_edits',
    ],
    ['that give the name of a crowd', { renames: [{ name: 'MAN', to: 'Everyone' }] }, 'conflicting_edits'],
    ['that give a voice instead of a name', { renames: [{ name: 'MAN', to: "Frank's voice" }] }, 'conflicting_edits'],
  ])('%s', (_, change, code) => {
    expect(refusal(change)).toBe(code);
  });

  it('but two characters may swap their names, and a name set free may be taken', () => {
    const swap = [
      { name: 'MAN', to: 'JOHN' },
      { name: 'JOHN', to: 'MAN' },
    ];
    expect(refusal({ renames: swap })).toBe('taken');
    expect(refusal({ merges: [{ from: 'JHON', into: 'MAN' }], renames: [{ name: 'MAN', to: 'JHON' }] })).toBe('taken');
  });
});
