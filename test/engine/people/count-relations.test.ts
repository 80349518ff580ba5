/** Ties between two people, counted by hand. */
import { describe, expect, it } from 'vitest';
import { partsOf, talk } from './parts-of.ts';

const two = `INT. SHED - DAY

${talk('ANN: Is it dry?', 'BEN: Dry enough.', 'ANN: And the rope?', 'CARL: Under the boat, with the old lamp.')}
EXT. PIER - DAY

${talk('BEN: Do you hear the gulls above us?', 'ANN: Yes.', 'CARL: Still here.')}
INT. ATTIC - DAY

${talk('ANN: No.')}`;

describe('a relation', () => {
  it('counts exchanges and scenes of two people, who says more in the script first', async () => {
    const { relations } = await partsOf(two, ['relations']);
    expect(relations.map(({ people, exchanges, scenes }) => ({ people, exchanges, scenes }))).toEqual([
      { people: ['ch.BEN', 'ch.ANN'], exchanges: 3, scenes: ['sc.1', 'sc.2'] },
      { people: ['ch.CARL', 'ch.ANN'], exchanges: 2, scenes: ['sc.1', 'sc.2'] },
    ]);
  });

  it('shows the first lines that follow on each other', async () => {
    const { relations } = await partsOf(two, ['relations']);
    expect(relations[0]?.first?.map(({ speakers, cite }) => [speakers, cite.quote])).toEqual([
      [['ch.ANN'], 'Is it dry?'],
      [['ch.BEN'], 'Dry enough.'],
    ]);
  });

  it('begins beneath the voice from above that lies between', async () => {
    const { relations } = await partsOf(
      `INT. SHED - DAY\n\nAnn, Ben and Dan wait.\n\n${talk('DAN: Ready.')}${talk('ANN: Is it dry?', 'DAN (V.O.): I remember.', 'BEN: Dry enough.')}`,
      ['relations'],
    );
    const tie = relations.find(({ people }) => people.includes('ch.BEN') && people.includes('ch.ANN'));
    expect(tie?.first?.map(({ cite }) => cite.quote)).toEqual(['Is it dry?', 'Dry enough.']);
  });
});
