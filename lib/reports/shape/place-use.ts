/** How the script uses its places: by pages, by day and by night, once or again, and for one stretch only. */
import { isRoomAlone } from '../../engine/scenes/lies-inside.ts';
import type { StoryPlace } from '../../story/production/place.ts';
import type { StoryScene } from '../../story/scene.ts';
import type { Story } from '../../story/story-graph.ts';
import { sceneFinder } from '../story-lookup.ts';

/** Lengths in eighths of a page; `days`, `nights` and `dusks` (dawns and evenings, too) count scenes whose heading, or the one before, says so; `unsaid` the rest. */
export interface PlaceUse {
  readonly id: string;
  readonly name: string;
  readonly scenes: readonly StoryScene[];
  readonly eighths: number;
  readonly firstPage: number;
  readonly lastPage: number;
  readonly days: number;
  readonly nights: number;
  readonly dusks: number;
  readonly unsaid: number;
}

/** Every place, most pages first. */
export function placeUses(story: Pick<Story, 'places' | 'scenes'>): PlaceUse[] {
  const sceneOf = sceneFinder(story);
  return story.places.flatMap(({ id, name, scenes: ids, eighths }: StoryPlace) => {
    const scenes = ids.map(sceneOf);
    const [first, last] = [scenes[0], scenes.at(-1)];
    if (!first || !last) return [];
    const lit = (light: StoryScene['light']): number => scenes.filter((scene) => scene.light === light).length;
    return [
      {
        id,
        name,
        scenes,
        eighths,
        firstPage: first.page,
        lastPage: last.lastPage,
        days: lit('day'),
        nights: lit('night'),
        dusks: lit('dawn or dusk'),
        unsaid: lit('unsaid'),
      },
    ];
  });
}

/** Used for one scene, the longest first; a room headed alone may be another place's. */
export const usedOnce = (uses: readonly PlaceUse[]): PlaceUse[] =>
  uses.filter(({ name, scenes }) => scenes.length === 1 && !isRoomAlone(name));

/** So much of the script a place of one stretch lies within at most, and so many scenes and eighths it has at least. */
const stretchShare = 0.12;
const fewestScenes = 3;
const fewestEighths = 16;

/** Sets that are gone to again and again within a few pages and never after, the longest first. */
export const ofOneStretch = (uses: readonly PlaceUse[], pageCount: number): PlaceUse[] =>
  uses.filter(
    ({ scenes, eighths, firstPage, lastPage }) =>
      scenes.length >= fewestScenes && eighths >= fewestEighths && lastPage - firstPage + 1 <= stretchShare * pageCount,
  );

/** Long away: a place that comes back after so much of the script. */
const leastAway = 0.35;

/** Where the script returns after its longest absence: the place, and the pages on either side; null where none is long. */
export function longestAway(
  uses: readonly PlaceUse[],
  pageCount: number,
): { use: PlaceUse; from: number; to: number } | null {
  const gaps = uses.flatMap((use) =>
    use.scenes.slice(1).map((scene, at) => ({ use, from: use.scenes[at]?.lastPage ?? 1, to: scene.page })),
  );
  const [longest] = gaps.sort((a, b) => b.to - b.from - (a.to - a.from));
  return longest && longest.to - longest.from >= leastAway * pageCount ? longest : null;
}
