/** How the script uses its places: by pages, by day and by night, for one stretch only, and again after long. */
import { openGround } from '../../engine/lexicons/place-words.ts';
import { isRoomAlone } from '../../engine/scenes/lies-inside.ts';
import { locationWords } from '../../engine/scenes/location-names.ts';
import { saysLight } from '../../engine/scenes/scene-light.ts';
import { isVehicle } from '../../engine/scenes/vehicles.ts';
import type { StoryPlace } from '../../story/production/place.ts';
import type { StoryScene } from '../../story/scene.ts';
import type { Story } from '../../story/story-graph.ts';
import { sceneFinder } from '../story-lookup.ts';

/** Lengths in eighths of a page; `days`, `nights` and `dusks` (dawns and evenings, too) count scenes whose own heading says so, or that time goes on; `unsaid` the rest. */
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
    const lit = (light: StoryScene['light']): number => scenes.filter((scene) => lightSaid(scene) === light).length;
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

const lightSaid = ({ light, timeOfDay, printed }: StoryScene): StoryScene['light'] =>
  saysLight({ timeOfDay, text: printed }) ? light : 'unsaid';

/** A name that only one place of the script can bear: no room alone, no vehicle, no road, and none whose words another name holds ('Highway' beside 'Highway 246', 'Space' beside 'Outer Space'). */
export function isOneOfAKind({ id, name }: PlaceUse, uses: readonly PlaceUse[]): boolean {
  const own = plainWords(name);
  const last = own.at(-1) ?? '';
  if (isRoomAlone(name) || isVehicle(own, true) || openGround.has(last) || openGround.has(`${last}S`)) return false;
  return uses.every((other) => {
    const words = plainWords(other.name);
    return other.id === id || !(own.every((word) => words.includes(word)) || words.every((word) => own.includes(word)));
  });
}
const plainWords = (name: string): string[] => locationWords(name).map((word) => word.replace(/(?<=.{3})S$/, ''));

/** So much of the script a place of one stretch lies within at most, and so many scenes and eighths it has at least. */
const stretchShare = 0.12;
const fewestScenes = 3;
const fewestEighths = 16;

/** Sets that are gone to again and again within a few pages and never after, the longest first. */
export const ofOneStretch = (uses: readonly PlaceUse[], pageCount: number): PlaceUse[] =>
  uses.filter(
    (use) =>
      use.scenes.length >= fewestScenes &&
      use.eighths >= fewestEighths &&
      use.lastPage - use.firstPage + 1 <= stretchShare * pageCount &&
      isOneOfAKind(use, uses),
  );

/** Long away: a place that comes back after so much of the script. */
const leastAway = 0.35;

/** Where the script returns after its longest absence to what it heads by the very same name, inside: the scenes before and after; null where none is long. */
export function longestAway(
  uses: readonly PlaceUse[],
  pageCount: number,
): { use: PlaceUse; before: StoryScene; after: StoryScene } | null {
  const gaps = uses.flatMap((use) =>
    use.scenes.slice(1).flatMap((after, at) => {
      const before = use.scenes[at];
      const isSame = before?.location === after.location && after.setting === 'INT' && before.setting === 'INT';
      return before && isSame && isOneOfAKind(use, uses) ? [{ use, before, after }] : [];
    }),
  );
  const away = ({ before, after }: (typeof gaps)[number]): number => after.page - before.lastPage;
  const [longest] = gaps.sort((a, b) => away(b) - away(a));
  return longest && away(longest) >= leastAway * pageCount ? longest : null;
}
