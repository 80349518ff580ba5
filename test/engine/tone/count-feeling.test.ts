/** The curve of feeling of a script that is bright at both ends and dark between. */
import { describe, expect, it } from 'vitest';
import { feeling } from '../../../lib/story/feeling.ts';
import { talkingScript } from '../../corpus/scripts.ts';
import { partsOf } from '../people/parts-of.ts';

const feelingOf = async (fountain: string) => (await partsOf(fountain, ['feeling'])).feeling;
const mood = (scene: number): string =>
  scene > 10 && scene < 21
    ? 'They weep and bleed. Ann is afraid and hurt. A corpse burns.\n\nANN\nI am sad and lonely, and he is dead.\n'
    : 'They dance and laugh. Ann is happy and proud. They kiss.\n\nANN\nI love this wonderful song.\n';

describe('the curve of feeling', () => {
  it('has a shape where both lists draw it, and shows its darkest stretch', async () => {
    const found = await feelingOf(talkingScript(30, mood));
    expect(feeling.parse(found)).toEqual(found);
    expect(found?.arc).toBe('fall and rise');
    expect(found?.curves.map(({ list, shape }) => [list, shape])).toEqual([
      ['feeling', 'fall and rise'],
      ['event', 'fall and rise'],
    ]);
    expect(found?.points[0]?.x).toBeGreaterThanOrEqual(1);
    const scenes = found?.darkest?.places.map(({ scene }) => scene ?? 0) ?? [];
    expect(scenes).toHaveLength(2);
    for (const scene of scenes) expect([scene > 10, scene < 21]).toEqual([true, true]);
    for (const { scene } of found?.brightest?.places ?? []) expect((scene ?? 0) <= 10 || (scene ?? 0) >= 21).toBe(true);
  });

  it('has no shape where the mood never turns', async () => {
    expect((await feelingOf(talkingScript(30, () => mood(1))))?.arc).toBeNull();
  });

  it('is not drawn over a page of words', async () => {
    expect(await feelingOf('INT. ROOM - DAY\n\nThey dance.\n\nANN\nI love it.\n')).toBeNull();
  });
});
