/** What comes back in a small script. */
import { describe, expect, it } from 'vitest';
import { motifs } from '../../../lib/story/motifs.ts';
import { partsOf, talk } from '../people/parts-of.ts';

const motifsOf = async (fountain: string) => (await partsOf(fountain, ['motifs'])).motifs;
const scene = (place: string, action: string, ...speeches: readonly string[]): string =>
  `INT. ${place} - DAY\n\n${action}\n\n${talk(...speeches)}`;

describe('motifs', () => {
  it('are a thing with the scenes it stands in, shown first and last', async () => {
    const found = await motifsOf(
      ['SHED', 'YARD', 'ROAD', 'BARN']
        .map((place, index) => scene(place, `She lifts the lantern. He takes the lantern ${index}.`, 'ANN: Come in.'))
        .join(''),
    );
    expect(motifs.parse(found)).toEqual(found);
    expect(found.things).toMatchObject([
      {
        name: 'lantern',
        plural: false,
        scenes: 4,
        first: { scene: 1, quote: 'She lifts the lantern.' },
        last: { scene: 4 },
      },
    ]);
  });

  it('are a line said in two scenes, and beside it the strongest that two people say', async () => {
    const found = await motifsOf(
      scene('SHED', 'Rain.', 'ANN: Bring every copper kettle home before the harbour freezes over, Ben.', 'BEN: Yes.') +
        scene(
          'YARD',
          'Rain.',
          'ANN: Bring every copper kettle home before the harbour freezes over.',
          'BEN: The tide forgives nobody twice.',
        ) +
        scene('ROAD', 'Rain.', 'BEN: Well.', 'ANN: The tide forgives nobody twice.'),
    );
    expect(found.line?.words).toBe('Bring every copper kettle home before the harbour freezes over');
    expect(found.line?.places.map(({ speakers, cite }) => [speakers, cite.scene])).toEqual([
      [['ch.ANN'], 1],
      [['ch.ANN'], 2],
    ]);
    expect(found.shared?.words).toBe('The tide forgives nobody twice');
    expect(found.shared?.places.map(({ speakers }) => speakers)).toEqual([['ch.BEN'], ['ch.ANN']]);
  });

  it('are none in a script where nothing returns', async () => {
    expect(await motifsOf(scene('SHED', 'Rain.', 'ANN: Come in.'))).toEqual({
      things: [],
      line: null,
      shared: null,
    });
  });
});
