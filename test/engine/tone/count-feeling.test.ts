/** The curve of feeling of a script that is bright at both ends and dark between. */
import { describe, expect, it } from 'vitest';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { countParts } from '../../../lib/reports/run.ts';
import { feeling } from '../../../lib/story/feeling.ts';
import { lastReel, marrow, screenplayOf, talkingScript } from '../../corpus/scripts.ts';
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

  it.each([
    ['The Last Reel', lastReel],
    ['Minutes of the Marrow', marrow],
    ['a script dark in the middle', () => screenplayOf(talkingScript(30, mood))],
    [
      'a script bright for one scene of forty',
      () => screenplayOf(talkingScript(40, (scene) => mood(scene === 31 ? 1 : 15))),
    ],
  ])('names the pages where the line that is drawn stands highest and lowest: %s', async (_, script) => {
    const screenplay = await script();
    const { feeling: found } = countParts(['feeling'], { screenplay, details: emptyDetails });
    const points = found?.points ?? [];
    expect(points.length).toBeGreaterThan(4);
    const values = points.map(({ y }) => y);
    for (const [stretch, extreme] of [
      [found?.brightest, Math.max(...values)],
      [found?.darkest, Math.min(...values)],
    ] as const) {
      const pages = points.filter(({ y }) => y === extreme).map(({ x }) => Math.floor(x));
      if (stretch) expect(pages).toContain(stretch.page);
    }
    expect(found?.brightest ?? found?.darkest).toBeTruthy();
  });

  it('has no shape where the mood never turns', async () => {
    expect((await feelingOf(talkingScript(30, () => mood(1))))?.arc).toBeNull();
  });

  it('is not drawn over a page of words', async () => {
    expect(await feelingOf('INT. ROOM - DAY\n\nThey dance.\n\nANN\nI love it.\n')).toBeNull();
  });
});
