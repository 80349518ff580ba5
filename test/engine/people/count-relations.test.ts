/** Ties between two people, counted by hand. */
import { describe, expect, it } from 'vitest';
import { relationOf, relationsWith } from '../../../lib/story/relation.ts';
import { partsOf, talk } from './parts-of.ts';

const two = `INT. SHED - DAY

${talk('ANN: Is it dry?', 'BEN: Dry enough.', 'ANN: And the rope?', 'CARL: Under the boat, with the old lamp.')}
EXT. PIER - DAY

${talk('BEN: Do you hear the gulls above us?', 'ANN: Yes.', 'CARL: Still here.')}
INT. ATTIC - DAY

${talk('ANN: No.')}`;

describe('a relation', () => {
  it('counts exchanges, scenes, words and questions of two people, who says more in the script first', async () => {
    const { relations } = await partsOf(two, ['relations']);
    expect(
      relations.map(({ people, exchanges, scenes, words, questions }) => ({
        people,
        exchanges,
        scenes,
        words,
        questions,
      })),
    ).toEqual([
      { people: ['ch.BEN', 'ch.ANN'], exchanges: 3, scenes: ['sc.1', 'sc.2'], words: [9, 7], questions: [1, 2] },
      { people: ['ch.CARL', 'ch.ANN'], exchanges: 2, scenes: ['sc.1', 'sc.2'], words: [9, 7], questions: [0, 2] },
    ]);
  });

  it('shows the first and the last lines that follow on each other, and the last line of either', async () => {
    const { relations } = await partsOf(two, ['relations']);
    const [tie] = relations;
    expect(tie?.first?.map(({ speakers, cite }) => [speakers, cite.quote])).toEqual([
      [['ch.ANN'], 'Is it dry?'],
      [['ch.BEN'], 'Dry enough.'],
    ]);
    expect(tie?.last?.map(({ cite }) => cite.quote)).toEqual(['Do you hear the gulls above us?', 'Yes.']);
    expect(tie?.lastLine).toMatchObject({ speakers: ['ch.ANN'], cite: { quote: 'Yes.', scene: 2 } });
  });

  it('has no lines that follow on each other where a voice from above always lies between', async () => {
    const { relations } = await partsOf(
      `INT. SHED - DAY\n\nAnn, Ben and Dan wait.\n\n${talk('DAN: Ready.')}${talk('ANN: Is it dry?', 'DAN (V.O.): I remember.', 'BEN: Dry enough.')}`,
      ['relations'],
    );
    expect(relationOf(relations, 'ch.BEN', 'ch.ANN')).toMatchObject({ exchanges: 1, first: null, last: null });
  });

  it('is found by either name, and all of one person’s are found', async () => {
    const { relations } = await partsOf(two, ['relations']);
    expect(relationOf(relations, 'ch.ANN', 'ch.CARL')).toBe(relations[1]);
    expect(relationOf(relations, 'ch.BEN', 'ch.CARL')).toBeUndefined();
    expect(relationsWith(relations, 'ch.ANN')).toEqual(relations);
    expect(relationsWith(relations, 'ch.BEN')).toEqual([relations[0]]);
  });
});
