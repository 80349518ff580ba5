/** The scenes as they were read, on a made reading. */
import { describe, expect, it } from 'vitest';
import { aroundRead } from '../../../lib/reports/read/around.ts';
import { type SceneHead, sceneBySceneEntry } from '../../../lib/reports/scene-by-scene/scene-by-scene.ts';
import { laidOut } from '../laid-out.ts';
import { madeCite, madePoint, madeRead, madeSaid, madeScene } from '../read/made-read.ts';

const head = (ordinal: number, over: Partial<SceneHead> = {}): SceneHead => ({
  ordinal,
  place: 'Quay - Steps',
  page: 4,
  lastPage: 6,
  ...over,
});
const entryOf = (over: Parameters<typeof madeRead>[0], ...heads: SceneHead[]) => {
  const read = madeRead(over);
  return sceneBySceneEntry(read, aroundRead(read, { plan: 'advanced', pageCount: 90 }), heads);
};

describe('scene by scene', () => {
  it('tells each in its order: where, what happens, who wants what, what changes, what it sets up and pays, the points that begin there, what to do', () => {
    const scenes = [
      madeScene(3, { could: 'cut', note: 'nothing turns.' }),
      madeScene(2, { want: 'She wants out.', turns: 'He knows.', could: 'keep', note: 'Keep the look.' }),
      madeScene(1, {
        scene: null,
        plants: ['a lamp', 'a key'],
        pays: ['the fog'],
        cites: [madeCite(1, 'Fog.', { scene: null })],
      }),
    ];
    const points = [
      madePoint('pt.a', { said: madeSaid('So.', [madeCite(5, 'x', { scene: 2 }), madeCite(9, 'x', { scene: 3 })]) }),
      madePoint('pt.s', { kind: 'strength', said: madeSaid('So.', [madeCite(6, 'x', { scene: 2 })]), reports: [9] }),
    ];
    const { prompt, blocks } = entryOf({ scenes, points }, head(2), head(3, { lastPage: 4 }));
    expect(prompt).toBe('🎞️ Scene by scene');
    expect(laidOut(blocks)).toEqual([
      'findings “Scene by scene” opinion',
      '  Before the first scene, page 1: keep #scene.0',
      '  - Scene 1 happens. @1:1',
      '  - Sets up: a lamp; a key.',
      '  - Pays off: the fog.',
      '  2. Quay, Steps, pages 4-6: keep, and mend #scene.2',
      '  - Scene 2 happens. @20:1',
      '  - Who wants what: She wants out.',
      '  - What changes: He knows.',
      '  - Title of pt.a: page 5, in Weaknesses',
      '  - Title of pt.s: page 6, in Flaw Detection',
      '  > Keep the look.',
      '  3. Quay, Steps, page 4: cut #scene.3',
      '  - Scene 3 happens. @30:1',
      '  > Cut: nothing turns.',
      'prose “” opinion #provenance',
      '  Read by reader-1 on 22 November 2026: six passages checked, no claims dropped.',
    ]);
  });

  it('names a scene that is not counted by its passage, and is nothing where none was read', () => {
    expect(laidOut(entryOf({ scenes: [madeScene(8)] }).blocks)[1]).toBe('  8., page 80: keep #scene.8');
    expect(entryOf({}, head(1)).blocks).toEqual([]);
  });
});
