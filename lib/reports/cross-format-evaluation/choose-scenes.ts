/** Chooses scenes to name: some spread over the script, one of each place, those at places used once. */
import { spread } from '../../engine/text/quote.ts';
import { positionOf, type StoryScene } from '../../story/scene.ts';

/** Scenes named of a change. */
const scenesShown = 2;

/** Up to `count` of the scenes, spread over the script. */
export const spreadOver = (scenes: readonly StoryScene[], count = scenesShown): StoryScene[] =>
  spread(
    scenes.map((scene) => ({ scene, position: positionOf(scene) })),
    count,
  ).map(({ scene }) => scene);
export const firstOf = (places: readonly StoryScene[][]): StoryScene[] => places.flatMap(([scene]) => scene ?? []);
export const usedOnce = (places: readonly StoryScene[][]) => firstOf(places.filter(({ length }) => length === 1));
