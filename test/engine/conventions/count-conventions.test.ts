/** The conventions part of the story graph, counted from small scripts whose scenes are known. */
import { describe, expect, it } from 'vitest';
import type { ScriptDetails } from '../../../lib/contract/uploads.ts';
import type { ConventionId, StoryConvention } from '../../../lib/story/conventions.ts';
import { partsOf, talk } from '../people/parts-of.ts';

const wall = `${'Ann folds a napkin and looks at it.\n\n'.repeat(9)}`;
/** Ten scenes of like length; `inScene` is put at the start of one. */
const tenScenes = (inScene: Readonly<Record<number, string>>): string =>
  Array.from(
    { length: 10 },
    (_, index) =>
      `INT. ROOM ${index + 1} - DAY\n\n${inScene[index + 1] ?? ''}${talk('ANN: Here.', 'BEN: There.')}${wall}`,
  ).join('\n');

async function counted(
  fountain: string,
  genre: ScriptDetails['genre'],
  id: ConventionId,
): Promise<StoryConvention | undefined> {
  const { conventions } = await partsOf(fountain, ['conventions'], { genre });
  return conventions.genres[0]?.conventions.find((one) => one.id === id);
}

describe('conventions', () => {
  it('are counted for a given genre alone, and in four scenes or more', async () => {
    expect((await partsOf(tenScenes({}), ['conventions'])).conventions).toEqual({ genres: [], forms: [] });
    const short = `INT. ROOM - DAY\n\n${talk('ANN: Here.')}`;
    expect((await partsOf(short, ['conventions'], { genre: 'horror' })).conventions.genres).toEqual([]);
  });

  it('find the first sign by its word and its scene’s place to put one', async () => {
    const late = await counted(tenScenes({ 7: 'A scream behind the wall.\n\n' }), 'horror', 'horror-first-threat');
    expect(late).toMatchObject({ met: false, counted: { kind: 'early', first: { said: 'scream' }, scene: 'sc.1' } });
    const early = await counted(tenScenes({ 1: 'A scream behind the wall.\n\n' }), 'horror', 'horror-first-threat');
    expect(early).toMatchObject({ met: true, rank: 0 });
    expect(early?.places.map(({ quote }) => quote)).toEqual(['A scream behind the wall.']);
    const likeness = await counted(tenScenes({ 1: 'Ann is pale as a ghost.\n\n' }), 'horror', 'horror-first-threat');
    expect(likeness).toMatchObject({ met: false, rank: 1, counted: { first: null } });
  });

  it('measure the widest stretch without a set piece', async () => {
    const fight = 'Ann punches the man. He falls, runs, dives and crashes. She leaps.\n\n';
    const steady = await counted(tenScenes({ 1: fight, 2: fight, 10: fight }), 'action', 'action-spacing');
    expect(steady).toMatchObject({ met: false, counted: { kind: 'steady', signs: 3 } });
    expect(['sc.6', 'sc.7']).toContain(steady?.counted.kind === 'steady' ? steady.counted.scene : '');
  });

  it('see who is alone, who shares a scene and when they are apart', async () => {
    const two = `INT. HALL - DAY\n\n${talk('ANN: You.', 'BEN: Me.', 'ANN: Yes.')}${wall}`;
    const one = `INT. CELLAR - NIGHT\n\n${talk('ANN: Nobody.')}${wall}`;
    const script = [two, one, one, one, one, two].join('\n');
    const apart = await counted(script, 'drama', 'drama-pair');
    expect(apart).toMatchObject({ met: false, counted: { kind: 'apart', pair: ['ch.ANN', 'ch.BEN'] } });
    expect(await counted(script, 'horror', 'horror-alone')).toMatchObject({
      met: true,
      counted: { kind: 'alone', single: 4, peopled: 6 },
    });
    expect(await counted(script, 'horror', 'horror-night')).toMatchObject({
      met: true,
      counted: { dark: 4, scenes: 6 },
    });
  });

  it('stand once where two genres share them', async () => {
    const { conventions } = await partsOf(`Title: Two\nCredit: A romantic drama\n\n${tenScenes({})}`, ['conventions']);
    const [romance, drama] = conventions.genres.map((one) => one.conventions.map(({ id }) => id));
    expect(romance).toContain('romance-apart');
    expect(drama).not.toContain('drama-pair');
  });

  it('come with the forms that the script is built in', async () => {
    const { conventions } = await partsOf(tenScenes({ 2: 'FLASHBACK: a garden.\n\n' }), ['conventions'], {
      genre: 'drama',
    });
    expect(conventions.forms.map(({ id }) => id)).toEqual(['two-hander', 'non-linear']);
    expect(conventions.forms[0]?.people).toEqual(['ch.ANN', 'ch.BEN']);
  });
});
