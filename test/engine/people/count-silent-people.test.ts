/** Who is named in the action and never speaks, in a small script. */
import { describe, expect, it } from 'vitest';
import { partsOf, talk } from './parts-of.ts';

const lines = talk('ANN: Come here to me.', 'BEN: I am coming over.', 'ANN: Then come along.', 'BEN: I have come.');
const scene = (heading: string, ...action: readonly string[]): string =>
  `${heading}\n\n${action.join('\n\n')}\n\n${lines}`;
const script = (third: string, cue = ''): string =>
  [
    scene(
      'INT. SHED - DAY',
      'Ann sits. Ann climbs up. The door is open and the rain is on the floor of the shed.',
      'Rexo sits.',
    ),
    scene('EXT. YARD - DAY', 'Rexo climbs the gate. The rain has not stopped.'),
    scene('EXT. QUAY - DAY', third),
    ...['INT. BARN', 'INT. LOFT', 'INT. MILL', 'EXT. LANE', 'EXT. HILL'].map((place) =>
      scene(`${place} - DAY`, 'It is wet.'),
    ),
    cue,
  ].join('');
const silentIn = async (text: string) =>
  (await partsOf(text, ['silentPeople'])).silentPeople.map(({ name, scenes, pages, first }) => [
    name,
    scenes,
    pages[0],
    first.quote,
  ]);

describe('somebody who never speaks', () => {
  it('is told from the third scene on, with the first page and the first act', async () => {
    expect(await silentIn(script('The boat leaves without Rexo.'))).toEqual([['Rexo', 3, 1, 'Rexo sits.']]);
    expect(await silentIn(script('The boat leaves.'))).toEqual([]);
  });

  it('is nobody who has a line, also under a longer name', async () => {
    expect(await silentIn(script('The boat leaves without Rexo.', talk('REXO: Wait.')))).toEqual([]);
    expect(await silentIn(script('The boat leaves without Rexo.', talk('OLD REXO: Wait.')))).toEqual([]);
  });

  it('is no word that also stands in small letters', async () => {
    expect(await silentIn(script('The boat leaves without Rexo. Another rexo barks.'))).toEqual([]);
  });
});
