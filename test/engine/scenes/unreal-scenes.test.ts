/** Which scenes the script itself calls dreamt, imagined, remembered or seen on a screen. */
import { describe, expect, it } from 'vitest';
import { unrealScenes } from '../../../lib/engine/scenes/unreal-scenes.ts';
import { derivedOf } from '../people/parts-of.ts';

const scene = (heading: string, ...paragraphs: string[]): string => `${[heading, ...paragraphs].join('\n\n')}\n\n`;
const foundIn = async (...scenes: string[]): Promise<number[]> => [...unrealScenes(await derivedOf(scenes.join('')))];

describe('scenes that do not happen', () => {
  it('are known by their heading', async () => {
    expect(
      await foundIn(
        scene('INT. HALL - NIGHT (DREAM)', 'Ann flies.'),
        scene('INT. DREAMLAND BAR - NIGHT', 'Ann drinks.'),
        scene('EXT. FIELD - DAY - FLASHBACK', 'Ann is ten.'),
      ),
    ).toEqual([1, 3]);
  });

  it('go on behind a mark until it is ended, and never to the end of the script', async () => {
    const plain = scene('INT. HALL - DAY', 'Ann sweeps.');
    expect(
      await foundIn(
        plain,
        scene('INT. ATTIC - DAY', 'BEGIN DREAM SEQUENCE:', 'Ann falls.'),
        scene('EXT. SEA - DAY', 'Ann swims.', 'END DREAM SEQUENCE.'),
        plain,
      ),
    ).toEqual([2, 3]);
    expect(
      (await foundIn(scene('INT. ATTIC - DAY', 'DREAM SEQUENCE:', 'Ann falls.'), plain.repeat(20))).length,
    ).toBeLessThan(6);
  });

  it('are those from which somebody wakes at the beginning of the next', async () => {
    expect(
      await foundIn(
        scene('EXT. SEA - DAY', 'Ann drowns.'),
        scene('INT. BEDROOM - NIGHT', 'Ann bolts upright, gasping.'),
        scene('INT. KITCHEN - DAY', 'Ann eats.'),
      ),
    ).toEqual([1]);
  });
});
